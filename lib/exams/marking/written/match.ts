import type { Token } from './answer-words'
import type { Idea } from './notation'
import type { Reading } from './reading'

/** An idea as it was found: its words, and the negations that bear on it. */
export type Match = { tokens: readonly number[]; open: readonly number[]; settled: readonly number[] }

/** An answer taken apart. `words`: each word as a match, by the stem that it is read as. */
export type Answer = { tokens: readonly Token[]; words: ReadonlyMap<string, readonly Match[]> }

export function answerOf(tokens: readonly Token[], readings: readonly Reading[]): Answer {
  const words = new Map<string, Match[]>()
  tokens.forEach(({ stem, negators }, at) => {
    const reading = readings[at] ?? { stem, turned: false }
    const open = reading.turned ? [...negators, -at - 1] : negators
    const match = { tokens: [at], open, settled: [] }
    const same = words.get(reading.stem)
    if (same) same.push(match)
    else words.set(reading.stem, [match])
  })
  return { tokens, words }
}

const MATCHES_MAX = 60
const NONE: readonly Match[] = []

const isNegated = ({ open }: Match) => open.length % 2 === 1
const union = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])]

function joined(one: Match, other: Match): Match {
  const settled = union(one.settled, other.settled)
  const open = union(one.open, other.open).filter(each => !settled.includes(each))
  return { tokens: union(one.tokens, other.tokens), open, settled }
}

/** Looks for ideas in one answer. `contrary`: for the opposite of what is asked, to see a contradiction. */
export class Search {
  private readonly found = new Map<Idea, readonly Match[]>()
  constructor(
    private readonly answer: Answer,
    private readonly contrary = false,
  ) {}

  /** Where the idea stands and is not denied. */
  affirmed(idea: Idea): Match[] {
    const turned = this.contrary && !holdsNot(idea)
    return this.raw(idea).filter(match => isNegated(match) === turned)
  }

  /** The ideas that it is made of, and how many of them stand somewhere, in whatever order. */
  parts(idea: Idea): { of: number; found: Match[] } {
    const parts = partsOf(idea)
    const found = parts.flatMap(part => this.affirmed(part)[0] ?? [])
    return { of: parts.length, found }
  }

  private raw(idea: Idea): readonly Match[] {
    if (idea.is === 'word') return this.answer.words.get(idea.stem) ?? NONE
    const before = this.found.get(idea)
    if (before) return before
    const found = this.look(idea).slice(0, MATCHES_MAX)
    this.found.set(idea, found)
    return found
  }

  private look(idea: Exclude<Idea, { is: 'word' }>): Match[] {
    switch (idea.is) {
      case 'beginning':
        return this.beginning(idea.text)
      case 'literal':
        return this.literal(idea.text)
      case 'either':
        return idea.of.flatMap(each => this.raw(each))
      case 'not':
        return this.raw(idea.idea)
          .filter(match => isNegated(match) !== this.contrary)
          .map(({ tokens, open, settled }) => ({ tokens, open: [], settled: union(open, settled) }))
      case 'row':
        return this.row(idea)
      case 'together':
        return this.together(idea)
      case 'all':
        return this.all(idea)
    }
  }

  private beginning(text: string): Match[] {
    return this.answer.tokens.flatMap((token, at) =>
      token.text.startsWith(text) ? [{ tokens: [at], open: token.negators, settled: [] }] : [],
    )
  }

  /** Formulas: spaces and the sign for times make no difference. */
  private literal(wanted: string): Match[] {
    const { tokens } = this.answer
    const plain = (text: string) => text.replace(/[×*·⋅]/g, '')
    const whole = plain(wanted)
    return tokens.flatMap((token, at) => {
      let text = plain(token.text)
      let on = at
      while (text.length < whole.length && on + 1 < tokens.length) {
        on += 1
        text += plain(tokens[on]?.text ?? '')
      }
      if (text !== whole) return []
      const taken = tokens.slice(at, on + 1)
      return [{ tokens: taken.map((_, each) => at + each), open: token.negators, settled: [] }]
    })
  }

  private row({ first, next }: Extract<Idea, { is: 'row' }>): Match[] {
    let rows = [...this.raw(first)]
    for (const { idea, reach, barred } of next) {
      const steps = this.raw(idea)
      const bars = barred ? this.raw(barred) : []
      rows = rows
        .flatMap(row =>
          steps.filter(step => this.follows(row, step, reach, bars)).map(step => joined(row, step)),
        )
        .slice(0, MATCHES_MAX)
    }
    return rows
  }

  private follows(row: Match, step: Match, reach: number, bars: readonly Match[]): boolean {
    const [end, start] = [Math.max(...row.tokens), Math.min(...step.tokens)]
    const [one, other] = [this.answer.tokens[end], this.answer.tokens[start]]
    if (!one || !other || start <= end || one.sentence !== other.sentence) return false
    if (other.place - one.place > reach + 1) return false
    return !bars.some(bar => bar.tokens.every(at => at > end && at < start))
  }

  private sentenceOf(match: Match): number {
    return this.answer.tokens[match.tokens[0] ?? 0]?.sentence ?? 0
  }

  private together({ of, without }: Extract<Idea, { is: 'together' }>): Match[] {
    const bars = new Set(without.flatMap(each => this.affirmed(each)).map(match => this.sentenceOf(match)))
    let groups: Match[] = [{ tokens: [], open: [], settled: [] }]
    for (const each of of) {
      const found = this.raw(each).filter(match => !bars.has(this.sentenceOf(match)))
      groups = groups
        .flatMap(group =>
          found
            .filter(match => group.tokens.length === 0 || this.sentenceOf(group) === this.sentenceOf(match))
            .map(match => joined(group, match)),
        )
        .slice(0, MATCHES_MAX)
    }
    return groups
  }

  private all({ of, without }: Extract<Idea, { is: 'all' }>): Match[] {
    if (without.some(each => this.affirmed(each).length > 0)) return []
    const parts = of.map(each => this.affirmed(each)[0])
    let whole: Match = { tokens: [], open: [], settled: [] }
    for (const part of parts) {
      if (!part) return []
      whole = { tokens: union(whole.tokens, part.tokens), open: [], settled: [] }
    }
    return [whole]
  }
}

function partsOf(idea: Idea): Idea[] {
  switch (idea.is) {
    case 'row':
      return [idea.first, ...idea.next.map(({ idea: each }) => each)].flatMap(partsOf)
    case 'together':
    case 'all':
      return idea.of.flatMap(partsOf)
    case 'not':
      return partsOf(idea.idea).map(each => ({ is: 'not', idea: each }))
    default:
      return [idea]
  }
}

function holdsNot(idea: Idea): boolean {
  switch (idea.is) {
    case 'not':
      return true
    case 'row':
      return holdsNot(idea.first) || idea.next.some(({ idea: each }) => holdsNot(each))
    case 'either':
    case 'together':
    case 'all':
      return idea.of.some(holdsNot)
    default:
      return false
  }
}

/** The same idea as several, none of which has alternatives that deny beside some that do not. */
export function unmixed(idea: Idea): Idea[] {
  switch (idea.is) {
    case 'either': {
      const each = idea.of.flatMap(unmixed)
      const [plain, denying] = [each.filter(one => !holdsNot(one)), each.filter(holdsNot)]
      return [plain, denying].filter(of => of.length > 0).map(of => ({ is: 'either', of }))
    }
    case 'row':
      return everyWay([idea.first, ...idea.next.map(step => step.idea)]).map(([first, ...rest]) => ({
        ...idea,
        first: first ?? idea.first,
        next: idea.next.map((step, at) => ({ ...step, idea: rest[at] ?? step.idea })),
      }))
    case 'together':
    case 'all':
      return everyWay(idea.of).map(of => ({ ...idea, of }))
    default:
      return [idea]
  }
}

function everyWay(ideas: readonly Idea[]): Idea[][] {
  return ideas.reduce<Idea[][]>(
    (ways, idea) => ways.flatMap(way => unmixed(idea).map(each => [...way, each])),
    [[]],
  )
}
