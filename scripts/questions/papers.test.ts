import { type Blueprint, rangeOf } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, type Paper } from '@/lib/exams/build-paper'
import { metIn, mocksApart, paperOfMock } from '@/lib/exams/mocks'
import type { Objective } from '@/lib/exams/question'
import { createRandom } from '@/lib/exams/random'
import { SITTINGS } from '@/lib/exams/setting/aims'
import { type Candidate, poolOf } from '@/lib/exams/setting/candidates'
import { chooseTemplates } from '@/lib/exams/setting/choose'
import { MEASURE_NAMES } from '@/lib/exams/setting/measures'
import type { Template } from '@/lib/exams/template'
import { checkedBank } from '@/lib/server/exams/bank'

const named = allBlueprints().map(blueprint => [blueprint.paperId, blueprint] as const)
const mocks = named.filter(([, { sort }]) => sort === 'mock')
const NOTHING_MET = new Map()
const SEEDS = 500

const templatesOf = ({ questions }: Pick<Paper, 'questions'>) => questions.map(({ template }) => template)

/** What a choice of templates does not keep of its blueprint: one twice, wrong numbers of questions, wrong marks. */
function faultsOf(blueprint: Blueprint, chosen: readonly (readonly Candidate[])[]): string[] {
  const ids = chosen.flat().map(({ template }) => template.id)
  const faults = new Set(ids).size === ids.length ? [] : ['a template twice']
  for (const [at, section] of blueprint.sections.entries()) {
    const own = chosen[at] ?? []
    const { least, most } = rangeOf(section, Number.POSITIVE_INFINITY)
    if (own.length < least || own.length > most) faults.push(`${section.id}: ${own.length} questions`)
    const marks = own.map(candidate => candidate.marks)
    const each = section.choose && section.marks / section.choose
    const isRight = each ? marks.every(one => one === each) : sumOf(marks) === section.marks
    if (!isRight) faults.push(`${section.id}: marks of ${marks.join(', ')}`)
  }
  return faults
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/**
 * The templates of 500 papers. What is asserted of them holds for every draw: marks and kinds of a template are the same
 * in all, which questions:check sees to.
 */
function chooseAll(blueprint: Blueprint, bank: readonly Template[]) {
  return Array.from({ length: SEEDS }, (_, at) =>
    chooseTemplates(blueprint, bank, { random: createRandom(`seed ${at}`), met: NOTHING_MET }),
  )
}

function countBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return counts
}

describe.each(named)('%s over 500 seeds', (_, blueprint) => {
  let bank: readonly Template[]
  let papers: Candidate[][][]
  beforeAll(async () => {
    bank = await checkedBank(blueprint)
    papers = chooseAll(blueprint, bank)
  }, 240_000)

  it('keeps to its sections: questions, marks, no template twice', () => {
    expect(papers.flatMap(chosen => faultsOf(blueprint, chosen))).toEqual([])
  })

  it('keeps near its objectives', () => {
    const asked = papers.flat(2)
    const marks = sumOf(asked.map(candidate => candidate.marks))
    const far = Object.entries(blueprint.objectives).flatMap(([objective, wanted]) => {
      const at = MEASURE_NAMES.indexOf(objective as Objective)
      const percent = (sumOf(asked.map(({ amounts }) => amounts[at] ?? 0)) / marks) * 100
      return Math.abs(percent - wanted) > 8 ? [{ objective, percent }] : []
    })
    expect(far).toEqual([])
  })

  it('asks every checked template', () => {
    const asked = new Set(papers.flat(2).map(({ template }) => template.id))
    const pool = blueprint.sections.flatMap(section => poolOf(blueprint, section, bank))
    expect(pool.map(({ template }) => template.id).filter(id => !asked.has(id))).toEqual([])
  })

  it('asks every topic as often as its share', () => {
    for (const [at, { questions, topics }] of blueprint.sections.entries()) {
      if (typeof questions !== 'number') continue
      const asked = countBy(
        papers.flatMap(chosen => chosen[at] ?? []),
        ({ topic }) => topic,
      )
      for (const [topic, share] of Object.entries(topics)) {
        const wanted = (share / sumOf(Object.values(topics))) * questions * SEEDS
        expect((asked.get(topic) ?? 0) / wanted).toBeGreaterThan(0.6)
      }
    }
  })
})

it.each(mocks)('%s: mocks 1 to 6 have no template in common', async (_, blueprint) => {
  const bank = await checkedBank(blueprint)
  expect(mocksApart(blueprint, bank)).toBeGreaterThanOrEqual(SITTINGS)
})

it.each(mocks)('%s: fresh papers one after another ask what was not met yet', async (_, blueprint) => {
  const bank = await checkedBank(blueprint)
  const sat: Paper[] = []
  for (const seed of ['AAAAAA', 'BBBBBB', 'CCCCCC']) sat.push(buildPaper(blueprint, bank, seed, metIn(sat)))
  const all = sat.flatMap(templatesOf)
  expect(new Set(all).size).toBe(all.length)
})

it('what was met longest ago comes again first', async () => {
  const blueprint = required('alevels-economics-topic-government-microeconomic-intervention')
  const bank = await checkedBank(blueprint)
  const [first, second] = [1, 2].map(mock => paperOfMock(blueprint, bank, mock))
  if (!first || !second) throw new Error('Two mocks were asked for')
  const met = metIn([first, second])
  const third = templatesOf(buildPaper(blueprint, bank, 'AAAAAA', met))
  const onlyThen = (paper: Paper) =>
    templatesOf(paper).filter(id => !(id === '' || (paper === first && templatesOf(second).includes(id))))
  const again = (paper: Paper) =>
    third.filter(id => onlyThen(paper).includes(id)).length / onlyThen(paper).length
  expect(again(first)).toBeGreaterThan(again(second))
}, 60_000)

it.each(named.filter(([, { sections }]) => sections.some(({ style }) => style === 'choice')))(
  '%s: each letter is right in about a quarter of the questions',
  async (_, blueprint) => {
    const bank = await checkedBank(blueprint)
    const counts = [0, 0, 0, 0]
    for (let mock = 1; mock <= SITTINGS; mock += 1) {
      for (const { parts } of paperOfMock(blueprint, bank, mock).questions) {
        const [part] = parts
        if (parts.length > 1 || part?.kind !== 'choice') continue
        const right = part.options.findIndex(({ error }) => error === null)
        counts[right] = (counts[right] ?? 0) + 1
      }
    }
    const all = counts.reduce((sum, each) => sum + each, 0)
    // Of the few dozen questions of short tests chance alone takes a letter further from a quarter.
    const off = all < 60 ? 100 / Math.sqrt(all) : 5
    for (const count of counts) {
      expect((count / all) * 100).toBeGreaterThanOrEqual(25 - off)
      expect((count / all) * 100).toBeLessThanOrEqual(25 + off)
    }
  },
  60_000,
)

function required(paperId: string) {
  const blueprint = allBlueprints().find(each => each.paperId === paperId)
  if (!blueprint) throw new Error(`There is no paper ${paperId}`)
  return blueprint
}
