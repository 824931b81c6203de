import { correctionFaults } from '@/lib/exams/check-corrections'
import { loadCorrections } from '@/lib/server/content/corrections'
import { env } from '@/lib/server/env'
import { bankOf } from '@/lib/server/exams/bank'

/** What is wrong with the corrections of this release, and of CORRECTIONS_FILE where it is set. */
export function faultsOfCorrections(): string[] {
  const faults: string[] = []
  try {
    for (const correction of loadCorrections(env())) {
      const [level = '', subject = ''] = correction.template.split('/')
      const bank = bankOf({ level, subject })
      faults.push(...correctionFaults(correction, bank).map(fault => `${correction.id}: ${fault}`))
    }
  } catch (error) {
    faults.push(`corrections: ${error instanceof Error ? error.message : String(error)}`)
  }
  return faults
}
