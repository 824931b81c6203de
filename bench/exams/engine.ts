import { type Answer, partKey } from '@/lib/exams/answers'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, newSeed, type Paper } from '@/lib/exams/build-paper'
import { markPaper } from '@/lib/exams/mark-paper'
import { createRandom, type Random } from '@/lib/exams/random'
import { checkedBank } from '@/lib/server/exams/bank'
import { answerFrom } from '@/lib/testing/keyed-answers'
import { neighbours, respelled } from '@/lib/testing/spellings'
import { type Row, row } from '../shared/results'
import { SHORT } from '../shared/scale'
import { quantile } from '../shared/stats'

/** Not counted: V8 compiles what marks algebra while it marks the first two hundred papers of it. */
const PAPERS_FIRST = SHORT ? 2 : 300
/** Of 300 the two slowest are beyond the 99th percentile; of 100 it would be the slowest itself. */
const PAPERS_OF_EACH = 300
const CONTROL_DRAWS = 100_000

export const ENGINE_REMARKS = [
  `Building and marking: ${PAPERS_OF_EACH} papers of each kind, each from a seed of its own, after ${PAPERS_FIRST} more: a server that has been up for a while. What is marked first, in a process that has marked nothing of its kind, is a row of its own. Every part is answered: as its key, as its key in another spelling, as something near it, with its first sign left out, or with no idea, in turn by chance; what is chosen or drawn is right. The code is bundled, as the server runs it.`,
  `Control of marking: ${CONTROL_DRAWS} random numbers after each paper. They take the same each time, so a p99 far above its p50 is the machine's doing, in the paper's p99 as well.`,
]

function timed<T>(times: number[], work: () => T): T {
  const startedAt = performance.now()
  const result = work()
  times.push(performance.now() - startedAt)
  return result
}

function typedFor(right: string, random: Random): string {
  return random.pick([
    right,
    random.pick(respelled(right)),
    random.pick(neighbours(right)),
    right.slice(1),
    'no idea',
  ])
}

function answersFor({ questions }: Paper, random: Random): Map<string, Answer> {
  return new Map(
    questions.flatMap(({ parts }, at) =>
      parts.map(part => [partKey(at + 1, part.label), answerFrom(part, right => typedFor(right, random))]),
    ),
  )
}

/** A bench of marking that was not done measures nothing. */
function unmarked(error: unknown): never {
  throw error
}

function control(): number {
  const random = createRandom('control')
  let sum = 0
  for (let at = 0; at < CONTROL_DRAWS; at += 1) sum += random.next()
  return sum
}

type Times = Record<'build' | 'mark' | 'control', number[]>
/** `first`: ms for the first paper; it loads the questions that it asks, unless an earlier one of the subject has. */
type TimesOfKind = Times & { first: { build: number; mark: number } }

/** Of the papers of one kind: ms for each. */
function timesOf(blueprint: Blueprint, papers: number): TimesOfKind {
  const bank = checkedBank(blueprint)
  const before: Times = { build: [], mark: [], control: [] }
  const times: Times = { build: [], mark: [], control: [] }
  for (let at = -PAPERS_FIRST; at < papers; at += 1) {
    const into = at < 0 ? before : times
    const random = createRandom(`bench ${at}`)
    const seed = newSeed(random.next)
    const paper = timed(into.build, () => buildPaper(blueprint, bank, seed))
    const answers = answersFor(paper, random)
    timed(into.mark, () => markPaper(paper, answers, unmarked))
    timed(into.control, control)
  }
  const [build = Number.NaN] = before.build
  const [mark = Number.NaN] = before.mark
  return { ...times, first: { build, mark } }
}

/** @param scale 1 for the whole of it */
export function engine(scale: number): Row[] {
  const papers = SHORT ? 5 : Math.max(20, Math.round(PAPERS_OF_EACH * scale))
  const rows: Row[] = []
  for (const blueprint of allBlueprints()) {
    const times = timesOf(blueprint, papers)
    const atMost = (ms: number) => ({ of: 'median', atMost: ms }) as const
    const of = (which: keyof Times, share: number) => [quantile(times[which], share)]
    const name = `\`${blueprint.paperId}\``
    rows.push(
      row(`${name} built, the first one`, 'ms', [times.first.build]),
      row(`${name} built, p99`, 'ms', of('build', 0.99), { aim: atMost(20) }),
      row(`${name} marked, the first one`, 'ms', [times.first.mark]),
      row(`${name} marked, p50`, 'ms', of('mark', 0.5), { control: of('control', 0.5) }),
      row(`${name} marked, p99`, 'ms', of('mark', 0.99), { control: of('control', 0.99), aim: atMost(5) }),
    )
  }
  return rows
}
