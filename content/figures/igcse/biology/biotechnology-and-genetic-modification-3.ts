import { complement } from '@/lib/figures/biology/dna'
import { type Figure, figure } from '@/lib/figures/figure'
import { arc, arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { plasmid, rodCell } from './biotechnology-and-genetic-modification'

const topic = 'biotechnology-and-genetic-modification-3'

const BASE = 20

const strand = (x: number, y: number, bases: string, cls: string): Shape =>
  [...bases]
    .map(
      (base, at) =>
        rect(x + at * BASE, y, BASE, BASE, cls) + centred(x + (at + 0.5) * BASE, y + 10, base, 's'),
    )
    .join('')

/** A piece of DNA whose lower strand goes on beyond the upper one, by the unpaired bases at its right end. */
const leftPiece = (x: number, y: number, paired: string, unpaired: string): Shape =>
  strand(x, y, paired, 'l w') + strand(x, y + BASE, complement(paired) + unpaired, 'l w')

/** A piece whose upper strand begins before the lower one, by the unpaired bases at its left end. */
const rightPiece = (x: number, y: number, unpaired: string, paired: string): Shape =>
  strand(x, y, unpaired + paired, 'l rw') +
  strand(x + unpaired.length * BASE, y + BASE, complement(paired), 'l rw')

const stickyEnds = figure(
  {
    name: `${topic}/sticky-ends`,
    title: 'Two pieces of DNA with complementary sticky ends',
    description:
      'Two pieces of DNA of two strands each. The left one, part of a plasmid, has the paired bases C, T, G above G, A, C; its lower strand goes on with T, T, A, A, which have no partners. The right one, the start of a human gene, has an upper strand that begins with A, A, T, T without partners and goes on with C, G, T above G, C, A. The unpaired bases are labelled sticky ends.',
    height: 118,
  },
  leftPiece(16, 46, 'CTG', 'TTAA'),
  rightPiece(204, 46, 'AATT', 'CGT'),
  text(46, 24, 'plasmid', { anchor: 'middle', cls: 's' }),
  text(314, 24, 'human gene', { anchor: 'middle', cls: 's' }),
  text(176, 108, 'sticky ends', { anchor: 'middle', cls: 's' }),
  line(146, 98, 126, 88, 'l thin'),
  line(206, 98, 232, 68, 'l thin'),
)

/** The cut end of a gene, with its unpaired bases on the upper strand. */
export function cutEnd(unpaired: string, paired: string): Figure {
  return figure(
    {
      name: `${topic}/end-${unpaired.toLowerCase()}-${paired.toLowerCase()}`,
      title: 'The cut end of a piece of DNA',
      description: `A piece of DNA of two strands. The upper strand has the bases ${[...(unpaired + paired)].join(', ')} from the left. The first ${unpaired.length} have no partners. Under the others stand ${[...complement(paired)].join(', ')}.`,
      height: 84,
    },
    rightPiece(90, 22, unpaired, paired),
    text(96 + (unpaired.length + paired.length) * BASE, 46, '…'),
  )
}

export type StepWords = {
  cutGene: string
  cutPlasmid: string
  join: string
  insert: string
  multiply: string
}

const NAMED: StepWords = {
  cutGene: 'restriction\nenzyme',
  cutPlasmid: 'same restriction\nenzyme',
  join: 'DNA ligase',
  insert: 'put into a bacterium',
  multiply: 'bacteria multiply',
}

const word = (x: number, y: number, content: string, anchor: 'start' | 'middle' = 'start'): Shape =>
  text(x, y, content, { anchor, cls: content.length === 1 ? 'b' : 's' })

/** A piece of DNA of two strands, the lower one moved by some units: sticky ends. */
const piece = (x: number, y: number, length: number, shift: number, cls: string): Shape =>
  line(x, y, x + length, y, cls) + line(x + shift, y + 6, x + length + shift, y + 6, cls)

/** From gene and plasmid to many bacteria; words or letters beside the five arrows. */
export function processFigure(words: StepWords, name: string, ring: string): Figure {
  const told = Object.values(words).every(each => each.length === 1)
    ? `The arrows are lettered: ${words.cutGene} from the human DNA to the piece, ${words.cutPlasmid} from the ring to the open ring, ${words.join} where piece and open ring come together, ${words.insert} from the new ring to the cell, ${words.multiply} from the one cell to three cells.`
    : `Beside the arrows stands, in the order of the steps: ${Object.values(words).join('; ').replaceAll('\n', ' ')}.`
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'How bacteria are given a human gene',
      description: `At the top left a stretch of human DNA with a thick part, the gene. An arrow leads to this part alone, whose two strands are shifted against each other. At the top right a ring, a plasmid; an arrow leads to the ring cut open. Two arrows bring both together to a ring that contains the thick part. An arrow leads to a bacterium that contains this ring, and another to three such bacteria. ${told}`,
      height: 370,
    },
    text(82, 16, 'human DNA', { anchor: 'middle', cls: 's' }),
    piece(16, 28, 132, 0, 'p'),
    piece(62, 28, 40, 0, 'r thick'),
    arrow(82, 42, 82, 80, { cls: 'l' }),
    word(92, 58, words.cutGene),
    piece(58, 94, 40, 8, 'r thick'),
    text(48, 101, 'gene', { anchor: 'end', cls: 's' }),
    text(268, 32, 'plasmid', { cls: 's' }),
    plasmid(240, 28, 16),
    arrow(240, 50, 240, 80, { cls: 'l' }),
    word(250, 58, words.cutPlasmid),
    arc(240, 106, 17, 125, 405, 'p'),
    arc(240, 106, 12, 140, 420, 'p'),
    arrow(92, 112, 146, 160, { cls: 'l' }),
    arrow(222, 120, 198, 160, { cls: 'l' }),
    word(172, 136, words.join, 'middle'),
    plasmid(172, 180, 17, true),
    ring === '' ? '' : text(200, 188, ring, { cls: 's' }),
    arrow(172, 202, 172, 228, { cls: 'l' }),
    word(182, 220, words.insert),
    rodCell(172, 256, plasmid(192, 256, 9, true)),
    arrow(172, 284, 172, 308, { cls: 'l' }),
    word(182, 301, words.multiply),
    [72, 172, 272].map(x => rodCell(x, 338, plasmid(x + 20, 338, 9, true))).join(''),
  )
}

const steps = processFigure(NAMED, 'steps', 'recombinant plasmid')

export const figures = [stickyEnds, steps]
