import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { line, type Point } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('8.3')

export { templates }

type Asked = { prompt: string; right: string; wrong: Record<string, string>; why: string }

const AXES = { x: 'Number of workers', y: 'Wage, cost of labour', width: 250 }

question('minimum-wage-in-a-monopsony', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    top: random.int(90, 95),
    at: random.pick(['W_{2}', 'W_{3}'] as const),
    who: random.pick([
      'nurses on an island',
      'miners in a valley',
      'mill workers in a small town',
      'forest workers',
    ]),
  }),
  make: ({ top, at, who }) => {
    const m = market(AXES)
    const [start, slope, fall] = [12, 0.62, 0.8]
    const hired = (top - start) / (2 * slope + fall)
    const paid = start + slope * hired
    const worth = top - fall * hired
    const many = (top - start) / (slope + fall)
    const fair = start + slope * many
    const willing = (worth - start) / slope
    const middle = at === 'W_{2}'
    const rise = 'rises from L_{1} to L_{2}'
    const same = 'stays at L_{1}'
    const right = middle ? `${rise} | none` : `${same} | L_{1}L_{3}`
    const wrong: Record<string, string> = middle
      ? {
          [`${same} | L_{1}L_{2}`]:
            'You kept the old marginal cost of labour. With the minimum wage each worker up to L_{2} costs W_{2}, so the employer hires more.',
          'falls below L_{1} | L_{1}L_{2}':
            'You took the market for a competitive one. Against a monopsonist a minimum wage can raise employment.',
          'rises from L_{1} to L_{3} | L_{2}L_{3}':
            'You read the supply of labour at W_{3}. The minimum wage is W_{2}.',
        }
      : {
          [`${rise} | none`]:
            'You read the effect of a minimum wage of W_{2}. At W_{3} the firm does not want so many workers.',
          'rises from L_{1} to L_{3} | none':
            'You took the number who want to work for the number who are hired. MRP decides how many are hired.',
          'falls below L_{1} | L_{1}L_{3}':
            'You took it that a minimum wage must cost jobs. Only L_{1} worked before, and the MRP of the last of them is W_{3}.',
        }
    return {
      stem: `The diagram shows the market for ${who}, where there is only one employer. At first the wage is W_{1} and employment is L_{1}. The government then sets a minimum wage of ${at}.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/monopsony-three-wages',
          title: 'A single employer of labour',
          description:
            'MRP falls. ACL, the supply of labour, rises, and MCL rises more steeply from the same point. MCL meets MRP above L1, at the height W3; ACL at L1 is at W1. ACL meets MRP at W2 and L2. ACL reaches the height W3 at L3.',
          height: 268,
        },
        m.axes,
        m.straight([0, top], [94, top - fall * 94], '*MRP*'),
        m.straight([0, start], [92, start + slope * 92], '*ACL*'),
        m.straight([0, start], [66, start + 2 * slope * 66], '*MCL*', 'p'),
        line(...m.at(hired, worth), ...m.at(hired, paid), 'l dash thin'),
        m.read([hired, paid], '*L*_{1}', '*W*_{1}'),
        m.read([many, fair], '*L*_{2}', '*W*_{2}'),
        m.read([willing, worth], '*L*_{3}', '*W*_{3}'),
      ),
      prompt: [
        `What are employment and the excess supply of labour at the wage ${at}?`,
        `Which row shows the effects of the minimum wage ${at}?`,
      ],
      columns: 'employment | excess supply of labour',
      right,
      wrong,
      solution: middle
        ? 'Without the minimum wage MCL lies above ACL, because a higher wage must be paid to all. With it each worker up to L_{2} costs W_{2}, so MCL is level at W_{2} and meets MRP at L_{2}. Employment rises from L_{1} to L_{2}, and everyone who wants to work at W_{2} is hired.'
        : 'With the minimum wage each worker costs W_{3}, so MCL is level at W_{3}. It meets MRP at L_{1}: employment is the same as before, although the wage is much higher. L_{3} want to work at W_{3}, so the excess supply is L_{1}L_{3}.',
    }
  },
  verify: ({ at, top }) => {
    const wage = { 'W_{2}': 0, 'W_{3}': 0 }
    // Second route: the profit-maximising number for a given floor, found by trying.
    const most = (floor: number) => {
      let [best, gain, sum] = [0, 0, 0]
      for (let n = 0; n < 100; n += 0.05) {
        sum += 0.05 * (top - 0.8 * n)
        const profit = sum - n * Math.max(floor, 12 + 0.62 * n)
        if (profit > gain) [best, gain] = [n, profit]
      }
      return best
    }
    const first = most(0)
    wage['W_{2}'] = 12 + (0.62 * (top - 12)) / 1.42
    wage['W_{3}'] = top - 0.8 * first
    return Math.abs(most(wage[at]) - first) < 1 ? 'stays at L_{1}' : 'rises from L_{1} to L_{2}'
  },
})

question('union-wage-and-excess-supply', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    wage: random.int(65, 71),
    steep: random.pick([0.8, 1, 1.3]),
    asked: random.pick(['lost', 'excess', 'paid'] as const),
    who: random.pick(['electricians', 'bus drivers', 'printers', 'port workers']),
  }),
  make: ({ wage, steep, asked, who }) => {
    const m = market({ x: `Number of ${who}`, y: 'Wage', width: 250 })
    const demanded = 50 - (wage - 50) / steep
    const items: Record<typeof asked, Asked> = {
      lost: {
        prompt: 'Which distance shows the fall in employment?',
        right: 'L_{1}L_{2}',
        wrong: {
          'L_{1}L_{3}':
            'You took the excess supply of labour. It also contains people who did not work before.',
          'L_{2}L_{3}': 'You took those who now want to work, but did not before.',
          'W_{1}W_{2}': 'You took the rise in the wage.',
        },
        why: 'Before, L_{2} worked at W_{1}. At W_{2} firms demand only L_{1}. So employment falls by L_{1}L_{2}.',
      },
      excess: {
        prompt: 'Which distance shows the excess supply of labour?',
        right: 'L_{1}L_{3}',
        wrong: {
          'L_{1}L_{2}': 'You took the fall in employment. More people than before also want to work.',
          'L_{2}L_{3}': 'You took only those who did not want to work before.',
          'W_{1}W_{2}': 'You took the rise in the wage.',
        },
        why: 'At W_{2} the number L_{3} want to work, but firms demand only L_{1}. The excess supply is L_{1}L_{3}: those who lost their jobs and those who have newly come.',
      },
      paid: {
        prompt: 'Which expression gives the total wages paid after the agreement?',
        right: 'W_{2} × L_{1}',
        wrong: {
          'W_{2} × L_{2}': 'You used the old number of workers. Fewer are employed at the higher wage.',
          'W_{2} × L_{3}': 'You used the number who want to work. Firms employ only L_{1}.',
          'W_{1} × L_{2}': 'You gave the total wages before the agreement.',
        },
        why: 'At W_{2} firms employ L_{1}, where the level line meets demand. Each receives W_{2}, so total wages are W_{2} × L_{1}.',
      },
    }
    const item = items[asked]
    return {
      stem: `The diagram shows a competitive labour market in which the wage is W_{1}. A trade union of ${who} then agrees on a wage of W_{2} with all employers.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/union-wage-distances',
          title: 'A labour market with a union wage',
          description:
            'The wage on the vertical axis, the number of workers on the horizontal axis. Demand D falls and supply S rises; they meet at W1 and L2. A level line at the higher wage W2 meets D at L1 and S at L3.',
          height: 262,
        },
        m.axes,
        m.straight(
          [50 - 40 / steep, 90],
          [50 + 42 / Math.max(1, steep), 50 - 42 * Math.min(1, steep)],
          '*D*',
        ),
        m.straight([10, 10], [88, 88], '*S*'),
        m.straight([0, wage], [90, wage], '', 'p'),
        m.read([50, 50], '*L*_{2}', '*W*_{1}'),
        m.read([demanded, wage], '*L*_{1}', '*W*_{2}'),
        m.read([wage, wage], '*L*_{3}', ''),
      ),
      prompt: item.prompt,
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
})

question('areas-when-labour-demand-rises', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    letters: random.shuffle(['J', 'K', 'L', 'M']),
    asked: random.pick(['rent', 'transfer', 'newRent'] as const),
    shift: random.int(26, 32),
    who: random.pick(['engineers', 'dentists', 'pilots', 'designers']),
  }),
  make: ({ letters, asked, shift, who }) => {
    const [rent = '', more = '', kept = '', extra = ''] = letters
    const m = market({ x: `Number of ${who}`, y: 'Wage', width: 250 })
    // S = 16 + 0.7x, D = 88 − x, and D moved up by `shift`.
    const [first, second] = [72 / 1.7, (72 + shift) / 1.7]
    const s = (x: number) => 16 + 0.7 * x
    const both = (one: string, other: string) => [one, other].toSorted().join(' + ')
    const area = (...points: Point[]) => points
    const items: Record<typeof asked, Asked> = {
      rent: {
        prompt: 'Which area shows the increase in economic rent?',
        right: more,
        wrong: {
          [both(rent, more)]: 'You gave the whole economic rent after the rise in demand, not its increase.',
          [both(more, extra)]: 'You gave the increase in total earnings. A part of it is transfer earnings.',
          [extra]: 'You took the area below the supply curve: the transfer earnings of the new workers.',
        },
        why: `Economic rent lies above the supply curve and below the wage. Before it is ${rent}, after it is ${rent} and ${more}, so it increases by ${more}.`,
      },
      transfer: {
        prompt: 'Which area shows the increase in transfer earnings?',
        right: extra,
        wrong: {
          [both(kept, extra)]: 'You gave all transfer earnings after the rise in demand, not their increase.',
          [both(more, extra)]: 'You gave the increase in total earnings. A part of it is economic rent.',
          [more]: 'You took the area above the supply curve: that is economic rent.',
        },
        why: `Transfer earnings lie below the supply curve. Before they are ${kept}, after they are ${kept} and ${extra}, so they increase by ${extra}.`,
      },
      newRent: {
        prompt: 'Which area shows the economic rent after the change?',
        right: both(rent, more),
        wrong: {
          [more]: 'You gave only the increase in economic rent.',
          [rent]: 'You gave the economic rent before the change.',
          [both(kept, extra)]: 'You took the area below the supply curve: the transfer earnings.',
        },
        why: `Economic rent lies above the supply curve and below the wage W_{2}: ${rent} and ${more}. What lies below the supply curve, ${kept} and ${extra}, is transfer earnings.`,
      },
    }
    const item = items[asked]
    return {
      stem: `The diagram shows the labour market for ${who}. The demand for them rises from D_{1} to D_{2}, and the wage from W_{1} to W_{2}.`,
      figure: figure(
        {
          name: 'government-microeconomic-intervention-a-level/rent-when-demand-rises',
          title: 'A rise in the demand for labour',
          description: `The wage on the vertical axis, the number of workers on the horizontal axis. Supply S rises from a point above the origin. D1 meets it at W1 and L1, D2 further right at W2 and L2. Area ${rent} lies between S and the level of W1. Area ${more} lies between the levels of W1 and W2, to the left of S. Area ${kept} lies below S up to L1, area ${extra} below S from L1 to L2.`,
          height: 262,
        },
        m.area(area([0, 16], [0, s(first)], [first, s(first)]), undefined, 'w'),
        m.area(area([0, s(first)], [0, s(second)], [second, s(second)], [first, s(first)]), undefined, 'rw'),
        m.area(area([0, 0], [0, 16], [first, s(first)], [first, 0]), undefined, 'gw'),
        m.area(area([first, 0], [first, s(first)], [second, s(second)], [second, 0]), undefined, 'hl'),
        m.axes,
        m.straight([0, 16], [92, s(92)], '*S*'),
        m.straight([2, 86], [80, 8], '*D*_{1}'),
        m.straight([18, 70 + shift], [94, shift - 6], '*D*_{2}', 'p'),
        m.read([first, s(first)], '*L*_{1}', '*W*_{1}'),
        m.read([second, s(second)], '*L*_{2}', '*W*_{2}'),
        m.label(first / 4, s(first) - 13, rent, 'middle'),
        m.label(first / 3, (s(first) + s(second)) / 2 - 2, more, 'middle'),
        m.label(first / 2, 14, kept, 'middle'),
        m.label((first + second) / 2, 22, extra, 'middle'),
      ),
      prompt: item.prompt,
      right: item.right,
      wrong: item.wrong,
      solution: `${item.why} Transfer earnings are the least that keeps each worker in this work, which the height of the supply curve shows.`,
    }
  },
})
