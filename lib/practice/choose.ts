import type { Random } from '@/lib/exams/random'
import type { Template } from '@/lib/exams/template'
import { isForPractice, isOfLevel, type PracticeLevel } from './levels'

/** Of a sub-topic: these very templates, those of a level, or all. */
export type Wanted = { subtopic: string; names: readonly string[]; level: PracticeLevel | null }

/** When a student last met a template, by its id; any number that rises with time. */
export type LastMet = ReadonlyMap<string, number>

export function fitting(bank: readonly Template[], { subtopic, names, level }: Wanted): Template[] {
  return bank.filter(
    each =>
      each.subtopic === subtopic &&
      isForPractice(each) &&
      (names.length === 0 || names.includes(each.name)) &&
      (level === null || isOfLevel(each, level)),
  )
}

/**
 * What nobody has met first, in random order, then what was met longest ago. Where there are fewer templates than
 * questions, they are asked again with other numbers.
 */
export function chooseForPractice(
  templates: readonly Template[],
  { met, count, random }: { met: LastMet; count: number; random: Random },
): Template[] {
  const turn = ({ id }: Template) => met.get(id) ?? Number.NEGATIVE_INFINITY
  const order = random.shuffle(templates).sort((one, other) => compare(turn(one), turn(other)))
  return Array.from({ length: count }, (_, at) => order[at % order.length]).filter(each => each !== undefined)
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1
}
