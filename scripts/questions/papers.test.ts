import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, type Paper } from '@/lib/exams/build-paper'
import { metIn, mocksApart, paperOfMock } from '@/lib/exams/mocks'
import { createRandom } from '@/lib/exams/random'
import { SITTINGS } from '@/lib/exams/setting/aims'
import { poolOf } from '@/lib/exams/setting/candidates'
import { chooseTemplates } from '@/lib/exams/setting/choose'
import { checkedBank } from '@/lib/server/exams/bank'

const named = allBlueprints().map(blueprint => [blueprint.paperId, blueprint] as const)
const mocks = named.filter(([, { sort }]) => sort === 'mock')
const NOTHING_MET = new Map()

const templatesOf = ({ questions }: Pick<Paper, 'questions'>) => questions.map(({ template }) => template)

describe.each(named)('%s over 500 seeds', (_, blueprint) => {
  it('asks every checked template and every topic, each topic as often as its share', async () => {
    const bank = await checkedBank(blueprint)
    const pool = blueprint.sections.flatMap(section => poolOf(blueprint, section, bank))
    const seen = new Set<string>()
    const byTopic = new Map<string, number>()
    const papers = 500
    for (let at = 0; at < papers; at += 1) {
      const random = createRandom(`reach ${at}`)
      for (const { template, topic } of chooseTemplates(blueprint, bank, {
        random,
        met: NOTHING_MET,
      }).flat()) {
        seen.add(template.id)
        byTopic.set(topic, (byTopic.get(topic) ?? 0) + 1)
      }
    }
    expect(pool.map(({ template }) => template.id).filter(id => !seen.has(id))).toEqual([])
    for (const section of blueprint.sections) {
      if (typeof section.questions !== 'number') continue
      const sum = Object.values(section.topics).reduce((all, each) => all + each, 0)
      for (const [topic, share] of Object.entries(section.topics)) {
        const wanted = (share / sum) * section.questions * papers
        expect((byTopic.get(topic) ?? 0) / wanted).toBeGreaterThan(0.6)
      }
    }
  }, 120_000)
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
  '%s: each letter is right in 20 to 30 per cent of the questions',
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
    for (const count of counts) {
      expect((count / all) * 100).toBeGreaterThanOrEqual(20)
      expect((count / all) * 100).toBeLessThanOrEqual(30)
    }
  },
  60_000,
)

function required(paperId: string) {
  const blueprint = allBlueprints().find(each => each.paperId === paperId)
  if (!blueprint) throw new Error(`There is no paper ${paperId}`)
  return blueprint
}
