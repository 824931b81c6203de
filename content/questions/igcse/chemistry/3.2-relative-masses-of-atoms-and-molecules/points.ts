import { judged } from '@/lib/exams/authoring/marks'

/** What is meant by relative atomic mass. */
export const ATOMIC_MASS = [
  judged(
    'average mass of (the isotopes / atoms of) an element',
    `
    MEAN = average/mean/averaged/weighted
    reject not MEAN
    reject average number
    accept MEAN ... mass/weight
    accept mass/weight ... MEAN
    unsure MEAN | mass ... isotope/atom
    earns: the average mass of the isotopes of an element
    earns: the mean mass of its atoms
    earns: the avarage mass of an atom of the element
    misses: the number of protons and neutrons
    misses: compared to one twelfth of carbon-12
    misses: the average number of neutrons`,
  ),
  judged(
    'compared to 1/12 of the mass of an atom of carbon-12',
    `
    TWELFTH = twelfth/twelve/12th/1/12
    CARBON = carbon/c12/c
    reject hydrogen, without carbon
    reject mole/moles
    reject "carbon-13" | "carbon 13" | "c-13" | "carbon-14" | "carbon 14"
    accept twelfth/12th ... CARBON
    accept CARBON ... twelfth/12th
    accept "1/12" ... CARBON
    accept CARBON ... "1/12"
    accept one over twelve ... CARBON
    unsure carbon | twelfth/12th
    earns: compared to one twelfth of the mass of an atom of carbon-12
    earns: relative to 1/12 of a carbon-12 atom
    earns: compared with a twelvth of carbon-12
    misses: the average mass of the isotopes
    misses: compared to hydrogen
    misses: the mass of one mole in grams`,
  ),
]

/** Why the mass no longer falls. */
export const ALL_WATER_GONE = judged(
  'all the water (of crystallisation) has been driven off / no water is left',
  `
  GONE = gone/lose/lost/evaporate/remove/leave/leaves/left/escape/boil/drive/driven/release
  reject not all/every
  reject not GONE ... water, without left/remain
  reject water/steam start/begin to
  accept all/whole/entire/every/completely/totally/fully ... water/steam/moisture ... GONE
  accept all/whole/every ... GONE ... water
  accept water ... completely/totally/fully/all ... GONE
  accept not water
  accept not more water
  accept not further water
  accept lose/lost ... all ... water
  accept only ... salt/anhydrous
  accept only ... sulfate ... left/remain/stay
  accept anhydrous/dehydrated/dry
  unsure nothing/only ... left/remain
  unsure water | GONE | finish/complete/over
  earns: all the water has been driven off
  earns: there is no water left
  earns: all of the watter has evaporated
  misses: the temperature is constant
  misses: the salt has melted
  misses: the burner is turned off`,
)

/** Why a metal becomes heavier. */
export const OXYGEN_COMBINES = [
  judged(
    'oxygen (from the air) combines / reacts with the metal',
    `
    JOIN = combine/react/add/added/join/bond/gain/take/absorb/burn/attach/pick
    reject not JOIN ... oxygen
    reject oxygen lost/lose/escape/released
    reject lose/loses/lost oxygen
    reject take ... oxygen away/off | oxygen ... taken away/off
    accept oxygen ... JOIN
    accept JOIN ... oxygen
    accept oxygen ... form ... oxide
    accept "oxidised" | "oxidized" | "oxidation"
    unsure oxygen | oxide | react/combine ... air
    earns: oxygen from the air combines with the metal
    earns: the metal reacts with oxygen
    earns: it gains oxigen when it is heated
    misses: the metal expands
    misses: smoke escapes
    misses: the metal becomes a powder`,
  ),
  judged(
    'the mass of the oxygen is added / the oxide contains the mass of metal and oxygen',
    `
    MASS = mass/weight/weigh/heavy/heavier
    METAL = metal/magnesium/copper/calcium
    MORE = greater/more/bigger/higher/larger
    reject lose/loses/lost ... MASS
    accept oxygen/they has/have/with ... MASS
    accept MASS ... of ... oxygen ... part/add/added/include/gain/join/combine, without MORE
    accept oxygen ... MASS ... too/also
    accept oxygen ... add/increase/contribute ... MASS
    accept add/extra/additional ... MASS ...(no metal).. oxygen
    accept MASS ... METAL ... plus/and/added ... oxygen, without MORE
    accept MASS ... METAL ... MASS ... oxygen, without MORE
    accept METAL plus/and oxygen ... MASS
    unsure MASS ... oxygen | oxygen ... MASS | conserved/conservation
    unsure react/combine/join/gain ... oxygen ... MASS
    earns: the mass of the oxygen is added
    earns: the oxygen has mass too
    earns: the mass of the oxide is the mass of metal and oxygin together
    misses: the metal reacts with oxygen
    misses: the metal becomes a powder
    misses: it is because the metal is hot
    misses: its mass increases`,
  ),
]

/** Why the reading of an open flask falls. */
export const GAS_LEAVES = [
  judged(
    'carbon dioxide / a gas is formed',
    `
    GAS = gas/gases/dioxide/co2/c02/carbondioxide
    reject not GAS
    reject hydrogen/oxygen/monoxide/steam/vapour, without dioxide/co2
    accept GAS
    unsure bubble/fizz
    earns: carbon dioxide is given off
    earns: a gas is formed in the reaction
    earns: because CO2 gass is produced
    misses: the acid is used up
    misses: water evaporates from the flask
    misses: the solid dissolves`,
  ),
  judged(
    'it escapes from the (open) flask',
    `
    OUT = escape/leave/leaves/lost/lose/released/release/away/air/atmosphere/surroundings
    reject not OUT
    reject water/acid/steam/vapour ... OUT, without gas/dioxide/co2
    accept gas/dioxide/co2/c02/carbondioxide/it ... OUT
    accept OUT ... gas/dioxide/co2/c02/carbondioxide
    accept leave/leaves/escape ... flask
    unsure OUT | flask open | gas/dioxide/co2/it ... off/out/evolved | off/out/evolved ... gas/dioxide/co2
    earns: the gas escapes from the flask
    earns: carbon dioxide is lost to the air
    earns: it escpes through the open top
    misses: a gas is made
    misses: the acid is used up
    misses: the solid becomes smaller`,
  ),
]
