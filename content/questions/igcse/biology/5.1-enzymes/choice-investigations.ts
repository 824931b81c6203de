import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { gasGraph, spottingTile } from './drawings'

const { core, supplement, templates } = choiceQuestions('5.1', { calculator: 'needed' })

export { templates }

const perSecond = (value: number) => quantity(value, '1/s', 2).replace('1/s', 's^{−1}')

core('rate-from-a-time', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const time = random.pick([20, 25, 32, 40, 50, 80, 125, 160, 200, 250])
    const right = 1 / time
    const wrong = threeSlips(
      random,
      right,
      [
        [time, 'You gave the time itself. A long time means a low rate.'],
        [60 / time, 'You divided 60 by the time: this is a rate per minute, not per second.'],
        [time / 60, 'You changed the time into minutes.'],
        [10 / time, 'You moved the decimal point when you divided 1 by the time.'],
        [0.1 / time, 'You moved the decimal point when you divided 1 by the time.'],
      ],
      perSecond,
    )
    return wrong ? { time, right, wrong, temperature: random.step(20, 45, 5) } : null
  },
  make: ({ time, right, wrong, temperature }) => ({
    stem: [
      `Amylase and starch are mixed at ${temperature} °C. After ${quantity(time, 's')} there is no starch left.`,
      `At ${temperature} °C, it takes ${quantity(time, 's')} until iodine solution shows that all the starch has been digested.`,
      `A student finds that a protease makes cloudy milk clear in ${quantity(time, 's')} at ${temperature} °C.`,
    ],
    prompt: [
      'What is the rate of the reaction, as 1 ÷ time?',
      'The rate is calculated as 1 ÷ time. What is it?',
    ],
    options: bySize({ right, wrong, print: perSecond }),
    solution: `Rate = 1 ÷ time = 1 ÷ ${time} = ${perSecond(right)}. The shorter the time, the higher the rate.`,
  }),
  verify: ({ time }) => perSecond(1000 / time / 1000),
})

const TEMPERATURES = [10, 20, 30, 40, 50, 60] as const

type Times = readonly (number | null)[]

/** Seconds until all starch has gone, at each temperature; null where it never goes. */
function timesOf(best: number, at: 3 | 2): Times {
  const factors = at === 3 ? [8, 4, 2, 1, 2.5, null] : [4, 2, 1, 1.6, 5, null]
  return factors.map(factor => (factor === null ? null : Math.round((best * factor) / 5) * 5))
}

const timesTable = (times: Times) => ({
  head: ['temperature / °C', 'time until no starch is left / s'],
  rows: TEMPERATURES.map((each, at) => {
    const time = times[at] ?? null
    return [String(each), time === null ? 'starch still present after 2000 s' : String(time)]
  }),
})

core('times-as-fast', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const best = random.step(30, 90, 10)
    const times = timesOf(best, 3)
    const [low, high] = random.pick([
      [0, 2],
      [0, 3],
      [1, 3],
      [4, 3],
    ] as const)
    const [slow, fast] = [times[low] ?? 0, times[high] ?? 0]
    const right = slow / fast
    const [cold, warm] = [TEMPERATURES[low] ?? 0, TEMPERATURES[high] ?? 0]
    const wrong = threeSlips(
      random,
      right,
      [
        [fast / slow, 'You divided the wrong way round: the shorter time belongs to the higher rate.'],
        [Math.max(cold, warm) / Math.min(cold, warm), 'You compared the temperatures, not the rates.'],
        [slow - fast, 'You subtracted the times.'],
        [right + 1, 'You added 1, as for a percentage increase.'],
        [right / 2, 'You divided by 2 once too often.'],
        [2 * right, 'You multiplied by 2 once too often.'],
      ],
      value => figures(value, 2),
    )
    return wrong && slow && fast ? { times, slow, fast, cold, warm, right, wrong } : null
  },
  make: ({ times, slow, fast, cold, warm, right, wrong }) => ({
    stem: [
      'Amylase digests starch at different temperatures. The table shows how long it takes.',
      'A student mixes amylase with starch at six temperatures and tests drops with iodine solution.',
      'The same amounts of amylase and starch are mixed at six temperatures. The table shows the results.',
    ],
    table: timesTable(times),
    prompt: [
      `How many times as fast as at ${cold} °C is the reaction at ${warm} °C?`,
      `By which factor is the rate higher at ${warm} °C than at ${cold} °C?`,
    ],
    options: bySize({ right, wrong, print: value => figures(value, 2) }),
    solution: `Rate = 1 ÷ time, so the rates are in the ratio ${slow} ÷ ${fast} = ${figures(right, 2)}: at ${warm} °C the reaction needs the shorter time.`,
  }),
  verify: ({ slow, fast }) => figures(1 / fast / (1 / slow), 2),
})

core('conclusion-from-times', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const at = random.pick([2, 3] as const)
    return {
      at,
      times: timesOf(random.step(30, 90, 10), at),
      source: random.pick(
        at === 3 ? ['saliva', 'a fungus', 'wheat seeds'] : ['a fungus', 'a soil bacterium'],
      ),
    }
  },
  make: ({ at, times, source }) => {
    const best = TEMPERATURES[at] ?? 0
    return {
      stem: [
        `A student investigates amylase from ${source}. The table shows the results.`,
        `Amylase from ${source} is mixed with starch at six temperatures. The table shows how long the reaction takes.`,
        `The table shows the times in which the same amount of amylase from ${source} digests the same amount of starch.`,
      ],
      table: timesTable(times),
      prompt: ['Which conclusion do these results support?', 'What can be concluded from these results?'],
      right: `The optimum temperature lies between ${best - 10} °C and ${best + 10} °C.`,
      wrong: {
        [`The optimum temperature of this amylase is exactly ${best} °C.`]:
          'You took the best of six temperatures for the optimum, but no temperature between them was tested.',
        'The rate of the reaction is highest at 10 °C, where the time is long.':
          'You took a long time for a high rate; the longer the time, the lower the rate.',
        'The amylase is denatured at 10 °C, so the reaction takes a long time.':
          'You took slow for denatured: in the cold the molecules collide less often, but the enzyme keeps its shape.',
      },
      solution: `The time is shortest at ${best} °C. At ${best - 10} °C and ${best + 10} °C the reaction is slower, so the highest rate is somewhere between these two. To find it more exactly, test temperatures closer together.`,
    }
  },
})

core('starch-gone-on-the-tile', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const interval = random.pick([20, 30, 40, 60])
    const dark = random.int(3, 7)
    const right = dark * interval
    const wells = 10
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (dark + 1) * interval,
          'You multiplied by the number of the well, but the first drop was taken at 0 s.',
        ],
        [(dark - 1) * interval, 'You chose the last well with starch, not the first one without.'],
        [(wells - 1) * interval, 'You gave the time of the last drop.'],
        [(wells - dark) * interval, 'You counted the light wells.'],
        [dark + 1, 'You gave the number of the well, not the time.'],
      ],
      value => quantity(value, 's'),
    )
    return wrong ? { interval, dark, wells, right, wrong, temperature: random.step(20, 40, 5) } : null
  },
  make: ({ interval, dark, wells, right, wrong, temperature }) => ({
    stem: [
      `Amylase and starch are mixed at ${temperature} °C. At once, and then every ${interval} s, a drop is put into the next well of a tile with iodine solution.`,
      `A student mixes starch and amylase at ${temperature} °C. The first drop goes into well 1 with iodine solution at 0 s, and each further drop ${interval} s after the one before.`,
      `Iodine solution is in each well of a tile. Drops of a mixture of starch and amylase at ${temperature} °C are added, one to a well: the first at 0 s, then one every ${interval} s.`,
    ],
    figure: spottingTile({ dark, wells }),
    prompt: [
      'At which time did a drop first show that no starch was left?',
      'When was the first drop without starch taken?',
    ],
    options: numbers({ right, unit: 's', wrong }),
    solution: `Iodine solution is blue-black with starch. The first drop that stays orange-brown is in well ${dark + 1}. Well 1 is for 0 s, so there are ${dark} intervals: ${dark} × ${interval} = ${quantity(right, 's')}.`,
  }),
  verify: ({ interval, dark }) => {
    let time = 0
    for (let well = 1; well <= dark; well += 1) time += interval
    return time
  },
})

core('rate-from-the-volume-of-oxygen', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rate = random.pick([5, 6, 8, 9, 10, 7])
    const final = 3.6 * rate
    const wrong = threeSlips(
      random,
      rate,
      [
        [2 * rate, 'You read the volume at 2 minutes but did not divide it by the time.'],
        [final / 8, 'You divided the final volume by the whole time, in which the rate falls.'],
        [final / 2, 'You divided the final volume by 2 minutes.'],
        [final, 'You read the final volume.'],
        [4 * rate, 'You multiplied the volume by the time.'],
        [1 / rate, 'You divided the time by the volume.'],
      ],
      value => quantity(value, 'cm^3/min', 2),
    )
    return wrong ? { rate, wrong, tissue: random.pick(['liver', 'potato', 'yeast', 'celery']) } : null
  },
  make: ({ rate, wrong, tissue }) => ({
    stem: [
      `Catalase from ${tissue} breaks down hydrogen peroxide, and oxygen is given off. The graph shows the volume of oxygen.`,
      `A student adds ${tissue}, which contains catalase, to hydrogen peroxide and collects the oxygen in a gas syringe.`,
      `The graph shows the volume of oxygen that is collected when catalase from ${tissue} acts on hydrogen peroxide.`,
    ],
    figure: gasGraph(rate),
    prompt: [
      'What is the rate of the reaction in the first 2 minutes?',
      'At which rate is oxygen given off during the first 2 minutes?',
    ],
    options: numbers({ right: rate, unit: 'cm^3/min', sigFigs: 2, wrong }),
    solution: `In the first 2 minutes the line is straight, so the rate is constant. The volume at 2 minutes is ${quantity(2 * rate, 'cm^3')}. Rate = volume ÷ time = ${2 * rate} ÷ 2 = ${quantity(rate, 'cm^3/min')}.`,
  }),
  verify: ({ rate }) => {
    const volumes = [0, rate, rate + rate]
    return ((volumes[2] ?? 0) - (volumes[0] ?? 0)) / 2
  },
})

const KEPT = [
  {
    changed: 'temperature',
    kept: [
      'the pH of the mixture',
      'the concentration of the enzyme',
      'the volume of the substrate solution',
    ],
    how: 'at five temperatures',
  },
  {
    changed: 'pH',
    kept: [
      'the temperature of the mixture',
      'the concentration of the enzyme',
      'the volume of the substrate solution',
    ],
    how: 'at five values of pH',
  },
] as const

core('variable-kept-the-same', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const setting = random.pick(KEPT)
    return {
      setting,
      right: random.pick(setting.kept),
      enzyme: random.pick(['amylase on starch', 'catalase on hydrogen peroxide', 'a protease on milk']),
    }
  },
  make: ({ setting: { changed, how }, right, enzyme }) => ({
    stem: [
      `A student investigates how ${changed} affects the action of ${enzyme}. The time until the reaction is complete is measured ${how}.`,
      `The action of ${enzyme} is studied ${how}. Each time a student measures how long the reaction takes.`,
      `To find the effect of ${changed} on the action of ${enzyme}, a class measures how long the reaction takes ${how}.`,
    ],
    prompt: ['Which variable must be kept the same?', 'What must be the same in each of the five tests?'],
    right,
    wrong: {
      [changed === 'pH' ? 'the pH of the mixture' : 'the temperature of the mixture']:
        'You chose the variable that is changed on purpose.',
      'the time until the reaction is complete': 'You chose the variable that is measured, the result.',
      'the rate at which the products are made':
        'You chose the rate, which is the result of the investigation.',
    },
    solution: `In a fair test only one variable is changed, here the ${changed}, and one is measured, here the time. All others that could affect the rate are kept the same, such as ${right}.`,
  }),
})

const TREATED = [
  { text: 'kept at 37 °C', works: true },
  { text: 'kept at 2 °C, then warmed to 37 °C', works: true },
  { text: 'boiled, then cooled to 37 °C', works: false },
  { text: 'kept at pH 1 for an hour, then brought to pH 7 at 37 °C', works: false },
  { text: 'kept at 15 °C, then warmed to 37 °C', works: true },
] as const

supplement('enzyme-treated-before', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const cold = random.pick([1, 4])
    return {
      tubes: random.shuffle([0, cold, 2, 3]),
      minutes: random.pick([20, 30, 40]),
      enzyme: random.pick(['amylase from saliva', 'amylase from the pancreas', 'human amylase']),
    }
  },
  make: ({ tubes, minutes, enzyme }) => {
    const treated = tubes.flatMap(at => TREATED[at] ?? [])
    const numbersOf = (isIn: (text: string, works: boolean) => boolean) =>
      treated.flatMap(({ text, works }, at) => (isIn(text, works) ? [String(at + 1)] : [])).join(' and ')
    const isCold = (text: string) => text.includes('warmed')
    return {
      stem: [
        `Four samples of ${enzyme} are treated as the table shows. Each is then mixed with starch at pH 7 and 37 °C for ${minutes} minutes and tested with iodine solution.`,
        `A student treats four samples of ${enzyme}. Afterwards each sample is left with starch for ${minutes} minutes at pH 7 and 37 °C. Then iodine solution is added.`,
        `The table shows how four samples of ${enzyme} are treated before starch is added. All four tubes then stand at 37 °C and pH 7 for ${minutes} minutes and are tested with iodine solution.`,
      ],
      table: {
        head: ['tube', 'treatment of the amylase'],
        rows: treated.map(({ text }, at) => [String(at + 1), text]),
      },
      prompt: ['In which tubes does the mixture turn blue-black?', 'Which tubes are blue-black at the end?'],
      right: `tubes ${numbersOf((_, works) => !works)}`,
      wrong: {
        [`tubes ${numbersOf((_, works) => works)}`]:
          'You named the tubes in which starch is digested; blue-black shows that starch is still there.',
        [`tubes ${numbersOf((text, works) => isCold(text) || (!works && text.includes('boiled')))}`]:
          'You took cold for a cause of denaturing, and forgot that an unsuitable pH is one.',
        [`tubes ${numbersOf((text, works) => isCold(text) || (!works && text.includes('pH 1')))}`]:
          'You took cold for a cause of denaturing, and forgot that boiling is one.',
      },
      solution:
        'Boiling and a very low pH denature amylase: the active site loses its shape for good, so the starch stays and iodine solution turns blue-black. Cold only slows the reaction. When it is warm again, the enzyme works as before.',
    }
  },
  verify: ({ tubes }) =>
    `tubes ${tubes.flatMap((tube, at) => (tube === 2 || tube === 3 ? [String(at + 1)] : [])).join(' and ')}`,
})
