import { judged } from '@/lib/exams/authoring/marks'

/** What a hydrocarbon is. */
export const HYDROCARBON = [
  judged(
    'contains hydrogen and carbon',
    `
    accept hydrogen/h, carbon/c/carbons, no oxygen
    reject oxygen/nitrogen/chlorine
    reject mixture of hydrogen
    reject carbon dioxide
    accept hydrogen/h, carbon/c/carbons
    unsure hydrogen | carbon
    earns: a compound that contains hydrogen and carbon only
    earns: it is made of carbon and hydrogen atoms
    earns: molecules with C and H
    earns: a substance with carbn and hydrogn
    misses: a fuel that burns
    misses: it contains hydrogen, carbon and oxygen
    misses: a compound in petroleum`,
  ),
  judged(
    'only / no other elements',
    `
    OTHER = other/another/else/more
    reject not only
    unsure no oxygen
    reject oxygen/nitrogen/chlorine
    accept only/just/solely/purely/exclusively/nothing/alone/entirely, hydrogen/h
    accept nothing else
    accept no OTHER
    accept not anything OTHER
    accept two elements
    earns: a compound that contains hydrogen and carbon only
    earns: it has hydrogen and carbon and no other elements
    earns: made of just carbon and hydrogen
    earns: hydrogen and carbon and nothing els, nothinng else
    misses: it contains hydrogen and carbon
    misses: a compound of carbon and hydrogen
    misses: a fuel that is made of carbon only
    misses: it is a fuel`,
  ),
]

const VAPOUR =
  'VAPOUR = vapour/vapours/vapor/gas/gases/vaporised/vaporise/vaporized/evaporate/evaporated/evaporates/boil/boils/boiled'

/** How the column separates petroleum. */
export const IN_THE_COLUMN = [
  judged(
    'petroleum is heated / vaporised',
    `
    ${VAPOUR}
    reject burned/burnt/burn/combust/combusted
    reject cracked/cracking
    accept heat/heated/heating
    accept vaporised/vaporise/vaporized/evaporated/evaporate/evaporates/boiled
    accept VAPOUR, without condense | condenses | condensed
    accept VAPOUR ... rise/rises/up/enter/enters
    accept become/becomes/turn/turns/turned/into VAPOUR
    accept hot petroleum | hot oil
    unsure VAPOUR/hot/boiling
    earns: the petroleum is heated
    earns: it is turned into vapour
    earns: petroleum evaporates and the gases go up
    earns: the crude oil is evaperated
    misses: the petroleum is burned
    misses: it is put in the column
    misses: it is filtered`,
  ),
  judged(
    'vapours rise and condense at different levels (temperatures)',
    `
    LEVEL = level/levels/height/heights/place/places/part/parts/point/points/temperature/temperatures/position/positions/tray/trays/stage/stages/section/sections/top/bottom/outlet/cool/cooler
    LIQUID = condense/condenses/condensed/condensing/liquefy/liquefies
    reject same LEVEL
    reject LIQUID in/inside condenser, without level | levels | height | heights | different
    accept LIQUID ... LEVEL
    accept different/LEVEL ... LIQUID
    accept turn/turns/become/becomes/change/changes ...(no gas/vapour/vapours/gases).. liquid/liquids ... LEVEL
    accept different/own LEVEL ... turn/turns/become/becomes ... liquid/liquids
    accept rise/rises ... cool/cools ... LIQUID
    unsure LIQUID/LEVEL/liquid
    earns: the vapours rise and condense at different heights
    earns: each fraction condenses where it is cool enough
    earns: the gases condense at different temperatures
    earns: they condens at difrent levels
    misses: the petroleum is heated
    misses: all fractions condense at the same level
    misses: the fractions have different uses`,
  ),
]

/** How the boiling point depends on the chain. */
export const LONGER_HIGHER = judged(
  'boiling point increases as the number of carbon atoms (chain length) increases',
  `
  UP = increase/increases/increasing/higher/rise/rises/rising/greater/more/larger/up/bigger/grows/longer/high
  DOWN = decrease/decreases/decreasing/lower/fall/falls/less/fewer/down/smaller/reduce/reduces/shorter/drop/drops/low
  BOIL = boil/boiling/boils/bp/temperature/it
  CHAIN = carbon/carbons/chain/chains/atom/atoms/molecule/molecules/number/length
  reject not UP
  reject UP ...(no DOWN).. DOWN ...(no UP/DOWN).. BOIL, without vice
  reject BOIL ...(no UP/CHAIN).. DOWN ...(no DOWN).. UP
  reject UP CHAIN ...(no UP).. DOWN
  reject CHAIN UP ...(no UP).. DOWN
  reject DOWN ...(no DOWN/UP).. UP
  accept UP ... UP
  accept DOWN ... DOWN
  accept positive correlation
  accept UP with CHAIN
  unsure UP/DOWN/proportional
  earns: the boiling point increases as the number of carbon atoms increases
  earns: the more carbon atoms, the higher the boiling point
  earns: shorter chains have lower boiling points
  earns: it increeses when there are more carbon atoms
  misses: the boiling point decreases as the number of carbon atoms increases
  misses: longer chains have a lower boiling point
  misses: the boiling point is different`,
)
