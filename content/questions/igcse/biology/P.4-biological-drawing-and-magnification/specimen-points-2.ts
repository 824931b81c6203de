import { FRUITS, type Fruit } from '@/content/figures/igcse/biology/practical-skills-drawing-a'
import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'
import { contrast, onlyOneHas } from './points'

/** Points about the animals and fruits of this folder, and about the tests beside them. */

export const OF_BOTH_ANIMALS = judged(
  'jointed legs / body divided into parts (segments) / left and right side alike / a hard outer layer',
  `
  reject wing, without joint/jointed/segmented/symmetrical
  reject not jointed/segmented
  reject (two/three/four/2/3/4) ... (body/bodies) ... part | (two/three/four/2/3/4) ... part | both ... antenna*, without joint/segment
  accept (joint/jointed/joints) ... (leg/limb/appendage) | (leg/limb/appendage) ... (joint/jointed/joints/bend/bent)
  accept segmented/segment | symmetrical/symmetry/symmetric | exoskeleton | (body/bodies) ... (divided/parts/sections) | (hard/outer) ... (skeleton/layer/shell)
  accept (side/left/right) ... (same/alike/identical) | same ... left ... right
  accept (leg/limb) ... (both sides) | eye/eyes
  unsure leg/limb/body/joint/head/abdomen
  earns: both have jointed legs
  earns: their bodies are segmented
  earns: the body is symmetrical
  earns: both have joynted legs
  earns: the legs have joints
  earns: both have eyes
  misses: both have wings
  misses: both have antennae
  misses: they are small animals`,
)

export const KEPT_IN_CHAMBER = judged(
  'light (intensity) / temperature / size of the halves / surface (floor)',
  `
  reject (moisture/humidity/humid/damp/dampness/water), without light/temperature/size/surface/floor/brightness/heat
  accept light/brightness/temperature/dark/darkness/heat/warmth/illumination
  accept (size/area/volume/space/shape/length) ... (half/halves/chamber/side/part/floor) | (half/halves/chamber/side) ... (size/area/volume/space)
  accept surface/floor/smell/food/noise
  unsure size/area/volume/space/air/oxygen/colour/soil/material/ground
  earns: the light intensity
  earns: temperature
  earns: the size of the two halves
  earns: temperture
  misses: the humidity
  misses: the number of woodlice
  misses: the species of woodlouse`,
)

export const MORE_VITAMIN_C = (rich: string, poor: string): MarkPoint =>
  judged(
    `fruit ${rich} (has the higher concentration)`,
    `
  RICH = ${rich.toLowerCase()}
  POOR = ${poor.toLowerCase()}
  MORE = more/most/higher/highest/greater/greatest/high/rich/richer/lots/stronger
  LESS = less/lower/lowest/least/little/weaker
  DROPS = drop
  reject POOR ...(no RICH/DROPS/than).. MORE ...(no DROPS).. (vitamin/concentration/concentrated/c)
  reject RICH ...(no POOR/DROPS/than).. LESS ...(no DROPS).. (vitamin/concentration/concentrated/c)
  reject (POOR (because/since/as)), without MORE/LESS
  accept RICH ...(no POOR/DROPS).. MORE ...(no DROPS).. (vitamin/concentration/concentrated/c)
  accept POOR ...(no RICH/DROPS).. LESS ...(no DROPS).. (vitamin/concentration/concentrated/c)
  accept (vitamin/concentration/concentrated) ...(no POOR/than).. RICH
  reject (POOR, because/since/as/needs/fewer), without RICH
  accept RICH because/since/as
  accept RICH, without POOR
  unsure RICH
  earns: ${rich} has the higher concentration of vitamin C
  earns: juice ${rich} contains more vitamin C than juice ${poor}
  earns: it is ${rich}
  earns: ${rich} has a higher concentraton of vitamin C
  misses: ${poor} has the higher concentration of vitamin C
  misses: ${poor} because it needs fewer drops
  misses: both are the same`,
  )

export const FEWER_DROPS = (rich: string, poor: string): MarkPoint =>
  judged(
    'fewer drops (less juice) are needed to remove the colour of the same amount of DCPIP',
    `
  RICH = ${rich.toLowerCase()}
  POOR = ${poor.toLowerCase()}
  FEW = fewer/less/fewest/least/smaller/lower/few/lowest
  MANY = more/most/higher/larger/greater
  JUICE = drop/juice/volume/amount/number/mean/average
  reject POOR (because/since/as), without RICH
  accept POOR ...(no RICH).. (less/lower/least/lowest) ... (because/since/as) ...(no RICH).. MANY ... (drop/juice/volume)
  reject POOR ...(no RICH/than).. FEW ...(no vitamin/concentration/MANY).. drop
  reject POOR ...(no RICH/than).. drop ...(no RICH/MANY).. FEW
  reject RICH ...(no POOR/than/vitamin/concentration).. MANY ...(no vitamin/concentration/POOR).. drop
  accept FEW ...(no vitamin/concentration).. JUICE
  accept JUICE ...(no vitamin/concentration).. FEW
  accept POOR ...(no RICH/vitamin/concentration).. MANY ...(no vitamin/concentration).. drop
  accept MANY ...(no vitamin/concentration).. drop ...(no RICH).. POOR
  accept (only/just) ... drop
  accept other ... MANY ... (drop/juice)
  reject MANY ...(no vitamin/concentration).. drop
  unsure drop
  earns: because fewer drops are needed
  earns: less juice was used to remove the colour
  earns: the mean number of drops is lower
  earns: more drops of ${poor} are needed
  earns: ${poor} has a lower concentration because more drops were needed
  earns: fewer drps of it, fewer drops decolourise the DCPIP
  earns: fewwer drops are needed
  misses: because more drops were needed
  misses: ${rich} needs more drops
  misses: ${poor} has more since its mean number of drops is lower
  misses: it tastes sour
  misses: the DCPIP is blue`,
  )

type Named = readonly [letter: string, kind: Fruit]

const named = ([letter, kind]: Named) => `${letter.toLowerCase()}/${kind}`

const THICK: Record<Fruit, boolean> = { tomato: true, orange: true, apple: false, cucumber: false }
const IN_MIDDLE: Record<Fruit, boolean> = { tomato: false, orange: true, apple: true, cucumber: false }

const NUMBERS: Record<number, string> = { 4: 'four', 5: 'five', 12: 'twelve', 18: 'eighteen' }

const counted = (kind: Fruit) => `${FRUITS[kind].seeds}/${NUMBERS[FRUITS[kind].seeds]}`

function seeds(many: Named, few: Named): MarkPoint {
  const [[m], [f]] = [many, few]
  return contrast({
    text: `${m} has more seeds than ${f}`,
    thing: 'seed/pip',
    one: { named: named(many), is: `more/many/lots/${counted(many[1])}/numerous/most` },
    other: { named: named(few), is: `fewer/few/less/${counted(few[1])}/fewest` },
    earns: [
      `${m} has more seeds than ${f}`,
      `there are many seeds in ${m} but few seeds in ${f}`,
      `${f} has fewwer seeds than ${m}`,
    ],
    misses: [`${f} has more seeds than ${m}`, 'both have seeds', `${m} is larger than ${f}`],
  })
}

function thickness(thick: Named, thin: Named): MarkPoint {
  const [[k], [n]] = [thick, thin]
  return contrast({
    text: `the outer layer of ${k} is thicker than that of ${n}`,
    thing: 'layer/wall/skin/rind/peel/edge/outside/coat/border',
    one: { named: named(thick), is: 'thick/thicker/wide/wider/thickest/broader/broad' },
    other: { named: named(thin), is: 'thin/thinner/narrow/narrower/thinnest' },
    earns: [
      `${k} has a thicker wall than ${n}`,
      `the skin of ${n} is thin but the rind of ${k} is thick`,
      `${k} has a thick outer layer, while the outer laier or skin of ${n} is thin`,
    ],
    misses: [`${n} has a thicker wall than ${k}`, 'both have a skin', `${k} is larger than ${n}`],
  })
}

function position(inner: Named, outer: Named): MarkPoint {
  const [[i], [o]] = [inner, outer]
  return contrast({
    text: `the seeds of ${i} are near the centre, those of ${o} further out (in a ring)`,
    thing: 'seed/pip',
    one: { named: named(inner), is: 'centre/center/middle/central/core/star' },
    other: {
      named: named(outer),
      is: 'ring/circle/around/spread/scattered/outer/outwards/outside/further/farther/edge/away/row/group/apart',
    },
    earns: [
      `the seeds of ${i} are in the middle but the seeds of ${o} are in a ring`,
      `${i} has seeds near the centre and ${o} has seeds further out`,
      `in ${i} the seeds are in the middel, in ${o} they are spread around`,
    ],
    misses: [
      `the seeds of ${o} are in the middle and those of ${i} in a ring`,
      'both have seeds',
      `${i} is larger than ${o}`,
    ],
  })
}

const PARTS = 'space/chamber/segment/part/hole/cavity/compartment/section/piece'

function partsOf(large: Named, small: Named): MarkPoint {
  const [[l], [s]] = [large, small]
  return contrast({
    text: `the parts in ${l} are large, those in ${s} small`,
    thing: PARTS,
    one: { named: named(large), is: 'large/larger/big/bigger/wide/wider/huge' },
    other: { named: named(small), is: 'small/smaller/tiny/little/narrow/narrower' },
    earns: [
      `the spaces in ${l} are large but the spaces in ${s} are small`,
      `${s} has smaller chambers than ${l}`,
      `${l} has large segments and ${s} has smal segments`,
    ],
    misses: [`${s} has larger spaces than ${l}`, 'both have spaces', `${s} has a thin skin`],
  })
}

function wedges(orange: Named, rounded: Named): MarkPoint {
  const [[w], [r]] = [orange, rounded]
  return contrast({
    text: `the parts of ${w} are wedge-shaped, those of ${r} ${rounded[1] === 'apple' ? 'oval' : 'rounded'}`,
    thing: PARTS,
    one: { named: named(orange), is: 'wedge/triangle/triangular/straight' },
    other: { named: named(rounded), is: 'round/rounded/curved/oval/bent/star/pointed/leaf' },
    earns: [
      `the parts of ${w} are wedge shaped but the parts of ${r} are rounded`,
      `${w} has triangular segments and ${r} has curved chambers`,
      `${w} has trianguler segments and ${r} has oval spaces`,
    ],
    misses: [
      `${r} has wedge shaped parts and ${w} has rounded ones`,
      'both have parts',
      `${w} has a thick rind`,
    ],
  })
}

function flesh(much: Named, little: Named): MarkPoint {
  const [[m], [l]] = [much, little]
  return contrast({
    text: `${m} has more flesh (outside its parts) than ${l}`,
    thing: 'flesh/pulp/meat',
    one: { named: named(much), is: 'more/much/lots/thick/thicker/wide/wider/most' },
    other: { named: named(little), is: 'less/little/thin/thinner/narrow/narrower' },
    earns: [
      `${m} has more flesh than ${l}`,
      `there is much flesh in ${m} but little flesh in ${l}`,
      `the flessh of ${m} is thicker than the flesh of ${l}`,
    ],
    misses: [`${l} has more flesh than ${m}`, 'both have flesh', `${m} is larger than ${l}`],
  })
}

function star(apple: Named, other: Named): MarkPoint {
  const [[a], [o]] = [apple, other]
  return onlyOneHas({
    text: `${a} has a star in the middle, ${o} has none`,
    thing: 'star',
    has: named(apple),
    without: named(other),
    earns: [
      `${a} has a star in the middle but ${o} has no star`,
      `only ${a} has a star`,
      `${o} has no star as in the appple`,
    ],
    misses: [`${o} has a star but ${a} has not`, 'both have a star', `${a} is larger than ${o}`],
  })
}

const COLOURS: Record<Fruit, string> = {
  tomato: 'red/pink/reddish',
  orange: 'yellow',
  apple: 'green',
  cucumber: 'green',
}

function colours(one: Named, other: Named): MarkPoint {
  const [[o, kind], [t, second]] = [one, other]
  const [own = '', others = ''] = [COLOURS[kind], COLOURS[second]].map(each => each.split('/')[0])
  return contrast({
    text: `the outer layer of ${o} is ${own}, that of ${t} ${others}`,
    one: { named: named(one), is: COLOURS[kind] },
    other: { named: named(other), is: COLOURS[second] },
    earns: [
      `the outer layer of ${o} is ${own} but that of ${t} is ${others}`,
      `${o} has a ${own} skin and ${t} has a ${others} skin`,
      `the outer laier of ${t} is ${others} whereas ${o} is ${own}`,
    ],
    misses: [`${t} is ${own} and ${o} is ${others}`, 'both are coloured', `${o} is larger than ${t}`],
  })
}

/** What differs between two fruits, each difference with the specimen that its first word is about. */
function differing(one: Named, other: Named) {
  const [first, second] = [one[1], other[1]]
  const order = (isOne: boolean) => (isOne ? ([one, other] as const) : ([other, one] as const))
  return {
    seeds: order(FRUITS[first].seeds > FRUITS[second].seeds),
    thickness: THICK[first] === THICK[second] ? null : order(THICK[first]),
    position: IN_MIDDLE[first] === IN_MIDDLE[second] ? null : order(IN_MIDDLE[first]),
    flesh: first === 'apple' || second === 'apple' ? order(first === 'apple') : null,
    colours: COLOURS[first] === COLOURS[second] ? null : order(true),
    sizes: first === 'apple' || second === 'apple' ? order(second === 'apple') : null,
    wedges: first === 'orange' || second === 'orange' ? order(first === 'orange') : null,
  }
}

export function fruitDifferences(one: Named, other: Named): MarkPoint[] {
  const found = differing(one, other)
  return [
    seeds(...found.seeds),
    ...(found.thickness ? [thickness(...found.thickness)] : []),
    ...(found.position ? [position(...found.position)] : []),
    ...(found.sizes ? [partsOf(...found.sizes)] : []),
    ...(found.wedges ? [wedges(...found.wedges)] : []),
    ...(found.flesh ? [flesh(...found.flesh), star(...found.flesh)] : []),
    ...(found.colours ? [colours(...found.colours)] : []),
  ]
}

/** What colour the fruit has that these words name. */
const colourOf = (one: Named, other: Named, words: string) =>
  COLOURS[words.endsWith(one[0]) ? one[1] : other[1]].split('/')[0]

/** All of them in sentences. */
export function allFruitDifferences(one: Named, other: Named): string {
  const found = differing(one, other)
  const told = (pair: readonly [Named, Named] | null, sentence: (a: string, b: string) => string) =>
    pair ? [sentence(`fruit ${pair[0][0]}`, `fruit ${pair[1][0]}`)] : []
  return [
    ...told(found.seeds, (a, b) => `There are more seeds in ${a} than in ${b}.`),
    ...told(found.thickness, (a, b) => `The outer layer of ${a} is thick but that of ${b} is thin.`),
    ...told(found.position, (a, b) => `The seeds of ${a} are in the middle but those of ${b} are in a ring.`),
    ...told(found.sizes, (a, b) => `The spaces in ${a} are large but the spaces in ${b} are small.`),
    ...told(found.wedges, (a, b) => `The parts of ${a} are wedge-shaped but the parts of ${b} are oval.`),
    ...told(
      found.flesh,
      (a, b) => `There is more flesh in ${a} than in ${b}. Only ${a} has a star in the middle.`,
    ),
    ...told(
      found.colours,
      (a, b) =>
        `The outer layer of ${a} is ${colourOf(one, other, a)} but that of ${b} is ${colourOf(one, other, b)}.`,
    ),
  ].join(' ')
}
