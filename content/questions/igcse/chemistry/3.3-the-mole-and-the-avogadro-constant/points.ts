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
  SALT = salt/crystal/crystals/sulfate/solid/product/solution/some/substance
  STAY = stay/remain/left/leave/leaves/dissolved/stuck/stick
  LOST = lose/lost/loss/spill/spilt/spilled/splash/spit
  reject evaporate/evaporated/boil/boiled, without STAY, without LOST
  reject not LOST | not STAY
  reject water ... LOST, without SALT
  reject gas ... LOST/escape | LOST ... gas
  accept SALT ... STAY ... solution/dissolved/filtrate/water/liquid
  accept SALT ... STAY ... paper/filter/beaker/dish/apparatus/container/basin/flask/equipment
  accept paper/filter/beaker/dish/apparatus/container/basin/flask/equipment ... STAY
  accept SALT ... LOST | LOST ... SALT
  accept LOST ... during/when/by/while/in ... filter/filtration/filtering/transfer/wash/washing/drying/crystallisation
  accept not all/every ... crystallise/crystallised/crystallize/crystals/react/reacted
  accept crystallisation/reaction ... incomplete | incomplete ... reaction/crystallisation
  accept reaction ... not complete/completed/finish/finished
  accept some ... dissolve/dissolved ... wash/washing/water
  unsure transfer/filter/wash/washing | STAY | LOST | incomplete
  earns: some of the salt stays dissolved in the solution
  earns: crystals are lost when they are filtered
  earns: some stuck to the filter paper
  earns: some of the salt stays disolved in the water
  earns: not all of the salt crystalised, incomplet crystallisation
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
