import { judged } from '@/lib/exams/authoring/marks'

export const REPRODUCE_FAST = judged(
  'bacteria reproduce rapidly',
  `
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/speedy
  GROW = reproduce/reproduction/divide/division/multiply/grow/growth/double/breed/replicate
  reject slow/slower/slowly, GROW, without FAST
  reject not GROW
  accept GROW ... FAST
  accept FAST GROW
  accept FAST rate/speed ... GROW
  accept GROW ... short time
  accept short time ... GROW
  accept short generation/doubling
  accept GROW ... minute
  accept high rate ... GROW
  unsure GROW | FAST
  earns: they reproduce rapidly
  earns: bacteria can divide very quickly
  earns: their number doubles every 20 minutes
  earns: they have a fast rate of reprodduction
  misses: they have plasmids
  misses: bacteria reproduce slowly
  misses: they need little space`,
)

export const COMPLEX_MOLECULES = judged(
  'bacteria can make complex molecules (proteins)',
  `
  MAKE = make/produce/synthesise/synthesize/form/manufacture/create/build/production
  reject not MAKE
  accept MAKE ... complex
  accept complex ... MAKE
  accept MAKE complicated molecule/substance
  accept MAKE ... protein
  accept protein ... MAKE/synthesis
  accept same genetic code
  unsure MAKE ... molecule/hormone/enzyme/insulin/substance
  unsure complex/ribosome
  earns: they can make complex molecules
  earns: bacteria are able to produce complex substances
  earns: they can synthesise proteins
  earns: they can make complecks molecules, complexx molecules are made by them
  misses: they reproduce quickly
  misses: they cannot make complex molecules
  misses: they are very small`,
)

export const CHEAP = judged(
  'bacteria are cheap / easy to grow (simple food, little space)',
  `
  NEED = food/nutrient/need/requirement/condition/diet/medium
  reject not cheap
  reject expensive, without less/not/than
  accept cheap/cheaper/cheaply/inexpensive
  accept low/lower/less/little cost
  accept not cost
  accept cost ... less/little/low/lower
  accept simple/few/basic ... NEED
  accept easy/easier/easily/simple ... grow/keep/culture/control/handle/maintain
  accept little/less/small/fewer ... space/room/area/land
  accept less/fewer/little NEED
  unsure easy/easier/simple/space/cost
  earns: they are cheap to grow
  earns: they only need simple nutrients
  earns: they need less space
  earns: they are eassy to grow
  misses: they have plasmids
  misses: they are expensive to grow
  misses: they make many molecules`,
)

export const MUCH_PRODUCT = judged(
  'so a large amount of product is made in a short time',
  `
  MUCH = large/lot/lots/much/many/more/great/big/huge/mass/plenty
  WHAT = product/hormone/insulin/protein/enzyme/vitamin/amount/quantity/yield/medicine/drug
  FAST = fast/faster/quick/quicker/quickly/rapid/rapidly/short/soon
  reject less/little/small ... product
  unsure MUCH ... WHAT, easy/easier/easily/need/require/different/ethical/cheap/cheaper/difficult
  accept MUCH ... WHAT
  accept WHAT ... large/lots/huge/plenty/more/mass
  accept WHAT, made/make/produce ... FAST
  accept WHAT ... FAST
  accept each/all/every ... make/produce
  unsure product/amount/MUCH
  earns: so a large amount of the hormone is made
  earns: more product can be made in a short time
  earns: lots of protein is produced quickly
  earns: large amounts of prodduct are made
  misses: they reproduce by dividing
  misses: they have no nucleus
  misses: so it is ethical`,
)

export const PLASMID_REMOVED = judged(
  'plasmids can easily be removed / altered / have a gene put in',
  `
  CHANGE = remove/extract/isolate/cut/open/alter/change/modify/edit/manipulate
  PUT = insert/add/put/place/join/introduce
  reject not CHANGE
  accept plasmid/they/it, take/taken out/from
  accept plasmid ... CHANGE
  accept CHANGE ... plasmid
  accept gene/dna, PUT/CHANGE, into/in/to plasmid/it/them
  accept gene/dna ... PUT plasmid
  accept plasmid, gene/dna, PUT ... in/into it/them
  accept they/it, easy/easily, CHANGE
  unsure CHANGE/PUT ... gene
  unsure plasmid
  earns: plasmids are easily removed from the cell
  earns: a gene can be inserted into a plasmid
  earns: they are easy to change
  earns: the plazmid is easy to alter
  misses: bacteria reproduce quickly
  misses: plasmids cannot be removed
  misses: they are small and cheap`,
)

export const PLASMID_CARRIES = judged(
  'plasmids carry the gene into bacteria (and are copied when they divide)',
  `
  CARRY = carry/transfer/transport/bring/move/deliver/vector/transmit
  reject not CARRY
  accept CARRY ... gene/dna/information
  accept gene/dna ... CARRY
  accept vector
  accept plasmid/gene/it/they/dna ... put/insert/return/place/taken ...(no plasmid).. back/into/in ...(no plasmid).. bacterium/bacteria/cell
  accept put/return/insert/go ... back
  accept plasmid/gene ... copy/copied/replicate/pass
  accept pass ... gene ... cell/bacteria
  unsure gene/back/copy
  earns: the plasmid carries the gene into the bacterium
  earns: it can be put back into a bacterium
  earns: they act as a vector
  earns: it trannsfers the gene to the bacterium
  misses: bacteria divide quickly
  misses: plasmids are rings
  misses: bacteria have no nucleus`,
)

export const CANNOT_SUFFER = judged(
  'bacteria do not feel pain (have no nervous system) / people do not object',
  `
  reject bacteria feel/suffer
  unsure bacteria not harm/hurt
  accept not feel/suffer/hurt/sentient/conscious
  accept not pain/nervous/brain/nerve/suffering/feeling/emotion
  accept not cause ... suffering/pain
  accept animal/cow/sheep/pig/goat ... feel/suffer/pain/hurt/harm/kill/welfare
  accept not harm/kill ... animal
  accept not animal ... harm/kill/suffer
  accept few/fewer/less people ... object/mind/care/concern/worry
  accept people ... not object/mind/care/worry
  unsure object/cruel/cruelty/right/wrong/pain/living/animal/sheep/pig/goat/cow
  earns: bacteria cannot feel pain
  earns: they have no nervous system
  earns: animals can suffer
  earns: bacteria do not suffur
  misses: they reproduce quickly
  misses: they are cheap to grow
  misses: they have plasmids`,
)
