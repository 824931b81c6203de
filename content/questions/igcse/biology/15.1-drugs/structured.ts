import { plate } from '@/content/figures/igcse/biology/drugs'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  AFFECTS_REACTIONS,
  CAUSED_BY_VIRUS,
  CONTROL,
  FINISH_THE_COURSE,
  KILLS_BACTERIA,
  LIMITS_RESISTANCE,
  NO_EFFECT_ON_VIRUS,
  ONLY_WHEN_ESSENTIAL,
  OTHERS_KILLED,
  PASSED_ON,
  RESISTANT_TO_IT,
  RIGHT_ANTIBIOTIC,
  SOME_RESISTANT,
  SURVIVE_AND_REPRODUCE,
  TAKEN_IN,
  TEST_CAUSE,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '15.1', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R'] as const

core('antibiotics-on-a-plate', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const places = random.shuffle(['P', 'Q', 'R', 'W'])
    const sizes = random.shuffle([random.pick([22, 24, 26]), random.pick([14, 16, 18]), 6])
    return { places, sizes, from: random.pick(['an infected cut', 'a sore throat', 'an infected ear']) }
  },
  make: ({ places, sizes, from }) => {
    const size = (letter: string) =>
      letter === 'W' ? 6 : (sizes[(LETTERS as readonly string[]).indexOf(letter)] ?? 6)
    const best = LETTERS.find(letter => size(letter) === Math.max(...sizes)) ?? 'P'
    const none = LETTERS.find(letter => size(letter) === 6) ?? 'Q'
    const middle = LETTERS.find(letter => letter !== best && letter !== none) ?? 'R'
    const area = Math.PI * (size(middle) / 2) ** 2
    return {
      stem: [
        `Bacteria from ${from} grow on a plate. Discs P, Q and R each contain another antibiotic, disc W contains only water. The diagram shows the plate after one day.`,
        `Three antibiotics, in discs P, Q and R, are tested on bacteria from ${from}. A fourth disc, W, was dipped in water. The diagram shows the result.`,
        `A laboratory tests antibiotics P, Q and R on bacteria from ${from}. Disc W holds water only. The plate is shown after one day.`,
      ],
      figure: plate(
        'plate-with-water',
        places.map(letter => ({ letter, clear: size(letter) })),
      ),
      parts: {
        a: ask.written({
          lead: 'Antibiotics are drugs.',
          prompt: 'State the meaning of the term *drug*.',
          command: 'State',
          scheme: [TAKEN_IN, AFFECTS_REACTIONS],
          modelAnswer:
            'Any substance taken into the body that modifies or affects chemical reactions in the body.',
          solution: 'Two ideas: taken into the body, and chemical reactions are affected.',
        }),
        b: ask.choice({
          prompt: 'Which antibiotic should be used to treat this infection?',
          command: 'Identify',
          objective: 'AO2',
          right: `antibiotic ${best}`,
          wrong: [
            [`antibiotic ${middle}`, `You chose ${middle}, but the clear area around ${best} is larger.`],
            [`antibiotic ${none}`, `You chose ${none}, around which no bacteria were killed.`],
            ['the liquid of disc W', 'You chose water, which holds no drug and kills no bacteria.'],
          ],
          scheme: [`antibiotic ${best}`],
          solution: `The clear area, in which bacteria were killed, is largest around ${best}.`,
        }),
        c: ask.number({
          lead: `The clear area around ${middle} is a circle with a diameter of ${size(middle)} mm. The area of a circle is π*r*^{2}.`,
          prompt: `Calculate the clear area around ${middle}, including the disc.`,
          answer: area,
          unit: 'mm^{2}',
          via: [{ value: Math.PI, formula: `x*${(size(middle) / 2) ** 2}` }],
          scheme: [`C1 *r* = ${size(middle) / 2} mm`, `A1 ${figures(area, 3)} mm^{2}`],
          solution: `The radius is half of ${size(middle)} mm: ${size(middle) / 2} mm. π × ${size(middle) / 2}^{2} = ${figures(area, 3)} mm^{2}.`,
        }),
        'd.i': ask.written({
          prompt: `Explain the result for antibiotic ${none}.`,
          objective: 'AO2',
          scheme: [RESISTANT_TO_IT],
          modelAnswer: `The bacteria are resistant to antibiotic ${none}.`,
          solution:
            'There is no clear area, so this antibiotic did not kill the bacteria: they are resistant to it.',
        }),
        'd.ii': ask.written({
          prompt: 'Suggest why disc W was put on the plate.',
          command: 'Suggest',
          objective: 'AO2',
          scheme: [CONTROL],
          modelAnswer: 'It is a control. It shows that the disc and the water do not kill the bacteria.',
          solution: 'A control differs in one thing only: here there is no antibiotic in the disc.',
        }),
        e: ask.written({
          lead: 'Another patient has influenza.',
          prompt: 'Explain why antibiotics are not used to treat this patient.',
          scheme: [CAUSED_BY_VIRUS, NO_EFFECT_ON_VIRUS],
          modelAnswer: 'Influenza is caused by a virus, and antibiotics do not affect viruses.',
          solution: 'Name the kind of pathogen, and say that antibiotics do not act on it.',
        }),
      },
    }
  },
  verify: ({ sizes }) => {
    const middle = sizes.toSorted((one, other) => one - other)[1] ?? 0
    return { c: (Math.PI * middle * middle) / 4 }
  },
})

supplement('resistant-bacteria-in-hospitals', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const last = random.pick([40, 60, 80])
    const high = random.pick([160, 200, 240])
    const years = [high - 40, high, high - 40, last + 60, last + 20, last].map((value, at) =>
      at === 3 ? Math.min(value, high - 60) : value,
    )
    return {
      years,
      high,
      last,
      place: random.pick(['a region', 'a large city', 'a country', 'three hospitals']),
    }
  },
  make: ({ years, high, last, place }) => {
    const fall = ((high - last) / high) * 100
    return {
      stem: [
        `MRSA is a strain of bacteria that is resistant to several antibiotics. The chart shows infections with MRSA in ${place}. In year 2 a campaign against resistant bacteria began.`,
        `The chart shows how many people in ${place} were infected with MRSA, a strain of bacteria that several antibiotics do not kill. In year 2 doctors and patients began to use antibiotics in a better way.`,
        `Infections with MRSA, which are resistant bacteria, are counted in ${place} for six years. From year 2 on, doctors and patients took part in a campaign against resistance.`,
      ],
      figure: chartFigure(
        { name: 'drugs/infections-in-six-years', title: 'Infections with resistant bacteria' },
        barChart({
          categories: ['1', '2', '3', '4', '5', '6'],
          values: years,
          label: 'year',
          yLabel: 'number of infections',
          yEvery: 20,
          yMax: 260,
          height: 182,
        }),
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the percentage decrease in infections from year 2 to year 6.',
          answer: fall,
          unit: '%',
          tolerance: 1.5,
          scheme: [`C1 (${high} − ${last}) ÷ ${high} × 100`, `A1 ${plain(Math.round(fall))}%`],
          solution: `Year 2: ${high}; year 6: ${last}. The decrease is ${high - last}: ${high - last} ÷ ${high} × 100 = ${plain(Math.round(fall))}%.`,
        }),
        b: ask.written({
          prompt: 'Explain how frequent use of an antibiotic leads to a population of resistant bacteria.',
          marks: 4,
          lines: 6,
          scheme: [SOME_RESISTANT, OTHERS_KILLED, SURVIVE_AND_REPRODUCE, PASSED_ON],
          modelAnswer:
            'Some bacteria are resistant because of a mutation. The antibiotic kills those that are not resistant. The resistant bacteria survive and reproduce. They pass on their resistance, so most of the population is resistant.',
          solution:
            'Four steps: a few resistant ones, the others are killed, the resistant reproduce, the population is resistant.',
        }),
        c: ask.written({
          prompt:
            'Suggest **two** ways in which doctors or patients can limit the development of resistant bacteria.',
          command: 'Suggest',
          marks: 2,
          scheme: [ONLY_WHEN_ESSENTIAL, FINISH_THE_COURSE, RIGHT_ANTIBIOTIC],
          modelAnswer:
            'Doctors prescribe antibiotics only when they are essential. Patients finish the course. A test shows first which antibiotic works.',
          solution:
            'Fewer uses, whole courses, and the right antibiotic give resistant bacteria less of an advantage.',
        }),
        d: ask.choice({
          lead: 'A newspaper writes: “More and more patients are resistant to antibiotics.”',
          prompt: 'What is wrong with this sentence?',
          command: 'Identify',
          objective: 'AO2',
          right: 'Bacteria are resistant to antibiotics, not patients.',
          wrong: {
            'Viruses are resistant to antibiotics, not patients.':
              'You chose viruses, but antibiotics never affected them; bacteria become resistant.',
            'Patients are resistant to bacteria, not to antibiotics.':
              'You described patients who are immune to bacteria; the sentence is about antibiotics.',
            'Antibodies are resistant to antibiotics, not patients.':
              'You mixed in antibodies, which are proteins and are not killed.',
          },
          scheme: ['bacteria are resistant, not patients'],
          solution: 'An antibiotic acts on bacteria. Those that it does not kill are resistant.',
        }),
      },
    }
  },
  verify: ({ high, last }) => ({ a: 100 - (100 * last) / high }),
})

supplement('tablets-for-a-sore-throat', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const viral = random.pick([6, 7])
    return {
      viral,
      untreated: random.pick([7, 8]),
      treated: random.pick([3, 4]),
      total: random.step(160, 240, 20),
      share: random.pick([15, 20, 25, 30]),
      ill: random.pick(['a sore throat', 'an infection of the sinuses', 'a bad cough']),
    }
  },
  make: ({ viral, untreated, treated, total, share, ill }) => {
    const bacterial = (total * share) / 100
    const shorter = ((untreated - treated) / untreated) * 100
    return {
      stem: [
        `Patients with ${ill} take an antibiotic or tablets without any drug. Some of them are infected with bacteria, others with a virus. The chart shows the mean time until they are well.`,
        `In a study of ${ill}, half of the patients are given an antibiotic, the others tablets that contain no drug. The cause is a bacterium in some patients and a virus in others. The chart shows how long they are ill.`,
        `The chart shows how many days patients with ${ill} are ill, on average. The cause is a bacterium or a virus. The tablets contain an antibiotic or no drug.`,
      ],
      figure: chartFigure(
        { name: 'drugs/days-of-illness', title: 'Mean time of illness in four groups' },
        barChart({
          categories: ['bacterium', 'virus'],
          values: [
            { name: 'no drug', values: [untreated, viral] },
            { name: 'antibiotic', values: [treated, viral] },
          ],
          label: 'cause of the illness',
          yLabel: 'mean time until well / days',
          yEvery: 1,
          yMax: 9,
        }),
      ),
      parts: {
        a: ask.number({
          prompt:
            'Calculate by what percentage the antibiotic shortens an illness that is caused by bacteria.',
          answer: shorter,
          unit: '%',
          scheme: [
            `C1 (${untreated} − ${treated}) ÷ ${untreated} × 100`,
            `A1 ${plain(Math.round(shorter))}%`,
          ],
          solution: `Without the drug the illness lasts ${untreated} days, with it ${treated} days. ${untreated - treated} ÷ ${untreated} × 100 = ${plain(Math.round(shorter))}%.`,
        }),
        b: ask.written({
          prompt: 'Explain the effect of the antibiotic on both groups of patients.',
          objective: 'AO2',
          scheme: [KILLS_BACTERIA, NO_EFFECT_ON_VIRUS],
          modelAnswer:
            'The antibiotic kills bacteria, so these patients are well sooner. Antibiotics do not affect viruses.',
          solution: 'Write one sentence for each group.',
        }),
        c: ask.number({
          lead: `In ${share}% of the ${total} patients the cause was a bacterium.`,
          prompt: 'Calculate how many of the patients could **not** have been helped by an antibiotic.',
          answer: total - bacterial,
          unit: '',
          scheme: [`C1 ${100 - share} ÷ 100 × ${total}`, `A1 ${plain(total - bacterial)}`],
          solution: `${100 - share}% had a virus: ${100 - share} ÷ 100 × ${total} = ${plain(total - bacterial)} patients.`,
        }),
        d: ask.written({
          prompt: 'Explain why doctors test for bacteria before they prescribe an antibiotic.',
          scheme: [TEST_CAUSE, LIMITS_RESISTANCE],
          modelAnswer:
            'They find out whether the cause is a bacterium or a virus, because antibiotics do not affect viruses. Using antibiotics only when essential limits the development of resistant bacteria.',
          solution: 'One reason is the patient, the other is the future of the antibiotic.',
        }),
        e: words({
          subject: 'igcse/biology',
          prompt: 'State the name of a strain of bacteria that is resistant to several antibiotics.',
          command: 'State',
          mode: 'words',
          answers: [
            {
              text: 'MRSA',
              accept: [
                'methicillin-resistant Staphylococcus aureus',
                'meticillin-resistant Staphylococcus aureus',
                'methicillin resistant Staphylococcus aureus',
                'MDR-TB',
                'multidrug-resistant tuberculosis',
                'VRSA',
              ],
            },
          ],
          ignore: ['Staphylococcus aureus', 'Staphylococcus', 'superbug'],
          reject: [{ text: 'HIV', why: 'HIV is a virus, which no antibiotic affects.' }],
          solution: 'MRSA is a resistant strain of a common bacterium.',
        }),
      },
    }
  },
  verify: ({ untreated, treated, total, share }) => ({
    a: 100 - (100 * treated) / untreated,
    c: total - total * (share / 100),
  }),
})
