import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, dot, rect, type Shape, text } from '@/lib/figures/shapes'
import { FURTHER_AWAY } from './points-core'

const { core, templates } = questionsOf('structured', '6.2.1', { calculator: 'needed' })

export { templates }

const PANELS = [
  { what: 'a satellite', panel: 'solar panel' },
  { what: 'a space station', panel: 'solar panel' },
  { what: 'a space telescope', panel: 'solar panel' },
] as const

/** By rising wavelength; the names that are printed, and the letters that are put down. */
const REGIONS = [
  { id: 'gamma', printed: 'gamma\nrays' },
  { id: 'x', printed: 'X-rays' },
  { id: 'ultraviolet', printed: '' },
  { id: 'visible', printed: '' },
  { id: 'infrared', printed: '' },
  { id: 'micro', printed: 'micro-\nwaves' },
  { id: 'radio', printed: 'radio\nwaves' },
] as const

const LETTER = { ultraviolet: 'U', visible: 'V', infrared: 'I' } as const

const [LEFT, TOP, WIDTH, HEIGHT] = [7, 34, 49.5, 44] as const

const setDown = (letter: string, x: number, y: number): Shape =>
  dot(x, y, 'gd', 2.5) + text(x + 6, y + 4.5, letter, { cls: 'tp' })

core('energy-from-the-sun', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const visible = random.step(540, 620, 20)
    const ultraviolet = random.step(80, 120, 20)
    const infrared = random.step(620, 700, 20)
    const total = visible + ultraviolet + infrared
    const ofWhich = random.pick(['ultraviolet', 'visible', 'infrared'] as const)
    return {
      user: random.pick(PANELS),
      longFirst: random.chance(0.5),
      pair: random.pick([
        ['ultraviolet', 'infrared'],
        ['infrared', 'visible'],
        ['ultraviolet', 'visible'],
      ] as const),
      energies: { ultraviolet, visible, infrared },
      total,
      ofWhich,
      area: random.pick([2, 4, 5, 6, 8, 12]),
      seconds: random.pick([30, 60, 120, 200, 300]),
    }
  },
  make: ({ user, longFirst, pair, energies, total, ofWhich, area, seconds }) => {
    const order = longFirst ? [...REGIONS].reverse() : REGIONS
    const xOf = (id: string) => LEFT + order.findIndex(each => each.id === id) * WIDTH
    const [right, y] = [LEFT + 7 * WIDTH, TOP + HEIGHT / 2]
    const facts = {
      name: 'space-physics/spectrum-with-three-empty-boxes',
      title: 'The electromagnetic spectrum as seven boxes',
      description: `Seven boxes in a row. From the left they hold ${order.map(({ printed }) => (printed ? printed.replace('-\n', '').replace('\n', ' ') : 'nothing')).join(', ')}. An arrow above them, which points to the ${longFirst ? 'left' : 'right'}, is marked wavelength increases.`,
      height: 92,
    }
    const given = [
      text((LEFT + right) / 2, 16, 'wavelength increases', { anchor: 'middle', cls: 's' }),
      longFirst ? arrow(right, 25, LEFT, 25) : arrow(LEFT, 25, right, 25),
      ...order.map(
        ({ printed }, at) =>
          rect(LEFT + at * WIDTH, TOP, WIDTH, HEIGHT) +
          (printed === ''
            ? ''
            : text(LEFT + (at + 0.5) * WIDTH, y + (printed.includes('\n') ? -3 : 5), printed, {
                anchor: 'middle',
                cls: 's',
              })),
      ),
    ]
    const chart = graph({
      x: { label: '', max: 9 },
      y: {
        label: 'energy in one second / J',
        max: 800,
        ticks: [0, 200, 400, 600, 800],
        grid: true,
        parts: 10,
      },
      height: 160,
    })
    const [unit, base] = [286 / 9, 192]
    const bars = (['ultraviolet', 'visible', 'infrared'] as const).map((id, at) => {
      const [bx, top] = chart.at(1 + at * 3, energies[id])
      const middle = bx + unit / 2
      return (
        rect(bx, top, unit, base - top, 'l w') +
        text(middle, 210, id === 'visible' ? 'visible light' : id, { anchor: 'middle', cls: 's' })
      )
    })
    const named = ofWhich === 'visible' ? 'visible light' : ofWhich
    const share = (100 * energies[ofWhich]) / total
    const energy = total * area * seconds
    return {
      stem: `The Sun is a star. It radiates most of its energy in three regions of the electromagnetic spectrum.`,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the **two** elements of which the Sun mostly consists.',
          asked: 2,
          mode: 'words',
          answers: [
            { text: 'hydrogen', accept: ['H', 'H2'] },
            { text: 'helium', accept: ['He'] },
          ],
          reject: [{ text: 'oxygen', why: 'The Sun does not burn: it needs no oxygen.' }],
          solution: 'The Sun consists mostly of hydrogen, and of helium.',
        }),
        b: ask.draw({
          prompt: `The diagram shows the electromagnetic spectrum. In the empty boxes, put ${pair.map(id => `the label ${LETTER[id]} for ${id === 'visible' ? 'visible light' : id}`).join(' and ')}.`,
          command: 'Draw',
          subtopic: '3.3',
          figure: figure(facts, ...given),
          tools: ['label'],
          labels: pair.map(id => ({ id: LETTER[id], text: LETTER[id] })),
          checks: pair.map(id => ({
            label: LETTER[id],
            in: { at: [xOf(id) + WIDTH / 2, y] as const, within: 24 },
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The seven boxes as before, with the labels ${pair.map(id => LETTER[id]).join(' and ')} in two of the empty ones.`,
            },
            ...given,
            ...pair.map(id => setDown(LETTER[id], xOf(id) + WIDTH / 2 - 6, y)),
          ),
          scheme: pair.map(id =>
            id === 'ultraviolet'
              ? 'U next to the X-rays'
              : id === 'infrared'
                ? 'I next to the microwaves'
                : 'V between the two other empty boxes',
          ),
          solution:
            'In the order of rising wavelength: gamma rays, X-rays, ultraviolet, visible light, infrared, microwaves, radio waves.',
        }),
        'c.i': ask.number({
          lead: `The bar chart shows the energy that reaches 1 m^{2} of the ${user.panel} of ${user.what} from the Sun in one second.`,
          figure: figure(
            {
              name: 'space-physics/bars-of-energy-from-the-sun',
              title: 'Energy in three regions of the spectrum',
              description: `A bar chart with a vertical axis from 0 to 800 joules; one small square is 20 joules. The bar for ultraviolet ends at ${energies.ultraviolet}, the bar for visible light at ${energies.visible} and the bar for infrared at ${energies.infrared}.`,
              height: 220,
            },
            chart.axes,
            ...bars,
          ),
          prompt: `Calculate the percentage of this energy that is ${named}.`,
          answer: share,
          unit: '%',
          scheme: steps(
            `${energies.ultraviolet} + ${energies.visible} + ${energies.infrared} = ${plain(total)} (J)`,
            quantity(share, '%', 2),
          ),
          solution: `All the energy in one second: ${energies.ultraviolet} + ${energies.visible} + ${energies.infrared} = ${plain(total)} J. The part that is ${named}: ${energies[ofWhich]} ÷ ${plain(total)} × 100 = ${quantity(share, '%', 2)}.`,
        }),
        'c.ii': ask.number({
          prompt: `The area of the ${user.panel} is ${quantity(area, 'm^2')}. Calculate the energy that reaches it in ${quantity(seconds, 's')}.`,
          command: 'Calculate',
          subtopic: '1.7.4',
          answer: energy,
          unit: 'J',
          scheme: steps(`${plain(total)} × ${area} × ${seconds}`, quantity(energy, 'J')),
          solution: `${plain(total)} J reach each square metre in one second. ${plain(total)} × ${area} = ${plain(total * area)} J reach the panel in one second, and ${plain(total * area)} × ${seconds} = ${quantity(energy, 'J')} in ${quantity(seconds, 's')}.`,
        }),
        d: ask.written({
          prompt:
            'Some of the other stars are much larger than the Sun. Explain why the Earth receives almost all of its energy from the Sun and not from these stars.',
          command: 'Explain',
          subtopic: '6.2.2',
          lines: 2,
          scheme: [
            judged(
              'the Sun is (by far) the nearest star / the other stars are very much further away',
              FURTHER_AWAY,
            ),
          ],
          modelAnswer: 'The Sun is by far the nearest star. The other stars are very much further away.',
          solution:
            'The radiation of a star spreads out in all directions. So little energy reaches the Earth from stars that are hundreds of thousands of times further away.',
        }),
      },
    }
  },
  verify: ({ energies, ofWhich, area, seconds }) => {
    const { ultraviolet, visible, infrared } = energies
    const others = ultraviolet + visible + infrared - energies[ofWhich]
    return {
      'c.i': 100 - (100 * others) / (others + energies[ofWhich]),
      'c.ii': (ultraviolet * area + visible * area + infrared * area) * seconds,
    }
  },
})
