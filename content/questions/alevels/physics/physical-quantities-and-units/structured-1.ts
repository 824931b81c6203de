import { figures, plain, quantity, roundTo, unitText } from '@/lib/exams/format'
import type { MarkPoint, NumericPart, Part } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'

const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))
const options = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))

type Number_ = Pick<NumericPart, 'label' | 'prompt' | 'subtopic' | 'answer' | 'unit' | 'solution'> &
  Partial<NumericPart> & { steps: string[]; shown: string }

/** A calculated part: one C1 for each step, A1 for the answer. */
function numeric({ steps, shown, ...facts }: Number_): Part {
  return {
    kind: 'numeric',
    command: 'Calculate',
    objective: 'AO2',
    marks: steps.length + 1,
    unitMode: 'given',
    sigFigs: 2,
    form: 'any',
    scheme: [...steps.map(each => ({ code: 'C1' as const, text: each })), { code: 'A1', text: shown }],
    ...facts,
  }
}

/** Whether one-figure rounding is safe: not within a tenth of a step of a half. */
function clearlyRounded(value: number): boolean {
  const leading = value / 10 ** Math.floor(Math.log10(value))
  return Math.abs(leading - Math.floor(leading) - 0.5) > 0.12
}

// 1.1 and 1.2: 5 marks

const ESTIMATES: readonly [what: string, value: string][] = [
  ['mass of an adult, in kg', '10^{2}'],
  ['mass of an apple, in kg', '10^{−1}'],
  ['mass of a family car, in kg', '10^{3}'],
  ['walking speed, in m s^{−1}', '10^{0}'],
  ['diameter of an atom, in m', '10^{−10}'],
  ['atmospheric pressure, in Pa', '10^{5}'],
  ['power of an electric kettle, in W', '10^{3}'],
  ['density of water, in kg m^{−3}', '10^{3}'],
]
const POWERS = ['10^{−10}', '10^{−4}', '10^{−1}', '10^{0}', '10^{2}', '10^{3}', '10^{5}', '10^{7}']

const estimates = template({
  name: 'orders-of-magnitude-and-speed',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [metres, minutes] = [random.int(3, 9) * 100, random.int(4, 9)]
    const speed = metres / minutes / 60
    return speed < 0.95 || speed > 2 ? null : { three: random.sample(ESTIMATES, 3), metres, minutes }
  },
  make: ({ three, metres, minutes }) => {
    const speed = metres / (minutes * 60)
    return {
      stem: 'Estimates are used to check whether the result of a calculation is reasonable.',
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the order of magnitude of each quantity. A value may be used more than once.',
          command: 'Identify',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 3,
          items: options(three.map(([what]) => what)),
          targets: options(POWERS),
          answer: Object.fromEntries(three),
          scheme: b1(...three.map(([what, value]) => `${what}: ${value}`)),
          solution: `Compare with known values, such as 70 kg for an adult, 1.5 m s^{−1} for walking and 1000 kg m^{−3} for water. Here: ${three.map(([what, value]) => `${what}: ${value}`).join('; ')}.`,
        },
        numeric({
          label: 'b',
          prompt: `A student walks ${quantity(metres, 'm')} in ${minutes} minutes. Calculate the average speed in ${unitText('m s^-1')}.`,
          subtopic: '1.1',
          answer: speed,
          unit: 'm s^-1',
          steps: [`${metres} ÷ (${minutes} × 60)`],
          shown: quantity(speed, 'm s^-1', 2),
          solution: `Change minutes into seconds: ${minutes} × 60 = ${minutes * 60} s. Speed = ${metres} ÷ ${minutes * 60} = ${quantity(speed, 'm s^-1', 2)}, which is reasonable for walking.`,
        }),
      ],
    }
  },
  // By way of km/h.
  verify: ({ metres, minutes }) => ({ b: metres / 1000 / (minutes / 60) / 3.6 }),
})

// 1.2 Base units: 3 marks

const UNITS: readonly [what: string, units: string][] = [
  ['force', 'kg m s^-2'],
  ['energy', 'kg m^2 s^-2'],
  ['power', 'kg m^2 s^-3'],
  ['pressure', 'kg m^-1 s^-2'],
  ['momentum', 'kg m s^-1'],
  ['charge', 'A s'],
]

const units = template({
  name: 'matching-base-units',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ three: random.sample(UNITS, 3) }),
  make: ({ three }) => {
    const pairs = three.map(([what, its]) => [what, unitText(its)] as const)
    return {
      stem: 'The units of derived quantities are products or quotients of SI base units.',
      parts: [
        {
          kind: 'match',
          label: '',
          prompt: 'Identify the SI base units of each quantity.',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 3,
          items: options(pairs.map(([what]) => what)),
          targets: options([...UNITS.map(([, its]) => unitText(its)), unitText('kg m^2 s^-1')]),
          answer: Object.fromEntries(pairs),
          scheme: b1(...pairs.map(([what, its]) => `${what}: ${its}`)),
          solution: `Use a defining equation of each quantity, such as force = mass × acceleration, energy = force × distance, power = energy ÷ time. So: ${pairs.map(([what, its]) => `${what} ${its}`).join('; ')}.`,
        },
      ],
    }
  },
})

// 1.2 A constant and its unit: 4 marks

const drag = template({
  name: 'unit-and-value-of-a-constant',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [force, radius] = [random.step(1.2, 8.8, 0.2), random.step(1.2, 4.8, 0.2)]
    const speed = random.step(2, 9, 0.5)
    const constant = (100 * force) / (radius * speed)
    if (constant < 20 || constant > 200) return null
    return { force, radius, speed, liquid: random.pick(['a thick syrup', 'honey', 'treacle']) }
  },
  make: ({ force, radius, speed, liquid }) => {
    const constant = (force * 1e-3) / (radius * 1e-3 * speed * 1e-2)
    return {
      stem: `A sphere of radius *r* moves through ${liquid} at speed *v*. The drag force *F* on it is *F* = *krv*, where *k* is a constant.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `Show that the SI base units of *k* are ${unitText('kg m^-1 s^-1')}.`,
          command: 'Show',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: b1(
            `base units of force: ${unitText('kg m s^-2')}`,
            `${unitText('kg m s^-2')} ÷ (m × ${unitText('m s^-1')}) leading to ${unitText('kg m^-1 s^-1')}`,
          ),
          solution: `Rearrange: *k* = *F* ÷ *rv*. Replace each quantity by its base units: ${unitText('kg m s^-2')} ÷ ${unitText('m^2 s^-1')} = ${unitText('kg m^-1 s^-1')}.`,
          modelAnswer: `*k* = *F* ÷ *rv*. The base units of force are ${unitText('kg m s^-2')} and those of *rv* are ${unitText('m^2 s^-1')}, so the base units of *k* are ${unitText('kg m^-1 s^-1')}.`,
        },
        numeric({
          label: 'b',
          prompt: `For *r* = ${quantity(radius, 'mm', 2)} and *v* = ${quantity(speed, 'cm s^-1', 2)}, *F* is ${quantity(force, 'mN', 2)}. Calculate *k* in SI base units.`,
          subtopic: '1.2',
          answer: constant,
          unit: 'kg m^-1 s^-1',
          steps: [
            `*k* = ${figures(force, 2)} × 10^{−3} ÷ (${figures(radius, 2)} × 10^{−3} × ${figures(speed, 2)} × 10^{−2})`,
          ],
          shown: quantity(constant, 'kg m^-1 s^-1', 2),
          solution: `Replace the prefixes by powers of ten: milli 10^{−3}, centi 10^{−2}. *k* = ${figures(force, 2)} × 10^{−3} ÷ (${figures(radius, 2)} × 10^{−3} × ${figures(speed, 2)} × 10^{−2}) = ${quantity(constant, 'kg m^-1 s^-1', 2)}.`,
        }),
      ],
    }
  },
  verify: ({ force, radius, speed }) => ({ b: (100 * force) / radius / speed }),
})

// 1.3 Density with its uncertainty: 6 marks

const density = template({
  name: 'density-of-a-wire-with-uncertainty',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
    parts: [
      numeric({
        label: 'a',
        prompt: `Calculate the density of the ${metal}.`,
        subtopic: '1.3',
        answer: rho,
        unit: 'g cm^-3',
        steps: [
          `*ρ* = 4*m* ÷ (π*d*^{2}*l*), or 4 × ${plain(mass, 1)} ÷ (π × ${plain(diameter, 2)}^{2} × ${plain(length, 1)})`,
        ],
        shown: quantity(rho, 'g cm^-3', 3),
        solution: `The volume is π*d*^{2}*l* ÷ 4 = ${figures(mass / rho, 3)} cm^{3}. Density = mass ÷ volume = ${quantity(rho, 'g cm^-3', 3)}.`,
      }),
      numeric({
        label: 'b',
        prompt: 'Calculate the percentage uncertainty of the density.',
        subtopic: '1.3',
        answer: 100 * part,
        signFree: true,
        unit: '%',
        steps: [
          `percentage uncertainties ${figures((100 * dm) / mass, 3)}% (mass), ${figures((100 * dd) / diameter, 3)}% (diameter), ${figures((100 * dl) / length, 3)}% (length); two correct`,
          'twice the percentage uncertainty of the diameter, and sum of all three',
        ],
        shown: `${figures(100 * part, 2)}%`,
        solution: `Add the percentages; the diameter is squared, so its percentage counts twice: ${figures((100 * dm) / mass, 3)}% + 2 × ${figures((100 * dd) / diameter, 3)}% + ${figures((100 * dl) / length, 3)}% = ${figures(100 * part, 2)}%.`,
      }),
      numeric({
        label: 'c',
        prompt: 'Calculate the absolute uncertainty of the density, to one significant figure.',
        subtopic: '1.3',
        answer: rho * part,
        signFree: true,
        unit: 'g cm^-3',
        sigFigs: 1,
        strictFigures: { kind: 'significant', count: 1 },
        follow: { from: 'b', formula: `${rho.toPrecision(6)}*x/100` },
        steps: [],
        shown: quantity(rho * part, 'g cm^-3', 1),
        solution: `Take this percentage of the density: ${figures(100 * part, 3)} ÷ 100 × ${figures(rho, 3)} = ${figures(rho * part, 2)}, which is ${quantity(rho * part, 'g cm^-3', 1)} to one significant figure.`,
      }),
    ],
  }),
  verify: ({ diameter, length, mass, dm, dd, dl }) => {
    const rho = mass / length / (Math.PI * (diameter / 2) ** 2)
    const b = (100 * dm) / mass + (200 * dd) / diameter + (100 * dl) / length
    return { a: rho, b, c: (rho * b) / 100 }
  },
})

// 1.3 Zero error and repeated readings: 5 marks

const zero = template({
  name: 'zero-error-and-repeated-readings',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        numeric({
          label: 'a',
          prompt: 'Calculate the mean diameter of the wire, corrected for the zero error.',
          subtopic: '1.3',
          answer: corrected,
          unit: 'mm',
          sigFigs: corrected >= 1 ? 3 : 2,
          steps: [`mean reading ${plain(middle / 100, 2)} mm`],
          shown: `${plain(corrected, 2)} mm`,
          solution: `Mean reading = (${shown.join(' + ')}) ÷ 4 = ${plain(middle / 100, 2)} mm. Each reading is too large by ${shift} mm, so the diameter is ${plain(middle / 100, 2)} − ${shift} = ${plain(corrected, 2)} mm.`,
        }),
        numeric({
          label: 'b',
          prompt: 'Use half the range of the readings to calculate the absolute uncertainty of the diameter.',
          subtopic: '1.3',
          answer: spread / 100,
          signFree: true,
          unit: 'mm',
          steps: [],
          shown: `${plain(spread / 100, 2)} mm`,
          solution: `Half the range is (${plain((middle + spread) / 100, 2)} − ${plain((middle - spread) / 100, 2)}) ÷ 2 = ${plain(spread / 100, 2)} mm. A zero error does not change the range.`,
        }),
        {
          kind: 'written',
          label: 'c',
          prompt:
            'State how repeating the readings affects the random error and the systematic error in the mean.',
          command: 'State',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 2,
          lines: 2,
          scheme: b1('the effect of random errors is reduced', 'the systematic (zero) error is not changed'),
          solution:
            'Random errors scatter the readings both ways, so the mean reduces them. A systematic error shifts every reading in the same way, so it stays in the mean.',
          modelAnswer: 'The random error is reduced, but the systematic error is unchanged.',
        },
      ],
    }
  },
  verify: ({ shift, hundredths }) => ({
    a: Number((hundredths.reduce((sum, each) => sum + each / 400, 0) - shift).toFixed(6)),
    b: (Math.max(...hundredths) - Math.min(...hundredths)) / 200,
  }),
})

// 1.3 Pendulum: 8 marks

const pendulum = template({
  name: 'acceleration-of-free-fall-with-a-pendulum',
  subtopic: '1.3',
  style: 'structured',
  tier: null,
  difficulty: 5,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        numeric({
          label: 'a',
          prompt: 'Calculate *T*.',
          subtopic: '1.3',
          answer: period,
          unit: 's',
          sigFigs: 3,
          steps: [],
          shown: quantity(period, 's', 3),
          solution: `Divide the time for 20 oscillations by 20: ${plain(total, 1)} ÷ 20 = ${quantity(period, 's', 4)}, or ${quantity(period, 's', 3)} to three significant figures.`,
        }),
        numeric({
          label: 'b',
          prompt: 'Use the data to calculate *g*. Include the unit.',
          subtopic: '1.3',
          answer: g,
          unit: 'm s^-2',
          unitMode: 'asked',
          follow: { from: 'a', formula: `${(4 * Math.PI ** 2 * length).toPrecision(8)}/(x*x)` },
          steps: [`*g* = 4π^{2}*l* ÷ *T*^{2}, with values put in`],
          shown: quantity(g, 'm s^-2', 3),
          solution: `Square both sides and rearrange: *g* = 4π^{2}*l* ÷ *T*^{2} = 4π^{2} × ${plain(length, 3)} ÷ ${figures(period, 4)}^{2} = ${quantity(g, 'm s^-2', 3)}.`,
        }),
        numeric({
          label: 'c',
          prompt: 'Calculate the percentage uncertainty of *g*.',
          subtopic: '1.3',
          answer: 100 * part,
          signFree: true,
          unit: '%',
          steps: [
            `${figures((100 * dl) / length, 3)}% for the length or ${figures((100 * dt) / total, 3)}% for the time`,
            'percentage uncertainty of the length + 2 × that of the time',
          ],
          shown: `${figures(100 * part, 2)}%`,
          solution: `The percentage uncertainty of *T* is that of the time for 20 oscillations, ${figures((100 * dt) / total, 3)}%. It counts twice, because *T* is squared: ${figures((100 * dl) / length, 3)}% + 2 × ${figures((100 * dt) / total, 3)}% = ${figures(100 * part, 2)}%.`,
        }),
        numeric({
          label: 'd',
          prompt: 'Calculate the absolute uncertainty of *g*, to one significant figure.',
          subtopic: '1.3',
          answer: g * part,
          signFree: true,
          unit: 'm s^-2',
          sigFigs: 1,
          strictFigures: { kind: 'significant', count: 1 },
          follow: { from: 'c', formula: `${g.toPrecision(6)}*x/100` },
          steps: [],
          shown: quantity(g * part, 'm s^-2', 1),
          solution: `Take this percentage of *g*: ${figures(100 * part, 3)} ÷ 100 × ${figures(g, 3)} = ${figures(g * part, 2)}, so ${quantity(g * part, 'm s^-2', 1)} to one significant figure.`,
        }),
        {
          kind: 'written',
          label: 'e',
          prompt: 'Explain why the student timed 20 oscillations rather than one.',
          command: 'Explain',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 1,
          lines: 2,
          scheme: b1('the same absolute uncertainty is a smaller percentage of a longer time'),
          solution:
            'The absolute uncertainty from the reaction time is the same for one oscillation and for 20, so it is a smaller part of the longer time.',
          modelAnswer:
            'The absolute uncertainty of the time is about the same, so the percentage uncertainty of the period is smaller.',
        },
      ],
    }
  },
  verify: ({ length, total, dl, dt }) => {
    const omega = (40 * Math.PI) / total
    const c = 100 * (dl / length + dt / total + dt / total)
    return { a: total / 20, b: length * omega ** 2, c, d: (length * omega ** 2 * c) / 100 }
  },
})

export const templates = [estimates, units, drag, density, zero, pendulum]
