import { centred, circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

/** A genotype by its pairs of alleles: `['Tt']`, `['Tt', 'Rr']`, or with raised letters `[['X^{H}', 'X^{h}']]`. */
export type Genotype = readonly (string | readonly [string, string])[]

const pairOf = (gene: string | readonly [string, string]): readonly [string, string] =>
  typeof gene === 'string' ? [gene[0] ?? '', gene[1] ?? ''] : gene

/** The gametes of a genotype: one allele of each gene, in every combination (the same gamete may come twice). */
export function gametes(genotype: Genotype): string[][] {
  return genotype.reduce<string[][]>(
    (made, gene) => made.flatMap(start => pairOf(gene).map(allele => [...start, allele])),
    [[]],
  )
}

/** Dominant before recessive, and an X chromosome before a Y, as geneticists write a pair. */
function inOrder(one: string, other: string): string {
  if (one.startsWith('Y') && other.startsWith('X')) return other + one
  if (one.startsWith('X') && other.startsWith('Y')) return one + other
  const recessive = (allele: string) => {
    const last = allele.replace(/[\^_{}*]/g, '').at(-1) ?? ''
    return last !== last.toUpperCase()
  }
  return recessive(one) && !recessive(other) ? other + one : one + other
}

/** The offspring's genotype of two gametes. */
export function fuse(one: readonly string[], other: readonly string[]): string {
  return one.map((allele, at) => inOrder(allele, other[at] ?? '')).join('')
}

/** How often each genotype comes, in the order of first appearance. */
export function offspring(one: Genotype, other: Genotype): Map<string, number> {
  const counts = new Map<string, number>()
  for (const a of gametes(one))
    for (const b of gametes(other)) {
      const made = fuse(a, b)
      counts.set(made, (counts.get(made) ?? 0) + 1)
    }
  return counts
}

/** Counts in their lowest terms: 2 : 2 is written 1 : 1. */
function simplest(counts: readonly [string, number][]): [string, number][] {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  const by = counts.reduce((sum, [, count]) => common(sum, count), 0) || 1
  return counts.map(([genotype, count]) => [genotype, count / by])
}

/** Gametes without repeats where both are the same: TT gives one column. */
function distinct(genotype: Genotype, repeats: boolean): string[][] {
  const all = gametes(genotype)
  if (repeats) return all
  return all.filter((gamete, at) => all.findIndex(each => each.join() === gamete.join()) === at)
}

export type PunnettOptions = {
  x?: number
  y?: number
  cell?: number
  /** what the student fills in: offspring, gametes or single cells by row and column, from 0 */
  blank?: 'offspring' | 'gametes' | 'all' | readonly (readonly [row: number, column: number])[]
  /** both gametes of a homozygous parent, as papers set them; default yes */
  repeats?: boolean
  /** words along the top and the left side */
  top?: string
  side?: string
}

/** A Punnett square of two parents; the first parent's gametes stand on top. */
export function punnett(
  one: Genotype,
  other: Genotype,
  options: PunnettOptions = {},
): { shape: Shape; width: number; height: number } {
  const { x = 40, y = 40, blank, repeats = true, top, side } = options
  const [columns, rows] = [distinct(one, repeats), distinct(other, repeats)]
  const cell = options.cell ?? (columns.length > 2 ? 54 : 58)
  const tall = columns.length > 2 ? 34 : 44
  const head = 36
  const noGametes = blank === 'gametes' || blank === 'all'
  const empty = (row: number, column: number) =>
    blank === 'offspring' ||
    blank === 'all' ||
    (Array.isArray(blank) && blank.some(([r, c]) => r === row && c === column))
  const ring = (px: number, py: number, name: string) =>
    circle(px, py, 15, 'l') +
    (noGametes ? '' : centred(px, py, name, name.length > 3 && !name.includes('^') ? 's' : undefined))
  const [left, upper] = [x + head, y + head]
  let shape = ''
  for (const [at, gamete] of columns.entries())
    shape += ring(left + cell * (at + 0.5), y + head / 2 - 2, gamete.join(''))
  for (const [row, gamete] of rows.entries()) {
    shape += ring(x + head / 2 - 2, upper + tall * (row + 0.5), gamete.join(''))
    for (const [column, over] of columns.entries())
      shape +=
        rect(left + cell * column, upper + tall * row, cell, tall, 'l') +
        (empty(row, column)
          ? ''
          : centred(left + cell * (column + 0.5), upper + tall * (row + 0.5), fuse(over, gamete)))
  }
  if (top) shape += text(left + (cell * columns.length) / 2, y - 8, top, { anchor: 'middle' })
  if (side)
    shape += text(x - 8, upper + (tall * rows.length) / 2 - 4, side.replace(' ', '\n'), { anchor: 'end' })
  return { shape, width: head + cell * columns.length, height: head + tall * rows.length }
}

export type CrossParent = { phenotype: string; genotype: Genotype; gametes?: readonly string[] }

export type CrossOptions = {
  y?: number
  /** rows whose answers are left as lines to write on */
  blank?: readonly ('phenotypes' | 'genotypes' | 'gametes' | 'offspring genotypes' | 'offspring phenotypes')[]
  offspringPhenotypes?: string
}

const BLANK = '……………'

/** The genetic diagram of Cambridge papers: phenotypes, genotypes, gametes in rings, offspring, line by line. */
export function geneticDiagram(
  one: CrossParent,
  other: CrossParent,
  options: CrossOptions = {},
): { shape: Shape; height: number } {
  const { y = 20, blank = [], offspringPhenotypes = '' } = options
  const [left, right, label] = [190, 304, 8]
  const written = (genotype: Genotype) => genotype.map(gene => pairOf(gene).join('')).join('')
  const made = simplest([...offspring(one.genotype, other.genotype)])
  const row = (at: number, name: string, a: string, b: string, empty: boolean) =>
    text(label, at, name) +
    text(left, at, empty ? BLANK : a, { anchor: 'middle' }) +
    text((left + right) / 2, at, '×', { anchor: 'middle' }) +
    text(right, at, empty ? BLANK : b, { anchor: 'middle' })
  const rings = (middle: number, genotype: Genotype) => {
    const list = distinct(genotype, false)
    const apart = Math.min(36, 104 / list.length)
    return list
      .map((gamete, at) => {
        const px = middle + (at - (list.length - 1) / 2) * apart
        const empty = blank.includes('gametes')
        return (
          circle(px, y + 76, Math.min(15, apart / 2 - 1), 'l') +
          (empty ? '' : centred(px, y + 76, gamete.join('')))
        )
      })
      .join('')
  }
  const ratio = made
    .map(([genotype, count]) => (made.length === 1 ? `all ${genotype}` : `${count} ${genotype}`))
    .join(' : ')
  const long = ratio.length > 30
  return {
    shape:
      row(y, 'parental phenotypes', one.phenotype, other.phenotype, blank.includes('phenotypes')) +
      row(
        y + 38,
        'parental genotypes',
        written(one.genotype),
        written(other.genotype),
        blank.includes('genotypes'),
      ) +
      text(label, y + 80, 'gametes') +
      rings(left, one.genotype) +
      rings(right, other.genotype) +
      line(label, y + 104, 352, y + 104, 'f') +
      text(label, y + 128, 'offspring genotypes') +
      text(
        (left + right) / 2,
        y + 128,
        blank.includes('offspring genotypes') || long ? BLANK + BLANK : ratio,
        {
          anchor: 'middle',
        },
      ) +
      text(label, y + 158, 'offspring phenotypes') +
      text(
        (left + right) / 2,
        y + 158,
        blank.includes('offspring phenotypes') || offspringPhenotypes === ''
          ? BLANK + BLANK
          : offspringPhenotypes,
        { anchor: 'middle' },
      ),
    height: y + 172,
  }
}
