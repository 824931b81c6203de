import { plate, populations, stoppedAt, tabletsGraph } from '@/content/figures/igcse/biology/drugs'
import { bySize, inThisOrder, statements, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { scatter } from '@/lib/figures/statistics/scatter'
import { twoInfections } from './drawings'

const { core, supplement, templates } = choiceQuestions('15.1')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

core('plate-with-discs', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    clear: random.shuffle([random.int(22, 27), random.int(16, 19), random.int(11, 14), 6]),
    asked: random.pick(['best', 'resistant'] as const),
    who: random.pick(['a wound', 'the throat of a patient', 'the blood of a patient', 'an infected ear']),
  }),
  make: ({ clear, asked, who }) => {
    const wanted = asked === 'best' ? Math.max(...clear) : 6
    const right = clear.indexOf(wanted)
    return {
      stem: [
        `Bacteria from ${who} are spread on a plate. Discs with four antibiotics, A to D, are laid on it. The diagram shows the plate one day later.`,
        `Four discs, each with another antibiotic, lie on a plate with bacteria from ${who}. The plate has been kept warm for a day.`,
        `To choose an antibiotic, a laboratory tests four of them, A to D, on bacteria from ${who}. The diagram shows the result.`,
      ],
      figure: plate(
        'plate-with-four-letters',
        clear.map((each, at) => ({ letter: letterOf(at), clear: each })),
      ),
      prompt:
        asked === 'best'
          ? [
              'Which antibiotic works best against these bacteria?',
              'Which antibiotic should the doctor choose?',
            ]
          : [
              'To which antibiotic are these bacteria resistant?',
              'Which antibiotic has no effect on these bacteria?',
            ],
      options: inThisOrder(
        clear.map((each, at): Wrong | string => {
          if (at === right) return letterOf(at)
          if (asked === 'resistant')
            return [
              letterOf(at),
              `You chose a disc with a clear area of ${each} mm, in which the bacteria were killed.`,
            ]
          return each === 6
            ? [letterOf(at), 'You chose the disc without a clear area, where no bacteria were killed.']
            : [
                letterOf(at),
                `You chose a disc with a clear area of ${each} mm, but that of ${letterOf(right)} is larger.`,
              ]
        }),
      ),
      solution:
        asked === 'best'
          ? `In the clear area the antibiotic has killed the bacteria. It is largest around ${letterOf(right)}, ${wanted} mm across.`
          : `Around ${letterOf(right)} the bacteria have grown up to the disc, so this antibiotic did not kill them.`,
    }
  },
})

const PAIRS = [
  [24, 12],
  [18, 12],
  [24, 16],
  [20, 8],
  [20, 10],
  [27, 18],
  [25, 10],
  [16, 8],
  [24, 8],
] as const

const toThree = (value: number) => plain(Number(value.toPrecision(3)))

core('clear-areas-compared', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [large, small] = random.pick(PAIRS)
    const right = (large / small) ** 2
    const wrong = threeSlips(
      random,
      right,
      [
        [large / small, 'You compared the diameters, but an area depends on the square of the diameter.'],
        [(2 * large) / small, 'You doubled the ratio of the diameters instead of squaring it.'],
        [large - small, 'You subtracted the diameters.'],
        [(large / small) ** 3, 'You took the third power, which is for volumes.'],
        [(Math.PI * large) / small, 'You multiplied the ratio of the diameters by π.'],
      ],
      toThree,
    )
    return wrong
      ? {
          large,
          small,
          right,
          wrong,
          of: random.pick(['E. coli', 'a bacterium from milk', 'a bacterium from soil']),
        }
      : null
  },
  make: ({ large, small, right, wrong, of }) => ({
    stem: [
      `Two antibiotics are tested on a plate with ${of === 'E. coli' ? 'the bacterium *E. coli*' : of}. The round clear area around antibiotic P is ${large} mm across, that around antibiotic Q ${small} mm.`,
      `On a plate of ${of === 'E. coli' ? '*E. coli* bacteria' : of} the clear area around a disc with antibiotic P has a diameter of ${large} mm. Around antibiotic Q the diameter is ${small} mm.`,
      `Antibiotic P makes a round clear area with a diameter of ${large} mm on a plate of ${of === 'E. coli' ? '*E. coli* bacteria' : of}. With antibiotic Q it is ${small} mm.`,
    ],
    prompt: [
      'How many times as large as the clear area around Q is the clear area around P?',
      'The clear area around P is how many times the clear area around Q?',
    ],
    options: bySize({ right, wrong, print: toThree }),
    solution: `The area of a circle depends on the square of its diameter. ${large}^{2} ÷ ${small}^{2} = ${large * large} ÷ ${small * small} = ${plain(right)}.`,
  }),
  verify: ({ large, small }) => toThree((Math.PI * (large / 2) ** 2) / (Math.PI * (small / 2) ** 2)),
})

core('two-patients-on-an-antibiotic', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    from: random.int(2, 3),
    cured: random.pick(['X', 'Y'] as const),
    start: random.step(20, 32, 4),
    asked: random.pick(['falls', 'rises'] as const),
  }),
  make: ({ from, cured, start, asked }) => {
    const letter = asked === 'falls' ? cured : cured === 'X' ? 'Y' : 'X'
    return {
      stem: [
        `Two patients have infections with different pathogens, X and Y. Both are given the same antibiotic on day ${from}. The graph shows the number of pathogens in their blood.`,
        `The graph shows pathogens X and Y in the blood of two patients. The same antibiotic is given to both on day ${from}.`,
        `On day ${from} an antibiotic is given to two patients, one with pathogen X and one with pathogen Y. Pathogens in their blood are counted, as the graph shows.`,
      ],
      figure: twoInfections(from, cured, start),
      prompt: [
        `Which conclusion about pathogen ${letter} is most likely correct?`,
        `What does the graph suggest about pathogen ${letter}?`,
      ],
      options:
        asked === 'falls'
          ? statements('It is a bacterium that is not resistant.', {
              'It is a bacterium that is resistant.':
                'You chose a resistant bacterium, but its number falls.',
              'It is a virus that is not resistant.':
                'You chose a virus, but antibiotics do not affect any virus.',
              'It is a virus or a resistant bacterium.':
                'You described a pathogen on which the antibiotic has no effect.',
            })
          : statements('It is a virus or a resistant bacterium.', {
              'It is a bacterium that is not resistant.':
                'You chose a bacterium that is killed, but its number goes on rising.',
              'It is a virus and cannot be a bacterium.':
                'You left out that some bacteria are resistant to an antibiotic.',
              'It is a bacterium and cannot be a virus.':
                'You left out that antibiotics do not affect viruses.',
            }),
      solution:
        asked === 'falls'
          ? `The number of ${letter} falls as soon as the antibiotic is given. Antibiotics kill bacteria, and these are not resistant.`
          : `The antibiotic has no effect on ${letter}. Either it is a virus, which antibiotics do not affect, or a bacterium that is resistant to this antibiotic.`,
    }
  },
})

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

const REASONS: Record<string, string> = {
  '0,2,1': 'You let the resistant bacteria multiply before the others were killed.',
  '1,0,2': 'You began with the few that were left after the antibiotic.',
  '1,2,0': 'You began with the few that were left, and let bacteria without resistance come back.',
  '2,0,1': 'You began with a resistant population, which is the result.',
  '2,1,0': 'You reversed the order.',
}

supplement('pictures-of-a-population', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.pick(ORDERS),
    others: random.sample(ORDERS.slice(1), 3),
    where: random.pick(['in a wound', 'in the lungs of a patient', 'in a hospital', 'in the gut of a calf']),
  }),
  make: ({ order, others, where }) => {
    const word = (stages: readonly number[]) =>
      stages.map(stage => 'PQR'.charAt((order as readonly number[]).indexOf(stage))).join(' → ')
    return {
      stem: [
        `The pictures show a population of bacteria ${where} before an antibiotic is used, just after, and some days later. They are in no special order.`,
        `An antibiotic is used against bacteria ${where}. P, Q and R show the population at three moments, which may be in the wrong order.`,
        `Bacteria ${where} are drawn before, just after and some days after an antibiotic was used. The order of the pictures was lost.`,
      ],
      figure: populations('three-pictures', order, ['P', 'Q', 'R']),
      prompt: ['What is the correct order of the pictures?', 'In which order do the pictures belong?'],
      right: word([0, 1, 2]),
      wrong: others.map((each): Wrong => [word(each), REASONS[each.join(',')] ?? '']),
      solution: `First a few resistant bacteria are among many others. The antibiotic kills the others. Then the resistant ones reproduce: ${word([0, 1, 2])}.`,
    }
  },
  verify: ({ order }) => {
    const sorted = [...'PQR'].map((letter, at) => ({ letter, stage: order[at] ?? 0 }))
    return sorted
      .toSorted((one, other) => one.stage - other.stage)
      .map(({ letter }) => letter)
      .join(' → ')
  },
})

supplement('tablets-stopped-early', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    day: random.int(2, 4),
    start: random.pick([64, 80, 96]),
    asked: random.pick(['rises', 'weaker'] as const),
    who: random.pick(['A patient', 'A student', 'A farmer', 'A teacher']),
  }),
  make: ({ day, start, asked, who }) => ({
    stem: [
      `${who} with a bacterial infection takes an antibiotic from day 0. On day ${day} the patient feels well and stops taking the tablets. The graph shows the number of bacteria.`,
      `${who} takes tablets of an antibiotic against a bacterial infection, but stops on day ${day}, before the course is finished. The graph shows the bacteria in the body.`,
      `${who} took an antibiotic for a bacterial infection from day 0 and, against the advice of the doctor, stopped on day ${day}. The graph shows the bacteria in the body.`,
    ],
    figure: tabletsGraph('course-of-tablets', day, start),
    prompt:
      asked === 'rises'
        ? [
            `Why does the number of bacteria rise after day ${day}?`,
            `What explains the rise after day ${day}?`,
          ]
        : [
            'On day 8 the same tablets are taken again and have little effect. What is the most likely reason?',
            'Taken again on day 8, the tablets hardly work. Why is this most likely?',
          ],
    options:
      asked === 'rises'
        ? statements('Bacteria that were still alive reproduced.', {
            'Bacteria that had been killed became active again.': 'You let dead bacteria come back to life.',
            'The patient became immune to the antibiotic.':
              'You made the patient immune to a drug; immunity is a defence against pathogens.',
            'Antibodies of the patient destroyed the antibiotic.':
              'You let antibodies act on the drug, but they bind to antigens of pathogens.',
          })
        : statements('Many of the bacteria are now resistant ones.', {
            'The body of the patient is now resistant.':
              'You made the patient resistant, but it is bacteria that are resistant to an antibiotic.',
            'The bacteria have now turned into viruses.':
              'You let bacteria become viruses, which is not possible.',
            'The patient now has too many antibodies.':
              'You mixed up antibiotics with antibodies, which help the patient.',
          }),
    solution:
      asked === 'rises'
        ? `On day ${day} there were still ${plain(stoppedAt(day, start)[day] ?? 0)} million bacteria in each cm^{3}. Without the antibiotic they reproduced.`
        : 'The bacteria that were hardest to kill survived the first days. When the tablets were stopped they reproduced, so most of the population is resistant.',
  }),
})

const SURVEYS = [
  { what: 'a bacterium that infects the lungs', unit: 'doses for 1000 people in a day' },
  { what: 'a bacterium that infects wounds', unit: 'doses for 1000 people in a day' },
  { what: 'a bacterium of the gut', unit: 'doses for 1000 people in a day' },
] as const

supplement('use-and-resistance', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    survey: random.pick(SURVEYS),
    ys: [8, 12, 16, 20, 24, 28, 32].map(x => Math.max(2, Math.round(1.3 * x - 6 + random.int(-4, 4)))),
    count: random.pick(['Seven countries', 'Seven regions', 'Seven cities']),
  }),
  make: ({ survey, ys, count }) => {
    const places = count.split(' ')[1] ?? 'countries'
    return {
      stem: [
        `${count} are compared. The graph shows how much antibiotic is used and what percentage of ${survey.what} is resistant.`,
        `The graph shows the use of an antibiotic and the share of resistant bacteria in ${count.toLowerCase()}. The species studied is ${survey.what}.`,
        `For ${count.toLowerCase()}, the use of an antibiotic and the resistance of ${survey.what} are shown.`,
      ],
      figure: chartFigure(
        { name: 'drugs/use-and-share', title: 'Use of an antibiotic and resistant bacteria' },
        scatter({
          points: ys.map((y, at): readonly [number, number] => [8 + 4 * at, y]),
          x: { label: survey.unit, max: 40, ticks: [0, 10, 20, 30, 40] },
          y: { label: 'resistant bacteria / %', max: 50, ticks: [0, 10, 20, 30, 40, 50] },
        }),
      ),
      prompt: ['Which statement does the graph support?', 'What do these data show?'],
      right: `In ${places} that use more of it, more of the bacteria are resistant.`,
      wrong: {
        [`In ${places} that use more of it, fewer of the bacteria are resistant.`]:
          'You reversed the trend: the points rise from left to right.',
        [`In ${places} that use it at all, most of the bacteria are resistant.`]:
          'You took a small share for most: every point lies below 50%.',
        [`In ${places} that use less of it, none of the bacteria are resistant.`]:
          'You took low points for zero, but some bacteria are resistant in each of the places.',
      },
      solution: `The points rise from left to right: the more antibiotic is used, the larger is the percentage of resistant bacteria. This is a reason to use antibiotics only when they are essential.`,
    }
  },
})
