import { plain, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { dials, VOLTMETERS } from '../electrical'

/** What practical questions about circuits share: the dials of a voltmeter and an ammeter, and the cells of their readings. */

export const AMMETER = { from: 0, to: 0.5, division: 0.02, numbered: 0.1 } as const satisfies Scale
export const VOLTMETER = VOLTMETERS[3]

/** To half a division, as the two scales are read. */
export const readVolts = (value: number) => Number((Math.round(value / 0.05) * 0.05).toFixed(2))
export const readAmps = (value: number) => Number(value.toFixed(2))

/** The dials of both meters. */
export const bothDials = (name: string, volts: number, amps: number) =>
  dials(
    name,
    [
      { scale: VOLTMETER, value: volts, unit: 'V', called: 'voltmeter' },
      { scale: AMMETER, value: amps, unit: 'A', called: 'ammeter' },
    ],
    { below: true },
  )

const reading = (blank: string, answer: number, unit: string, division: number): TableCell => ({
  blank,
  answer,
  marks: 1,
  unit,
  sigFigs: 2,
  tolerance: division * 0.3,
})

export const voltsCell = (blank: string, value: number) => reading(blank, value, 'V', VOLTMETER.division)
export const ampsCell = (blank: string, value: number) => reading(blank, value, 'A', AMMETER.division)

/**
 * A resistance to two figures or more, from readings of the student's own where they are named. The key has more figures
 * than a student types: 1.9149 as 1.915 would refuse 1.91.
 */
export const ohmsCell = (
  blank: string,
  volts: number,
  amps: number,
  from?: { part: string; volts: string; amps: string },
): TableCell => ({
  blank,
  answer: roundTo(volts / amps, 6),
  marks: 1,
  unit: 'Ω',
  sigFigs: 2,
  ...(from && {
    follow: {
      from: [
        { part: from.part, cell: from.volts },
        { part: from.part, cell: from.amps },
      ],
      formula: 'a/b',
    },
  }),
})

/** A share in words, for schemes and solutions. */
export const about = (share: number) => (share < 0.01 ? 'less than 1%' : `about ${plain(share * 100, 0)}%`)

export const READ_TO =
  'One division of the voltmeter is 0.1 V and one division of the ammeter is 0.02 A. Read both to half a division.'
