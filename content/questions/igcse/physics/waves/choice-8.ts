import { choice, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, rect, text } from '@/lib/figures/shapes'
import { planeFronts } from '@/lib/figures/waves'

const supplement = { style: 'choice', tier: 'supplement', calculator: 'not-needed' } as const

// 3.1 General properties of waves: diffraction

const widestSpread = template({
  ...supplement,
  name: 'gap-for-the-widest-spreading',
  subtopic: '3.1',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => {
    // The right case has neither the longest wavelength nor the narrowest gap: only their ratio tells.
    const cases = [
      [random.pick([2.5, 3, 4]), random.pick([1, 1.2])],
      [random.pick([0.5, 0.6, 0.8]), 3],
      [random.pick([5, 6]), random.pick([4, 5])],
      [random.pick([1, 1.5, 2]), random.pick([4, 6, 8, 10])],
    ] as const
    const wavelengths = cases.map(([wavelength]) => wavelength)
    const ratios = cases.map(([, ratio]) => ratio)
    const gaps = cases.map(([wavelength, ratio]) => Math.round(10 * wavelength * ratio) / 10)
    return { wavelengths, gaps, ratios, of: random.pick(['a ripple tank', 'a wave tank']) }
  },
  make: ({ wavelengths, gaps, ratios, of }) => {
    const cells = wavelengths.map((each, at) => [quantity(gaps[at] ?? 0, 'cm', 2), quantity(each, 'cm', 2)])
    return choice({
      stem: `Plane water waves in ${of} pass through a gap between two barriers. Both the width of the gap and the wavelength can be changed.`,
      prompt: 'In which case do the waves spread out most behind the gap?',
      subtopic: '3.1',
      objective: 'AO2',
      options: rows(
        ['width of the gap', 'wavelength'],
        cells[0] ?? [],
        cells
          .slice(1)
          .map((each, at) => [
            each,
            `You chose a gap that is ${ratios[at + 1]} times as wide as the wavelength. The spreading is greatest when the two are about equal.`,
          ]),
      ),
      solution: `Diffraction at a gap is greatest when the width of the gap is about the same as the wavelength. That is so for a gap of ${cells[0]?.join(' and a wavelength of ')}; the other gaps are at least ${Math.min(...ratios.slice(1))} times as wide as the wavelength.`,
    })
  },
  verify: ({ wavelengths, gaps }) => {
    const shares = gaps.map((gap, at) => (wavelengths[at] ?? 0) / gap)
    return quantity(gaps[shares.indexOf(Math.max(...shares))] ?? 0, 'cm', 2)
  },
})

const SHADOWS = [
  {
    stem: 'A house stands behind a hill, out of sight of a transmitter. It receives radio waves of wavelength 1200 m well, but hardly any radio waves of wavelength 0.40 m.',
    strong: 'The waves of wavelength 1200 m',
    at: 'the hill',
  },
  {
    stem: 'A listener stands behind the corner of a building, out of sight of a loudspeaker. A note of frequency 150 Hz is heard clearly, but a note of frequency 6000 Hz, equally loud in front of the corner, is hardly heard.',
    strong: 'The waves of frequency 150 Hz',
    at: 'the corner',
  },
  {
    stem: 'Waves reach the end of a sea wall. Waves of wavelength 30 m bend far round the end into the harbour. Waves of wavelength 2 m hardly reach the water behind the wall.',
    strong: 'The waves of wavelength 30 m',
    at: 'the end of the wall',
  },
] as const

const roundAnEdge = template({
  ...supplement,
  name: 'diffraction-at-an-edge',
  subtopic: '3.1',
  difficulty: 3,
  checked: '2026-11-20',
  values: random => ({ item: random.pick(SHADOWS) }),
  make: ({ item: { stem, strong, at } }) => {
    // What the stem states outright (the longer wavelength, the lower frequency) is not denied by an option.
    const wrong = strong.includes('wavelength') ? [1, 2, 3] : [0, 1, 2]
    const texts: Wrong[] = [
      [
        `${strong} have the shorter wavelength and are diffracted more at ${at}.`,
        'You took these as the waves of shorter wavelength. A low frequency means a long wavelength, and long waves diffract more.',
      ],
      [
        `${strong} have the longer wavelength and are diffracted less at ${at}.`,
        'You reversed the rule: at an edge, a longer wavelength is diffracted more.',
      ],
      [
        `${strong} have the longer wavelength and are refracted more at ${at}.`,
        'You named refraction, which needs a change of speed. The spreading past an edge is diffraction.',
      ],
      [
        `${strong} have the higher frequency and are diffracted more at ${at}.`,
        'You gave the longer waves the higher frequency. Their frequency is lower.',
      ],
    ]
    return choice({
      stem,
      prompt: 'What is the reason for the difference?',
      subtopic: '3.1',
      objective: 'AO1',
      options: statements(
        `${strong} have the longer wavelength and are diffracted more at ${at}.`,
        wrong.map(index => texts[index] ?? ['', '']),
      ),
      solution: `Waves spread into the region behind an edge: this is diffraction. The longer the wavelength (the lower the frequency), the more the waves are diffracted at an edge.`,
    })
  },
})

const MORE_SPREAD = [
  'Make the gap narrower.',
  'Make the wavelength of the waves longer.',
  'Make the bar that produces the waves vibrate at a lower frequency.',
]
const NO_MORE_SPREAD: Wrong[] = [
  ['Make the gap wider.', 'A gap that is even wider than the wavelength makes the waves spread less.'],
  [
    'Make the wavelength of the waves shorter.',
    'The gap would then be even wider compared with the wavelength, and the waves would spread less.',
  ],
  [
    'Make the bar that produces the waves vibrate at a higher frequency.',
    'A higher frequency means a shorter wavelength, and the waves would spread less.',
  ],
  [
    'Make the amplitude of the waves larger.',
    'The amplitude does not change the spreading. It depends on the gap and the wavelength.',
  ],
  [
    'Make the barriers on both sides of the gap longer.',
    'The spreading depends on the width of the gap and on the wavelength, not on the length of the barriers.',
  ],
]

/** Plane waves before and behind a wide gap, where only their ends curve. */
function wideGap(x: number, y: number, half: number, spacing: number): string {
  const behind = [1, 2, 3, 4, 5, 6, 7].map(at => {
    const [front, curl] = [x + at * spacing, Math.min(14, 5 + 1.4 * at)]
    return curve(
      [
        [front - curl * 0.7, y - half - curl],
        [front - curl * 0.2, y - half - curl * 0.5],
        [front, y - half + 2],
        [front, y],
        [front, y + half - 2],
        [front - curl * 0.2, y + half + curl * 0.5],
        [front - curl * 0.7, y + half + curl],
      ],
      'p',
    )
  })
  return (
    planeFronts(x - spacing * 6, y - 60, 6, spacing, 120) +
    rect(x - 3, y - 66, 6, 66 - half, 'd') +
    rect(x - 3, y + half, 6, 66 - half, 'd') +
    behind.join('')
  )
}

const moreSpread = template({
  ...supplement,
  name: 'change-that-makes-waves-spread-more',
  subtopic: '3.1',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => ({
    spacing: random.int(12, 15),
    times: random.pick([3, 4]),
    right: random.pick(MORE_SPREAD),
    wrong: random.sample(NO_MORE_SPREAD, 3),
  }),
  make: ({ spacing, times, right, wrong }) =>
    choice({
      stem: 'The diagram shows plane water waves that pass through a gap between two barriers in a ripple tank.',
      figure: figure(
        {
          name: 'waves/waves-at-a-gap',
          title: 'Plane water waves at a gap between two barriers',
          description: `Straight wavefronts travel to the right to a gap between two barriers. The gap is ${times} wavelengths wide. Behind it, the wavefronts are straight in the middle and curve only a little at their ends. The wavelength is the same on both sides.`,
          height: 166,
        },
        wideGap(150, 76, (spacing * times) / 2, spacing),
        arrow(40, 158, 110, 158),
        text(118, 162, 'direction of travel', { cls: 's' }),
      ),
      prompt: 'Which change makes the waves spread out more behind the gap?',
      subtopic: '3.1',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        'The spreading (diffraction) is greatest when the width of the gap is about equal to the wavelength. Here the gap is wider, so it must be made narrower or the wavelength longer. At the same speed, a lower frequency means a longer wavelength.',
    }),
})

export const templates = [widestSpread, moreSpread, roundAnEdge]
