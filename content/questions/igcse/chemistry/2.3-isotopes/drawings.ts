import { abundanceBars } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'

export type Abundances = readonly (readonly [mass: number, percent: number])[]

/** The relative atomic mass of a mixture of isotopes. */
export const meanMass = (isotopes: Abundances) =>
  isotopes.reduce((sum, [mass, percent]) => sum + mass * percent, 0) / 100

export function abundanceFigure(isotopes: Abundances): Figure {
  return figure(
    {
      name: `atoms-elements-and-compounds/abundance-${isotopes.map(([mass]) => mass).join('-')}`,
      title: 'Abundances of the isotopes of an element',
      description: `Bar chart of abundance in per cent against mass number. ${isotopes.map(([mass, percent]) => `The bar at ${mass} reaches ${percent}%.`).join(' ')}`,
      height: 246,
    },
    abundanceBars('', isotopes),
  )
}

/** Four small bar charts A to D of the same two or three isotopes. */
export function fourCharts(all: readonly Abundances[]): Figure {
  const chart = (isotopes: Abundances, at: number) => {
    const [left, top] = [44 + (at % 2) * 178, 16 + Math.floor(at / 2) * 132]
    const [width, height] = [126, 84]
    const level = (percent: number) => top + height - (percent * height) / 100
    const frame = [0, 25, 50, 75, 100]
      .map(
        tick =>
          line(left, level(tick), left + width, level(tick), 'f') +
          text(left - 5, level(tick) + 4, String(tick), { anchor: 'end', cls: 's' }),
      )
      .join('')
    const bars = isotopes.map(([mass, percent], place) => {
      const x = left + ((place + 0.5) * width) / isotopes.length
      return (
        rect(x - 10, level(percent), 20, top + height - level(percent), 'p w') +
        text(x, top + height + 15, String(mass), { anchor: 'middle', cls: 's' })
      )
    })
    return (
      frame +
      bars.join('') +
      line(left, top - 4, left, top + height) +
      line(left, top + height, left + width, top + height) +
      text(left + width - 4, top + 12, 'ABCD'.charAt(at), { anchor: 'end', cls: 'b' })
    )
  }
  return figure(
    {
      name: `atoms-elements-and-compounds/four-charts-${all[0]?.map(([mass]) => mass).join('-')}`,
      title: 'Four bar charts of abundance in per cent against mass number',
      description: all
        .map(
          (isotopes, at) =>
            `Chart ${'ABCD'.charAt(at)}: ${isotopes.map(([mass, percent]) => `${percent}% at ${mass}`).join(', ')}.`,
        )
        .join(' '),
      height: 260,
    },
    ...all.map(chart),
  )
}

export type Nucleus = { protons: number; neutrons: number }

/** Light nuclei that fall apart at once, so that there are no such atoms: helium-7, beryllium-8, boron-9. */
export const isUnbound = ({ protons, neutrons }: Nucleus) =>
  ['2-5', '4-4', '5-4'].includes(`${protons}-${neutrons}`)

/** A nucleus whose particles lie side by side, so that they can be counted. */
function countable(x: number, y: number, { protons, neutrons }: Nucleus, radius = 7): Shape {
  const total = protons + neutrons
  const ring = (count: number, away: number, turn: number) =>
    Array.from({ length: count }, (_, at): Point => polar(x, y, away * radius, turn + (360 * at) / count))
  const places = [[x, y] as Point, ...ring(6, 2.05, 0), ...ring(6, 3.55, 30), ...ring(6, 4.1, 0)]
  return places
    .slice(0, total)
    .map(([px, py], at) => {
      const isProton = Math.floor(((at + 1) * protons) / total) > Math.floor((at * protons) / total)
      return circle(px, py, radius, isProton ? 'r rw' : 'l sheet')
    })
    .join('')
}

/** Nuclei side by side with their letters; a key tells protons from neutrons. */
export function nucleiFigure(all: readonly Nucleus[], letters: readonly string[]): Figure {
  return figure(
    {
      name: `atoms-elements-and-compounds/nuclei-${all.map(each => `${each.protons}-${each.neutrons}`).join('-')}`,
      title: 'Nuclei of atoms',
      description: `Filled circles are protons, open circles are neutrons. ${all.map(({ protons, neutrons }, at) => `${letters[at]}: ${protons} protons, ${neutrons} neutrons.`).join(' ')}`,
      height: 128,
    },
    ...all.map(({ protons, neutrons }, at) => {
      const x = 180 + (at - (all.length - 1) / 2) * 86
      return (
        countable(x, 42, { protons, neutrons }) +
        text(x, 100, letters[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    }),
    circle(90, 116, 7, 'r rw'),
    text(102, 120.5, 'proton', { cls: 's' }),
    circle(200, 116, 7, 'l sheet'),
    text(212, 120.5, 'neutron', { cls: 's' }),
  )
}

/** Two atoms with their electrons and what is in their nuclei. */
export function twoAtoms(
  shells: readonly number[],
  neutrons: readonly number[],
  letters: readonly string[],
): Figure {
  const protons = shells.reduce((sum, each) => sum + each, 0)
  const reach = 26 + 15 * (shells.length - 1) + 8
  return figure(
    {
      name: `atoms-elements-and-compounds/two-atoms-${protons}-${neutrons.join('-')}`,
      title: 'Two atoms',
      description: neutrons
        .map(
          (count, at) =>
            `Atom ${letters[at]}: ${protons}p and ${count}n in the nucleus, electrons ${shells.join(', ')} from the inner shell outwards.`,
        )
        .join(' '),
      height: 2 * reach + 26,
    },
    ...neutrons.map((count, at) => {
      const x = 92 + at * 176
      return (
        electronShells(x, reach, shells, { firstRadius: 26, gap: 15, nucleus: `${protons}p\n${count}n` }) +
        text(x, 2 * reach + 16, letters[at] ?? '', { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}
