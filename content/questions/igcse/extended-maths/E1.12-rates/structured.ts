import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, templates } = questionsOf('structured', 'E1.12')

export { templates }

core('speed-and-flow-rates', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const speed = random.step(36, 108, 18)
    const [hours, minutes] = [random.int(1, 3), random.pick([20, 30, 40])]
    const [tank, flow] = [random.step(120, 360, 30), random.pick([6, 8, 10, 12, 15])]
    if (tank % flow !== 0) return null
    const who = random.pick(speed > 90 ? ['A train', 'A car'] : ['A coach', 'A lorry', 'A train', 'A van'])
    return { speed, hours, minutes, tank, flow, who }
  },
  make: ({ speed, hours, minutes, tank, flow, who }) => {
    const distance = clean(speed * (hours + minutes / 60))
    const fill = clean(tank / flow)
    return {
      stem: '',
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `${who} travels ${quantity(distance, 'km')} in ${hours} h ${minutes} min. Work out its average speed in km/h.`,
          scheme: [`M1 ${distance} ÷ $${hours}${frac(minutes, 60)}$ or equivalent`, `A1 ${speed} km/h`],
          solution: `${minutes} min is $${frac(minutes, 60)}$ h, so the time is $${hours}${frac(minutes, 60)} = ${frac(hours * 60 + minutes, 60)}$ h. Speed = ${distance} ÷ $${frac(hours * 60 + minutes, 60)}$ = ${speed} km/h.`,
          answer: speed,
          unit: 'km/h',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Change your answer to part (a) into metres per second.`,
          scheme: [`M1 × 1000 and ÷ 3600, or ÷ 3.6`, `A1 ${clean(speed / 3.6)} m/s`],
          solution: `${speed} km/h is ${speed} × 1000 m in 3600 s: ${plain(speed * 1000)} ÷ 3600 = ${plain(speed / 3.6)} m/s.`,
          answer: clean(speed / 3.6),
          sigFigs: 3,
          unit: 'm/s',
          keepUnit: true,
          follow: { from: 'a', formula: 'x/3.6' },
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Water flows into an empty tank at ${flow} litres per minute. The tank holds ${tank / 1000} m^{3}, and 1 m^{3} = 1000 litres. Work out the time to fill the tank, in minutes.`,
          scheme: [`M1 ${tank / 1000} × 1000 ÷ ${flow}`, `A1 ${fill} min`],
          solution: `The tank holds ${tank / 1000} × 1000 = ${tank} litres, and ${flow} litres flow in each minute: ${tank} ÷ ${flow} = ${fill} min.`,
          answer: fill,
          sigFigs: 3,
          unit: 'min',
          form: 'integer',
        }),
      },
    }
  },
  verify: ({ speed, hours, minutes, tank, flow }) => ({
    a: Math.round((speed * (hours * 60 + minutes)) / 60) / ((hours * 60 + minutes) / 60),
    b: (speed * 5) / 18,
    c: tank / 1000 / (flow / 1000),
  }),
})
