import { geneStrips } from '@/content/figures/igcse/biology/reproduction'
import { chromosome } from '@/lib/figures/biology/dna'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, type Shape, text } from '@/lib/figures/shapes'

export type Genes = readonly [string, string]

const seen = ([one, other]: Genes) =>
  `left ${[...one].map(gene => (gene === 'X' ? 'filled' : 'empty')).join(', ')}; right ${[...other].map(gene => (gene === 'X' ? 'filled' : 'empty')).join(', ')}`

const code = ([one, other]: Genes) => `${one}${other}`.toLowerCase()

/** The strips of parent P and of four young plants, A to D. */
export function fiveStrips(parent: Genes, young: readonly Genes[]): Figure {
  return figure(
    {
      name: `reproduction/strips-${young.map(code).join('-')}`,
      title: 'Genes of a parent P and of four young plants',
      description: `Each plant is drawn as two strips of four squares, from top to bottom. P: ${seen(parent)}. ${young.map((each, at) => `${'ABCD'.charAt(at)}: ${seen(each)}`).join('. ')}.`,
      height: 106,
    },
    geneStrips(46, 22, parent),
    text(46, 92, 'P', { anchor: 'middle', cls: 'b' }),
    young
      .map(
        (each, at) =>
          geneStrips(138 + at * 60, 22, each) +
          text(138 + at * 60, 92, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' }),
      )
      .join(''),
  )
}

const lettered = (x: number, y: number, words: string): Shape =>
  text(x, y, words, { anchor: 'middle', cls: words.length === 1 ? 'b' : 's' })

/** From two parents to an adult: the boxes are words or numbers, and the steps between are lettered. */
export function lifeCycle(
  name: string,
  boxes: Readonly<Record<'parent' | 'gamete' | 'zygote' | 'embryo', string>> & { readonly young?: string },
  letters: readonly string[],
  told: string,
): Figure {
  const mother = box(10, 12, 96, 44, boxes.parent)
  const father = box(10, 108, 96, 44, boxes.parent)
  const egg = box(134, 12, 84, 44, boxes.gamete)
  const sperm = box(134, 108, 84, 44, boxes.gamete)
  const zygote = box(262, 60, 88, 44, boxes.zygote)
  const down = boxes.young === undefined ? 0 : 22
  const embryo = box(262, 142 + down, 88, 44, boxes.embryo)
  const young = box(134, 142 + down, 84, 44, boxes.young ?? '')
  const [first = '', second = '', third = '', fourth = ''] = letters
  return figure(
    {
      name: `reproduction/${name}`,
      title: 'From the cells of two parents to an embryo',
      description: `A chart of boxes and arrows. Two boxes on the left, cells of the mother and of the father, lead to one box each in the middle. Both boxes in the middle lead to one box on the right, and this one leads down to a last box${boxes.young === undefined ? '' : ', from which an arrow leads to one more on its left'}. ${told}`,
      height: 196 + down,
    },
    mother.shape,
    father.shape,
    egg.shape,
    sperm.shape,
    zygote.shape,
    embryo.shape,
    link(mother.right, egg.left),
    link(father.right, sperm.left),
    link(egg.right, [262, 74]),
    link(sperm.right, [262, 90]),
    link(zygote.bottom, embryo.top),
    lettered(120, 26, first),
    lettered(120, 150, first),
    lettered(240, 86, second),
    lettered(320, 127 + down / 2, third),
    down > 0 ? young.shape + link(embryo.left, young.right) + lettered(240, 178, fourth) : '',
  )
}

/** Two populations: both fall when a disease arrives, and one recovers. */
export function populations(names: readonly [string, string], low: number, again: number): Figure {
  const on = graph({
    x: { label: 'time / years', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: { label: 'number of plants', max: 1000, ticks: [0, 200, 400, 600, 800, 1000], grid: true, parts: 4 },
    height: 180,
  })
  const [clone, varied] = names
  return figure(
    {
      name: `reproduction/populations-${low}-${again}-${names.join('').toLowerCase()}`,
      title: 'Number of plants in two populations',
      description: `A graph of the number of plants, 0 to 1000, against time, 0 to 10 years. An arrow at 4 years is marked disease. The line of population ${clone} is at 600 until 4 years, falls to 40 at 5 years and to 0 at 6 years. The line of population ${varied} is at 800 until 4 years, falls to ${low} at 5 years and rises again, to ${again} at 10 years.`,
      height: 268,
    },
    on.axes,
    on.line([
      [0, 600],
      [4, 600],
      [5, 40],
      [6, 0],
      [10, 0],
    ]),
    on.line(
      [
        [0, 800],
        [4, 800],
        [5, low],
        [10, again],
      ],
      'r',
    ),
    on.label(1, 600, clone, { dy: -8, anchor: 'middle', cls: 'b' }),
    on.label(1, 800, varied, { dy: -8, anchor: 'middle', cls: 'b' }),
    arrow(...on.at(4, 970), ...on.at(4, 850), { head: 6 }),
    on.label(4, 920, 'disease', { dx: 8, cls: 's' }),
  )
}

/** The chromosomes of a nucleus: `L` long, `M` middling, `S` short. */
const REACH: Readonly<Record<string, number>> = { L: 10, M: 6.5, S: 3.5 }

const WORDS: Readonly<Record<string, string>> = { L: 'long', M: 'middle-sized', S: 'short' }

function nucleus(x: number, y: number, chromosomes: string): Shape {
  const all = [...chromosomes]
  return (
    circle(x, y, 29, 'l sheet') +
    all
      .map((size, at) => {
        const angle = (2 * Math.PI * at) / all.length + 0.4
        const far = all.length === 1 ? 0 : all.length > 4 ? 16 : 11
        return chromosome(x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.9, {
          reach: REACH[size] ?? 5,
          cls: 'l sunk',
          chromatids: 1,
          turn: at % 2 === 0 ? 8 : -8,
        })
      })
      .join('')
  )
}

const listed = (chromosomes: string) =>
  ['L', 'M', 'S']
    .map(size => ({ size, count: [...chromosomes].filter(each => each === size).length }))
    .filter(({ count }) => count > 0)
    .map(({ size, count }) => `${count} ${WORDS[size]}`)
    .join(', ')

/** The nucleus of a body cell, P, and four other nuclei, A to D. */
export function fiveNuclei(body: string, others: readonly string[]): Figure {
  return figure(
    {
      name: `reproduction/nuclei-${body.toLowerCase()}-${others.join('-').toLowerCase()}`,
      title: 'The nucleus of a body cell and four other nuclei',
      description: `Five nuclei with their chromosomes. P: ${listed(body)}. ${others.map((each, at) => `${'ABCD'.charAt(at)}: ${listed(each)}`).join('. ')}.`,
      height: 98,
    },
    [body, ...others]
      .map(
        (each, at) =>
          nucleus(40 + at * 70, 40, each) +
          text(40 + at * 70, 88, 'PABCD'.charAt(at), { anchor: 'middle', cls: 'b' }),
      )
      .join(''),
  )
}
