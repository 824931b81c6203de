import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'
import { contrast, onlyOneHas } from './points'

/** Points about the flowers, leaves and animals of this folder, and about the tests beside them. */

export const STAMENS_AND_CARPELS = judged(
  'anther / filament / stamen / stigma / ovary / stalk',
  `
  PART = anther/filament/stamen/stigma/stigmas/ovary/ovaries/stalk/stem/carpel/ovule
  reject (petal/sepal/nectar/nectary/style/scent), without PART
  reject only ... PART, without both/each
  accept PART
  unsure (male/female/reproductive) ... (part/organ/structure)
  earns: both have anthers
  earns: they both have a stigma
  earns: anthers
  earns: stigmma
  misses: both have petals
  misses: both are green
  misses: they have sepals`,
)

export function flowerDifferences(p: string, q: string): MarkPoint[] {
  const one = `${p.toLowerCase()}/insect`
  const other = `${q.toLowerCase()}/grass/wheat`
  return [
    onlyOneHas({
      text: `${p} has (large) petals, ${q} has none`,
      thing: 'petal',
      has: one,
      without: other,
      earns: [
        `${p} has petals but ${q} has no petals`,
        `there are large petals in ${p} and none in ${q}, only ${p} has petals`,
        `flower ${q} does not have any pettals`,
      ],
      misses: [`${q} has large petals and ${p} has not`, 'both have petals', `${p} has no petals`],
    }),
    onlyOneHas({
      text: `${p} has sepals, ${q} has none`,
      thing: 'sepal',
      has: one,
      without: other,
      earns: [`${p} has sepals but ${q} has no sepals`, `${q} has no sepals`, `only flower ${p} has seppals`],
      misses: [`${q} has sepals`, 'both have sepals', `${p} has no sepals`],
    }),
    onlyOneHas({
      text: `${p} has a style, ${q} has none`,
      thing: 'style',
      has: one,
      without: other,
      earns: [
        `${p} has a style but ${q} has no style`,
        `${q} has no style`,
        `only flower ${p} has a style or stylle`,
      ],
      misses: [`${q} has a style`, 'both have a style', `${p} has no style`],
    }),
    contrast({
      text: `the stigma of ${p} is flat, those of ${q} are feathery`,
      thing: 'stigma/stigmas',
      one: { named: one, is: 'flat/smooth/round/rounded/simple/compact/sticky/straight' },
      other: { named: other, is: 'feather*/hair*/hairy/branch*/divided/spread/bushy/fluffy/brush' },
      earns: [
        `the stigma of ${p} is flat but ${q} has feathery stigmas`,
        `the stigma in ${q} is feathery whereas the one in ${p} is flat`,
        `in ${p} the stigma is smooth, while the stiggma in ${q} is feathery`,
      ],
      misses: [
        `${p} has feathery stigmas and ${q} has flat stigmas`,
        'both have a stigma',
        `${p} is coloured`,
      ],
    }),
    contrast({
      text: `${p} has one stigma, ${q} has two`,
      thing: 'stigma/stigmas',
      one: { named: one, is: 'one/single/1' },
      other: { named: other, is: 'two/2/several' },
      earns: [
        `${p} has one stigma but ${q} has two stigmas`,
        `${q} has two stigmas and ${p} has one`,
        `there is a single stigmma in ${p} and two in ${q}`,
      ],
      misses: [`${p} has two stigmas and ${q} has one stigma`, 'both have a stigma', `${q} is green`],
    }),
    contrast({
      text: `the anthers of ${p} are inside the flower, those of ${q} hang outside`,
      thing: 'anther/stamen/filament',
      one: { named: one, is: 'inside/within/upright/enclosed/up/upwards/short/shorter/stiff/above' },
      other: {
        named: other,
        is: 'hang*/outside/dangle/out/below/exposed/loose/loosely/down/downwards/droop/long/longer',
      },
      earns: [
        `the anthers of ${p} are inside but those of ${q} hang outside`,
        `${q} has anthers that hang out, and in ${p} they are inside`,
        `the anthers in ${q} hang outside the flower whereas they are inside in ${p}`,
        `${p} has shorter filaments than ${q}, or fillaments`,
      ],
      misses: [
        `the anthers of ${p} hang outside and the anthers of ${q} are inside`,
        'both have anthers',
        `${q} is green`,
      ],
    }),
    contrast({
      text: `${p} has several ovules, ${q} has one`,
      thing: 'ovule',
      one: { named: one, is: 'several/many/three/more/3' },
      other: { named: other, is: 'one/single/fewer/less/1' },
      earns: [
        `${p} has three ovules but ${q} has one ovule`,
        `${p} has more ovules than ${q}`,
        `there are sevveral ovules in ${p}, and ${q} has a single ovule`,
      ],
      misses: [`${q} has more ovules than ${p}`, 'both have ovules', `${q} is green`],
    }),
    onlyOneHas({
      text: `${q} has narrow bracts around it, ${p} has none`,
      thing: 'bract/glume/leaf/leaves',
      has: other,
      without: one,
      earns: [
        `${q} has bracts but ${p} has no bracts`,
        `${q} has two long leaves around it, ${p} has no such leaves`,
        `only ${q} has brracts, bracts`,
      ],
      misses: [`${p} has bracts and ${q} has not`, 'both have bracts', `${q} has no leaves`],
    }),
    contrast({
      text: `${p} is (brightly) coloured, ${q} is green`,
      one: { named: one, is: 'coloured/colored/colourful/colorful/bright/brightly/pink/red/white' },
      other: { named: other, is: 'green/greenish/dull' },
      earns: [
        `${p} is coloured but ${q} is green`,
        `flower ${q} is green and flower ${p} is pink`,
        `${p} is brihtly coloured but ${q} is green`,
      ],
      misses: [`${q} is brightly coloured and ${p} is green`, 'both have petals', `${p} is larger than ${q}`],
    }),
  ]
}

export const BENEDICT_ADDED = judged(
  'Benedict’s solution is added',
  `
  reject (iodine/biuret/ethanol/dcpip), without benedict*
  accept benedict/benedicts | benedict*
  earns: add Benedict's solution
  earns: mix it with Benedicts reagent
  earns: use benedict
  earns: add bennedict solution
  misses: add iodine solution
  misses: heat it in a water bath
  misses: add biuret`,
)

export const BENEDICT_HEATED = judged(
  'heated in a (hot) water bath / to 80 °C or more',
  `
  reject not heat/boil/warm
  reject (iodine/biuret/ethanol/dcpip), without benedict*
  accept heat/heated/boil/boiling/boiled
  accept hot water | hot bath | water bath | 80 | 90 | 95 | 100
  unsure warm
  earns: heat it
  earns: put the tube into a hot water bath
  earns: boil the mixture
  earns: heeat it in a water bath, watter bath
  misses: add Benedict's solution
  misses: leave it at room temperature
  misses: add iodine`,
)

export function leafDifferences(p: string, q: string, kind: string): MarkPoint[] {
  const one = p.toLowerCase()
  const other = `${q.toLowerCase()}/grass/maize/wheat`
  const edge = kind === 'toothed' ? 'toothed' : kind === 'lobed' ? 'lobed' : null
  return [
    contrast({
      text: `the blade of ${p} is broad, that of ${q} narrow`,
      one: {
        named: one,
        is: 'broad/broader/wide/wider/widest/oval/round/rounder/rounded/heart/fat/fatter',
      },
      other: { named: other, is: 'narrow/narrower/thin/thinner/slim/slimmer/slender' },
      open: 'area/larger/bigger/smaller/shape',
      earns: [
        `${p} is broad but ${q} is narrow`,
        `leaf ${p} is wider than leaf ${q}`,
        `the blade of ${q} is narow, thinner than the blade of ${p}`,
      ],
      misses: [`${q} is wider than ${p}`, `${p} is longer than ${q}`, 'both are leaves'],
    }),
    contrast({
      text: `the veins of ${p} branch (a network), those of ${q} are parallel`,
      thing: 'vein/line/midrib',
      one: { named: one, is: 'branch*/network/net/side/spread/lateral/feather*' },
      other: { named: other, is: 'parallel/straight/lengthwise/lengthways/along' },
      open: 'vein, (more/fewer/many/one/several/midrib)',
      earns: [
        `the veins of ${p} branch but the veins of ${q} are parallel`,
        `${q} has parallel veins and ${p} has a network of veins`,
        `${p} has side veins, while ${q} has only parralel veins`,
      ],
      misses: [
        `the veins of ${p} are parallel and those of ${q} branch`,
        'both have veins',
        `${p} has a stalk`,
      ],
    }),
    onlyOneHas({
      text: `${p} has a stalk, ${q} has none`,
      thing: 'stalk/petiole/stem',
      has: one,
      without: other,
      earns: [
        `${p} has a stalk but ${q} has no stalk`,
        `only leaf ${p} has a stalk`,
        `leaf ${q} has no stallk`,
      ],
      misses: [`${q} has a stalk and ${p} has not`, 'both have a stalk', `${p} has no stalk`],
    }),
    ...(edge === null
      ? []
      : [
          contrast({
            text: `the edge of ${p} is ${edge}, that of ${q} smooth`,
            thing: 'edge/margin/outline/side/blade/border',
            one: {
              named: one,
              is: 'toothed/tooth/teeth/saw/serrated/jagged/spiky/zigzag/lobed/lobe/wavy/uneven/irregular/rough/curved/indented/notched/bumpy',
            },
            other: { named: other, is: 'smooth/smoother/even/straight/entire/regular' },
            earns: [
              `the edge of ${p} is ${edge} but ${q} has a smooth edge`,
              `${q} has a smoother edge than ${p}`,
              `${p} has a ${edge} margin, whereas the marggin of ${q} is smooth`,
            ],
            misses: [
              `the edge of ${q} is ${edge} and the edge of ${p} is smooth`,
              'both have edges',
              `${p} has a stalk`,
            ],
          }),
        ]),
  ]
}
