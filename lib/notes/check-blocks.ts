import type { ListItem, Nodes, Parents, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { codeMarks, MARK_CODE, plainText, stepsOf } from './blocks'
import { essayFaults } from './essay'

/** `error` stops the build; `warning` is for the author to weigh. */
export type Finding = { kind: 'error' | 'warning'; text: string }

const CHECK_QUESTIONS = 5
/** Questions of a note that are read from a figure. */
const FIGURE_QUESTIONS = 2

const BLOCKS: Readonly<Record<string, { name: string; faults: (node: ContainerDirective) => string[] }>> = {
  'worked-example': { name: 'worked example', faults: exampleFaults },
  explore: { name: 'explore', faults: exploreFaults },
  'common-mistake': { name: 'common mistake', faults: mistakeFaults },
  'real-case': { name: 'real case', faults: caseFaults },
  essay: { name: 'essay', faults: essayFaults },
}

/** What is wrong with the blocks of a note, and what it could show and does not. */
export function blockFindings(tree: Root): Finding[] {
  const errors: string[] = []
  const examples: ContainerDirective[] = []
  const questions: ListItem[] = []
  visit(tree, 'containerDirective', node => {
    const block = BLOCKS[node.name]
    for (const fault of block?.faults(node) ?? [])
      errors.push(`${block?.name} (line ${node.position?.start.line}): ${fault}`)
    if (node.name === 'worked-example') examples.push(node)
    if (node.name === 'check-yourself') questions.push(...(stepsOf(node)?.children ?? []))
  })
  for (const [at, { children }] of questions.entries())
    if (!children.some(each => each.type === 'blockquote'))
      errors.push(`check yourself, question ${at + 1} has no answer (a line beginning with >)`)
  if (questions.length < CHECK_QUESTIONS)
    errors.push(`check yourself has ${questions.length} questions; ${CHECK_QUESTIONS} at least`)
  return [
    ...errors.map(text => ({ kind: 'error' as const, text })),
    ...pictureWarnings(tree, examples, questions).map(text => ({ kind: 'warning' as const, text })),
  ]
}

function pictureWarnings(tree: Root, examples: readonly Parents[], questions: readonly Parents[]): string[] {
  if (!hasFigure(tree)) return ['no figure: can the topic really not be drawn?']
  const asked = questions.filter(({ children }) =>
    children.some(each => each.type !== 'blockquote' && hasFigure(each)),
  ).length
  return [
    ...(examples.some(hasFigure) ? [] : ['no worked example has a figure']),
    ...(asked < FIGURE_QUESTIONS
      ? [`${asked} questions of check yourself have a figure; ${FIGURE_QUESTIONS} at least`]
      : []),
  ]
}

function hasFigure(node: Nodes): boolean {
  let has = false
  visit(node, each => {
    if (each.type === 'leafDirective' && each.name === 'figure') has = true
    if (each.type === 'containerDirective' && each.name === 'explore') has = true
  })
  return has
}

function exploreFaults({ children }: ContainerDirective): string[] {
  const isAnswered = children.some(each => each.type === 'blockquote')
  return isAnswered ? [] : ['needs a question, and its answer in lines that begin with >']
}

function mistakeFaults(node: ContainerDirective): string[] {
  return /right:/i.test(plainText(node)) ? [] : ['a line "right:" must say what is right']
}

/** A case that nobody can look up is a story. */
function caseFaults(node: ContainerDirective): string[] {
  const dated = /\b(1[89]|20)\d\d\b/
  const faults: string[] = []
  if (!dated.test(node.attributes?.title ?? '')) faults.push('needs a title="…" with its year')
  const source = plainText(node.children.at(-1))
  if (!source.startsWith('Source: ') || !dated.test(source))
    faults.push('its last paragraph must be "Source: …", who said it and when')
  return faults
}

function exampleFaults(node: ContainerDirective): string[] {
  const { marks, title } = node.attributes ?? {}
  const faults: string[] = []
  if (!title) faults.push('needs a title="…"')
  if (!marks || !/^\d+$/.test(marks)) faults.push('needs marks=number')
  const steps = stepsOf(node)?.children ?? []
  if (steps.length === 0) return [...faults, 'has no numbered steps']
  // The code stands at the end of a step's own line; reasons below it carry none.
  const codes = steps.map(step => MARK_CODE.exec(plainText(step.children[0] ?? step))?.[1] ?? '')
  const sum = codes.reduce((total, each) => total + codeMarks(each), 0)
  if (codes.every(each => each === '')) faults.push('no step ends with its mark code, such as [M1] or [A1]')
  else if (marks && sum !== Number(marks)) faults.push(`mark codes add up to ${sum}, marks says ${marks}`)
  return faults
}
