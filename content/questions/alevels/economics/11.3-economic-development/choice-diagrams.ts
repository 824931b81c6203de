import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('11.3')

export { templates }

const k = graph({
  x: { label: 'GDP per head', max: 100 },
  y: { label: 'Inequality of income', max: 100 },
  left: 46,
  width: 270,
  height: 160,
})

const ITEMS = [
  {
    at: 'left',
    asked: [
      'What does the curve predict for the next years of growth in this country, and why?',
      'Which prediction and reason fit the curve at this point?',
    ],
    right: 'Inequality rises, because some workers and owners in new industries gain before the others.',
    wrong: {
      'Inequality rises, because population grows faster than output in a farming economy.':
        'You explained a fall in income per head. The curve is about growing income per head.',
      'Inequality falls, because nearly all people in a farming economy are poor alike.':
        'You gave the reason for low inequality at the start, and the wrong direction along the curve.',
      'Inequality falls, because schooling spreads and the state redistributes income.':
        'You described the falling part, to the right of the peak.',
    },
    why: 'The point lies on the rising part. Industry starts to grow: those who move to better paid jobs and those who own capital gain first, so the gap to the farming majority widens.',
  },
  {
    at: 'right',
    asked: [
      'What does the curve predict for the next years of growth in this country, and why?',
      'Which prediction and reason fit the curve at this point?',
    ],
    right: 'Inequality falls, because schooling spreads and taxes and benefits redistribute income.',
    wrong: {
      'Inequality falls, because the owners of the first factories receive higher profits.':
        'You gave a reason for rising inequality, which belongs to the left of the peak.',
      'Inequality rises, because workers leave farming for better paid jobs in industry.':
        'You described the rising part, to the left of the peak.',
      'Inequality rises, because most workers are already in the modern sector of the economy.':
        'You gave a reason for falling inequality, with the wrong direction along the curve.',
    },
    why: 'The point lies on the falling part. Most people work in the modern sector, many have schooling, and governments tax and pay benefits.',
  },
  {
    at: 'right',
    asked: [
      'Which finding would contradict what the curve predicts for this country?',
      'Which finding about this country would **not** fit the curve?',
    ],
    right: 'New technology raises the pay of the highly skilled most, so inequality grows with GDP per head.',
    wrong: {
      'GDP per head shrinks in a long slump, and inequality is higher than before.':
        'You took this for a contradiction. Moving left from this point, inequality rises, as on the curve.',
      'More people finish secondary school, so inequality is lower while GDP per head grows.':
        'You chose a finding that fits: to the right of the peak inequality falls with growth.',
      'Inequality was higher twenty years ago, when GDP per head was somewhat lower.':
        'You chose a finding that fits: a little to the left, the curve is higher.',
    },
    why: 'To the right of the peak the curve predicts that inequality falls as GDP per head grows. In many rich countries it has risen since about 1980, so the fall is not automatic.',
  },
  {
    at: 'left',
    asked: [
      'Which finding would contradict what the curve predicts for this country?',
      'Which finding about this country would **not** fit the curve?',
    ],
    right: 'Land reform and free schools spread the gains, so inequality falls while GDP per head grows.',
    wrong: {
      'Wages in new factories pull ahead of farm incomes, so inequality rises with GDP per head.':
        'You chose a finding that fits: to the left of the peak inequality rises with growth.',
      'Inequality was lower thirty years ago, when nearly all people lived from farming.':
        'You chose a finding that fits: further to the left, the curve is lower.',
      'Owners of mines and factories receive most of the growth in GDP per head at first.':
        'You chose a finding that fits: gains for a few raise inequality on the rising part.',
    },
    why: 'To the left of the peak the curve predicts that inequality rises with GDP per head. Some countries, for example in East Asia, grew fast without this: policy decides.',
  },
] as const

question('point-on-the-kuznets-curve', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(ITEMS)
    return {
      item,
      at: item.at === 'left' ? random.int(20, 30) : random.int(68, 78),
      peak: random.int(46, 50),
    }
  },
  make: ({ item, at, peak }) => {
    const rule = (x: number) => 84 - 0.031 * (x - peak) ** 2
    const [px, py] = k.at(at, rule(at))
    return {
      stem: 'The diagram shows a Kuznets curve and the present position, X, of a country.',
      prompt: item.asked,
      figure: figure(
        {
          name: 'international-economic-issues/position-on-a-curve',
          title: 'Inequality and GDP per head',
          description: `Inequality of income is on the vertical axis and GDP per head on the horizontal. The curve looks like an upside-down U. The point X lies on it, to the ${item.at} of its highest point.`,
          height: 226,
        },
        k.axes,
        k.plot(rule, 6, 92),
        dot(px, py),
        k.label(at, rule(at), 'X', { dx: item.at === 'left' ? -14 : 7, dy: -5, cls: 'b' }),
      ),
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
})
