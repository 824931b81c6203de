import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, dot } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('5.2.3')

export { templates }

const TREATMENTS = [
  'is heated to a high temperature',
  'is cooled to a very low temperature',
  'is put under a very high pressure',
  'is dissolved in a strong acid',
  'is combined with another element in a chemical reaction',
  'is ground to a fine powder',
]

core('effect-of-conditions-on-decay', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'It increases, because the nuclei collide more often.':
        'You let collisions cause decay, but decay is spontaneous.',
      'It increases, because the nuclei become less stable.':
        'You let the treatment change the nuclei, but it has no effect on them.',
      'It decreases, because the nuclei become more stable.':
        'You let the treatment change the nuclei, but it has no effect on them.',
      'It stays the same, because the nuclei decay at equal intervals of time.':
        'You chose the right effect for a wrong reason: decay is random, not regular.',
    })
    return { treatment: random.pick(TREATMENTS), wrong: random.sample(wrong, 3) }
  },
  make: ({ treatment, wrong }) => ({
    stem: `A sample of a radioactive substance ${treatment}. No radioactive material is lost.`,
    prompt: 'What happens to the rate of decay because of this treatment?',
    right: 'It stays the same, because decay is spontaneous.',
    wrong,
    solution:
      'Radioactive decay is spontaneous: it happens by itself in the nucleus. Temperature, pressure, chemical reactions and the shape of the sample do not affect it.',
  }),
})
core('emissions-that-change-the-element', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    changed: random.chance(0.5),
    wording: random.pick(['emits radiation', 'decays', 'undergoes radioactive decay']),
    name: random.pick(['unstable nucleus', 'nucleus of an unstable isotope', 'radioactive nucleus']),
  }),
  make: ({ changed, wording, name }) => {
    const half = (sign: string) =>
      `You thought of ${sign} only. In both α-decay and β-decay the number of protons changes.`
    const wrong: Wrong[] = changed
      ? [
          ['only the emission of an α-particle', half('α')],
          ['only the emission of a β-particle', half('β')],
          [
            'only the emission of γ-radiation',
            'You chose the emission in which no particle leaves, so that the number of protons stays the same.',
          ],
        ]
      : pairs({
          'only the emission of an α-particle':
            'You chose a decay in which two protons leave the nucleus: the element changes.',
          'only the emission of a β-particle':
            'You chose a decay in which the number of protons increases by one: the element changes.',
          'the emission of an α-particle and the emission of a β-particle':
            'You chose the two decays in which the number of protons, and so the element, changes.',
        })
    return {
      stem: `${name.startsWith('u') ? 'An' : 'A'} ${name} ${wording}.`,
      prompt: `Which emissions, each by itself, leave a nucleus of ${changed ? 'a **different** element' : 'the **same** element'}?`,
      right: changed
        ? 'the emission of an α-particle and the emission of a β-particle'
        : 'only the emission of γ-radiation',
      wrong,
      solution:
        'The number of protons decides which element a nucleus belongs to. It changes in α-decay and in β-decay. γ-radiation is an electromagnetic wave, so it leaves the number of protons unchanged.',
    }
  },
})

const HEAVY: readonly { name: string; symbol: string; nucleons: number; protons: number }[] = [
  { name: 'radium', symbol: 'Ra', nucleons: 226, protons: 88 },
  { name: 'uranium', symbol: 'U', nucleons: 238, protons: 92 },
  { name: 'polonium', symbol: 'Po', nucleons: 210, protons: 84 },
  { name: 'radon', symbol: 'Rn', nucleons: 222, protons: 86 },
  { name: 'thorium', symbol: 'Th', nucleons: 232, protons: 90 },
  { name: 'plutonium', symbol: 'Pu', nucleons: 239, protons: 94 },
  { name: 'americium', symbol: 'Am', nucleons: 241, protons: 95 },
]

const article = (name: string) => (/^[aiou]/.test(name) && name !== 'uranium' ? 'an' : 'a')

core('particles-left-after-alpha-emission', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { name, nucleons, protons } = random.pick(HEAVY)
    return { name, protons, neutrons: nucleons - protons }
  },
  make: ({ name, protons, neutrons }) => {
    const cells = (one: number, other: number) => [String(one), String(other)]
    return {
      stem: `The nucleus of ${article(name)} ${name} atom contains ${protons} protons and ${neutrons} neutrons. It emits one α-particle.`,
      prompt: 'Which row describes the nucleus that is left?',
      options: rows(['number of protons', 'number of neutrons'], cells(protons - 2, neutrons - 2), [
        [
          cells(protons - 2, neutrons - 4),
          'You took 4 from the neutrons. An α-particle has four particles in all: two protons and two neutrons.',
        ],
        [cells(protons - 2, neutrons), 'You left out the two neutrons of the α-particle.'],
        [
          cells(protons + 1, neutrons - 1),
          'You described the emission of a β-particle, in which a neutron changes into a proton.',
        ],
      ]),
      solution: `An α-particle is made of two protons and two neutrons. So ${protons} − 2 = ${protons - 2} protons and ${neutrons} − 2 = ${neutrons - 2} neutrons are left.`,
    }
  },
  verify: ({ protons, neutrons }) => protons + neutrons - 4 - (neutrons - 2),
})

/** A nuclide in the notation of the syllabus. */
const nuclide = (nucleons: number, protons: number, symbol: string) =>
  `$\{}^{${nucleons}}_{${protons}}\\mathrm{${symbol}}$`

const BETA: readonly { symbol: string; nucleons: number; protons: number }[] = [
  { symbol: 'C', nucleons: 14, protons: 6 },
  { symbol: 'P', nucleons: 32, protons: 15 },
  { symbol: 'Co', nucleons: 60, protons: 27 },
  { symbol: 'Sr', nucleons: 90, protons: 38 },
  { symbol: 'I', nucleons: 131, protons: 53 },
  { symbol: 'Cs', nucleons: 137, protons: 55 },
  { symbol: 'Pb', nucleons: 214, protons: 82 },
  { symbol: 'Th', nucleons: 234, protons: 90 },
]

supplement('product-of-one-decay', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const alpha = random.chance(0.5)
    const { symbol, nucleons, protons } = random.pick(alpha ? HEAVY : BETA)
    return { alpha, symbol, nucleons, protons }
  },
  make: ({ alpha, symbol, nucleons, protons }) => {
    const [a, z] = alpha ? [nucleons - 4, protons - 2] : [nucleons, protons + 1]
    const wrong: Wrong[] = alpha
      ? [
          [
            nuclide(nucleons - 2, protons - 2, 'X'),
            'You took only 2 from the nucleon number, but four nucleons leave.',
          ],
          [
            nuclide(nucleons - 4, protons - 4, 'X'),
            'You took 4 from the proton number, but only two of the four nucleons are protons.',
          ],
          [
            nuclide(nucleons, protons + 1, 'X'),
            'You used the rule for a β-particle, in which a neutron changes into a proton.',
          ],
        ]
      : [
          [
            nuclide(nucleons, protons - 1, 'X'),
            'You lowered the proton number. In β-decay a neutron changes into a proton, so it rises by 1.',
          ],
          [
            nuclide(nucleons - 1, protons, 'X'),
            'You took away a nucleon, but a β-particle is an electron. A neutron has changed into a proton.',
          ],
          [
            nuclide(nucleons + 1, protons + 1, 'X'),
            'You added a nucleon. The new proton was a neutron before, so the nucleon number is the same.',
          ],
        ]
    return {
      stem: `A nucleus of ${nuclide(nucleons, protons, symbol)} emits ${alpha ? 'an α' : 'a β'}-particle. A nucleus X is left.`,
      prompt: 'What is the notation for the nucleus X?',
      right: nuclide(a, z, 'X'),
      wrong,
      solution: alpha
        ? `An α-particle takes away two protons and two neutrons: nucleon number ${nucleons} − 4 = ${a}, proton number ${protons} − 2 = ${z}.`
        : `A neutron changes into a proton and an electron, which leaves as the β-particle. The nucleon number stays ${a}, and the proton number becomes ${protons} + 1 = ${z}.`,
    }
  },
  verify: ({ alpha, nucleons, protons }) => {
    // Balance with the particle that leaves.
    const [leavesA, leavesZ] = alpha ? [4, 2] : [0, -1]
    return nuclide(nucleons - leavesA, protons - leavesZ, 'X')
  },
})

/** Stages that really follow one another: how many α-particles and β-particles, by the first nucleus. */
const CHAINS: Readonly<Record<string, readonly (readonly [alphas: number, betas: number])[]>> = {
  U: [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ],
  Th: [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ],
  Rn: [
    [2, 1],
    [2, 2],
    [3, 2],
  ],
  Ra: [
    [3, 1],
    [3, 2],
  ],
  Pu: [
    [2, 1],
    [3, 1],
    [3, 2],
  ],
  Am: [
    [2, 1],
    [3, 1],
  ],
}

supplement('nucleus-after-several-decays', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const { symbol, nucleons, protons } = random.pick(HEAVY.filter(each => each.symbol in CHAINS))
    const [alphas, betas] = random.pick(CHAINS[symbol] ?? [])
    return { symbol, nucleons, protons, alphas, betas }
  },
  make: ({ symbol, nucleons, protons, alphas, betas }) => {
    const [a, z] = [nucleons - 4 * alphas, protons - 2 * alphas + betas]
    const many = (count: number, sign: string) =>
      `${['', 'one', 'two', 'three'][count]} ${sign}-particle${count === 1 ? '' : 's'}`
    return {
      stem: `A nucleus of ${nuclide(nucleons, protons, symbol)} decays in several stages. In total, ${many(alphas, 'α')} and ${many(betas, 'β')} are emitted. A nucleus X is left.`,
      prompt: 'What is the notation for the nucleus X?',
      right: nuclide(a, z, 'X'),
      wrong: {
        [nuclide(a, protons - 2 * alphas - betas, 'X')]:
          'You lowered the proton number for each β-particle, but it rises by 1.',
        [nuclide(a, protons - 2 * alphas, 'X')]: 'You left out the effect of the β-particles.',
        [nuclide(nucleons - 2 * alphas, z, 'X')]:
          'You took 2 from the nucleon number for each α-particle, but four nucleons leave.',
      },
      solution: `Nucleon number: each α-particle takes away 4, a β-particle none: ${nucleons} − ${alphas} × 4 = ${a}.

Proton number: each α-particle lowers it by 2, each β-particle raises it by 1: ${protons} − ${alphas} × 2 + ${betas} = ${z}.`,
    }
  },
  verify: ({ nucleons, protons, alphas, betas }) => {
    let [p, n] = [protons, nucleons - protons]
    for (let at = 0; at < alphas; at += 1) [p, n] = [p - 2, n - 2]
    for (let at = 0; at < betas; at += 1) [p, n] = [p + 1, n - 1]
    return nuclide(p + n, p, 'X')
  },
})

supplement('change-in-the-nucleus-in-beta-decay', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'A proton changes into a neutron and an electron.':
        'You exchanged the proton and the neutron. Charge would not balance: +1 cannot become 0 and −1.',
      'An electron changes into a proton and a neutron.':
        'You let an electron become two nucleons. It is a neutron that changes.',
      'A neutron changes into two electrons.': 'You left out the proton, which stays in the nucleus.',
      'A neutron leaves the nucleus and takes an electron with it.':
        'You let a neutron leave, but in β-decay the nucleon number stays the same.',
      'An electron that orbits the nucleus is pushed out of the atom.':
        'You described ionisation. The β-particle comes from the nucleus.',
    })
    return {
      wrong: random.sample(wrong, 3),
      opening: random.pick([
        'A nucleus emits a β-particle.',
        'The nuclei of an isotope with too many neutrons decay by the emission of β-particles.',
        'A nucleus of carbon-14 undergoes β-decay.',
        'A nucleus of strontium-90 undergoes β-decay.',
      ]),
    }
  },
  make: ({ wrong, opening }) => ({
    stem: opening,
    prompt: 'Which change takes place?',
    right: 'A neutron changes into a proton and an electron.',
    wrong,
    solution:
      'In β-decay a neutron in the nucleus changes into a proton and an electron. The proton stays in the nucleus, and the electron is emitted as the β-particle.',
  }),
})

supplement('how-an-emission-increases-stability', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ alpha: random.chance(0.5), order: random.chance(0.5) }),
  make: ({ alpha, order }) => {
    const [neutrons, protons] = alpha
      ? ['decreases by 2', 'decreases by 2']
      : ['decreases by 1', 'increases by 1']
    const flip = (cells: string[]) => (order ? cells : [...cells].reverse())
    return {
      stem: `An isotope is unstable because ${alpha ? 'its nuclei are too heavy' : 'its nuclei have an excess of neutrons'}. Its nuclei become more stable when they emit ${alpha ? 'α' : 'β'}-particles.`,
      prompt: 'Which row describes how a nucleus changes in this decay?',
      options: rows(
        flip(['number of neutrons', 'number of protons']),
        flip([neutrons, protons]),
        alpha
          ? [
              [
                flip(['decreases by 4', 'decreases by 2']),
                'You took 4 as the number of neutrons. It is the number of nucleons in an α-particle.',
              ],
              [
                flip(['decreases by 1', 'increases by 1']),
                'You described the emission of a β-particle, in which a neutron changes into a proton.',
              ],
              [
                flip(['stays the same', 'decreases by 2']),
                'You left out the two neutrons of the α-particle.',
              ],
            ]
          : [
              [
                flip(['increases by 1', 'decreases by 1']),
                'You let a proton change into a neutron, but then the excess of neutrons would grow.',
              ],
              [
                flip(['decreases by 1', 'stays the same']),
                'You let a neutron leave the nucleus. It changes into a proton, which stays.',
              ],
              [flip(['decreases by 2', 'decreases by 2']), 'You described the emission of an α-particle.'],
            ],
      ),
      solution: alpha
        ? 'An α-particle consists of two protons and two neutrons. The nucleus loses them and becomes lighter.'
        : 'A neutron changes into a proton, which stays in the nucleus, and an electron, which is emitted. There is one neutron fewer and one proton more, so the excess of neutrons is smaller.',
    }
  },
})

const SEQUENCES = ['αββ', 'βαβ', 'ββα', 'ααβ', 'αβα', 'βαα'] as const

/** Nuclei that really begin with these three stages, by proton number and nucleon number. */
const STARTS: Readonly<Record<(typeof SEQUENCES)[number], readonly (readonly [z: number, a: number])[]>> = {
  αββ: [
    [92, 238],
    [90, 232],
    [84, 218],
    [84, 214],
  ],
  βαβ: [
    [90, 231],
    [83, 214],
    [83, 213],
  ],
  ββα: [
    [90, 234],
    [88, 228],
    [82, 214],
    [82, 210],
  ],
  ααβ: [
    [94, 239],
    [95, 241],
    [86, 222],
    [86, 220],
  ],
  αβα: [
    [93, 237],
    [92, 235],
    [91, 231],
    [90, 229],
  ],
  βαα: [
    [91, 233],
    [89, 227],
    [88, 225],
  ],
}

const spaced = (sequence: string) => [...sequence].join(', ')

supplement('sequence-of-decays-on-a-graph', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const right = random.pick(SEQUENCES)
    const swapped = [...right].map(sign => (sign === 'α' ? 'β' : 'α')).join('')
    const reversed = [...right].reverse().join('')
    const others = SEQUENCES.filter(each => ![right, swapped, reversed].includes(each))
    const wrong = [swapped, ...(reversed === right ? [] : [reversed])]
    const [protons, nucleons] = random.pick(STARTS[right])
    return {
      right,
      swapped,
      wrong: [...wrong, ...random.shuffle(others)].slice(0, 3),
      nucleons,
      protons,
    }
  },
  make: ({ right, swapped, wrong, nucleons, protons }) => {
    const places: [number, number][] = [[protons, nucleons]]
    for (const sign of right) {
      const [z, a] = places[places.length - 1] ?? [0, 0]
      places.push(sign === 'α' ? [z - 2, a - 4] : [z + 1, a])
    }
    const chart = graph({
      x: {
        label: 'proton number',
        min: protons - 5,
        max: protons + 3,
        ticks: [-4, -3, -2, -1, 0, 1, 2].map(step => protons + step),
        grid: true,
      },
      y: {
        label: 'nucleon number',
        min: nucleons - 9,
        max: nucleons + 1,
        ticks: [-8, -6, -4, -2, 0].map(step => nucleons + step),
        grid: true,
      },
    })
    return {
      stem: 'An unstable nucleus decays in three stages. The graph shows the nucleon number and the proton number at the start and after each stage. The arrows show the order of the stages.',
      figure: figure(
        {
          name: 'nuclear-physics/three-stages-of-decay',
          title: 'Nucleon number against proton number',
          description: `A grid with proton number across and nucleon number upwards. Four dots are joined by arrows, in this order: ${places.map(([z, a]) => `proton number ${z} and nucleon number ${a}`).join('; then ')}.`,
          height: 244,
        },
        chart.axes,
        ...places.map(([z, a]) => dot(...chart.at(z, a), 'd', 4)),
        ...places.slice(1).map(([z, a], at) => {
          const [fromZ, fromA] = places[at] ?? [0, 0]
          const [[x1, y1], [x2, y2]] = [chart.at(fromZ, fromA), chart.at(z, a)]
          const long = Math.hypot(x2 - x1, y2 - y1)
          const [dx, dy] = [((x2 - x1) / long) * 6, ((y2 - y1) / long) * 6]
          return arrow(x1 + dx, y1 + dy, x2 - dx, y2 - dy, { cls: 'p' })
        }),
      ),
      prompt: 'In which order are the particles emitted?',
      right: spaced(right),
      wrong: wrong.map(each => [
        spaced(each),
        each === swapped
          ? 'You exchanged the effects of α and β: the nucleon number falls by 4 when an α-particle is emitted.'
          : [...each].sort().join('') === [...right].sort().join('')
            ? 'You read the stages in another order. Begin at the dot to which no arrow points and follow the arrows.'
            : 'You counted the kinds of arrow wrongly: one that falls by 4 is an α-particle, a level one a β-particle.',
      ]),
      solution: `When an α-particle is emitted, the nucleon number falls by 4 and the proton number by 2. When a β-particle is emitted, the nucleon number stays the same and the proton number rises by 1.

Following the arrows, the order is ${spaced(right)}.`,
    }
  },
})
