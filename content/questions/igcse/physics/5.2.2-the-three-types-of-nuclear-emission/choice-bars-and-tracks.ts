import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { curve, line, type Point, rect, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered } from '../shared'

const { supplement, templates } = choiceQuestions('5.2.2')

export { templates }

const ABSORBERS = ['none', 'paper', '5 mm\naluminium', 'thick\nlead'] as const

supplement('share-of-one-radiation-from-bars', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const asked = random.pick(['alpha', 'beta', 'gamma'] as const)
    const background = random.step(10, 40, 10)
    const [alpha, beta, gamma] = [
      random.step(40, 160, 10),
      random.step(30, 140, 10),
      random.step(30, 140, 10),
    ]
    const rates = [
      background + alpha + beta + gamma,
      background + beta + gamma,
      background + gamma,
      background,
    ]
    const [all = 0, paper = 0, aluminium = 0] = rates
    const right = { alpha, beta, gamma }[asked]
    if (all > 400) return null
    const slips: Slip[] = {
      alpha: [
        [
          all,
          'You gave the reading without an absorber, which is due to all three radiations and the background.',
        ],
        [all - background, 'You subtracted the background only. Beta and gamma radiation are still counted.'],
        [paper, 'You gave what passes through the paper. Alpha radiation is what the paper stops.'],
        [all - aluminium, 'You took what the aluminium stops: it stops alpha and beta radiation.'],
        [gamma, 'You found the part due to gamma radiation.'],
        [beta, 'You found the part due to beta radiation.'],
      ],
      beta: [
        [paper, 'You gave the reading behind paper, which includes gamma radiation and the background.'],
        [paper - background, 'You subtracted the background only. Gamma radiation is still counted.'],
        [all - aluminium, 'You counted alpha radiation too, which the paper stops.'],
        [aluminium, 'You gave what passes through the aluminium. Beta radiation is what it stops.'],
        [alpha, 'You found the part due to alpha radiation.'],
        [gamma, 'You found the part due to gamma radiation.'],
      ],
      gamma: [
        [aluminium, 'You did not subtract the background.'],
        [paper - background, 'You took what passes through paper. That is beta and gamma radiation.'],
        [background, 'You gave the reading behind thick lead, which is due to the background.'],
        [
          all - background,
          'You subtracted the background from the reading without an absorber, which includes all three radiations.',
        ],
        [alpha, 'You found the part due to alpha radiation.'],
        [beta, 'You found the part due to beta radiation.'],
      ],
    }[asked].map(([value, error]): Slip => [Number(value), String(error)])
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'counts/min'))
    return wrong && { asked, background, rates, right, wrong }
  },
  make: ({ asked, rates, right, wrong }) => {
    const chart = graph({
      x: { label: '', max: 4 },
      y: {
        label: 'count rate / (counts/min)',
        max: 400,
        ticks: [0, 100, 200, 300, 400],
        grid: true,
        parts: 10,
      },
      height: 180,
    })
    const [all = 0, paper = 0, aluminium = 0, lead = 0] = rates
    return {
      stem: [
        'A source emits alpha, beta and gamma radiation. A detector close to it counts with different absorbers between them. Behind the thick lead, the count rate is that of the background.',
        'The bars show the count rate near a source of alpha, beta and gamma radiation with four absorbers in front of the detector. The lead is so thick that only background radiation is counted.',
      ],
      figure: figure(
        {
          name: 'nuclear-physics/count-rates-behind-absorbers',
          title: 'Bar chart of count rates with different absorbers',
          description: `Count rate in counts per minute, on a grid with fine lines every 10. No absorber: ${all}. Paper: ${paper}. Aluminium, 5 mm thick: ${aluminium}. Thick lead: ${lead}.`,
          height: 268,
        },
        chart.axes,
        ...rates.map((rate, at) => {
          const [left, top] = chart.at(at + 0.25, rate)
          const [rightEdge, base] = chart.at(at + 0.75, 0)
          return (
            rect(left, top, rightEdge - left, base - top, 'p w') +
            text((left + rightEdge) / 2, base + 18, ABSORBERS[at] ?? '', { anchor: 'middle', cls: 's' })
          )
        }),
        text(195, 262, 'absorber', { anchor: 'middle' }),
      ),
      prompt: [
        `What is the count rate due to ${asked} radiation alone?`,
        `How much of the count rate without an absorber is due to ${asked} radiation?`,
      ],
      options: numbers({ right, unit: 'counts/min', wrong }),
      solution: `Paper stops alpha radiation, 5 mm of aluminium stops beta radiation too, and thick lead stops nearly all gamma radiation.

So ${asked} radiation gives ${
        asked === 'alpha'
          ? `${all} − ${paper}`
          : asked === 'beta'
            ? `${paper} − ${aluminium}`
            : `${aluminium} − ${lead}`
      } = ${quantity(right, 'counts/min')}.`,
    }
  },
  verify: ({ asked, rates }) => {
    const [all = 0, paper = 0, aluminium = 0, lead = 0] = rates
    const source = all - lead
    if (asked === 'gamma') return source - (all - aluminium)
    return asked === 'alpha' ? source - (paper - lead) : source - (all - paper) - (aluminium - lead)
  },
})

/** Falls towards the lower plate: α a little, β much; `none` goes straight on. */
const TRACKS = [
  { alpha: 1, beta: -1, gamma: 0, error: null },
  {
    alpha: -1,
    beta: 1,
    gamma: 0,
    error:
      'You exchanged the plates. Alpha particles are positive and move towards the negative plate, beta particles towards the positive one.',
  },
  {
    alpha: 1,
    beta: 1,
    gamma: 0,
    error:
      'You gave alpha and beta particles charges of the same sign. They are opposite, so the particles go to opposite plates.',
  },
  {
    alpha: 1,
    beta: 0,
    gamma: -1,
    error: 'You exchanged beta and gamma radiation. Gamma radiation has no charge and goes straight on.',
  },
  {
    alpha: 0,
    beta: -1,
    gamma: 1,
    error: 'You exchanged alpha and gamma radiation. Gamma radiation has no charge and goes straight on.',
  },
] as const

supplement('tracks-between-charged-plates', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const [right, ...wrong] = TRACKS
    return {
      shown: random.shuffle([right, ...random.sample(wrong, 3)]),
      lower: random.chance(0.5),
      scene: random.int(0, 2),
    }
  },
  make: ({ shown, lower, scene }) => {
    const way = (side: number) =>
      side === 0 ? 'goes straight on' : side > 0 === lower ? 'bends down' : 'bends up'
    return {
      stem:
        [
          'Alpha, beta and gamma radiation enter the space between two charged plates in a vacuum.',
          'A narrow beam of alpha, beta and gamma radiation passes between two parallel plates that are charged. The plates are in a vacuum.',
          'Radiation from a source that emits alpha, beta and gamma radiation enters a uniform electric field between two plates in a vacuum.',
        ][scene] ?? '',
      figure: figure(
        {
          name: 'nuclear-physics/four-sets-of-tracks',
          title: 'Four drawings of tracks between charged plates',
          description: `Four drawings, A to D. In each, the upper plate is ${lower ? 'positive' : 'negative'}, the lower plate ${lower ? 'negative' : 'positive'}. ${shown.map(({ alpha, beta, gamma }, at) => `${'ABCD'[at]}: α ${way(alpha)}, β ${way(beta)}, γ ${way(gamma)}.`).join(' ')}`,
          height: 252,
        },
        fourDrawings(126, (at, x, y) => {
          const [l, m] = [x + 26, y + 64]
          const each = shown[at]
          if (!each) return ''
          const sign = lower ? 1 : -1
          const same = each.alpha === each.beta
          const track = (side: number, fall: number, name: string) => {
            const drop = sign * side * fall
            const points: Point[] = [0, 0.25, 0.5, 0.75, 1].map(part => [
              l + 6 + 112 * part,
              m + drop * part * part,
            ])
            return curve(points, 'p') + text(l + 122, m + drop + 4.5, name, { cls: 's' })
          }
          return (
            line(l + 14, m - 46, l + 112, m - 46, 'l thick') +
            line(l + 14, m + 46, l + 112, m + 46, 'l thick') +
            text(l + 124, m - 42, lower ? '+' : '−', { cls: 'b' }) +
            text(l + 124, m + 50, lower ? '−' : '+', { cls: 'b' }) +
            track(each.alpha, 16, 'α') +
            track(each.beta, same ? 34 : 30, 'β') +
            track(each.gamma, 22, 'γ')
          )
        }),
      ),
      prompt: ['Which diagram shows the paths?', 'Which diagram shows the paths of the three radiations?'],
      options: lettered(shown.map(({ error }) => error)),
      solution:
        'Alpha particles are positive and bend towards the negative plate. Beta particles are electrons, negative and light, and bend more, towards the positive plate. Gamma radiation has no charge and goes straight on.',
    }
  },
})
