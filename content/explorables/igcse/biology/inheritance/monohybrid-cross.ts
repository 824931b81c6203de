import { offspring, punnett } from '@/lib/figures/biology/genetics'
import { chance } from '@/lib/figures/chance'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { rect, text } from '@/lib/figures/shapes'

const GENOTYPES = ['TT', 'Tt', 'tt'] as const
const SEEDS = 80

type Set = { one: number; other: number; run: number }

const genotypeOf = (at: number) => GENOTYPES[at] ?? 'TT'

/** How many of the four squares are TT, Tt and tt. */
function squaresOf({ one, other }: Set): Record<(typeof GENOTYPES)[number], number> {
  const counts = offspring([genotypeOf(one)], [genotypeOf(other)])
  return { TT: counts.get('TT') ?? 0, Tt: counts.get('Tt') ?? 0, tt: counts.get('tt') ?? 0 }
}

/** Short plants among the seeds that were sown, which chance decides. */
function shortAmong(values: Set): number {
  const share = squaresOf(values).tt / 4
  return Array.from({ length: SEEDS }, (_, seed) => chance(values.run, seed)).filter(each => each < share)
    .length
}

function plants(short: number): string {
  return Array.from({ length: SEEDS }, (_, at) => {
    const [x, y] = [216 + (at % 10) * 13, 62 + Math.floor(at / 10) * 18]
    const isShort = at < short
    return rect(x, y - (isShort ? 5 : 12), 7, isShort ? 5 : 12, isShort ? 'r rw' : 'l w', 1)
  }).join('')
}

function draw(values: Set): string {
  const short = shortAmong(values)
  const { shape } = punnett([genotypeOf(values.one)], [genotypeOf(values.other)], { x: 24, y: 54 })
  return (
    text(24, 30, `${genotypeOf(values.one)} × ${genotypeOf(values.other)}`) +
    shape +
    text(216, 30, `${SEEDS} seeds sown`, { cls: 's' }) +
    plants(short)
  )
}

/** In lowest terms, nothing with 0. */
function ratioOf(parts: readonly (readonly [string, number])[]): string {
  const present = parts.filter(([, count]) => count > 0)
  if (present.length === 1) return `all ${present[0]?.[0]}`
  const by = present.every(([, count]) => count % 2 === 0) ? 2 : 1
  return present.map(([name, count]) => `${count / by} ${name}`).join(' : ')
}

function says(values: Set): Said {
  const { TT, Tt, tt } = squaresOf(values)
  const short = shortAmong(values)
  return {
    description: `A Punnett square of a ${genotypeOf(values.one)} parent and a ${genotypeOf(values.other)} parent, T for tall and t for short: ${ratioOf(
      [
        ['TT', TT],
        ['Tt', Tt],
        ['tt', tt],
      ],
    )}. Beside it ${SEEDS} plants grown from the cross: ${SEEDS - short} tall and ${short} short.`,
    readings: [
      [
        'Genotypes',
        ratioOf([
          ['TT', TT],
          ['Tt', Tt],
          ['tt', tt],
        ]),
      ],
      [
        'Phenotypes expected',
        ratioOf([
          ['tall', TT + Tt],
          ['short', tt],
        ]),
      ],
      ['Chance of a short plant', `${fixed((100 * tt) / 4)} %`],
      ['Grown', `${SEEDS - short} tall, ${short} short`],
    ],
  }
}

export const moving = explorable({
  title: 'A cross of pea plants, tall or short',
  height: 206,
  values: {
    one: { label: 'First parent', min: 0, max: 2, step: 1, start: 1, choices: GENOTYPES },
    other: { label: 'Second parent', min: 0, max: 2, step: 1, start: 1, choices: GENOTYPES },
    run: { label: 'Sowing', min: 1, max: 20, step: 1, start: 1 },
  },
  draw,
  says,
})
