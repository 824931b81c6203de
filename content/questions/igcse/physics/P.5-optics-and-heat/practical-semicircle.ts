import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { dialScale, type Scale } from '@/lib/figures/laboratory/scales'
import { arrow, dot, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { ALONG_RADIUS, EQUAL_ENOUGH, RAY_PRECAUTION } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const sine = (degrees: number) => Math.sin(radians(degrees))

const O: Point = [152, 150]
const BLOCK = 92

/** A half disc with its flat side level and uppermost. */
const halfDisc = ([x, y]: Point, radius: number): Shape =>
  `<path class="l w" d="M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}Z"/>`

const IN_AIR: Scale = { from: 0, to: 80, division: 5, numbered: 20, longer: 10 }
const IN_BLOCK: Scale = { from: 0, to: 50, division: 1, numbered: 10, longer: 5 }

const INCIDENCES = [20, 35, 50, 65] as const

core('semicircular-block', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const index = random.pick([1.46, 1.49, 1.52, 1.55])
    const read = random.pick([1, 2, 3])
    const refractions = INCIDENCES.map(each =>
      Math.round((Math.asin(sine(each) / index) * 180) / Math.PI + random.pick([-0.4, 0, 0.4])),
    )
    const ratios = INCIDENCES.map((each, at) => sine(each) / sine(refractions[at] ?? 1))
    if (Math.max(...ratios) / Math.min(...ratios) > 1.07) return null
    if ((refractions[read] ?? 0) % 10 === 0) return null
    const critical = Math.round((Math.asin(1 / index) * 180) / Math.PI)
    return { index, read, refractions, ratios, critical, steep: random.pick([48, 52, 55, 58]) }
  },
  make: ({ read, refractions, ratios, critical, steep }) => {
    const incidence = INCIDENCES[read] ?? 0
    const refraction = refractions[read] ?? 0
    const ratio = ratios[read] ?? 0
    const other = read === 3 ? 0 : 3
    const air = dialScale({ ...IN_AIR, x: O[0], y: O[1], radius: 112, start: 90, end: 170 })
    const block = dialScale({ ...IN_BLOCK, x: O[0], y: O[1], radius: 150, start: 270, end: 320 })
    const measured = figure(
      {
        name: 'optics-practical/semicircular-block-and-scales',
        title: 'A ray that enters a semicircular block, with scales of degrees',
        description: `Seen from above: a semicircular block with its flat side level and uppermost. A ray from the upper left meets the middle of the flat side, bends there and goes through the block to the lower right. It leaves the curved side straight on. Both scales begin with 0° at the normal, one in air, one beyond the curved side. Scale in air: ${describeScale(IN_AIR, incidence, '°')} Scale beyond the block: ${describeScale(IN_BLOCK, refraction, '°')}`,
        height: 336,
      },
      halfDisc(O, BLOCK),
      line(O[0], 34, O[0], 304, 'l dash thin'),
      air.shape,
      block.shape,
      line(...air.at(incidence), ...O, 'p'),
      arrow(...polar(...O, 74, 90 + incidence), ...polar(...O, 60, 90 + incidence), { cls: 'p' }),
      line(...O, ...block.at(refraction), 'p'),
      arrow(...polar(...O, 44, 270 + refraction), ...polar(...O, 60, 270 + refraction), { cls: 'p' }),
      text(O[0] + 8, O[1] - 22, 'normal', { cls: 's' }),
      text(256, O[1] - 8, 'air', { cls: 's' }),
      text(176, O[1] + 18, 'block', { cls: 's' }),
    )
    const place: Point = [176, 96]
    const from = polar(...place, 146, 270 - steep)
    const edge = polar(...place, BLOCK, 270 + steep)
    const out = polar(...place, 144, 270 + steep)
    const within = polar(...place, BLOCK * 0.55, 270 + steep)
    const facts = {
      name: 'optics-practical/ray-inside-a-semicircular-block',
      title: 'A ray that comes from the curved side of a semicircular block',
      description:
        'A semicircular block with its flat side level and uppermost. A ray comes from the lower left, enters the curved side without a change of direction and meets the middle of the flat side. The normal is drawn there. Nothing is drawn of the ray after that.',
      height: 218,
    }
    const given: Shape =
      halfDisc(place, BLOCK) +
      line(place[0], 28, place[0], 176, 'l dash thin') +
      line(...from, ...place, 'p') +
      arrow(...polar(...place, 70, 270 - steep), ...polar(...place, 54, 270 - steep), { cls: 'p' }) +
      text(place[0] + 8, 40, 'normal', { cls: 's' }) +
      text(312, place[1] - 8, 'air', { cls: 's' }) +
      text(place[0], place[1] + BLOCK + 20, 'semicircular block', { anchor: 'middle', cls: 's' }) +
      dot(...place, 'd', 2.5)
    const fromCritical = 1 / sine(critical)
    const mean = ratios.reduce((sum, each) => sum + each, 0) / ratios.length
    return {
      stem: [
        'A student investigates refraction with a semicircular block and a ray box. The ray always meets the middle of the flat side. The figure shows one ray from above, with scales from which the angle of incidence *i* and the angle of refraction *r* are read.',
        'A ray of light from a ray box enters a semicircular block at the middle of its flat side. The block lies on a sheet of paper with two scales of degrees, as in the figure. A student measures the angle of incidence *i* in air and the angle of refraction *r* in the block.',
        'To find the refractive index of a semicircular block, a student sends a ray of light to the middle of its flat side and reads two angles from the scales in the figure: *i* between the ray in air and the normal, *r* between the ray in the block and the normal.',
      ],
      figure: measured,
      parts: {
        a: ask.table({
          prompt: 'Read both angles from the scales.',
          command: 'Determine',
          objective: 'AO3',
          head: ['angle', 'value / °'],
          rows: [
            [
              { text: '*i*' },
              { blank: 'i', answer: incidence, marks: 1, sigFigs: 2, tolerance: 1, unit: '°' },
            ],
            [
              { text: '*r*' },
              { blank: 'r', answer: refraction, marks: 1, sigFigs: 2, tolerance: 1, unit: '°' },
            ],
          ],
          scheme: [`*i* = ${incidence}° (within 1°)`, `*r* = ${refraction}° (within 1°)`],
          solution: `One division of the scale in air is 5°, one division of the other scale 1°. *i* = ${incidence}° and *r* = ${refraction}°.`,
        }),
        b: ask.table({
          lead: 'The refractive index is $n = \\frac{\\sin i}{\\sin r}$. The table shows all results.',
          prompt: 'Calculate the missing values of *n*. Give them to three significant figures.',
          objective: 'AO3',
          head: ['*i* / °', '*r* / °', '*n*'],
          rows: INCIDENCES.map((each, at) => [
            { text: at === read ? 'see (a)' : String(each) },
            { text: at === read ? 'see (a)' : String(refractions[at]) },
            at === read
              ? {
                  blank: 'n-read',
                  answer: roundTo(ratio, 6),
                  marks: 1 as const,
                  sigFigs: 3,
                  unit: '',
                  follow: {
                    from: [
                      { part: 'a', cell: 'i' },
                      { part: 'a', cell: 'r' },
                    ],
                    formula: 'sin(a)/sin(b)',
                  },
                }
              : at === other
                ? {
                    blank: 'n-other',
                    answer: roundTo(ratios[at] ?? 0, 6),
                    marks: 1 as const,
                    sigFigs: 3,
                    unit: '',
                  }
                : { text: plain(roundTo(ratios[at] ?? 0, 2), 2) },
          ]),
          scheme: (read < other ? [read, other] : [other, read]).map(
            at => `${plain(roundTo(ratios[at] ?? 0, 2), 2)} for *i* = ${INCIDENCES[at]}°`,
          ),
          solution: `sin ${incidence}° ÷ sin ${refraction}° = ${plain(roundTo(sine(incidence), 3), 3)} ÷ ${plain(roundTo(sine(refraction), 3), 3)} = ${plain(roundTo(ratio, 2), 2)}. The other one in the same way: sin ${INCIDENCES[other]}° ÷ sin ${refractions[other]}° = ${plain(roundTo(ratios[other] ?? 0, 2), 2)}.`,
        }),
        c: ask.written({
          lead: 'A theory says that *n* is the same for all angles of incidence.',
          prompt: 'State whether the four results support the theory. Justify your answer.',
          objective: 'AO3',
          scheme: [EQUAL_ENOUGH],
          modelAnswer: 'Yes: the four values are very close, within the limits of experimental accuracy.',
          solution: `The values lie between ${plain(roundTo(Math.min(...ratios), 2), 2)} and ${plain(roundTo(Math.max(...ratios), 2), 2)}. The difference is less than 10 %.`,
        }),
        d: ask.draw({
          lead: `The ray is now sent in through the curved side. Its angle of incidence at the flat side is greater than the critical angle.`,
          prompt:
            'On the diagram, draw the path of the ray in the block after it has met the flat side, and in the air after it has left the block.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, given),
          tools: ['arrow', 'line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: place, within: 8 },
                { at: within, within: 8 },
                { at: polar(...place, BLOCK - 6, 270 + steep), within: 11 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: polar(...place, BLOCK + 6, 270 + steep), within: 12 },
                { at: polar(...place, BLOCK + 34, 270 + steep), within: 15 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'optics-practical/ray-inside-a-semicircular-block-model',
              description:
                'The ray is reflected at the flat side: it goes to the lower right at the same angle to the normal, and leaves the curved side without a change of direction.',
            },
            given,
            line(...place, ...edge, 'g'),
            arrow(...edge, ...out, { cls: 'g' }),
          ),
          scheme: [
            'reflected at the flat side, with equal angles to the normal',
            'straight on where it leaves the curved side',
          ],
          solution:
            'Above the critical angle all the light is reflected. The reflected ray goes along a radius, so it meets the curved side along the normal and is not bent.',
        }),
        e: ask.number({
          lead: `When the angle of incidence in the block is *c* = ${critical}°, the ray in air just grazes the flat side. Theory gives $n = \\frac{1}{\\sin c}$.`,
          prompt: 'Calculate *n* from *c*.',
          objective: 'AO3',
          answer: fromCritical,
          unit: '',
          scheme: [plain(roundTo(fromCritical, 2), 2)],
          solution: `*n* = 1 ÷ sin ${critical}° = 1 ÷ ${plain(roundTo(sine(critical), 3), 3)} = ${plain(roundTo(fromCritical, 2), 2)}, near the mean of the values in **(b)**, ${plain(roundTo(mean, 2), 2)}.`,
        }),
        f: ask.written({
          prompt:
            'Explain why the ray in the figure at the top does not change direction at the curved side.',
          objective: 'AO3',
          scheme: [ALONG_RADIUS],
          modelAnswer: 'It meets the curved side along the normal.',
          solution:
            'Every line from the middle of the flat side is a radius, at right angles to the curved side. The angle of incidence there is 0°.',
        }),
        g: ask.written({
          prompt: 'State **one** precaution that makes the readings of the angles more accurate.',
          objective: 'AO3',
          scheme: [RAY_PRECAUTION],
          modelAnswer: 'Use a thin ray of light from a narrow slit.',
          solution:
            'The middle of a thin ray is easier to see than that of a wide one, the more so in a dark room.',
        }),
      },
    }
  },
  verify: ({ critical }) => ({ e: Math.sqrt(1 + 1 / Math.tan(radians(critical)) ** 2) }),
})
