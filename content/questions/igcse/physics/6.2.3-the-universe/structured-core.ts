import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { BECOMES_LONGER, EXPANDS, LONGER_WAVES, MOVE_APART, MOVE_AWAY } from './points-core'

const { core, templates } = questionsOf('structured', '6.2.3', { calculator: 'needed' })

export { templates }

const LINES = [
  [420, 500, 600],
  [440, 520, 620],
  [420, 520, 580],
  [440, 500, 560],
  [460, 520, 600],
] as const

const GALAXIES = [
  { name: 'the Andromeda galaxy', millions: 2.5 },
  { name: 'the Triangulum galaxy', millions: 2.7 },
  { name: 'the galaxy M81', millions: 12 },
  { name: 'the Pinwheel galaxy', millions: 21 },
  { name: 'the Whirlpool galaxy', millions: 31 },
] as const

const STEMS = [
  'Astronomers compare the light of a distant galaxy G with the light of a lamp that has passed through a gas in the laboratory.',
  'A telescope takes in the light of a distant galaxy G. A student compares it with the light of a lamp that has passed through a gas in the laboratory.',
  'An observatory studies a distant galaxy G. Its light is compared with the light of a lamp that has passed through a gas in the laboratory.',
] as const

const [LEFT, WIDTH, FROM, TO] = [20, 320, 400, 720] as const
const xOf = (nanometres: number) => LEFT + ((nanometres - FROM) / (TO - FROM)) * WIDTH
const [LAMP, GALAXY, TALL] = [28, 96, 36] as const

const bar = (top: number, lines: readonly number[], cls = 'l thick'): Shape =>
  lines.map(each => line(xOf(each), top, xOf(each), top + TALL, cls)).join('')

core('lines-in-the-spectrum-of-a-galaxy', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const lines = random.pick(LINES)
    const factor = random.pick([1.05, 1.1, 1.15])
    return {
      stem: random.pick(STEMS),
      lines,
      factor,
      given: random.int(0, 2),
      galaxy: random.pick(GALAXIES),
    }
  },
  make: ({ stem, lines, factor, given: shown, galaxy: { name, millions } }) => {
    const shifted = lines.map(each => Math.round(each * factor))
    const asked = [0, 1, 2].filter(at => at !== shown)
    const letters = ['X', 'Y', 'Z'] as const
    const facts = {
      name: 'space-physics/spectrum-of-a-lamp-and-of-a-galaxy',
      title: 'Two spectra above a scale of wavelength',
      description: `Two long boxes above a scale of wavelength from 400 to 720 nanometres, in steps of 20. In the upper box, marked lamp, there are three dark lines X, Y and Z at ${lines.join(', ')}. In the lower box, marked galaxy G, there is one line, ${letters[shown]}, at ${shifted[shown]}.`,
      height: 192,
    }
    const drawn = [
      text(LEFT, LAMP - 10, 'lamp'),
      rect(LEFT, LAMP, WIDTH, TALL),
      bar(LAMP, lines),
      ...lines.map((each, at) => text(xOf(each) + 6, LAMP + 23, letters[at] ?? '')),
      text(LEFT, GALAXY - 8, 'galaxy G'),
      rect(LEFT, GALAXY, WIDTH, TALL),
      bar(GALAXY, [shifted[shown] ?? 0]),
      text(xOf(shifted[shown] ?? 0) - 6, GALAXY + 23, letters[shown] ?? '', { anchor: 'end' }),
      ...Array.from({ length: 33 }, (_, at) => {
        const x = xOf(400 + at * 10)
        return line(x, GALAXY + TALL + 6, x, GALAXY + TALL + (at % 2 === 0 ? 14 : 10), 'l thin')
      }),
      line(LEFT, GALAXY + TALL + 6, LEFT + WIDTH, GALAXY + TALL + 6, 'l thin'),
      ...[400, 460, 520, 580, 640, 700].map(each =>
        text(xOf(each), GALAXY + TALL + 28, String(each), { anchor: 'middle', cls: 's' }),
      ),
      text(LEFT + WIDTH, 184, 'wavelength / nm', { anchor: 'end' }),
    ]
    const ratio = millions * 10
    return {
      stem: `${stem} The light of the galaxy shows *redshift*.`,
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *redshift*.',
          scheme: [
            judged('an increase in the (observed) wavelength of the light', LONGER_WAVES),
            judged('from stars or galaxies that move away (from the Earth)', MOVE_AWAY),
          ],
          modelAnswer:
            'Redshift is an increase in the observed wavelength of the light from stars and galaxies that move away from the Earth.',
          solution:
            'Say what changes (the wavelength becomes longer) and for which objects (those that move away).',
        }),
        'b.i': ask.table({
          lead: `Three wavelengths X, Y and Z are missing in the light of the lamp: they are dark lines in its spectrum. In the light of galaxy G, each of these wavelengths is ${plain(factor)} times as long.`,
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO2',
          head: ['line', 'wavelength, lamp / nm', 'wavelength, galaxy G / nm'],
          rows: lines.map((each, at) => [
            { text: letters[at] ?? '' },
            { text: String(each) },
            at === shown
              ? { text: String(shifted[at]) }
              : { blank: `line-${letters[at]}`, answer: shifted[at] ?? 0, marks: 1 },
          ]),
          scheme: asked.map(at => `${letters[at]}: ${shifted[at]} nm`),
          solution: `${asked.map(at => `${lines[at]} × ${plain(factor)} = ${shifted[at]}`).join(' and ')}.`,
        }),
        'b.ii': ask.draw({
          prompt: `The diagram shows the three lines in the light of the lamp, and line ${letters[shown]} in the light of galaxy G. Draw the lines ${asked.map(at => letters[at]).join(' and ')} in the light of galaxy G: two upright lines from the top of the box to the bottom.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...drawn),
          tools: ['line'],
          checks: asked.map(at => ({
            as: 'line',
            passes: [
              { at: [xOf(shifted[at] ?? 0), GALAXY + 4] as const, within: 6 },
              { at: [xOf(shifted[at] ?? 0), GALAXY + TALL - 4] as const, within: 6 },
            ],
          })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The two boxes as before. The lower box has three lines now, at ${shifted.join(', ')} nanometres.`,
            },
            ...drawn,
            bar(
              GALAXY,
              asked.map(at => shifted[at] ?? 0),
              'g thick',
            ),
          ),
          scheme: asked.map(at => `line ${letters[at]} at ${shifted[at]} nm (within 6 nm)`),
          solution: `The small divisions of the scale are 10 nm. The lines stand at ${asked.map(at => `${shifted[at]} nm`).join(' and ')}. All three are further to the right than those of the lamp, at longer wavelengths.`,
        }),
        'c.i': ask.written({
          prompt:
            'The light of all distant galaxies shows redshift. State what this tells us about the Universe.',
          command: 'State',
          lines: 1,
          scheme: [judged('it is expanding', EXPANDS)],
          modelAnswer: 'The Universe is expanding.',
          solution:
            'All distant galaxies move away from us, so the distances between galaxies grow: the Universe is expanding.',
        }),
        'c.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the name of the theory that is supported by this.',
          mode: 'words',
          answers: [
            { text: 'Big Bang', accept: ['Big Bang theory', 'the Big Bang', 'theory of the Big Bang'] },
          ],
          reject: [
            { text: 'accretion', why: 'The accretion model explains how the planets formed.' },
            { text: 'evolution', why: 'Evolution is a theory of living things.' },
          ],
          solution:
            'If the Universe expands, it was smaller in the past. The Big Bang theory says that it began at one point.',
        }),
        d: ask.number({
          lead: `The distance from the Earth to ${name} is ${plain(millions)} million light-years.`,
          prompt:
            'Calculate how many times as large as the diameter of the Milky Way this distance is. Use your knowledge of the diameter of the Milky Way.',
          answer: ratio,
          scheme: steps('diameter of the Milky Way: 100 000 light-years', quantity(ratio, '')),
          solution: `The Milky Way is about 100 000 light-years across. ${plain(millions)} million ÷ 100 000 = ${plain(millions * 1e6)} ÷ 100 000 = ${quantity(ratio, '')}.`,
        }),
      },
    }
  },
  verify: ({ galaxy }) => ({ d: (galaxy.millions * 1e6) / 1e5 }),
})

const MODELS = [
  {
    who: 'A student uses a strip of rubber as a model of the Universe.',
    band: 'strip of rubber',
    dots: 'ink dots',
  },
  {
    who: 'A teacher uses a strip of stretchy cloth as a model of the Universe.',
    band: 'strip of cloth',
    dots: 'buttons',
  },
  {
    who: 'A museum shows a strip of elastic as a model of the Universe.',
    band: 'strip of elastic',
    dots: 'glass beads',
  },
] as const

/** Of M, A and B, in centimetres from the left end of the strip, and how long the strip is. */
const DOTS = [
  { places: [1, 3, 6], long: 8 },
  { places: [1, 4, 6], long: 8 },
  { places: [1, 3, 7], long: 8 },
  { places: [1, 5, 7], long: 8 },
  { places: [1, 4, 7], long: 8 },
] as const

core('stretched-strip-as-a-model', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    model: random.pick(MODELS),
    dots: random.pick(DOTS),
    factor: random.pick([1.5, 2, 2.5]),
    far: random.pick([12, 14, 16, 20, 24]),
  }),
  make: ({ model, dots, factor, far }) => {
    const [start, centimetre] = [20, 16]
    const xAt = (place: number) => start + place * centimetre
    const stretched = (place: number) => place * factor
    const letters = ['M', 'A', 'B'] as const
    const before = dots.places.map(place => place - 1)
    const after = before.map(distance => distance * factor)
    const strip = (top: number, places: readonly number[], end: number): Shape =>
      rect(start, top, end * centimetre, 32, 'l w') +
      places
        .map(
          (place, at) =>
            dot(xAt(place), top + 24, 'rd', 4) +
            text(xAt(place), top + 15, letters[at] ?? '', { anchor: 'middle', cls: 'b' }),
        )
        .join('')
    const scale = (top: number): Shape =>
      line(start, top, xAt(20), top, 'l thin') +
      Array.from({ length: 41 }, (_, at) => {
        const x = xAt(at / 2)
        return line(x, top, x, top + (at % 2 === 0 ? 9 : 5), 'l thin')
      }).join('') +
      [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
        .map(each => text(xAt(each), top + 22, String(each), { anchor: 'middle', cls: 's' }))
        .join('')
    const places = dots.places.map(stretched)
    return {
      stem: `${model.who} Three ${model.dots} M, A and B on it stand for galaxies. M stands for the galaxy that contains the Sun. The diagram shows the ${model.band} before and after it is stretched. The scales are in centimetres.`,
      figure: figure(
        {
          name: 'space-physics/strip-before-and-after-stretching',
          title: 'A strip with three dots before and after it is stretched',
          description: `Two strips, each above a scale from 0 to 20 centimetres in steps of half a centimetre. On the upper strip, marked before, M is at ${dots.places[0]}, A at ${dots.places[1]} and B at ${dots.places[2]}. On the lower, longer strip, marked after, M is at ${plain(places[0] ?? 0)}, A at ${plain(places[1] ?? 0)} and B at ${plain(places[2] ?? 0)}.`,
          height: 200,
        },
        text(start, 16, 'before', { cls: 's' }),
        strip(24, dots.places, dots.long),
        scale(60),
        text(start, 112, 'after', { cls: 's' }),
        strip(120, places, stretched(dots.long)),
        scale(156),
        text(xAt(20), 194, 'cm', { anchor: 'end', cls: 's' }),
      ),
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the name of the galaxy that M stands for.',
          subtopic: '6.2.2',
          mode: 'words',
          answers: [{ text: 'the Milky Way', accept: ['Milky Way', 'Milky Way galaxy', 'milkyway'] }],
          reject: [
            { text: 'Solar System', why: 'The Solar System is only a very small part of a galaxy.' },
            { text: 'Andromeda', why: 'Andromeda is another galaxy.' },
          ],
          solution: 'The galaxy that contains the Sun and its planets is called the Milky Way.',
        }),
        'b.i': ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          objective: 'AO2',
          head: ['', 'distance before / cm', 'distance after / cm'],
          rows: [1, 2].map(at => [
            { text: `from M to ${letters[at]}` },
            { text: plain(before[at] ?? 0) },
            { blank: `after-${letters[at]}`, answer: after[at] ?? 0, marks: 1, tolerance: 0.2 },
          ]),
          scheme: [1, 2].map(at => `${letters[at]}: ${plain(after[at] ?? 0)} (cm)`),
          solution: [1, 2]
            .map(
              at =>
                `${letters[at]} is at ${plain(places[at] ?? 0)} on the lower scale and M at ${plain(places[0] ?? 0)}: ${plain(places[at] ?? 0)} − ${plain(places[0] ?? 0)} = ${plain(after[at] ?? 0)} cm.`,
            )
            .join(' '),
        }),
        'b.ii': ask.number({
          prompt: `Two dots on a longer ${model.band} are ${quantity(far, 'cm')} from each other. It is stretched so that all distances grow by the same factor as on the first. Calculate the distance between the two dots after it is stretched.`,
          command: 'Calculate',
          answer: far * factor,
          unit: 'cm',
          tolerance: 0.5,
          scheme: steps(
            `each distance becomes ${plain(factor)} times as long, or ${plain(after[2] ?? 0)} ÷ ${plain(before[2] ?? 0)}`,
            quantity(far * factor, 'cm'),
          ),
          solution: `The distance from M to B grows from ${quantity(before[2] ?? 0, 'cm')} to ${quantity(after[2] ?? 0, 'cm')}: it becomes ${plain(factor)} times as long. ${plain(factor)} × ${far} = ${quantity(far * factor, 'cm')}.`,
        }),
        c: ask.written({
          prompt: 'State what this model shows about the motion of distant galaxies.',
          command: 'State',
          lines: 1,
          scheme: [judged('they move away (from us / from each other)', MOVE_APART)],
          modelAnswer: 'The galaxies move away from each other.',
          solution:
            'All distances on the strip grow. So do the distances between galaxies: the Universe is expanding.',
        }),
        'd.i': ask.written({
          lead: `A wave is drawn on the ${model.band} before it is stretched. It stands for light that travels from a distant galaxy to the Earth.`,
          prompt: `State what happens to the wavelength of this wave when the ${model.band} is stretched.`,
          command: 'State',
          lines: 1,
          scheme: [judged('it increases (becomes longer)', BECOMES_LONGER)],
          modelAnswer: 'The wavelength increases.',
          solution: 'The crests move apart, so the wavelength becomes longer.',
        }),
        'd.ii': words({
          subject: 'igcse/physics',
          prompt: 'The same is seen in the light from distant galaxies. State the name of this effect.',
          command: 'State',
          mode: 'words',
          answers: [{ text: 'redshift', accept: ['red shift', 'red-shift'], allow: ['Doppler effect'] }],
          reject: [
            {
              text: 'refraction',
              why: 'Refraction is the change of direction when waves enter another medium.',
            },
            { text: 'blueshift', why: 'The wavelength would be shorter.' },
            { text: 'expansion', why: 'The Universe expands, but the change of the light has another name.' },
          ],
          solution:
            'An increase in the observed wavelength of light from galaxies that move away is called redshift.',
        }),
      },
    }
  },
  verify: ({ dots, factor, far }) => {
    const [m, , b] = dots.places
    return { 'b.ii': (far * ((b - m) * factor)) / (b - m) }
  },
})
