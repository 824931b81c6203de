import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { newtonMeter } from '@/lib/figures/laboratory/instruments'
import { arrow, centred, dot, line, rect, text } from '@/lib/figures/shapes'
import { WEIGHT_EQUATION } from '../equations'
import { rounded } from '../shared'
import { MEANING_OF_WEIGHT } from './points-core'

const { core, templates } = questionsOf('structured', '1.3', { calculator: 'needed' })

export { templates }

const HUNG = [
  { stem: 'A student hangs a bag of rice from a newton meter', of: 'bag' },
  { stem: 'A shopkeeper hangs a bag of apples from a newton meter', of: 'bag' },
  { stem: 'A student hangs a metal box of tools from a newton meter', of: 'box' },
  { stem: 'A student hangs a parcel from a newton meter', of: 'parcel' },
] as const

const PLACES = [
  { name: 'the Moon', field: 1.6, thing: 'instrument', masses: [12, 45] },
  { name: 'Mars', field: 3.7, thing: 'rover', masses: [120, 480] },
  { name: 'Saturn’s moon Titan', field: 1.4, thing: 'probe', masses: [120, 380] },
  { name: 'Venus', field: 8.9, thing: 'probe', masses: [120, 480] },
] as const

const METER = { from: 0, to: 10, division: 0.5, numbered: 2 }

core('weight-on-a-newton-meter', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const weight = random.step(2.5, 9.5, 0.5)
    if (weight % 2 === 0) return null
    const place = random.pick(PLACES)
    const there = random.step(place.masses[0], place.masses[1], place.masses[0] < 100 ? 1 : 20) // kg
    return { hung: random.pick(HUNG), weight, place, there }
  },
  make: ({ hung, weight, place, there }) => {
    const { of } = hung
    const mass = weight / 9.8
    const hanging =
      ground(240, 22, 120, 22) +
      line(180, 22, 180, 84) +
      rect(132, 84, 96, 66, 'l sheet', 6) +
      dot(180, 117) +
      text(190, 121, 'C', { cls: 'b' }) +
      text(240, 121, of)
    const facts = { title: `A ${of} that hangs at rest from a cord`, height: 226 }
    return {
      stem: `${hung.stem}. The ${of} is at rest. The diagram shows the newton meter.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/newton-meter-with-a-load',
          title: `A ${of} on a newton meter`,
          description: `A ${of} hangs from the hook of an upright newton meter. Its scale goes down from 0 to 10 newtons, with a number at every 2 newtons and four small divisions between two numbers. The pointer is ${plain(weight / 0.5)} small divisions below zero.`,
          height: 266,
        },
        ground(240, 12, 120, 12),
        newtonMeter(180, 12, { value: weight, scale: METER }),
        line(180, 190, 180, 200),
        rect(140, 200, 80, 54, 'l sheet', 6),
        centred(180, 227, of),
      ),
      parts: {
        a: ask.number({
          prompt: `State the weight of the ${of}, as the newton meter shows it.`,
          answer: weight,
          unit: 'N',
          tolerance: 0.1,
          scheme: [quantity(weight, 'N', 2)],
          solution: `There are four small divisions between two numbers, so one division is ${quantity(0.5, 'N')}. The pointer is at ${quantity(weight, 'N', 2)}.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by *weight*.',
          lines: 1,
          scheme: [MEANING_OF_WEIGHT],
          modelAnswer: 'Weight is the gravitational force on an object that has mass.',
          solution: `Weight is a force: the Earth attracts the mass of the ${of}. It is measured in newtons.`,
        }),
        c: ask.draw({
          lead: `The ${of} is taken off the newton meter and hangs at rest from a cord, as the diagram shows. C is the centre of gravity of the ${of}.`,
          prompt: `Draw **two** arrows on the diagram, one for the weight of the ${of} and one for the force of the cord on it.`,
          subtopic: '1.5.1',
          figure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/load-on-a-cord',
              description: `A ${of} hangs below a support from an upright cord. A dot in the middle of the ${of} is labelled C.`,
            },
            hanging,
          ),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: [180, 128], within: 12 },
                { at: [180, 150], within: 12 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [180, 78], within: 12 },
                { at: [180, 52], within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/load-on-a-cord-forces',
              description:
                'An arrow points straight down from C, another of equal length straight up along the cord.',
            },
            hanging,
            arrow(180, 117, 180, 205, { cls: 'g', label: 'weight', labelAt: [190, 202], anchor: 'start' }),
            arrow(180, 117, 180, 30, {
              cls: 'g',
              label: 'force of the cord',
              labelAt: [190, 56],
              anchor: 'start',
            }),
          ),
          scheme: ['arrow straight down from C', 'arrow straight up along the cord'],
          solution: `The weight acts straight down, as if at the centre of gravity C. The cord pulls the ${of} straight up. The ${of} is at rest, so the two forces are equal in size and there is no resultant force.`,
        }),
        'd.i': ask.written({
          prompt: 'State the equation that links weight, mass and gravitational field strength.',
          lines: 1,
          scheme: [WEIGHT_EQUATION],
          modelAnswer: 'gravitational field strength = weight ÷ mass',
          solution:
            'The gravitational field strength tells the force on each kilogram: *g* = *W* ÷ *m*, which may be written as *W* = *mg*.',
        }),
        'd.ii': ask.number({
          prompt: `Calculate the mass of the ${of}.`,
          answer: mass,
          unit: 'kg',
          follow: { from: 'a', formula: 'x/9.8' },
          scheme: steps(`${quantity(weight, '', 2)} ÷ 9.8`, rounded(mass, 'kg')),
          solution: `*g* = *W* ÷ *m*, so *m* = *W* ÷ *g* = ${quantity(weight, '', 2)} ÷ 9.8 = ${rounded(mass, 'kg')}.`,
        }),
        e: ask.number({
          lead: `The gravitational field strength on ${place.name} is ${quantity(place.field, 'N/kg')}.`,
          prompt: `Calculate the weight on ${place.name} of ${place.thing === 'instrument' ? 'an' : 'a'} ${place.thing} of mass ${quantity(there, 'kg')}.`,
          answer: there * place.field,
          unit: 'N',
          scheme: steps(`*W* = *mg*, or ${there} × ${place.field}`, rounded(there * place.field, 'N')),
          solution: `On ${place.name} each kilogram is pulled with a force of ${quantity(place.field, 'N')}: *W* = *mg* = ${there} × ${place.field} = ${rounded(there * place.field, 'N')}.`,
        }),
      },
    }
  },
  verify: ({ weight, place, there }) => ({
    a: (weight * 2) / 2,
    'd.ii': weight / (49 / 5),
    e: there / (1 / place.field),
  }),
})
