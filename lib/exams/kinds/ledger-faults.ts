import { ANSWER_LIMITS } from '../answers'
import type { LedgerPart } from '../question'
import { dayOf, isNarrative, namesOf, SIDES } from './ledger-rows'

/** What an author did wrong in an account. */
export function ledgerFaults(part: LedgerPart): string[] {
  const marked = part.entries.filter(({ marks }) => marks === 1).length
  const names = part.entries.map(({ name }) => name)
  return [
    ...(part.entries.length > 0 ? [] : ['an account without entries']),
    ...(marked === part.marks ? [] : [`${marked} marked entries for ${part.marks} marks`]),
    ...(marked === part.scheme.length ? [] : ['the scheme has not one point for each marked entry']),
    ...(new Set(names).size === names.length ? [] : ['entries share a name']),
    ...names
      .filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      .map(name => `the name "${name}" is not in kebab-case`),
    ...amountFaults(part),
    ...narrativeFaults(part),
    ...dateFaults(part),
    ...balanceFaults(part),
    ...lineFaults(part),
  ]
}

function amountFaults({ entries, given }: LedgerPart): string[] {
  return [...entries, ...given]
    .filter(
      ({ amount }) =>
        !(amount > 0) || !Number.isFinite(amount) || Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6,
    )
    .map(({ narrative, amount }) => `"${narrative}" is ${amount}, which is no sum of money`)
}

function narrativeFaults(part: LedgerPart): string[] {
  const { entries, narratives, given } = part
  const all = [...entries.flatMap(namesOf), ...(narratives ?? []), ...given.map(({ narrative }) => narrative)]
  const faults = [
    ...(all.some(text => text.trim() === '') ? ['a narrative is empty'] : []),
    ...(all.some(text => text.length > ANSWER_LIMITS.narrative)
      ? ['a narrative is longer than can be typed']
      : []),
  ]
  if (!narratives) {
    const alike = entries.flatMap((entry, at) =>
      entries
        .slice(at + 1)
        .flatMap(other =>
          other.narrative !== entry.narrative &&
          other.balance === entry.balance &&
          namesOf(other).some(name => isNarrative(part, entry, name))
            ? [`"${entry.narrative}" and "${other.narrative}" are read as one`]
            : [],
        ),
    )
    const unread = entries.flatMap(entry =>
      namesOf(entry)
        .filter(name => !isNarrative(part, entry, name))
        .map(name => `the marker does not take the narrative "${name}"`),
    )
    return [...faults, ...alike, ...unread]
  }
  const used = new Set(entries.map(({ narrative }) => narrative))
  return [
    ...faults,
    ...[...used]
      .filter(each => !narratives.includes(each))
      .map(each => `"${each}" is not among the narratives`),
    ...(new Set(narratives).size === narratives.length ? [] : ['narratives coincide']),
    ...(narratives.filter(each => !used.has(each)).length >= SURPLUS_MIN
      ? []
      : [`fewer than ${SURPLUS_MIN} narratives that belong to no entry: the list tells the answer`]),
    ...(entries.some(({ accept }) => accept)
      ? ['narratives are picked: other names of them cannot be typed']
      : []),
  ]
}

const SURPLUS_MIN = 2

function dateFaults({ entries, given }: LedgerPart): string[] {
  const dated = entries.filter(({ date }) => date !== undefined)
  if (dated.length === 0) return []
  return [
    ...(dated.length === entries.length ? [] : ['some entries have dates, others have none']),
    ...[...dated, ...given.filter(({ date }) => date !== undefined)]
      .filter(({ date = '' }) => dayOf(date) === null)
      .map(({ date }) => `"${date}" is no date`),
  ]
}

function balanceFaults({ entries, given }: LedgerPart): string[] {
  const down = entries.filter(({ balance }) => balance === 'carried down')
  const brought = entries.filter(({ balance }) => balance === 'brought down')
  const cents = (side: string) =>
    [...given, ...entries.filter(({ balance }) => balance !== 'brought down')]
      .filter(each => each.side === side)
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const [debit, credit] = SIDES.map(cents)
  const [carried, next] = [down[0], brought[0]]
  return [
    ...(debit === credit
      ? []
      : [`the account does not balance: ${Number(debit) / 100} debit, ${Number(credit) / 100} credit`]),
    ...(down.length > 1 || brought.length > 1 ? ['more than one closing balance'] : []),
    ...(next && !carried ? ['a balance is brought down that was not carried down'] : []),
    ...(next && carried && (next.amount !== carried.amount || next.side === carried.side)
      ? ['the balance brought down is not the balance carried down, on the other side']
      : []),
    ...(entries.some(({ balance, follow }) => balance && follow)
      ? ['a closing balance follows from all entries: it needs no formula']
      : []),
  ]
}

const LINES_MAX = 20

function lineFaults({ entries, lines }: LedgerPart): string[] {
  const most = Math.max(...SIDES.map(side => entries.filter(entry => entry.side === side).length))
  return [
    ...(lines > most + 1
      ? []
      : [`${lines} lines on each side tell how many entries there are, or leave no room for totals`]),
    ...(lines <= LINES_MAX ? [] : [`more than ${LINES_MAX} lines`]),
  ]
}
