import { stemOf } from './stem'

/** What is looked for in an answer. */
export type Idea =
  /** A word in any of its forms, a little misspelt too. */
  | { is: 'word'; text: string; stem: string }
  /** All words that begin so. */
  | { is: 'beginning'; text: string }
  /** As it stands, spaces apart: formulas, letters, numbers with units. */
  | { is: 'literal'; text: string }
  | { is: 'either'; of: Idea[] }
  /** One after the other; `reach`: so many words may stand between. `barred`: but none of these. */
  | { is: 'row'; first: Idea; next: { idea: Idea; reach: number; barred: Idea | null }[] }
  /** In one sentence, in any order. */
  | { is: 'together'; of: Idea[]; without: Idea[] }
  /** Anywhere in the answer. */
  | { is: 'all'; of: Idea[]; without: Idea[] }
  | { is: 'not'; idea: Idea }

export type Ruling = 'accept' | 'reject' | 'unsure'
export type Rule = { ruling: Ruling; idea: Idea; text: string; line: number }

/** @property line from 1 @property column from 1 */
export class NotationError extends Error {
  constructor(
    readonly fault: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`line ${line}, column ${column}: ${fault}`)
  }
}

type Sign = { text: string; kind: 'word' | 'literal' | 'sign' | 'name'; column: number }
export type Names = ReadonlyMap<string, Idea>

const SIGN = /"([^"]*)"|[A-Z][A-Z_]+(?![\p{Ll}])|[\p{L}\d]+(?:\.\d+)*\*?|\.\.\.?|[/|,&()+=-]|\S/gu
const MIXED = /^(?:\p{L}+\d+|\d+\p{L}+)$/u
const NEAR = 2
const FAR = 1000

function signsOf(text: string, line: number, offset: number): Sign[] {
  return [...text.matchAll(SIGN)].map(found => {
    const [raw, literal] = found
    const column = offset + found.index + 1
    if (literal !== undefined) return { text: literal, kind: 'literal', column }
    if (/^[A-Z][A-Z_]+$/.test(raw)) return { text: raw, kind: 'name', column }
    // An answer is split between letters and digits: co2 stands there as two words beside each other.
    if (MIXED.test(raw)) return { text: raw.toLowerCase(), kind: 'literal', column }
    if (/^[\p{L}\d]/u.test(raw)) return { text: raw.toLowerCase(), kind: 'word', column }
    if (/^(?:[/|,&()+-]|\.\.\.?)$/.test(raw)) return { text: raw, kind: 'sign', column }
    throw new NotationError(`“${raw}” means nothing here`, line, column)
  })
}

/** Reads one idea from its signs, the loosest joint first: & then , then | then the words of a row, then / */
class Reader {
  private at = 0
  constructor(
    private readonly signs: readonly Sign[],
    private readonly names: Names,
    private readonly line: number,
    private readonly end: number,
  ) {}

  private fail(fault: string): never {
    throw new NotationError(fault, this.line, this.signs[this.at]?.column ?? this.end)
  }
  private isAt(text: string, kind: Sign['kind'] = 'sign'): boolean {
    const sign = this.signs[this.at]
    return sign?.kind === kind && sign.text === text
  }
  private take(text: string, kind: Sign['kind'] = 'sign'): boolean {
    if (!this.isAt(text, kind)) return false
    this.at += 1
    return true
  }

  whole(): Idea {
    const idea = this.joined('&', 'all')
    if (this.at < this.signs.length) this.fail(`“${this.signs[this.at]?.text}” is one too many`)
    return idea
  }

  private joined(joint: '&' | ',', is: 'all' | 'together'): Idea {
    const of: Idea[] = []
    const without: Idea[] = []
    do {
      const list = this.take('without', 'word') ? without : of
      list.push(joint === '&' ? this.joined(',', 'together') : this.rows())
    } while (this.take(joint))
    const [first] = of
    if (!first) this.fail('“without” needs something that must be there beside it')
    return of.length === 1 && without.length === 0 ? first : { is, of, without }
  }

  private rows(): Idea {
    const of = [this.row()]
    while (this.take('|')) of.push(this.row())
    const [first] = of
    return of.length === 1 && first ? first : { is: 'either', of }
  }

  private row(): Idea {
    if (this.takeDenial()) return { is: 'not', idea: this.row() }
    const first = this.either()
    const next: { idea: Idea; reach: number; barred: Idea | null }[] = []
    for (;;) {
      const isWide = this.take('...') || this.take('..')
      const barred = isWide && this.isAt('(') && this.isBar() ? this.bar() : null
      if (!isWide && !this.beginsIdea()) break
      const idea = this.takeDenial() ? ({ is: 'not', idea: this.row() } as const) : this.either()
      next.push({ idea, reach: isWide ? FAR : NEAR, barred })
    }
    return next.length === 0 ? first : { is: 'row', first, next }
  }

  /** "No reaction" denies as "not react" does; in a list and before dots it is a word like others. */
  private takeDenial(): boolean {
    if (this.isAt('no', 'word') && this.beginsIdea(this.at + 1)) return this.take('no', 'word')
    return this.take('not', 'word')
  }

  /** (no x/y) after dots: what may not stand in between. */
  private isBar(): boolean {
    const after = this.signs[this.at + 1]
    return after?.kind === 'word' && after.text === 'no'
  }
  private bar(): Idea {
    this.at += 2
    const idea = this.row()
    if (!this.take(')')) this.fail('a bracket is not closed')
    this.take('...') || this.take('..')
    return idea
  }

  private beginsIdea(at = this.at): boolean {
    const sign = this.signs[at]
    if (!sign) return false
    return sign.kind !== 'sign' || sign.text === '(' || sign.text === '+' || sign.text === '-'
  }

  private either(): Idea {
    const of = [this.one()]
    while (this.take('/')) of.push(this.one())
    const [first] = of
    return of.length === 1 && first ? first : { is: 'either', of }
  }

  private one(): Idea {
    if (!this.beginsIdea()) this.fail('a word is missing here')
    if (this.take('(')) {
      const idea = this.joined('&', 'all')
      if (!this.take(')')) this.fail('a bracket is not closed')
      return idea
    }
    const sign = this.signs[this.at] as Sign
    if (sign.kind === 'name') {
      const idea = this.names.get(sign.text)
      if (!idea) this.fail(`nothing is called ${sign.text}`)
      this.at += 1
      return idea
    }
    this.at += 1
    if (sign.kind !== 'word') return { is: 'literal', text: sign.text.replace(/\s/g, '').toLowerCase() }
    if (sign.text.endsWith('*')) return { is: 'beginning', text: sign.text.slice(0, -1) }
    return { is: 'word', text: sign.text, stem: stemOf(sign.text) }
  }
}

function ideaOf(text: string, names: Names, line: number, offset: number): Idea {
  return new Reader(signsOf(text, line, offset), names, line, offset + text.length + 1).whole()
}

const LINE = /^(\s*)(?:(accept|reject|unsure)\s+|([A-Z][A-Z_]+)\s*=\s*)/
const EXAMPLE = /^\s*(earns|misses):\s*(.+)$/

/** An answer in a student's words beside the rules, and whether it earns the point. */
export type Example = { earns: boolean; answer: string; line: number }
export type Notation = { rules: Rule[]; names: Names; examples: Example[] }

/**
 * The rules of one point, in their order, and the names that they use. Each line is a rule ("accept …", "reject …",
 * "unsure …"), a name for a list ("GAP = gap/break") or an answer to try ("earns: …", "misses: …"); # begins a remark.
 * @throws NotationError with its place
 */
export function readNotation(text: string, given: Names = new Map()): Notation {
  const names = new Map(given)
  const rules: Rule[] = []
  const examples: Example[] = []
  text.split('\n').forEach((whole, at) => {
    const line = at + 1
    const example = EXAMPLE.exec(whole)
    if (example) {
      examples.push({ earns: example[1] === 'earns', answer: example[2] ?? '', line })
      return
    }
    const written = whole.replace(/(?:^|\s)#.*$/, '')
    if (written.trim() === '') return
    const found = LINE.exec(written)
    if (!found)
      throw new NotationError('a line begins with accept, reject, unsure, NAME =, earns: or misses:', line, 1)
    const [begins, , ruling, name] = found
    const rest = written.slice(begins.length).trimEnd()
    const idea = ideaOf(rest, names, line, begins.length)
    if (name !== undefined) names.set(name, idea)
    else rules.push({ ruling: ruling as Ruling, idea, text: rest, line })
  })
  return { rules, names, examples }
}
