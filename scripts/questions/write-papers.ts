import { REAL_PAPERS } from '@/content/questions/real-papers'
import type { Blueprint, Range } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { NUMBERED_MOCKS } from '@/lib/exams/mocks'
import { SITTINGS } from '@/lib/exams/setting/aims'
import { type MeasuredShare, type PaperReport, reportOf, shortfalls } from '@/lib/exams/setting/report'
import { compiledFiles } from '@/lib/server/content/compiled-questions'
import { checkedBank } from '@/lib/server/exams/bank'
import { bundle, contentHash, textOf, writeWhole } from '../content/bundle'

const PAPERS_FILE = 'docs/papers.md'

export type ReportedPaper = { blueprint: Blueprint; report: PaperReport }

export function reportPapers(): ReportedPaper[] {
  const papers = allBlueprints().filter(({ sort }) => sort !== 'tour')
  return papers.map(blueprint => ({ blueprint, report: reportOf(blueprint, checkedBank(blueprint)) }))
}

/** Of all that the report comes from, and of the report: banks, blueprints, and the code that sets and measures papers. */
export async function hashOfPapers(): Promise<string> {
  const { code } = await bundle('scripts/questions/write-papers.ts')
  return contentHash(code, JSON.stringify(compiledFiles()), textOf(PAPERS_FILE))
}

/** What is missing, for who runs the check. */
export function printPapers(papers: readonly ReportedPaper[]): void {
  for (const { blueprint, report } of papers) {
    const slots = report.sections.map(
      ({ id, templates, perQuestion }) => `${id} ${templates} (${perQuestion.toFixed(1)} for each question)`,
    )
    console.log(
      `\n${blueprint.paperId}: ${report.apart} papers before a template comes again; ${slots.join(', ')}`,
    )
    for (const line of shortfalls(report)) console.log(`  · ${line}`)
  }
}

/** docs/papers.md: every paper beside what is known of the real one. */
export function writePapers(papers: readonly ReportedPaper[]): void {
  const mocks = papers.filter(({ blueprint }) => blueprint.sort === 'mock')
  const tests = papers.filter(({ blueprint }) => blueprint.sort === 'topicTest')
  const text = [
    '# Our papers beside the real ones',
    '',
    'Written by `npm run questions:check`; do not edit. Shares are percent of the marks, of figures and tables percent of',
    `the questions. "Ours": mean of mocks 1 to ${SITTINGS}, with the least and the most. "Bank": all its checked templates.`,
    'What each measure counts stands in `lib/exams/setting/measures.ts`, the aims in `content/questions/papers`.',
    ...mocks.flatMap(mockText),
    '',
    '## Topic tests',
    '',
    '| Test | Templates for each question | Tests before a template comes again |',
    '| --- | --- | --- |',
    ...tests.map(
      ({ blueprint, report }) =>
        `| ${blueprint.component}: ${blueprint.title.replace('Topic test: ', '')} | ${slotsText(report)} | ${apartText(report)} |`,
    ),
    '',
  ]
  writeWhole(PAPERS_FILE, text.join('\n'))
}

function mockText({ blueprint, report }: ReportedPaper): string[] {
  const real = REAL_PAPERS[blueprint.paperId]
  return [
    '',
    `## ${blueprint.component} ${blueprint.title}`,
    '',
    `Templates for each question: ${slotsText(report)}. Papers before a template comes again: ${apartText(report)}.`,
    ...(real ? [`Known of the real one: ${real.basis}.`, '', ...real.facts.map(fact => `- ${fact}`)] : []),
    '',
    '| Share | Real | Aim | Ours | Bank |',
    '| --- | --- | --- | --- | --- |',
    ...report.shares
      .filter(({ measure, aim, bank }) => aim !== null || bank > 0 || real?.shares[measure])
      .map(share => shareText(share, real?.shares[share.measure])),
  ]
}

function shareText({ measure, aim, bank, papers }: MeasuredShare, real = ''): string {
  const [mean, least, most] = [papers.mean, papers.least, papers.most].map(Math.round)
  return `| ${measure} | ${real} | ${aimText(aim)} | ${mean} (${least} to ${most}) | ${Math.round(bank)} |`
}

function aimText(aim: Range | null): string {
  if (aim === null) return ''
  const { least = 0, most = 100 } = aim
  if (most === 100) return `at least ${least}`
  return least <= 0 ? `at most ${most}` : `${least} to ${most}`
}

function slotsText({ sections }: PaperReport): string {
  return sections.map(({ id, perQuestion }) => `${id} ${perQuestion.toFixed(1)}`).join(', ')
}

function apartText({ apart }: PaperReport): string {
  return apart === NUMBERED_MOCKS ? `${apart} or more` : String(apart)
}
