import { transformer } from '@/lib/figures/circuit'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { line, text } from '@/lib/figures/shapes'

/** What the secondary coil supplies. */
const LOAD_OHMS = 10

type Set = { primary: number; secondary: number; volts: number }

function outputOf({ primary, secondary, volts }: Set) {
  const out = (volts * secondary) / primary
  const current = out / LOAD_OHMS
  return { out, current, input: (current * out) / volts }
}

/** A line of the coil for each fifty turns. */
const drawnTurns = (turns: number) => Math.round(turns / 50)

function draw(values: Set): string {
  const { out, current, input } = outputOf(values)
  const coilEnds = [56, 102].map(y => line(40, y, 114, y, 'p') + line(246, y, 320, y, 'r'))
  return (
    transformer(120, 24, [drawnTurns(values.primary), drawnTurns(values.secondary)]) +
    coilEnds.join('') +
    text(180, 16, 'soft-iron core', { anchor: 'middle', cls: 's' }) +
    text(12, 84, `${values.volts} V a.c.`) +
    text(280, 84, `${fixed(out, 1)} V`) +
    text(120, 156, `*N*_{p} = ${values.primary}`, { anchor: 'middle' }) +
    text(240, 156, `*N*_{s} = ${values.secondary}`, { anchor: 'middle' }) +
    text(12, 48, `${fixed(input, 3)} A`) +
    text(280, 48, `${fixed(current, 3)} A`)
  )
}

function says(values: Set): Said {
  const { out, current, input } = outputOf(values)
  const { primary, secondary, volts } = values
  const kind = secondary > primary ? 'step-up' : secondary < primary ? 'step-down' : 'equal turns'
  const [vs, is, ip] = [`${fixed(out, 1)} V`, `${fixed(current, 3)} A`, `${fixed(input, 3)} A`]
  return {
    description: `A transformer with ${primary} turns on the primary coil and ${secondary} on the secondary (${kind}). ${volts} V a.c. across the primary gives ${vs} across the secondary, which drives ${is} through a load of ${LOAD_OHMS} ohms. Without losses the primary current is ${ip}.`,
    readings: [
      ['Kind', kind],
      ['Secondary p.d.', vs],
      ['Secondary current', is],
      ['Primary current', ip],
      ['Power, each side', `${fixed(out * current, 1)} W`],
    ],
  }
}

export const moving = explorable({
  title: 'A transformer without losses',
  height: 166,
  values: {
    primary: { label: 'Turns on the primary', min: 100, max: 600, step: 50, start: 400 },
    secondary: { label: 'Turns on the secondary', min: 100, max: 600, step: 50, start: 100 },
    volts: { label: 'Primary p.d.', unit: 'V', min: 6, max: 24, step: 1, start: 12 },
  },
  draw,
  says,
})
