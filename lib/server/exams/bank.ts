import 'server-only'
import { BANKS } from '@/content/questions/banks'
import type { Blueprint } from '@/lib/exams/blueprint'
import type { Template } from '@/lib/exams/template'

const checked = new WeakMap<readonly Template[], readonly Template[]>()

/** The proof-read templates of a subject. @throws Error when the subject has no bank */
export async function checkedBank({
  level,
  subject,
}: Pick<Blueprint, 'level' | 'subject'>): Promise<readonly Template[]> {
  const load = BANKS[`${level}/${subject}`]
  if (!load) throw new Error(`There is no bank of questions for ${level}/${subject}`)
  const { bank } = await load()
  const known = checked.get(bank)
  if (known) return known
  const readable = bank.filter(template => template.checked !== undefined)
  checked.set(bank, readable)
  return readable
}
