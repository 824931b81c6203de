import type { Subtopic } from '@/lib/catalogue/syllabus'
import { figureFaults } from '@/lib/figures/bounds'
import { followFaults } from './check-follow'
import { keyFaults } from './check-key'
import { notePositions, type Positions, positionFaults } from './check-positions'
import { printedFaults } from './check-printed'
import { drawingsOf } from './drawings'
import { figures, plain } from './format'
import { markPart, partFaults } from './kinds/registry'
import { ALONE } from './kinds/rules'
import { compareAlgebra } from './marking/algebra'
import { readNumber } from './marking/read-number'
import { readSolutions } from './marking/solution-list'
import { inlineHtml, plainText, proseHtml } from './prose'
import { type Part, type Prose, type Question, SCHEME_CODES } from './question'
import type { Template, Verified, VerifiedAnswer } from './template'

export const DRAWS_CHECKED = 200

export type CheckSetting = {
  /** Sub-topics of the syllabus by number. */
  subtopics: ReadonlyMap<string, Subtopic>
  commandWords: readonly string[]
  objectives: readonly string[]
}

/** What is wrong with a template, over 200 draws; each complaint once, with the seed that shows it. */
export function checkTemplate(template: Template, setting: CheckSetting): string[] {
  const complaints = new Map<string, string>()
  const complain = (text: string, seed: string) => {
    if (!complaints.has(text)) complaints.set(text, seed)
  }
  for (const fault of factFaults(template, setting)) complain(fault, '')
  const positions: Positions = new Map()
  let shape = ''
  for (let draw = 0; draw < DRAWS_CHECKED; draw += 1) {
    const seed = `check-${draw}`
    try {
      const { question, verified, inOrder } = template.draw(seed)
      notePositions(positions, question, inOrder)
      for (const fault of questionFaults(question, verified, setting, template)) complain(fault, seed)
      const now = question.parts
        .map(part => `${part.label} ${part.marks} ${part.objective} ${part.kind}`)
        .join('; ')
      if (shape !== '' && shape !== now) complain('draws differ in parts, marks or objectives', seed)
      shape = now
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error), seed)
    }
  }
  for (const fault of positionFaults(positions)) complain(fault, '')
  return [...complaints].map(([text, seed]) => (seed === '' ? text : `${text} (seed ${seed})`))
}

/** How many different questions 200 draws give. */
export function varietyOf(template: Template): number {
  const texts = new Set<string>()
  for (let draw = 0; draw < DRAWS_CHECKED; draw += 1) {
    texts.add(allProse(template.draw(`check-${draw}`).question).join('\n'))
  }
  return texts.size
}

function factFaults({ name, subtopic, tier }: Template, { subtopics }: CheckSetting): string[] {
  const known = subtopics.get(subtopic)
  const wrongTier =
    known &&
    ((known.tier === 'core' && tier === 'supplement') || (known.tier === 'supplement' && tier === 'core'))
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`name "${name}" is not in kebab-case`]),
    ...(known ? [] : [`the syllabus has no sub-topic ${subtopic}`]),
    ...(known && (known.tier === null) !== (tier === null) ? ['tier does not fit the syllabus'] : []),
    ...(wrongTier ? [`sub-topic ${subtopic} is ${known.tier}, the template ${tier}`] : []),
  ]
}

function questionFaults(
  question: Question,
  verified: Verified | undefined,
  setting: CheckSetting,
  template: Template,
): string[] {
  return [
    ...question.parts.flatMap(part =>
      ofPart(part, [
        ...partFaults(part),
        ...commonFaults(part),
        ...(template.style === 'tour' ? [] : syllabusFaults(part, setting)),
      ]),
    ),
    ...allProse(question).flatMap(proseFaults),
    ...labelFaults(question),
    ...verifyFaults(question, verified),
    ...question.parts.flatMap(part => ofPart(part, keyFaults(part))),
    ...followFaults(question.parts),
    ...printedFaults(question.parts),
    ...drawingsOf(question).flatMap(figureFaults),
    ...(template.style === 'choice' && question.parts.some(part => part.kind !== 'choice')
      ? ['a choice question holds another kind of part']
      : []),
  ]
}

function ofPart(part: Part, faults: readonly string[]): string[] {
  return faults.map(fault => (part.label === '' ? fault : `(${part.label}) ${fault}`))
}

function commonFaults(part: Part): string[] {
  const scheme = part.scheme.length
  const mayOffer =
    part.kind === 'written' || part.kind === 'match' || part.kind === 'order' || part.kind === 'words'
  return [
    ...(Number.isInteger(part.marks) && part.marks > 0 ? [] : [`marks are ${part.marks}`]),
    ...(scheme === part.marks || mayOffer ? [] : [`${scheme} points in the scheme for ${part.marks} marks`]),
    ...part.scheme.flatMap(({ code }) => (SCHEME_CODES.includes(code) ? [] : [`unknown mark code ${code}`])),
    ...(part.solution.trim().length >= 20 ? [] : ['the worked solution is missing or too short']),
    ...(part.prompt.trim() === '' ? ['nothing is asked'] : []),
  ]
}

/** A question of the tour is of no subject, so no syllabus binds it. */
function syllabusFaults(part: Part, { subtopics, commandWords, objectives }: CheckSetting): string[] {
  return [
    ...(subtopics.has(part.subtopic) ? [] : [`the syllabus has no sub-topic ${part.subtopic}`]),
    ...(objectives.includes(part.objective) ? [] : [`the syllabus has no objective ${part.objective}`]),
    ...(part.kind === 'choice' || commandWords.some(word => part.command.startsWith(word))
      ? []
      : [`"${part.command}" is no command word of the syllabus`]),
  ]
}

/** Every text of a question, answers and solutions included. */
function allProse(question: Question): Prose[] {
  const tables = [question.table, ...question.parts.map(part => part.table)]
  return [
    question.stem,
    ...tables.flatMap(table => (table ? [table.caption ?? '', ...table.head, ...table.rows.flat()] : [])),
    ...question.parts.flatMap(part => [
      part.lead ?? '',
      part.prompt,
      part.solution,
      ...part.scheme.map(({ text }) => text),
      ...kindProse(part),
    ]),
  ]
}

/** As the key is shown: with the sign of a minus. */
const printed = (answer: string | number) => (typeof answer === 'number' ? plain(answer) : answer)

function kindProse(part: Part): Prose[] {
  switch (part.kind) {
    case 'choice':
      return part.options.flatMap(({ text, cells, error }) => [text, ...(cells ?? []), error ?? ''])
    case 'match':
      return [...part.items, ...part.targets].map(({ text }) => text)
    case 'order':
      return part.items.map(({ text }) => text)
    case 'table':
      return [
        ...part.head,
        ...part.rows.flat().map(cell => ('text' in cell ? cell.text : printed(cell.answer))),
      ]
    case 'words':
      return [
        ...part.answers.flatMap(({ text, accept = [] }) => [text, ...accept]),
        ...(part.reject ?? []).map(({ why }) => why),
      ]
    case 'ledger':
      return [
        part.account,
        ...(part.narratives ?? []),
        ...[...part.given, ...part.entries].map(({ narrative }) => narrative),
      ]
    case 'written':
      return [
        part.modelAnswer,
        ...(part.scales ?? []).flatMap(({ bands = [] }) => bands.map(({ text }) => text)),
      ]
    case 'numeric':
    case 'solutions':
    case 'expression':
    case 'equation':
    case 'structure':
    case 'plot':
    case 'draw':
      return []
  }
}

const NONSENSE: readonly [RegExp, string][] = [
  [/\b(?:undefined|NaN|Infinity|null)\b|\[object/, 'holds a value that is none'],
  [/[-−]0(?![\d.,])/, 'holds a minus zero'],
  [/\d\.\d{7,}/, 'holds a number with binary dust'],
  [
    /(?<![\d.,\u2009])1 (?:apples|metres|seconds|hours|minutes|days|years|kilograms|newtons|joules|volts|units|workers|books|students|cars|workers|balls|blocks)\b/,
    'says "1 …s"',
  ],
  [/ {2,}(?!\n)/, 'holds double spaces'],
  [/\d-\d{1,2}(?=[a-z ])(?!\d)/, 'may hold a hyphen for a minus'],
  [/^-\d|[ (]-\d/, 'holds a hyphen for a minus'],
  [/ [,.;:?]/, 'has a space before a stop'],
]

function proseFaults(prose: Prose): string[] {
  const outside = prose.replace(/\$[^$]+\$/g, 'math')
  const faults = NONSENSE.filter(([pattern]) => pattern.test(outside)).map(
    ([, text]) => `${text}: "${excerpt(prose)}"`,
  )
  try {
    proseHtml(prose)
    inlineHtml(prose)
  } catch (error) {
    faults.push(`${error instanceof Error ? error.message : error}: "${excerpt(prose)}"`)
  }
  return faults
}

function excerpt(prose: Prose): string {
  const text = plainText(prose)
  return text.length > 70 ? `${text.slice(0, 70)}…` : text
}

function labelFaults({ parts }: Question): string[] {
  const labels = parts.map(part => part.label)
  const bad = labels.filter(label => label !== '' && !/^[a-h](?:\.(?:i|ii|iii|iv|v|vi))?$/.test(label))
  return [
    ...(new Set(labels).size === labels.length ? [] : ['two parts share a label']),
    ...bad.map(label => `label "${label}" is not like a, b, c.i`),
    ...(labels.length > 1 && labels.includes('') ? ['a part has no label'] : []),
    ...parts.flatMap(part =>
      part.kind === 'numeric' && part.follow && !labels.includes(part.follow.from)
        ? [`follows part ${part.follow.from}, which is not there`]
        : [],
    ),
  ]
}

function labelled(verified: Verified | undefined): Record<string, VerifiedAnswer> {
  if (verified === undefined) return {}
  const isOne = typeof verified !== 'object' || Array.isArray(verified)
  return isOne ? { '': verified as VerifiedAnswer } : (verified as Record<string, VerifiedAnswer>)
}

/** The second route must meet the first, as printed. */
function verifyFaults({ parts }: Question, verified: Verified | undefined): string[] {
  const byLabel = labelled(verified)
  return parts.flatMap(part => {
    const value = byLabel[part.label]
    const mustHave = part.kind === 'numeric' || part.kind === 'expression' || part.kind === 'solutions'
    if (value === undefined) return mustHave ? [`verify says nothing of part "${part.label}"`] : []
    return verifyPart(part, value)
  })
}

function verifyPart(part: Part, value: VerifiedAnswer): string[] {
  const differs = (own: unknown) => [`verify finds ${value}, the question says ${own} (part "${part.label}")`]
  if (part.kind === 'solutions')
    return sameSolutions(part.answer, value) ? [] : differs(part.answer.join(', '))
  if (typeof value === 'object') return [`verify gives a list for part "${part.label}", which asks for none`]
  if (part.kind === 'choice') {
    const right = part.options.find(option => option.error === null)
    const text = right?.cells?.[0] ?? right?.text ?? ''
    if (typeof value === 'string') return plainText(text) === plainText(value) ? [] : differs(text)
    const shown = readNumber(plainText(text.replace(/\^\{/g, '^{')).replace(/10\s?−?/, each => each)) ?? null
    return shown && printedAlike(text, value, shown.significant.most) ? [] : differs(text)
  }
  if (part.kind === 'numeric') {
    const close =
      typeof value === 'number' &&
      Math.abs(value - part.answer) <= 1e-6 * Math.max(1e-12, Math.abs(part.answer))
    return close ? [] : differs(part.answer)
  }
  if (part.kind === 'expression') {
    const same = compareAlgebra(String(value), part.answer, {
      letters: part.letters,
      form: part.form === 'antiderivative' ? part.form : 'any',
    })
    // A second route may end in another form, as 12 < 3x for x > 4.
    return same === 'same' || same === 'otherForm' ? [] : differs(part.answer)
  }
  if (part.kind === 'words') {
    const marking = markPart(part, { kind: 'words', texts: [String(value)] }, ALONE)
    return marking.earned > 0 || part.asked > 1
      ? []
      : differs(part.answers.map(({ text }) => text).join(', '))
  }
  return [`verify speaks of part "${part.label}", which it cannot check`]
}

/** Every solution once, in whatever order. */
function sameSolutions(answer: readonly string[], value: VerifiedAnswer): boolean {
  const own = answer.map(each => readSolutions(each, null)[0]?.value ?? Number.NaN)
  const others = typeof value === 'object' ? [...value] : [Number(value)]
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a))
  return own.length === others.length && own.every(a => others.some(b => near(a, b)))
}

function printedAlike(text: Prose, value: number, sigFigs: number): boolean {
  const digits = plainText(text)
  for (let count = 1; count <= Math.min(sigFigs, 8); count += 1) {
    if (digits.startsWith(plainText(figures(value, count)))) return true
  }
  return digits.replace(/^\$/, '').startsWith(plainText(plain(value)))
}
