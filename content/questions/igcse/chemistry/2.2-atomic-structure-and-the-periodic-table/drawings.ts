import { describeShells, electronShells } from '@/lib/figures/chemistry/shells'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rect, text } from '@/lib/figures/shapes'

/** One atom with its electrons; the nucleus is marked with what is given of it. */
export function atomFigure(shells: readonly number[], nucleus = ''): Figure {
  const [firstRadius, gap] = nucleus ? [28, 18] : [20, 18]
  const reach = firstRadius + gap * (shells.length - 1) + 10
  return figure(
    {
      name: `atoms-elements-and-compounds/atom-${shells.join('-')}${nucleus ? '-nucleus' : ''}`,
      title: 'An atom with its electrons',
      description: `${describeShells('An atom', shells)}${nucleus ? ` The nucleus is marked ${nucleus.replace('\n', ' and ')}.` : ''}`,
      height: 2 * reach + 4,
    },
    electronShells(180, reach + 2, shells, { firstRadius, gap, ...(nucleus ? { nucleus } : {}) }),
  )
}

/** Four small drawings A to D side by side, without nuclei. */
export function fourShells(all: readonly (readonly number[])[]): Figure {
  return figure(
    {
      name: `atoms-elements-and-compounds/four-${all.map(shells => shells.join('')).join('-')}`,
      title: 'Electrons in four particles',
      description: `Four drawings of electrons in shells around a nucleus. ${all.map((shells, at) => `${'ABCD'.charAt(at)}: ${shells.join(', ')} electrons from the inner shell outwards.`).join(' ')}`,
      height: 232,
    },
    ...all.map((shells, at) => {
      const [x, y] = [100 + (at % 2) * 180, 58 + Math.floor(at / 2) * 116]
      return (
        electronShells(x, y, shells, { firstRadius: 15, gap: 11.5 }) +
        text(x - 72, y + 5, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

export type Counted = { letter: string; protons: number; neutrons: number; electrons: number }

/** Bars for the protons, neutrons and electrons of four particles. */
export function particleBars(all: readonly Counted[]): Figure {
  const g = graph({
    x: { label: '', max: all.length, ticks: [] },
    y: { label: 'number in the particle', max: 22, ticks: [0, 5, 10, 15, 20], grid: true, parts: 5 },
    height: 190,
  })
  const bars = all.map(({ letter, protons, neutrons, electrons }, at) => {
    const counts = [
      ['p', protons, 'l rw'],
      ['n', neutrons, 'l sheet'],
      ['e', electrons, 'l w'],
    ] as const
    return (
      counts
        .map(([name, count, cls], place) => {
          const [x, y] = g.at(at + 0.14 + place * 0.26, count)
          const [, base] = g.at(0, 0)
          return rect(x, y, 16, base - y, cls) + text(x + 8, base + 15, name, { anchor: 'middle', cls: 's' })
        })
        .join('') + text(g.at(at + 0.5, 0)[0], g.at(0, 0)[1] + 33, letter, { anchor: 'middle', cls: 'b' })
    )
  })
  return figure(
    {
      name: `atoms-elements-and-compounds/bars-${all.map(each => each.protons).join('-')}`,
      title: 'Protons, neutrons and electrons of particles',
      description: `Bars marked p for protons, n for neutrons and e for electrons. ${all.map(({ letter, protons, neutrons, electrons }) => `${letter}: p ${protons}, n ${neutrons}, e ${electrons}.`).join(' ')}`,
      height: 268,
    },
    g.axes,
    ...bars,
  )
}
