import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { mixing, thermometersFor } from './heat-figures'
import { HEAT_TO_SURROUNDINGS, LESS_LOST, SAME_THROUGHOUT } from './points-mixing'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

/** Whether the theory is supported, and the reason by figures. */
function verdictOf(supported: boolean, measured: number, mean: number) {
  const gap = roundTo(mean - measured, 1)
  const shares = [mean, measured].flatMap(whole => [0, 1].map(places => plain((100 * gap) / whole, places)))
  const share = [...new Set(shares)].map(each => `"${each}%" | ${each} percent`).join(' | ')
  const [says, not] = supported ? ['supported', 'not supported'] : ['not supported', 'supported']
  const agrees = supported
    ? `
  reject no | not (support/supported/agree/prove/true/correct/valid)
  accept yes | support/supported/agree/prove/proven | correct/true/valid/right`
    : `
  VALUE = value/values
  accept no | not (support/supported/agree/prove/proven/true/correct/valid) | wrong/false/incorrect/disagree/disprove/contradict
  reject yes | support/supported/agree/prove`
  const statement = judged(
    `the theory is ${says}`,
    `${agrees}
  earns: ${supported ? 'yes, they support it' : 'no, they do not support it'}
  earns: ${supported ? 'the theory is supported' : 'the theory is not supported'}
  earns: ${supported ? 'it is suported by them' : 'it is not suported by them'}
  misses: it is ${not}
  misses: ${supported ? 'no' : 'yes'}
  misses: heat is lost`,
  )
  const close = supported
    ? `
  VALUE = value/values
  CLOSE = close/near/nearly/almost/similar/approximately/roughly/about/same/equal/within/small/little/slight/slightly
  reject not CLOSE | (too/very/big/large/far/much) (different/difference/apart/big/large/lower)
  accept (within/limit/limits/margin) ... (accuracy/error/limit/limits/10/ten/percent/uncertainty) | (temperature/value/values/mean/mixture/they/result/results/difference/it/measured) ... CLOSE | CLOSE ... (temperature/value/values/mean/mixture/difference/enough/together)
  accept ${share}
  accept only ... ${gap} | (less/lower/smaller/under/below) than (10/5/ten/five) | under/below 10 | (nearly/almost/roughly/approximately/about/quite/very/fairly) (same/equal/close)
  earns: the two values are very close
  earns: they are equal within the limits of experimental accuracy
  earns: the diference is small
  misses: the temperature is lower
  misses: the values are too different
  misses: heat is lost to the surroundings`
    : `
  FAR = far/large/big/huge/great/greater/larger/bigger/significant/significantly/much/lot/too/very
  reject (small/little/slight) difference | (less/lower/smaller/under/below) than 10 | (under/below) 10 | within ... (accuracy/limit/limits/10/error) | (close/almost/nearly) (enough/equal/same/together)
  accept (beyond/outside/exceed/exceeds/over/above/more/greater/larger) ... (limit/limits/accuracy/error/10/ten/percent/uncertainty) | not within | not (close/near/equal/same/similar)
  accept FAR ... (different/difference/apart/lower/less/low/smaller/below/gap) | (difference/gap) ... FAR
  accept ${share}
  accept too (much/large/big/great/far/low) | difference ... ${gap} | ${gap} ... (lower/less/difference/apart/below/different)
  unsure different/difference/lower
  earns: the two values are too different
  earns: the difference is beyond the limits of experimental accuracy
  earns: the diference is large
  misses: the temperatures are nearly equal
  misses: the values are close enough
  misses: heat is lost to the surroundings`
  const reason = judged(
    supported
      ? 'because the two temperatures are equal (very close) within the limits of experimental accuracy (they differ by less than 10%)'
      : 'because the two temperatures are too different, beyond the limits of experimental accuracy (they differ by more than 10%)',
    close,
  )
  return [statement, reason]
}

core('mixing-hot-and-cold-water', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const supported = random.chance(0.5)
    const cold = random.pick([18.5, 19.5, 20.5, 21.5])
    const hot = random.pick([76.5, 78.5, 80.5, 82.5, 84.5])
    const mean = (cold + hot) / 2
    const mixed = mean - (supported ? random.pick([1, 1.5, 2]) : random.pick([6, 6.5, 7]))
    if (mixed % 5 === 0) return null
    const volume = random.pick([80, 100, 120])
    return { supported, cold, hot, mean, mixed, volume }
  },
  make: ({ supported, cold, hot, mean, mixed, volume }) => {
    const lost = volume * 4.2 * (hot - mixed)
    const gained = volume * 4.2 * (mixed - cold)
    const formula = `${volume * 4.2}`
    return {
      stem: [
        `A student mixes hot and cold water. She puts ${volume} cm^{3} of cold water into a glass beaker and measures its temperature. She measures the temperature of ${volume} cm^{3} of hot water in another beaker and pours it into the cold water. She stirs the mixture and measures its highest temperature.`,
        `To fill a bath, people mix hot and cold water. A student tries this in the laboratory with ${volume} cm^{3} of each. He measures the temperature of the cold water and of the hot water, pours the hot water into the beaker of cold water, stirs, and measures the temperature of the mixture.`,
        `Some students test a theory about the temperature of a mixture. They take ${volume} cm^{3} of hot water and ${volume} cm^{3} of cold water, measure both temperatures, pour the hot water into the cold water, stir and measure the temperature of the mixture.`,
      ],
      figure: mixing(),
      parts: {
        a: ask.table({
          lead: 'The next figure shows the three readings.',
          figure: thermometersFor('mixing-readings', [
            ['cold water', cold],
            ['hot water', hot],
            ['mixture', mixed],
          ]),
          prompt: 'Complete the table. Read to half a division.',
          objective: 'AO3',
          head: ['water', 'temperature / °C'],
          rows: [
            [{ text: 'cold' }, { blank: 'cold', answer: cold, marks: 1, sigFigs: 3 }],
            [{ text: 'hot' }, { blank: 'hot', answer: hot, marks: 1, sigFigs: 3 }],
            [{ text: 'mixture' }, { blank: 'mixture', answer: mixed, marks: 1, sigFigs: 2 }],
          ],
          scheme: [`${plain(cold, 1)} °C`, `${plain(hot, 1)} °C`, `${plain(mixed, 1)} °C`],
          solution: `One division is 1 °C. The thread ends at ${plain(cold, 1)} °C, ${plain(hot, 1)} °C and ${plain(mixed, 1)} °C.`,
        }),
        b: ask.table({
          prompt: 'Calculate the mean of the temperatures of the cold and the hot water.',
          objective: 'AO3',
          head: ['mean temperature / °C'],
          rows: [
            [
              {
                blank: 'mean',
                answer: mean,
                marks: 1,
                sigFigs: 2,
                tolerance: 0.5,
                follow: {
                  from: [
                    { part: 'a', cell: 'cold' },
                    { part: 'a', cell: 'hot' },
                  ],
                  formula: '(a + b)/2',
                },
              },
            ],
          ],
          scheme: [`(${plain(cold, 1)} + ${plain(hot, 1)}) ÷ 2 = ${plain(mean, 1)} °C`],
          solution: `Add both and divide by two: (${plain(cold, 1)} + ${plain(hot, 1)}) ÷ 2 = ${plain(mean, 1)} °C.`,
        }),
        c: ask.written({
          lead: 'A theory says that the temperature of the mixture equals this mean if no thermal energy is lost.\n\nTwo values are equal within the limits of experimental accuracy if they differ by less than 10%.',
          prompt:
            'State whether the results support the theory. Justify your answer by reference to the results.',
          objective: 'AO3',
          scheme: verdictOf(supported, mixed, mean),
          modelAnswer: supported
            ? `Yes, the theory is supported. The mean and the temperature of the mixture differ by only ${plain(mean - mixed, 1)} °C, they are equal within the limits of experimental accuracy.`
            : `No, the theory is not supported. The mixture is ${plain(mean - mixed, 1)} °C colder than the mean. The difference is too large, beyond the limits of experimental accuracy.`,
          solution: `The difference is ${plain(mean - mixed, 1)} °C of ${plain(mean, 1)} °C, about ${plain((100 * (mean - mixed)) / mean, 0)}%.`,
        }),
        d: ask.table({
          lead: `The thermal energy in joules that water loses or gains is the volume in cm^{3} × 4.2 × the change in temperature in °C. Both volumes are ${volume} cm^{3}.`,
          prompt:
            'Calculate the thermal energy lost by the hot water and the thermal energy gained by the cold water when they are mixed.',
          objective: 'AO3',
          head: ['water', 'thermal energy / J'],
          rows: [
            [
              { text: 'lost by the hot water' },
              {
                blank: 'lost',
                answer: roundTo(lost, 6),
                marks: 1,
                sigFigs: 2,
                follow: {
                  from: [
                    { part: 'a', cell: 'hot' },
                    { part: 'a', cell: 'mixture' },
                  ],
                  formula: `${formula}*(a - b)`,
                },
              },
            ],
            [
              { text: 'gained by the cold water' },
              {
                blank: 'gained',
                answer: roundTo(gained, 6),
                marks: 1,
                sigFigs: 2,
                follow: {
                  from: [
                    { part: 'a', cell: 'mixture' },
                    { part: 'a', cell: 'cold' },
                  ],
                  formula: `${formula}*(a - b)`,
                },
              },
            ],
          ],
          scheme: [
            `${volume} × 4.2 × (${plain(hot, 1)} − ${plain(mixed, 1)}) = ${quantity(lost, 'J', 3)}`,
            `${volume} × 4.2 × (${plain(mixed, 1)} − ${plain(cold, 1)}) = ${quantity(gained, 'J', 3)}`,
          ],
          solution: `The hot water falls by ${plain(hot - mixed, 1)} °C, the cold water rises by ${plain(mixed - cold, 1)} °C. ${volume} × 4.2 × ${plain(hot - mixed, 1)} = ${quantity(lost, 'J', 3)} and ${volume} × 4.2 × ${plain(mixed - cold, 1)} = ${quantity(gained, 'J', 3)}.`,
        }),
        e: ask.written({
          lead: 'The hot water loses more thermal energy than the cold water gains.',
          prompt:
            'Suggest a reason for this, and **one** change to the experiment that makes the difference smaller.',
          objective: 'AO3',
          scheme: [HEAT_TO_SURROUNDINGS, LESS_LOST],
          modelAnswer:
            'Some of it goes to the surroundings and the beaker. Use a polystyrene cup with a lid.',
          solution:
            'The water is warmer than the room and the beaker, so it also warms these. Insulation, a lid and quick pouring make the loss smaller.',
        }),
        f: ask.written({
          prompt: 'Explain why the mixture is stirred before its temperature is read.',
          objective: 'AO3',
          scheme: [SAME_THROUGHOUT],
          modelAnswer: 'So that the temperature is the same everywhere in the mixture.',
          solution:
            'Hot water floats on cold water. Without stirring the thermometer shows the temperature of one place only.',
        }),
      },
    }
  },
})
