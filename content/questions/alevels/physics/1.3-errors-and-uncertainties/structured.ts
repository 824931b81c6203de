import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.3', { calculator: 'needed' })

export { templates }

/** Whether one-figure rounding is safe: not within a tenth of a step of a half. */
function clearlyRounded(value: number): boolean {
  const leading = value / 10 ** Math.floor(Math.log10(value))
  return Math.abs(leading - Math.floor(leading) - 0.5) > 0.12
}

question('density-of-a-wire-with-uncertainty', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [diameter, length] = [random.step(1.2, 2.4, 0.02), random.step(8, 16, 0.1)]
    const metal = random.pick([
      { name: 'steel', value: 7.8 },
      { name: 'copper', value: 8.9 },
      { name: 'brass', value: 8.5 },
      { name: 'aluminium', value: 2.7 },
    ])
    const mass = roundTo((metal.value * Math.PI * diameter ** 2 * length) / 4, 1)
    const v = { diameter, length, mass, metal: metal.name, dm: 0.5, dd: random.pick([0.01, 0.02]), dl: 0.1 }
    const rho = (4 * mass) / (Math.PI * diameter ** 2 * length)
    const part = v.dm / mass + (2 * v.dd) / diameter + v.dl / length
    return clearlyRounded(rho * part) ? { ...v, rho, part } : null
  },
  make: ({ diameter, length, mass, metal, dm, dd, dl, rho, part }) => ({
    stem: `A student measures a cylinder of ${metal}: mass (${plain(mass, 1)} ± ${dm}) g, diameter (${plain(diameter, 2)} ± ${dd}) cm, length (${plain(length, 1)} ± ${dl}) cm.`,
    parts: {
      a: ask.number({
        prompt: `Calculate the density of the ${metal}.`,
        answer: rho,
        unit: 'g cm^-3',
        solution: `The volume is π*d*^{2}*l* ÷ 4 = ${figures(mass / rho, 3)} cm^{3}. Density = mass ÷ volume = ${quantity(rho, 'g cm^-3', 3)}.`,
        scheme: [
          `C1 *ρ* = 4*m* ÷ (π*d*^{2}*l*), or 4 × ${plain(mass, 1)} ÷ (π × ${plain(diameter, 2)}^{2} × ${plain(length, 1)})`,
          `A1 ${quantity(rho, 'g cm^-3', 3)}`,
        ],
      }),
      b: ask.number({
        prompt: 'Calculate the percentage uncertainty of the density.',
        answer: 100 * part,
        signFree: true,
        unit: '%',
        solution: `Add the percentages; the diameter is squared, so its percentage counts twice: ${figures((100 * dm) / mass, 3)}% + 2 × ${figures((100 * dd) / diameter, 3)}% + ${figures((100 * dl) / length, 3)}% = ${figures(100 * part, 2)}%.`,
        scheme: [
          `C1 percentage uncertainties ${figures((100 * dm) / mass, 3)}% (mass), ${figures((100 * dd) / diameter, 3)}% (diameter), ${figures((100 * dl) / length, 3)}% (length); two correct`,
          'C1 twice the percentage uncertainty of the diameter, and sum of all three',
          `A1 ${figures(100 * part, 2)}%`,
        ],
      }),
      c: ask.number({
        prompt: 'Calculate the absolute uncertainty of the density, to one significant figure.',
        answer: rho * part,
        signFree: true,
        unit: 'g cm^-3',
        sigFigs: 1,
        strictFigures: { kind: 'significant', count: 1 },
        follow: { from: 'b', formula: `${rho.toPrecision(6)}*x/100` },
        solution: `Take this percentage of the density: ${figures(100 * part, 3)} ÷ 100 × ${figures(rho, 3)} = ${figures(rho * part, 2)}, which is ${quantity(rho * part, 'g cm^-3', 1)} to one significant figure.`,
        scheme: [`A1 ${quantity(rho * part, 'g cm^-3', 1)}`],
      }),
    },
  }),
  verify: ({ diameter, length, mass, dm, dd, dl }) => {
    const rho = mass / length / (Math.PI * (diameter / 2) ** 2)
    const b = (100 * dm) / mass + (200 * dd) / diameter + (100 * dl) / length
    return { a: rho, b, c: (rho * b) / 100 }
  },
})

question('zero-error-and-repeated-readings', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const shift = random.pick([0.02, 0.03, 0.04, 0.05, 0.06])
    const [middle, spread] = [random.int(64, 148), random.int(1, 3)]
    const hundredths = random.shuffle([middle - spread, middle, middle, middle + spread])
    return { shift, hundredths, middle, spread }
  },
  make: ({ shift, hundredths, middle, spread }) => {
    const corrected = roundTo(middle / 100 - shift, 2)
    const shown = hundredths.map(each => plain(each / 100, 2))
    return {
      stem: `A micrometer reads +${shift} mm when it is closed. A student uses it to measure the diameter of a wire at four places. The readings are ${shown.join(' mm, ')} mm.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate the mean diameter of the wire, corrected for the zero error.',
          answer: corrected,
          unit: 'mm',
          sigFigs: corrected >= 1 ? 3 : 2,
          solution: `Mean reading = (${shown.join(' + ')}) ÷ 4 = ${plain(middle / 100, 2)} mm. Each reading is too large by ${shift} mm, so the diameter is ${plain(middle / 100, 2)} − ${shift} = ${plain(corrected, 2)} mm.`,
          scheme: [`C1 mean reading ${plain(middle / 100, 2)} mm`, `A1 ${plain(corrected, 2)} mm`],
        }),
        b: ask.number({
          prompt: 'Use half the range of the readings to calculate the absolute uncertainty of the diameter.',
          answer: spread / 100,
          signFree: true,
          unit: 'mm',
          solution: `Half the range is (${plain((middle + spread) / 100, 2)} − ${plain((middle - spread) / 100, 2)}) ÷ 2 = ${plain(spread / 100, 2)} mm. A zero error does not change the range.`,
          command: 'Calculate',
          scheme: [`A1 ${plain(spread / 100, 2)} mm`],
        }),
        c: ask.written({
          prompt:
            'State how repeating the readings affects the random error and the systematic error in the mean.',
          lines: 2,
          scheme: [
            judged(
              'the effect of random errors is reduced',
              `
              DOWN = reduce/decrease/small/smaller/less/lower/minimise/minimize/fall/average
              reject random ...(no systematic/zero/and/but/DOWN).. increase | random ...(no systematic/zero/but/DOWN).. not change/affect/reduce/decrease/same/unchanged
              reject random ...(no systematic/zero/but/DOWN).. same/constant
              accept random ...(no but/systematic/whereas/while).. DOWN | DOWN ...(no systematic).. random
              accept both ... DOWN | random ... systematic ... DOWN
              unsure random
              earns: the random error is reduced
              earns: it decreases the random error but not the systematic error
              earns: random errors become smaler
              misses: the random error stays the same
              misses: the systematic error is unchanged
              misses: the random error increases`,
            ),
            judged(
              'the systematic (zero) error is not changed',
              `
              SYSTEMATIC = systematic/zero
              SAME = same/constant/unchanged/unaffected/remain
              reject SYSTEMATIC ...(no random/but).. reduce/decrease/smaller/increase/eliminate | reduce/decrease/remove ...(no random/but/","/and/while/whereas).. SYSTEMATIC
              reject not change/affect random, without SYSTEMATIC
              accept SYSTEMATIC ...(no random).. SAME | SAME ... SYSTEMATIC
              accept SYSTEMATIC ...(no random).. not change/affect/reduce/decrease/influence/effect/improve/remove
              accept not change/affect/reduce/decrease/effect/remove ... SYSTEMATIC | not SYSTEMATIC | not effect ... SYSTEMATIC
              unsure SYSTEMATIC
              earns: the systematic error is unchanged
              earns: it has no effect on the systematic error
              earns: the sistematic error stays the same
              earns: it decreases the random error but not the systematic error
              misses: the systematic error is reduced
              misses: the random error is reduced
              misses: both errors become smaller`,
            ),
          ],
          solution:
            'Random errors scatter the readings both ways, so the mean reduces them. A systematic error shifts every reading in the same way, so it stays in the mean.',
          modelAnswer: 'The random error is reduced, but the systematic error is unchanged.',
        }),
      },
    }
  },
  verify: ({ shift, hundredths }) => ({
    a: Number((hundredths.reduce((sum, each) => sum + each / 400, 0) - shift).toFixed(6)),
    b: (Math.max(...hundredths) - Math.min(...hundredths)) / 200,
  }),
})

question('acceleration-of-free-fall-with-a-pendulum', {
  facts: { difficulty: 5, checked: '2026-11-20' },
  values: random => {
    const length = random.step(0.4, 1.2, 0.02)
    const total = roundTo(20 * 2 * Math.PI * Math.sqrt(length / random.step(9.7, 9.9, 0.01)), 1)
    const [dl, dt] = [random.pick([0.002, 0.003, 0.004]), random.pick([0.2, 0.3, 0.4])]
    const g = (4 * Math.PI ** 2 * length) / (total / 20) ** 2
    const part = dl / length + (2 * dt) / total
    return clearlyRounded(g * part) && g * part < 0.9 ? { length, total, dl, dt, g, part } : null
  },
  make: ({ length, total, dl, dt, g, part }) => {
    const period = total / 20
    return {
      stem: `The period *T* of a pendulum of length *l* is $T=2\\pi\\sqrt{\\frac{l}{g}}$, where *g* is the acceleration of free fall. A student measures *l* = (${plain(length, 3)} ± ${dl}) m. The time for 20 oscillations is (${plain(total, 1)} ± ${dt}) s.`,
      parts: {
        a: ask.number({
          prompt: 'Calculate *T*.',
          answer: period,
          unit: 's',
          sigFigs: 3,
          solution: `Divide the time for 20 oscillations by 20: ${plain(total, 1)} ÷ 20 = ${quantity(period, 's', 4)}, or ${quantity(period, 's', 3)} to three significant figures.`,
          scheme: [`A1 ${quantity(period, 's', 3)}`],
        }),
        b: ask.number({
          prompt: 'Use the data to calculate *g*. Include the unit.',
          answer: g,
          unit: 'm s^-2',
          unitMode: 'asked',
          follow: { from: 'a', formula: `${(4 * Math.PI ** 2 * length).toPrecision(8)}/(x*x)` },
          solution: `Square both sides and rearrange: *g* = 4π^{2}*l* ÷ *T*^{2} = 4π^{2} × ${plain(length, 3)} ÷ ${figures(period, 4)}^{2} = ${quantity(g, 'm s^-2', 3)}.`,
          command: 'Calculate',
          scheme: ['C1 *g* = 4π^{2}*l* ÷ *T*^{2}, with values put in', `A1 ${quantity(g, 'm s^-2', 3)}`],
        }),
        c: ask.number({
          prompt: 'Calculate the percentage uncertainty of *g*.',
          answer: 100 * part,
          signFree: true,
          unit: '%',
          solution: `The percentage uncertainty of *T* is that of the time for 20 oscillations, ${figures((100 * dt) / total, 3)}%. It counts twice, because *T* is squared: ${figures((100 * dl) / length, 3)}% + 2 × ${figures((100 * dt) / total, 3)}% = ${figures(100 * part, 2)}%.`,
          scheme: [
            `C1 ${figures((100 * dl) / length, 3)}% for the length or ${figures((100 * dt) / total, 3)}% for the time`,
            'C1 percentage uncertainty of the length + 2 × that of the time',
            `A1 ${figures(100 * part, 2)}%`,
          ],
        }),
        d: ask.number({
          prompt: 'Calculate the absolute uncertainty of *g*, to one significant figure.',
          answer: g * part,
          signFree: true,
          unit: 'm s^-2',
          sigFigs: 1,
          strictFigures: { kind: 'significant', count: 1 },
          follow: { from: 'c', formula: `${g.toPrecision(6)}*x/100` },
          solution: `Take this percentage of *g*: ${figures(100 * part, 3)} ÷ 100 × ${figures(g, 3)} = ${figures(g * part, 2)}, so ${quantity(g * part, 'm s^-2', 1)} to one significant figure.`,
          scheme: [`A1 ${quantity(g * part, 'm s^-2', 1)}`],
        }),
        e: ask.written({
          prompt: 'Explain why the student timed 20 oscillations rather than one.',
          objective: 'AO2',
          scheme: [
            judged(
              'the same absolute uncertainty is a smaller percentage of a longer time',
              `
              SHARE = percentage/percent/"%"/fractional/fraction/relative/proportion
              DOWN = reduce/decrease/small/smaller/less/lower/minimise/minimize/fall
              reject SHARE ... increase/larger/greater | reduce/smaller absolute
              reject absolute uncertainty ... DOWN, without SHARE
              accept SHARE ... DOWN | DOWN ... SHARE
              accept uncertainty/error ... divide/spread/share ... 20/twenty/oscillation | divide ... uncertainty/error ... 20/twenty
              unsure DOWN ... uncertainty/error/effect | uncertainty/error/effect ... DOWN
              earns: the percentage uncertainty is smaller
              earns: it reduces the percentage error in the time
              earns: the fractional uncertainty becomes smaller
              earns: the percentige uncertainty is reduced
              misses: to get a more accurate result
              misses: one oscillation is too fast
              misses: the percentage uncertainty is larger`,
            ),
          ],
          solution:
            'The absolute uncertainty from the reaction time is the same for one oscillation and for 20, so it is a smaller part of the longer time.',
          modelAnswer:
            'The absolute uncertainty of the time is about the same, so the percentage uncertainty of the period is smaller.',
        }),
      },
    }
  },
  verify: ({ length, total, dl, dt }) => {
    const omega = (40 * Math.PI) / total
    const c = 100 * (dl / length + dt / total + dt / total)
    return { a: total / 20, b: length * omega ** 2, c, d: (length * omega ** 2 * c) / 100 }
  },
})
