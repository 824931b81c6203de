import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { quantity, standardForm } from '@/lib/exams/format'
import { UP_DOWN } from '../ideas'
import { LIGHT_YEAR, large } from '../shared'

const { supplement, templates } = questionsOf('structured', '6.2.2', { calculator: 'needed' })

export { templates }

supplement('life-cycle-and-distance-of-a-star', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    massive: random.chance(0.5),
    end: random.pick(['neutron star', 'black hole']),
    years: random.step(120, 980, 20),
    back: random.chance(0.5),
  }),
  make: ({ massive, end, years, back }) => {
    const mass = massive ? 'much more massive than the Sun' : 'about as massive as the Sun'
    const giant = massive ? 'red supergiant' : 'red giant'
    const after = massive ? 'supernova' : 'planetary nebula'
    const left = massive ? end : 'white dwarf'
    const metres = years * LIGHT_YEAR
    return {
      stem: `A star that is ${mass} forms from an interstellar cloud of gas and dust.`,
      parts: {
        a: ask.table({
          prompt: `Complete the table with the stages in the life of this star, in order.`,
          command: 'State',
          head: ['order', 'stage'],
          rows: [
            [{ text: '1' }, { text: 'protostar' }],
            [{ text: '2' }, { text: 'stable star' }],
            [
              { text: '3' },
              wordsCell('giant', giant, {
                subject: 'igcse/physics',
                accept: massive ? ['red super giant'] : [],
                reject: [massive ? 'red giant' : 'red supergiant'],
              }),
            ],
            [
              { text: '4' },
              wordsCell('after', after, {
                subject: 'igcse/physics',
                accept: massive ? ['supernova explosion'] : [],
                reject: [massive ? 'planetary nebula' : 'supernova'],
              }),
            ],
            [{ text: '5' }, { text: left }],
          ],
          scheme: [giant, after],
          solution: `Cloud → protostar → stable star → ${giant} → ${after} → ${left}. The mass of the star decides which path it takes.`,
        }),
        'b.i': ask.written({
          prompt: 'Explain how a protostar forms from the cloud.',
          scheme: [
            judged(
              'the cloud collapses because of gravitational attraction',
              `
              GRAVITY = gravity/gravitational/gravitation
              accept GRAVITY
              accept attract ... collapse/together/contract/shrink | collapse ... attract
              unsure collapse/attract/contract/together/pull
              earns: gravity pulls the gas together
              earns: it collapses due to gravitational attraction
              earns: the gravitationel force makes it contract
              misses: it gets hot
              misses: nuclear fusion starts
              misses: the cloud explodes`,
            ),
            judged(
              'and its temperature increases',
              `
              ${UP_DOWN}
              reject cool/cold | temperature ... DOWN
              accept temperature ... UP/hot | UP temperature | hot/heat/warm | internal/thermal energy ... UP
              unsure temperature/pressure
              earns: it becomes hot
              earns: its temperture rises
              earns: the cloud heats up
              misses: it cools down
              misses: gravity pulls it together
              misses: the temperature decreases`,
            ),
          ],
          modelAnswer:
            'The force of gravity between its parts makes the cloud collapse, and as it collapses its temperature rises: it is a protostar.',
          solution:
            'Gravity pulls the gas and dust together. Energy of the gravitational store becomes internal energy, so the cloud gets hot.',
        }),
        'b.ii': ask.written({
          prompt: 'State why the stable stage of the star comes to an end.',
          scheme: [
            judged(
              'most of the hydrogen (in its centre) has been converted to helium, or: it runs out of hydrogen for fusion',
              `
              GONE = run/out/use/used/finish/exhaust/consume/gone/convert/turn/change/deplete/end/fuse/burn
              reject helium ...(no hydrogen).. run/out | helium ...(no hydrogen/from).. into/to hydrogen
              accept hydrogen ... GONE | GONE ... hydrogen | not hydrogen | little/less hydrogen | hydrogen ... low/less
              unsure hydrogen | fuel ... GONE | GONE ... fuel
              earns: it runs out of hydrogen
              earns: all the hydrogen is used up
              earns: most of the hydrogn has turned to helium
              misses: it explodes
              misses: it becomes a red giant
              misses: gravity is too strong`,
            ),
          ],
          modelAnswer:
            'The star runs out of hydrogen: most of the hydrogen in its centre has been changed to helium by fusion.',
          solution:
            'Stable stars are powered by the fusion of hydrogen into helium. It ends when the hydrogen runs out.',
        }),
        c: ask.number({
          lead: back
            ? `Another star is ${large(metres, 'm')} from the Earth.`
            : `Another star is ${quantity(years, 'light-years')} from the Earth.`,
          prompt: back
            ? 'Calculate this distance in light-years (ly).'
            : 'Calculate this distance in metres.',
          command: 'Calculate',
          answer: back ? Number(metres.toPrecision(2)) / LIGHT_YEAR : metres,
          unit: back ? 'ly' : 'm',
          keepUnit: true,
          scheme: [
            `C1 ${back ? `${standardForm(metres, 2)} ÷ (9.5 × 10^{15})` : `${years} × 9.5 × 10^{15}`}`,
            `A1 ${
              back
                ? quantity(Number(metres.toPrecision(2)) / LIGHT_YEAR, 'light-years', 2)
                : large(metres, 'm')
            }`,
          ],
          solution: back
            ? `One light-year is 9.5 × 10^{15} m. ${standardForm(metres, 2)} ÷ (9.5 × 10^{15}) = ${quantity(Number(metres.toPrecision(2)) / LIGHT_YEAR, 'light-years', 2)}.`
            : `One light-year is 9.5 × 10^{15} m. ${years} × 9.5 × 10^{15} = ${large(metres, 'm')}.`,
        }),
      },
    }
  },
  verify: ({ years, back }) => ({
    c: back ? Number((years * 9.5e15).toExponential(1)) / 9.5e15 : years * 95 * 1e14,
  }),
})
