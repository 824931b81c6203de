import { judged } from '@/lib/exams/authoring/marks'

/** Rules of points of the question about lamps (docs/adr/0072-written-answers.md). */

export const LAMPS_WHOLE = judged(
  'the ammeter shows a current (a broken filament would break the circuit: no current)',
  `
  BROKEN = broken/break/blown/burnt/damaged/fused/faulty/incomplete/open
  NONE = zero/"0"/nothing
  accept (if/would/when), BROKEN, (current/reading/ammeter/circuit/flow)
  accept no (current/reading) ... BROKEN | BROKEN ... no (current/reading)
  accept not ((current/reading/ammeter/it) ... NONE) | (more/greater/above/bigger) ... NONE
  reject (current/ammeter/reading) ... NONE
  accept circuit ... (complete/closed/whole) | not (BROKEN circuit) | circuit not BROKEN
  accept current/charge/electron/electricity | ammeter ... (reading/read/show/value/detect/measure/move/amps)
  earns: there is a current in the lamps
  earns: the ammeter shows a reding, so the circuit is complete
  earns: if a lamp were broken the current would be zero
  earns: because current is flowing through both lamps
  earns: the current is not zero
  misses: the lamps are new
  misses: the lamps do not glow
  misses: the voltmeter shows a reading
  misses: the lamps have a small voltage`,
)
