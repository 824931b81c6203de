import type { Blueprint, Range } from '../blueprint'
import { mocksApart, paperOfMock } from '../mocks'
import type { Template } from '../template'
import { SITTINGS, wantedAims } from './aims'
import { type Candidate, candidateOf, poolOf } from './candidates'
import { MEASURE_NAMES, MEASURES, type Measure } from './measures'

/** A share in percent: of all that the bank holds, and of its numbered mocks on average, at least and at most. */
export type MeasuredShare = {
  measure: Measure
  aim: Range | null
  bank: number
  papers: { mean: number; least: number; most: number }
}

export type PaperReport = {
  /** Templates of each section, and how many there are for each of its questions. */
  sections: { id: string; templates: number; perQuestion: number }[]
  /** Mocks from the first on that share no template. */
  apart: number
  shares: MeasuredShare[]
}

/** How far a bank is from what its blueprint asks. @throws Error when the bank cannot fill a section */
export function reportOf(blueprint: Blueprint, bank: readonly Template[]): PaperReport {
  const byId = new Map(bank.map(template => [template.id, template]))
  const papers = Array.from({ length: SITTINGS }, (_, at) => paperOfMock(blueprint, bank, at + 1))
  const chosen = papers.map(({ questions }) =>
    questions.flatMap(({ template }) => byId.get(template) ?? []).map(candidateOf),
  )
  const pools = blueprint.sections.map(section => poolOf(blueprint, section, bank))
  const aims = wantedAims(blueprint)
  return {
    sections: blueprint.sections.map(({ id }, at) => {
      const templates = pools[at]?.length ?? 0
      const asked = papers.reduce((sum, { sections }) => sum + (sections[at]?.questions.length ?? 0), 0)
      return { id, templates, perQuestion: templates / (asked / SITTINGS) }
    }),
    apart: mocksApart(blueprint, bank),
    shares: MEASURE_NAMES.map((measure, at) => {
      const each = chosen.map(paper => shareOf(paper, measure))
      const aim = aims.find(other => other.measure === at)
      return {
        measure,
        aim: aim ? { least: aim.least, most: aim.most } : null,
        bank: shareOf(pools.flat(), measure),
        papers: {
          mean: each.reduce((sum, share) => sum + share, 0) / each.length,
          least: Math.min(...each),
          most: Math.max(...each),
        },
      }
    }),
  }
}

function shareOf(candidates: readonly Candidate[], measure: Measure): number {
  const at = MEASURE_NAMES.indexOf(measure)
  let [sum, whole] = [0, 0]
  for (const { amounts, marks } of candidates) {
    sum += amounts[at] ?? 0
    whole += MEASURES[measure].per === 'marks' ? marks : 1
  }
  return whole === 0 ? 0 : (sum / whole) * 100
}

/** The aims that the papers miss by more than half a point, as a line each. */
export function shortfalls({ shares }: PaperReport): string[] {
  return shares.flatMap(({ measure, aim, papers }) => {
    const { least = 0, most = 100 } = aim ?? {}
    if (papers.mean >= least - 0.5 && papers.mean <= most + 0.5) return []
    const wanted = papers.mean < least ? `at least ${least}` : `at most ${most}`
    return [`${measure}: ${Math.round(papers.mean)} % of its papers, wanted ${wanted} %`]
  })
}
