import { judged } from '@/lib/exams/authoring/marks'

/** Graphite conducts: what it has, and what this does. */
export const DELOCALISED = judged(
  'it has delocalised (free, mobile) electrons / one electron of each carbon atom is not in a bond',
  `
  FREE = free/freely/delocalised/delocalized/mobile/spare/sea/loose
  reject not FREE ... electron | electron ... not FREE | not electron
  accept FREE ...(no ion/layer/slide).. electron
  accept electron ...(no ion/layer/slide).. FREE
  accept electron ... not bond/bonded/used/shared
  accept one/1/fourth electron ... left/over/unused/unbonded
  unsure electron ... move/flow
  earns: it has delocalised electrons
  earns: there are free electrons in graphite
  earns: each atom has one delocallised electron
  misses: it has free ions
  misses: its layers can slide
  misses: it conducts well`,
)

export const ELECTRONS_MOVE = judged(
  'the electrons can move through the structure (and carry the charge)',
  `
  MOVE = move/flow/travel/mobile/pass/movement/moving
  reject ion/layer ... MOVE/carry/carries, without electron
  reject electron ... not MOVE/free | not MOVE electron
  accept electron ...(no layer).. MOVE
  accept MOVE ...(no layer/ion).. electron
  accept electron ... free/freely to MOVE
  accept electron ... carry/carries/conduct ... current/charge/electricity
  accept carry/carries ... current/charge
  unsure free/freely ... electron | electron ... free/freely | MOVE through/along/throughout
  earns: the electrons can move through the structure
  earns: electrons that flow between the layers
  earns: they carry the curent
  misses: the layers can move
  misses: it has three bonds
  misses: the ions carry the current`,
)

/** Graphite is a lubricant. */
export const WEAK_BETWEEN_LAYERS = judged(
  'weak forces between the layers',
  `
  WEAK = weak/weakly/weaker
  LAYER = layer/sheet/plane
  reject strong ... between ... LAYER, without WEAK
  reject not WEAK
  reject "weak covalent" | covalent bond between LAYER
  reject covalent bond in/inside/within LAYER ...(no between/but/and/strong).. WEAK
  accept WEAK ...(no strong).. between ... LAYER
  accept between ... LAYER ...(no strong).. WEAK
  unsure "weak layers" | LAYER are WEAK, without force/attraction/bond/held/hold/attract/join
  accept LAYER ...(no strong).. WEAK
  accept WEAK ...(no covalent/strong).. LAYER
  reject covalent ... WEAK | WEAK ... covalent
  unsure WEAK force/attraction/bond | WEAK intermolecular
  earns: there are weak forces between the layers
  earns: its layers are held together weakly
  earns: the forces betwen the layers are week, so weak layers
  misses: its covalent bonds are weak
  misses: weak covalent bonds join the layers
  misses: it is soft
  misses: it is made of hexagons`,
)

export const LAYERS_SLIDE = judged(
  'the layers slide over each other',
  `
  LAYER = layer/sheet/plane
  SLIDE = slide/slides/slid/slip/glide/move/shift
  reject LAYER ... not SLIDE
  reject atom/molecule/electron/ion ...(no layer/sheet).. SLIDE, without LAYER
  unsure electron/ion SLIDE
  accept LAYER ...(no electron).. SLIDE
  accept SLIDE ...(no electron).. LAYER
  accept slide/slides/slip/glide over
  unsure SLIDE | LAYER ... rub/come off
  earns: the layers slide over each other
  earns: the sheets can slip past each other
  earns: so the laiers slide
  misses: it has layers of hexagons
  misses: the atoms move about
  misses: weak forces between the layers`,
)

/** The structure of silicon(IV) oxide. */
export const SILICON_FOUR = judged(
  'each silicon atom is bonded to four oxygen atoms',
  `
  SI = silicon/si
  OX = oxygen/o
  FOUR = four/4
  TWO = two/2
  JOIN = bond/bonded/join/joined/attach/attached/connect/connected/surround/surrounded/link/linked/covalent
  reject OX ...(no TWO/SI).. FOUR ...(no TWO/OX).. SI
  accept SI ...(no TWO/OX).. FOUR ...(no TWO/SI).. OX
  accept FOUR ...(no TWO/SI).. OX ...(no TWO/OX).. SI
  unsure SI ... FOUR | FOUR ... OX
  earns: each silicon atom is bonded to four oxygen atoms
  earns: four oxygen atoms are joined to each silicon
  earns: every silcon is bonded to 4 oxygens
  misses: each oxygen is bonded to two silicon atoms
  misses: it is a giant covalent structure
  misses: each silicon is bonded to two oxygen atoms`,
)

export const OXYGEN_TWO = judged(
  'each oxygen atom is bonded to two silicon atoms',
  `
  SI = silicon/si
  OX = oxygen/o
  FOUR = four/4
  TWO = two/2
  reject SI ...(no FOUR/OX).. TWO ...(no FOUR/SI).. OX
  accept OX ...(no FOUR/SI).. TWO ...(no FOUR/OX).. SI
  accept TWO ...(no FOUR/OX).. SI ...(no FOUR/SI).. OX
  accept OX ...(no FOUR).. TWO bond/other
  unsure OX between ... SI
  unsure TWO
  earns: each oxygen atom is bonded to two silicon atoms
  earns: two silicon atoms are joined to each oxygen
  earns: each silicon has four oxygens and every oxigen has 2 silicons
  misses: each silicon atom is bonded to four oxygen atoms
  misses: each silicon is bonded to two oxygen atoms
  misses: it is a giant structure`,
)

/** Why a giant covalent structure melts at a very high temperature. */
export const STRONG_COVALENT = judged(
  '(many) strong covalent bonds (between the atoms)',
  `
  STRONG = strong/strongly/stronger
  MANY = many/lots/lot/numerous
  reject intermolecular | between molecule | ionic/ion/metallic
  reject covalent ... weak | weak ... covalent
  reject not STRONG
  accept STRONG ...(no force).. covalent
  accept covalent ... STRONG
  accept STRONG bond ... between/of/in ... atom/silicon/carbon/oxygen
  unsure covalent | STRONG bond | giant
  earns: it has many strong covalent bonds
  earns: the covalent bonds are strong
  earns: a lot of covelent bonds which are strong
  misses: it has strong intermolecular forces
  misses: it has strong ionic bonds
  misses: a lot of energy is needed`,
)
