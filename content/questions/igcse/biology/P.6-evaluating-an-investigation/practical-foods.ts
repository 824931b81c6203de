import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { foodTests } from '../../../../figures/igcse/biology/practical-skills-evaluating'
import {
  FLAMMABLE,
  KEPT_THE_SAME,
  MEASURE_BETTER,
  NO_FLAME,
  ONLY_ESTIMATE,
  weakSupport,
} from './points-foods'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const STANDARDS = [
  { percent: 0, shade: 'blue' },
  { percent: 0.1, shade: 'green' },
  { percent: 0.5, shade: 'yellow' },
  { percent: 1, shade: 'orange' },
  { percent: 2, shade: 'brick-red' },
] as const

/** From little sugar to much, as places in `STANDARDS`. */
const TRIPLES = [
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 4],
  [2, 3, 4],
] as const

const TESTS = [
  { reagent: 'iodine solution', name: 'starch' },
  { reagent: 'biuret reagent', name: 'protein' },
  { reagent: 'ethanol and water', name: 'fat' },
] as const

const FOODS = ['P', 'Q', 'R'] as const

type Food = { name: string; found: boolean[]; rank: number; mean: number; times: number[] }

core('sugar-in-three-foods', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const ranks = random.shuffle(random.pick(TRIPLES))
    const sorted = [...ranks].sort((one, other) => one - other)
    const fast = random.step(30, 50, 5)
    const means = [2 * fast, fast + random.step(10, fast - 15, 5), fast] // of little, some and much sugar
    const trial = random.int(1, 3)
    const foods = FOODS.map((name, at): Food => {
      const rank = ranks[at] ?? 1
      const place = sorted.indexOf(rank)
      const mean = means[place] ?? fast
      const found = [random.pick([true, false]), random.pick([true, false]), random.pick([true, false])]
      if (place > 0) return { name, found, rank, mean, times: random.shuffle([mean - 2, mean, mean + 2]) }
      const times = random.shuffle([mean - 2, mean + 2])
      times.splice(trial - 1, 0, mean + random.step(35, 45, 5))
      return { name, found, rank, mean, times }
    })
    const mixed = foods.filter(({ found }) => found.includes(true) && found.includes(false))
    if (mixed.length === 0) return null
    return {
      foods,
      trial,
      asked: random.pick(mixed).name,
      lower: random.int(1, 3), // of the two standards between which a fourth food lies
      kind: random.pick(['baby foods', 'ready-made soups', 'breakfast drinks', 'vegetable dips']),
    }
  },
  make: ({ foods, trial, asked, lower, kind }) => {
    const byRank = [...foods].sort((one, other) => one.rank - other.rank)
    const [weak, strong] = [byRank[0], byRank[2]]
    const about = foods.find(({ name }) => name === asked)
    const percentOf = (food?: Food) => STANDARDS[food?.rank ?? 0]?.percent ?? 0
    const shadeOf = (food?: Food) => STANDARDS[food?.rank ?? 0]?.shade ?? 'blue'
    const [below, above] = [STANDARDS[lower], STANDARDS[lower + 1]]
    const [least, most] = [below?.percent ?? 0, above?.percent ?? 0]
    const right = weak?.times.filter((_, at) => at !== trial - 1) ?? []
    const method =
      'Samples of the foods P, Q and R are tested with four reagents. The figure shows the test-tubes at the end and the colours of their contents. The table shows the colours of glucose solutions of known concentration after the test with Benedict’s solution.'
    return {
      stem: [
        `A student investigates three ${kind}.\n\n${method}`,
        `A company wants to know what three of its ${kind} contain.\n\n${method}`,
        `Three ${kind} are sold without a list of their contents. A class tests them.\n\n${method}`,
      ],
      figure: foodTests(
        foods.map(({ name, found, rank }) => ({
          name,
          colours: [
            found[0] ? 'blue-black' : 'orange-brown',
            found[1] ? 'purple' : 'blue',
            STANDARDS[rank]?.shade ?? 'blue',
            found[2] ? 'cloudy white' : 'clear',
          ],
        })),
      ),
      table: {
        head: ['concentration of glucose / %', ...STANDARDS.map(({ percent }) => percent.toFixed(1))],
        rows: [['colour with Benedict’s solution', ...STANDARDS.map(({ shade }) => shade)]],
      },
      parts: {
        'a.i': ask.table({
          prompt:
            'Use the figure and the table to find the approximate concentration of reducing sugar in each food.',
          command: 'Complete',
          objective: 'AO3',
          head: ['food', 'concentration of reducing sugar / %'],
          rows: foods.map((food): TableCell[] => [
            { text: food.name },
            { blank: `concentration in ${food.name}`, answer: percentOf(food), sigFigs: 1, marks: 1 },
          ]),
          scheme: foods.map(food => `${food.name}: ${percentOf(food).toFixed(1)} %`),
          solution: `Only the tubes with Benedict’s solution count here. Food ${strong?.name} turns it ${shadeOf(strong)}, as the glucose solution of ${percentOf(strong).toFixed(1)} % does.`,
        }),
        'a.ii': ask.table({
          prompt: `Complete the table with what the other three tests show about food ${asked}.`,
          command: 'Complete',
          objective: 'AO3',
          head: ['test with', `conclusion about food ${asked}`],
          rows: TESTS.map(({ reagent, name }, at): TableCell[] => [
            { text: reagent },
            {
              blank: reagent,
              answer: about?.found[at] ? `${name} present` : `no ${name}`,
              mode: 'pick',
              choices: TESTS.flatMap(each => [`${each.name} present`, `no ${each.name}`]),
              inOrder: true,
              marks: 1,
            },
          ]),
          scheme: TESTS.map(
            ({ reagent, name }, at) => `${reagent}: ${about?.found[at] ? `${name} present` : `no ${name}`}`,
          ),
          solution:
            'Blue-black with iodine solution shows starch, purple with biuret reagent protein, a cloudy white emulsion with ethanol and water fat. The other colours are those of the reagents themselves.',
        }),
        'b.i': ask.number({
          lead: `A fourth food, S, gives a colour between ${below?.shade} and ${above?.shade}.`,
          prompt: 'Suggest a value for the concentration of reducing sugar in food S.',
          command: 'Suggest',
          answer: roundTo((least + most) / 2, 2),
          tolerance: roundTo((most - least) * 0.49, 3),
          unit: '%',
          objective: 'AO3',
          scheme: [`any value between ${least} % and ${most} %`],
          solution: `The colour lies between those of ${least} % and ${most} %, so the concentration does too, at about ${roundTo((least + most) / 2, 2)} %.`,
        }),
        'b.ii': ask.written({
          prompt:
            'Explain why such a value is only an estimate, and suggest how the concentration could be found more accurately.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [ONLY_ESTIMATE, MEASURE_BETTER],
          modelAnswer: 'The colour is judged by eye and may lie between two standards. Use a colorimeter.',
          solution:
            'Comparing colours with a few standards is semi-quantitative: it gives about how much. An instrument, or more standards, narrows it down.',
        }),
        'c.i': ask.table({
          lead: 'In another test, food and Benedict’s solution are mixed and kept at 80 °C. The time until the colour first changes is measured in three trials.',
          prompt: 'Calculate the mean times. Leave out the anomalous result.',
          command: 'Calculate',
          objective: 'AO3',
          head: ['food', 'trial 1 / s', 'trial 2 / s', 'trial 3 / s', 'mean time / s'],
          rows: foods.map(({ name, times, mean }): TableCell[] => [
            { text: name },
            ...times.map(time => ({ text: String(time) })),
            { blank: `mean of ${name}`, answer: mean, marks: 1 },
          ]),
          scheme: foods.map(({ name, mean }) => `${name}: ${mean} s`),
          solution: `For food ${weak?.name} only two times count: (${right.join(' + ')}) ÷ 2 = ${weak?.mean} s. The other means are of three times.`,
        }),
        'c.ii': ask.table({
          prompt: 'Identify the anomalous result.',
          command: 'Identify',
          objective: 'AO3',
          head: ['anomalous result'],
          rows: [
            [
              {
                blank: 'anomalous result',
                answer: `food ${weak?.name}, trial ${trial}`,
                mode: 'pick',
                choices: FOODS.flatMap(name => [1, 2, 3].map(each => `food ${name}, trial ${each}`)),
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          scheme: [`food ${weak?.name}, trial ${trial}`],
          solution: `${weak?.times[trial - 1]} s is far from the other two times of food ${weak?.name}, which differ by 4 s only.`,
        }),
        'c.iii': plotPart({
          name: 'practical-skills/grid-for-foods',
          title: 'Grid for a bar chart of the mean times',
          description:
            'Graph paper for a bar chart. The names of the foods P, Q and R stand along the horizontal axis. The vertical axis is the mean time from 0 to 100 seconds.',
          prompt: 'Draw a bar chart of the mean times on the grid.',
          command: 'Draw',
          objective: 'AO3',
          axes: {
            x: { label: '', min: 0, max: 8, large: 2, parts: 2 },
            y: { label: 'mean time / s', min: 0, max: 100, large: 10, parts: 2 },
            bars: FOODS.map((name, at) => ({ id: name, text: name, at: 2 * at + 2 })),
          },
          tasks: [
            {
              task: 'bars',
              heights: Object.fromEntries(foods.map(({ name, mean }) => [name, mean])),
              marks: 2,
            },
          ],
          scheme: ['at least two bars of the right height, within half a small square', 'all three bars'],
          solution:
            'One small square is 5 s. Foods are separate groups, so the bars do not touch, and no line joins them.',
        }),
        d: ask.written({
          prompt:
            'State **one** variable, other than temperature, that must be the same for all three foods in this test.',
          command: 'State',
          objective: 'AO3',
          lines: 1,
          scheme: [KEPT_THE_SAME],
          modelAnswer: 'The volume of Benedict’s solution.',
          solution:
            'Whatever else changes how fast the colour appears must not differ: volumes of food and reagent, size of the pieces, concentration of Benedict’s solution.',
        }),
        e: ask.written({
          lead: 'While one student heats the water bath with a Bunsen burner, another pours ethanol beside it.',
          prompt: 'State the hazard and a suitable precaution.',
          command: 'State',
          objective: 'AO3',
          scheme: [FLAMMABLE, NO_FLAME],
          modelAnswer: 'Ethanol is flammable. Turn off the burner before ethanol is used.',
          solution:
            'A hazard is what can harm; a precaution must fit it. Goggles do not stop ethanol from catching fire.',
        }),
        f: ask.written({
          lead: `The student concludes: “Food ${strong?.name} contains exactly twice as much reducing sugar as food ${weak?.name}, because its time is half as long.”`,
          prompt: 'Give **two** reasons why the results do not support this conclusion.',
          command: 'Give',
          objective: 'AO3',
          marks: 2,
          scheme: weakSupport(percentOf(strong), percentOf(weak)),
          modelAnswer: `Half the time does not mean twice the sugar. The colours match ${percentOf(strong)} % and ${percentOf(weak)} %, which is more than twice. The times of the standards were not measured. The change of colour is judged by eye.`,
          solution:
            'The times show only which food contains more. To turn a time into a concentration, times of known concentrations are needed.',
        }),
      },
    }
  },
  verify: ({ lower }) => ({ 'b.i': [0.3, 0.75, 1.5][lower - 1] ?? 0 }),
})
