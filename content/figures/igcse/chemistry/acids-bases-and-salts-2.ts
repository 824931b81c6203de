import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { heap, lumps } from '@/lib/figures/laboratory/contents'
import { evaporatingBasin } from '@/lib/figures/laboratory/dishes'
import { funnel, glassRod } from '@/lib/figures/laboratory/glassware'
import { flameAt, heatArrow } from '@/lib/figures/laboratory/heating'
import { titration } from '@/lib/figures/laboratory/reactions'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const

export type Stage = 'react' | 'filter' | 'evaporate' | 'dry'

/** One stage of a preparation, standing on (x, y) and about 110 high. */
const STAGES: Record<Stage, (x: number, y: number) => Shape> = {
  react: (x, y) =>
    beaker({ x, y: y - 30, width: 66, height: 60, level: 0.55 }) +
    heap(x, y - 31, 44, 11, 'l sunk') +
    glassRod(x + 16, y - 108, x - 4, y - 42) +
    heatArrow(x, y, 24),
  filter: (x, y) =>
    beaker({ x, y, width: 62, height: 50, level: 0.35 }) +
    funnel(x, y - 62, { width: 68, height: 44, stem: 30, paper: true, liquid: 0.7, residue: true }),
  evaporate: (x, y) =>
    line(x - 46, y - 35, x + 46, y - 35) +
    line(x - 38, y - 35, x - 44, y) +
    line(x + 38, y - 35, x + 44, y) +
    evaporatingBasin({ x, y: y - 36, width: 84, height: 30, level: 0.5 }) +
    flameAt(x, y, 30),
  dry: (x, y) =>
    rect(x - 52, y - 6, 104, 5, 'l sheet') +
    lumps(x, y - 6, 7, 11, 'p w') +
    rect(x - 52, y - 25, 104, 5, 'l sheet'),
}

const SEEN: Record<Stage, string> = {
  react: 'a beaker with a liquid is warmed and stirred; some solid lies at its bottom',
  filter:
    'a mixture runs through filter paper in a funnel; a solid is held back, a liquid collects in a beaker',
  evaporate: 'a solution is heated in an evaporating basin',
  dry: 'crystals lie between two sheets of filter paper',
}

export const stage = (kind: Stage, x: number, y: number): Shape => STAGES[kind](x, y)

export const seenIn = (kind: Stage) => SEEN[kind]

export const ALL_STAGES: readonly Stage[] = ['react', 'filter', 'evaporate', 'dry']

const linesBelow = (x: number, y: number, words?: string): Shape =>
  words
    ? words
        .split('\n')
        .map((each, row) => text(x, y + row * 14, each, small))
        .join('')
    : ''

/** Four stages in two rows, each with a word or number above and lines below. */
export const fourStages = (
  kinds: readonly Stage[],
  names: readonly string[],
  below: readonly string[] = [],
): Shape =>
  kinds
    .map((kind, at) => {
      const [x, y] = [92 + (at % 2) * 176, 132 + Math.floor(at / 2) * (below.length > 0 ? 176 : 152)]
      return (
        text(x - 70, y - 100, names[at] ?? '', { anchor: 'middle', cls: 'b' }) +
        stage(kind, x, y) +
        linesBelow(x, y + 16, below[at])
      )
    })
    .join('')

const excessSolid = figure(
  {
    name: 'acids-bases-and-salts-2/excess-solid',
    title: 'A soluble salt from an acid and an excess of a solid',
    description:
      'Four pictures. 1: a solid is stirred into warm acid until some is left. 2: the mixture is filtered; the solid stays on the paper, the solution of the salt runs into a beaker. 3: the solution is heated in an evaporating basin to the crystallising point. 4: after cooling, the crystals are dried between sheets of filter paper.',
    height: 342,
  },
  fourStages(
    ALL_STAGES,
    ['1', '2', '3', '4'],
    [
      'warm acid, solid added\nuntil some is left',
      'filter off\nthe excess solid',
      'heat to the\ncrystallising point',
      'cool, filter, dry with\nfilter paper',
    ],
  ),
)

const saltTitration = assembled(
  'acids-bases-and-salts-2/titration',
  titration({
    titrant: 'dilute acid',
    analyte: 'alkali and indicator',
    labels: { titrant: 'dilute acid', analyte: 'alkali,\nindicator' },
  }),
  {
    title: 'Finding the volume of acid that neutralises an alkali',
    description:
      'A burette with dilute acid is clamped upright. Its jet is over a conical flask with a measured volume of alkali and an indicator. The flask stands on a white tile.',
  },
)

const question = box(76, 8, 208, 34, 'Is the salt soluble in water?')
const groupOne = box(172, 88, 182, 50, 'Is it a sodium, potassium\nor ammonium salt?')
const precipitation = box(6, 88, 132, 66, 'Mix two solutions:\nprecipitation\n(Supplement)')
const byTitration = box(130, 196, 104, 50, 'Acid + alkali:\ntitration')
const byExcess = box(250, 196, 104, 50, 'Acid + excess\nof a solid')

const choosing = figure(
  {
    name: 'acids-bases-and-salts-2/choosing-a-method',
    title: 'Which method makes the salt?',
    description:
      'A chart of questions. Is the salt soluble in water? No: mix two solutions, precipitation. Yes: is it a sodium, potassium or ammonium salt? Yes: acid and alkali, titration. No: acid and an excess of a solid.',
    height: 254,
  },
  question.shape,
  groupOne.shape,
  precipitation.shape,
  byTitration.shape,
  byExcess.shape,
  link([110, 42], [72, 88]),
  text(76, 62, 'no', { anchor: 'end' }),
  link([240, 42], [263, 88]),
  text(264, 62, 'yes'),
  link([220, 138], [182, 196]),
  text(186, 166, 'yes', { anchor: 'end' }),
  link([300, 138], [302, 196]),
  text(312, 168, 'no'),
)

export const figures = [choosing, excessSolid, saltTitration]
