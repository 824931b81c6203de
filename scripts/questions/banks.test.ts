import type { BlueprintSection } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { buildPaper, newSeed } from '@/lib/exams/build-paper'
import { marksByObjective, marksOf, OBJECTIVES } from '@/lib/exams/question'
import { createRandom } from '@/lib/exams/random'
import { checkedBank } from '@/lib/server/exams/bank'

/** Where the marks alone decide, one question at least. */
function rangeOf({ questions }: BlueprintSection) {
  if (questions === null) return { least: 1, most: Number.POSITIVE_INFINITY }
  return typeof questions === 'number' ? { least: questions, most: questions } : questions
}

const seeds = (count: number) =>
  Array.from({ length: count }, (_, at) => newSeed(createRandom(`seed ${at}`).next))

describe.each(allBlueprints().map(blueprint => [blueprint.paperId, blueprint] as const))(
  '%s',
  (_, blueprint) => {
    it('keeps to its blueprint: marks, sections, questions, objectives', async () => {
      const bank = await checkedBank(blueprint)
      const shares = new Map<string, number>()
      let marksOfAll = 0
      for (const seed of seeds(blueprint.sort === 'mock' ? 500 : 50)) {
        const paper = buildPaper(blueprint, bank, seed)
        expect(new Set(paper.questions.map(({ template }) => template)).size).toBe(paper.questions.length)
        for (const section of blueprint.sections) {
          const own = paper.sections.find(({ id }) => id === section.id)?.questions ?? []
          const { least, most } = rangeOf(section)
          expect(own.length).toBeGreaterThanOrEqual(least)
          expect(own.length).toBeLessThanOrEqual(most)
          const marks = own.map(number => marksOf(paper.questions[number - 1] ?? { parts: [] }))
          const all = marks.reduce((sum, each) => sum + each, 0)
          if (section.choose === null) expect(all).toBe(section.marks)
          else expect(new Set(marks)).toEqual(new Set([section.marks / section.choose]))
        }
        for (const part of paper.questions.flatMap(({ parts }) => parts)) {
          for (const [objective, marks] of Object.entries(marksByObjective(part))) {
            shares.set(objective, (shares.get(objective) ?? 0) + marks)
          }
          marksOfAll += part.marks
        }
      }
      for (const objective of OBJECTIVES) {
        const wanted = blueprint.objectives[objective]
        if (wanted === undefined) continue
        const percent = ((shares.get(objective) ?? 0) / marksOfAll) * 100
        expect({ objective, away: Math.abs(percent - wanted) <= 8 }).toEqual({ objective, away: true })
      }
    }, 120_000)
  },
)
