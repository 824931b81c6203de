import { FAULTS } from './faults'
import { KITS } from './kits'
import { SWITCHES } from './switches'

/** What earns each of the questions, by its id. */
export const POINTS: Readonly<Record<string, string>> = { ...FAULTS, ...SWITCHES, ...KITS }
