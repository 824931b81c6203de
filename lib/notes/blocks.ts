import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'

/** Elements with hast names inside an mdast tree, as remark-rehype reads them. */
export type Made = {
  type: 'made'
  data: { hName: string; hProperties: Record<string, unknown> }
  children: unknown[]
}

export function made(
  hName: string,
  hProperties: Record<string, unknown>,
  children: readonly unknown[],
): Made {
  return { type: 'made', data: { hName, hProperties }, children: [...children] }
}

export function words(value: string): { type: 'text'; value: string } {
  return { type: 'text', value }
}

export function icon(name: string): { type: 'made-raw'; value: string } {
  return {
    type: 'made-raw',
    value: `<svg class="icon" aria-hidden="true"><use href="#i-${name}"></use></svg>`,
  }
}

export type BlockNode = BlockContent | DefinitionContent

export const MARK_CODE = /\s*\[((?:[MABC]\d)(?:[ ,]+[MABC]\d)*)\]\s*$/
const PART_MARKS = /\s*\[(\d+)\]\s*$/
const PART = /^\(([a-z]{1,3}|[ivx]+)\)\s+/

/** Takes what `pattern` finds at the end of a paragraph's last text. */
export function takeEnd(paragraph: Paragraph, pattern: RegExp): string | null {
  const last = paragraph.children.at(-1)
  if (last?.type !== 'text') return null
  const found = pattern.exec(last.value)
  if (!found) return null
  last.value = last.value.slice(0, found.index)
  if (last.value === '') paragraph.children.pop()
  return found[1] ?? null
}

function takeStart(paragraph: Paragraph, pattern: RegExp): string | null {
  const first = paragraph.children[0]
  if (first?.type !== 'text') return null
  const found = pattern.exec(first.value)
  if (!found) return null
  first.value = first.value.slice(found[0].length)
  return found[1] ?? null
}

export function marksOf(count: number): Made {
  return made('span', { className: ['marks'] }, [
    made('span', { ariaHidden: 'true' }, [words(`[${count}]`)]),
    made('span', { className: ['vh'] }, [words(` ${count} ${count === 1 ? 'mark' : 'marks'}`)]),
  ])
}

/** Sum of the numbers in mark codes such as "M1 A1". */
export function codeMarks(codes: string): number {
  return Array.from(codes.matchAll(/[MABC](\d)/g), match => Number(match[1])).reduce(
    (sum, each) => sum + each,
    0,
  )
}

function startsPart(node: BlockNode): boolean {
  const first = node.type === 'paragraph' ? node.children[0] : undefined
  return first?.type === 'text' && PART.test(first.value)
}

export function questionPart(node: BlockNode): unknown {
  if (node.type !== 'paragraph') return node
  const part = takeStart(node, PART)
  const marks = takeEnd(node, PART_MARKS)
  if (part === null && marks === null) return node
  return made('div', { className: ['part-row'] }, [
    made('b', {}, part === null ? [] : [words(`(${part})`)]),
    made('span', {}, node.children),
    ...(marks === null ? [] : [marksOf(Number(marks))]),
  ])
}

function workingStep(item: ListItem): Made {
  const [line, ...reasons] = item.children
  if (line?.type !== 'paragraph') return made('li', {}, item.children)
  const codes = takeEnd(line, MARK_CODE)
  const part = takeStart(line, PART)
  return made('li', {}, [
    made('b', { className: ['part'] }, part === null ? [] : [words(`(${part})`)]),
    made('div', { className: ['step'] }, line.children),
    made('b', { className: ['got'] }, codes === null ? [] : [words(codes.replace(/[ ,]+/g, ' '))]),
    ...reasons.map(reason =>
      made('div', { className: ['why'] }, reason.type === 'paragraph' ? reason.children : [reason]),
    ),
  ])
}

export function stepsOf(block: ContainerDirective): List | null {
  return (block.children.find(each => each.type === 'list' && each.ordered) as List | undefined) ?? null
}

/** Question on top, numbered working below, each line with the mark it earns. */
export function workedExample(block: ContainerDirective, id: string): Made {
  const { title = '', marks = '0' } = block.attributes ?? {}
  const steps = stepsOf(block)
  const at = steps ? block.children.indexOf(steps) : block.children.length
  const count = Number(marks)
  return made('section', { className: ['example', 'sheet'], id, ariaLabelledby: `${id}-head` }, [
    made('div', { className: ['example-head'] }, [
      made('h3', { id: `${id}-head` }, [words(title ? `Worked example: ${title}` : 'Worked example')]),
      made('small', {}, [words(`${count} ${count === 1 ? 'mark' : 'marks'}`)]),
    ]),
    made('div', { className: ['example-q'] }, block.children.slice(0, at).map(questionPart)),
    made('ol', { className: ['working'], role: 'list' }, (steps?.children ?? []).map(workingStep)),
    made('div', { className: ['steps'] }, []),
    ...(block.children.length > at + 1
      ? [made('div', { className: ['example-after'] }, block.children.slice(at + 1))]
      : []),
  ])
}

const CALLS = {
  'exam-tip': { name: 'Exam tip', kind: 'call-tip', icon: 'pencil' },
  'common-mistake': { name: 'Common mistake', kind: 'call-slip', icon: 'caret' },
  practical: { name: 'Practical skill', kind: 'call-lab', icon: 'chemistry' },
  'real-case': { name: 'Real case', kind: 'call-case', icon: 'flag' },
} as const

export type CallName = keyof typeof CALLS

export function isCall(name: string): name is CallName {
  return name in CALLS
}

export function callOut(block: ContainerDirective, name: CallName, id: string): Made {
  const call = CALLS[name]
  const title = block.attributes?.title
  const body = name === 'common-mistake' ? block.children.flatMap(verdicts) : block.children
  return made('aside', { className: ['call', call.kind], id, ariaLabelledby: `${id}-head` }, [
    made('p', { className: ['call-label'], id: `${id}-head` }, [
      icon(call.icon),
      words(title ? `${call.name}: ${title}` : call.name),
    ]),
    made('div', {}, body),
  ])
}

/** Lines that begin `wrong:` and `right:` become the two sides of the slip. */
function verdicts(node: BlockNode): unknown[] {
  if (node.type !== 'paragraph') return [node]
  const lines: PhrasingContent[][] = [[]]
  for (const child of node.children) {
    const pieces = child.type === 'text' ? child.value.split(/\n(?=(?:wrong|right):)/i) : [child]
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) lines.push([])
      lines.at(-1)?.push(typeof piece === 'string' ? { type: 'text', value: piece } : piece)
    }
  }
  return lines.map(children => {
    const paragraph: Paragraph = { type: 'paragraph', children }
    const verdict = takeStart(paragraph, /^(wrong|right):\s*/i)?.toLowerCase()
    if (verdict === undefined) return paragraph
    const sign = verdict === 'wrong' ? icon('cross') : icon('tick')
    const said = made('b', { className: ['vh'] }, [words(verdict === 'wrong' ? 'Wrong: ' : 'Right: ')])
    return made('p', { className: [verdict] }, [sign, said, made('span', {}, paragraph.children)])
  })
}

/** Questions with their answers folded away; they open without JavaScript. */
export function checkYourself(block: ContainerDirective, id: string): Made {
  const items = stepsOf(block)?.children ?? []
  return made('section', { className: ['check', 'sheet'], id, ariaLabel: 'Check yourself' }, [
    made('ol', {}, items.map(checkItem)),
  ])
}

const checkItem = (item: ListItem): Made => made('li', {}, questionWithAnswer(item.children))

/** Behind the last line, at the edge; a figure may stand below it. */
function withMarks(question: readonly BlockNode[]): readonly BlockNode[] {
  const last = question.findLast(each => each.type === 'paragraph')
  const marks = last ? takeEnd(last, PART_MARKS) : null
  if (last && marks !== null)
    last.children.push(words(' '), marksOf(Number(marks)) as unknown as PhrasingContent)
  return question
}

/** The marks behind the question, or behind each of its parts; the answer, which is what stands after `>`, folded away. */
export function questionWithAnswer(nodes: readonly BlockNode[]): unknown[] {
  const question = nodes.filter(each => each.type !== 'blockquote')
  const answers = nodes.flatMap(each => (each.type === 'blockquote' ? each.children : []))
  return [
    ...(question.some(startsPart) ? question.map(questionPart) : withMarks(question)),
    made('div', { className: ['reveal'] }, []),
    made('details', {}, [
      made('summary', {}, [words('Answer'), icon('down')]),
      made('div', { className: ['answer'] }, answers),
    ]),
  ]
}

const FORMULA_STATUS = {
  given: 'Given in the exam.',
  learn: 'Not given in the exam: learn it.',
  derive: 'Not given in the exam: be able to derive it.',
} as const

export type FormulaStatus = keyof typeof FORMULA_STATUS

export function isFormulaStatus(value: unknown): value is FormulaStatus {
  return typeof value === 'string' && value in FORMULA_STATUS
}

export function formulaBlock(block: ContainerDirective, status: FormulaStatus, id: string): Made {
  const isFormula = (node: RootContent) => node.type === 'math'
  return made('div', { className: ['formula'], id }, [
    ...block.children.filter(isFormula),
    ...block.children.filter(node => !isFormula(node)),
    made('p', { className: ['formula-status'] }, [words(FORMULA_STATUS[status])]),
  ])
}

const ONLY = {
  supplement: { name: 'Supplement', rest: 'Extended candidates only' },
  a2: { name: 'A Level', rest: 'not needed for AS' },
} as const

export type OnlyName = keyof typeof ONLY

export function isOnly(name: string): name is OnlyName {
  return name in ONLY
}

export function onlyBlock(block: ContainerDirective, name: OnlyName, id: string): Made {
  return made('section', { className: ['only'], id, ariaLabel: `${ONLY[name].name}, ${ONLY[name].rest}` }, [
    made('p', { className: ['only-label'] }, [
      made('b', {}, [words(ONLY[name].name)]),
      words(` ${ONLY[name].rest}`),
    ]),
    ...block.children,
  ])
}

export function plainText(node: unknown): string {
  return textOf(node as Parameters<typeof textOf>[0])
}
