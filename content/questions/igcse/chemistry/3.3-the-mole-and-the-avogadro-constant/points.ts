import { judged } from '@/lib/exams/authoring/marks'

/** Why the acid is in excess. */
export const ALL_REACTS = judged(
  'so that all of the carbonate reacts (the carbonate is limiting)',
  `
  SOLID = carbonate/solid/sample/it/limestone/chalk/magnesite/calamine/calcium/magnesium/zinc
  DONE = react/reacts/reacted/dissolve/dissolves/use/used/neutralise/neutralised
  reject "all the acid" | "all of the acid" | "all acid" | "the whole acid"
  reject acid ...(no SOLID).. completely/fully DONE
  reject acid ...(no SOLID).. DONE ...(no SOLID).. completely/fully/up
  accept acid, not run
  accept acid ... not limiting/limit
  reject SOLID ... not DONE, without left/remain/none
  reject acid ...(no carbonate/solid/sample/limestone/chalk/not).. limiting | SOLID ...(no acid).. excess
  accept SOLID ... limiting
  accept limiting ... SOLID, without acid
  accept all/whole/entire/every ... SOLID ... DONE
  accept SOLID ... completely/fully/all/totally/entirely ... DONE
  accept SOLID ... DONE ... completely/fully/all/totally/entirely/up
  accept DONE ... all/whole/entire ... SOLID
  accept complete reaction ... SOLID
  accept not SOLID ... left/remain/unreacted
  accept not SOLID left | not unreacted SOLID
  accept bit/part/piece ... SOLID ... DONE, every/each
  reject impurity
  unsure complete/completely/all ... reaction/react
  unsure all/whole/entire/completely/limiting/unreacted/left
  earns: so that all the carbonate reacts
  earns: to make sure the solid is completely used up
  earns: so no carbonate is left over
  earns: so that all of the carbonte reacts, carbonnate used up completely
  misses: so that all the acid reacts
  misses: to make the reaction faster
  misses: because the acid is dangerous`,
)

/** Why less is obtained than in theory. */
export const LESS_OBTAINED = judged(
  'some of the salt stays in the solution / crystals are lost (on the filter paper, on transfer, when washed) / the reaction is not complete',
  `
  SALT = salt/crystal/crystals/sulfate/solid/product
  PART = some/part/bit/little/amount
  STAY = stay/remain/left/leave/leaves/stuck/stick/still
  LOST = lose/lost/loss/spill/spilt/spilled/splash/spit/spat
  WHERE = paper/filter/beaker/dish/apparatus/container/basin/flask/equipment/funnel/tube
  reject evaporate/evaporated/boil/boiled, without STAY, without LOST
  reject not LOST | not STAY
  reject "left to" | "leave to", without LOST
  reject water ... LOST, without SALT
  reject "lost water" | "lose water" | "loses water" | water LOST
  reject acid/water/impurity ...(no SALT/filtrate/PART).. STAY, without LOST
  reject gas ... LOST/escape | LOST ... gas
  unsure oxide/acid ... STAY/unreacted
  accept SALT ...(no dry).. STAY ...(no dry).. solution/dissolved/filtrate/water/liquid/liquor
  accept SALT ...(no dry).. STAY ...(no dry).. WHERE
  accept PART ...(no acid/oxide/water/impurity).. STAY ... dissolved/solution/filtrate/liquor/WHERE
  accept WHERE ... STAY, without oxide/acid/water/impurity/dry
  accept SALT ... LOST | LOST ... SALT
  accept PART ...(no acid/oxide/water/impurity/gas).. LOST
  accept solution ... LOST | LOST ... solution
  accept LOST ... during/when/by/while/in ... filter/filtration/filtering/transfer/wash/washing/drying/crystallisation
  accept not all/every ... SALT ... out
  accept SALT ... washed away
  accept not all/every ... crystallise/crystallised/crystallize/crystals/react/reacted
  accept not fully/completely/totally react/reacted/crystallise/crystallised
  accept crystallisation/reaction ... incomplete | incomplete ... reaction/crystallisation
  accept reaction ... not complete/completed/completion/finish/finished
  accept PART ... dissolve/dissolved ... wash/washing/rinse/rinsing/rinsed/washed
  unsure transfer/filter/wash/washing | STAY | LOST | incomplete | PART ... dissolved | SALT ... fall/fell
  earns: some of the salt stays dissolved in the solution
  earns: crystals are lost when they are filtered
  earns: some stuck to the filter paper
  earns: some of the salt stays disolved in the water
  earns: not all of the salt crystalised, incomplet crystallisation
  misses: the salt was dissolved in water
  misses: the solution was left to cool
  misses: the balance was wrong
  misses: water is lost by evaporation
  misses: a catalyst was not used`,
)

/** Why a second measurement is needed for the molecular formula. */
export const RATIO_ONLY = judged(
  'the percentages give only the (simplest) ratio of the atoms / many molecules have the same empirical formula',
  `
  ONLY = only/just/merely/simply
  SIMPLE = simplest/empirical/lowest/smallest
  MANY = many/lots/several/different/other/more/multiple/multiples/various
  reject not ratio
  accept ratio, not number/amount/formula/molecule/molecular
  accept ONLY ... ratio/proportion
  accept relative number
  accept SIMPLE ... ratio
  accept ratio/proportion ... atom/atoms/element
  accept ONLY ... SIMPLE
  accept give/gives/show/shows/find/tell/tells ... empirical
  accept not actual/exact/real/true number/atom
  accept not tell/show/give ... number/many ... atom
  accept MANY ...(no isotope).. same ... empirical/percentage/ratio/composition
  accept same ... empirical/percentage/ratio/composition ... MANY
  accept multiple/multiples ... empirical
  accept have same percentage/percentages/composition/ratio
  accept more than one ... molecule/compound/formula
  reject give/gives/show/shows/tell/tells ...(no never/not).. actual/exact/real/true number
  unsure mr | molar mass | relative mass
  unsure ratio/proportion/empirical | actual number | MANY ... formula
  earns: the percentages give only the ratio of the atoms
  earns: they only give the empirical formula
  earns: different molecules can have the same percentages
  earns: it shows the simplest ratioo but not the actual number of atoms
  misses: percentages are not accurate
  misses: the mass is needed
  misses: the elements are not known`,
)
