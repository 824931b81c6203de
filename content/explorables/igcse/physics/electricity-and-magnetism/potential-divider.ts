import { component, current, junction, wire } from '@/lib/figures/circuit'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { centred, rect, text } from '@/lib/figures/shapes'

const FIXED_OHMS = 10

type Set = { volts: number; ohms: number }

function readingsOf({ volts, ohms }: Set) {
  const total = FIXED_OHMS + ohms
  const amperes = volts / total
  return { total, amperes, overFixed: amperes * FIXED_OHMS, overVariable: amperes * ohms }
}

/** What a meter shows, beside its symbol. */
const display = (x: number, y: number, shown: string) =>
  rect(x, y, 62, 22, 'l hl', 3) + centred(x + 31, y + 11, shown)

function draw(values: Set): string {
  const { amperes, overFixed, overVariable } = readingsOf(values)
  const [left, middle, right, top, bottom, meters] = [30, 180, 318, 60, 130, 196]
  return (
    wire([
      [left, bottom],
      [left, top],
    ]) +
    wire([
      [right, top],
      [right, bottom],
    ]) +
    component('battery', 110, top, left, top) +
    text(70, top - 20, `${fixed(values.volts, 1)} V`, { anchor: 'middle' }) +
    component('ammeter', 110, top, 250, top) +
    wire([
      [250, top],
      [right, top],
    ]) +
    current(286, top, 'right') +
    display(149, 16, `${fixed(amperes, 2)} A`) +
    component('resistor', left, bottom, middle, bottom) +
    text(105, bottom - 14, `${FIXED_OHMS} Ω`, { anchor: 'middle' }) +
    component('variable-resistor', middle, bottom, right, bottom) +
    text(249, bottom - 22, `${values.ohms} Ω`, { anchor: 'middle' }) +
    [50, 160, 200, 300].map(x => junction(x, bottom)).join('') +
    wire([
      [50, bottom],
      [50, meters],
    ]) +
    wire([
      [160, meters],
      [160, bottom],
    ]) +
    wire([
      [200, bottom],
      [200, meters],
    ]) +
    wire([
      [300, meters],
      [300, bottom],
    ]) +
    component('voltmeter', 50, meters, 160, meters) +
    component('voltmeter', 200, meters, 300, meters) +
    display(74, 216, `${fixed(overFixed, 2)} V`) +
    display(219, 216, `${fixed(overVariable, 2)} V`)
  )
}

function says(values: Set): Said {
  const { total, amperes, overFixed, overVariable } = readingsOf(values)
  const [i, one, other] = [
    `${fixed(amperes, 2)} A`,
    `${fixed(overFixed, 2)} V`,
    `${fixed(overVariable, 2)} V`,
  ]
  return {
    description: `A battery of ${fixed(values.volts, 1)} V, an ammeter, a resistor of ${FIXED_OHMS} ohms and a variable resistor set to ${values.ohms} ohms are in series. The ammeter shows ${i}. A voltmeter across the fixed resistor shows ${one}, one across the variable resistor ${other}.`,
    readings: [
      ['Total resistance', `${total} Ω`],
      ['Current', i],
      [`p.d. across ${FIXED_OHMS} Ω`, one],
      ['p.d. across variable', other],
    ],
  }
}

export const moving = explorable({
  title: 'A variable resistor in series with a fixed one',
  height: 246,
  values: {
    volts: { label: 'Battery', unit: 'V', min: 1.5, max: 12, step: 1.5, start: 6 },
    ohms: { label: 'Variable resistor', unit: 'Ω', min: 0, max: 50, step: 1, start: 20 },
  },
  draw,
  says,
})
