import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { heartSection } from '@/lib/figures/biology/heart'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { volumeGraph } from './drawings'

const { supplement, templates } = choiceQuestions('9.2')

export { templates }

const MOMENTS = [
  {
    when: 'the atria contract',
    p: 'open',
    q: 'shut',
    why: 'Blood is pushed from the atria into the ventricles, and none leaves the heart.',
  },
  {
    when: 'blood flows from the atria into the ventricles',
    p: 'open',
    q: 'shut',
    why: 'Blood can only pass into the ventricles through open atrioventricular valves.',
  },
  {
    when: 'the ventricles contract and blood leaves the heart',
    p: 'shut',
    q: 'open',
    why: 'The pressure in the ventricles pushes one kind of valve shut and the other open.',
  },
  {
    when: 'blood is pumped into the aorta',
    p: 'shut',
    q: 'open',
    why: 'Blood leaves the ventricle through the semilunar valve and must not flow back into the atrium.',
  },
] as const

supplement('valves-at-one-moment', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ moment: random.pick(MOMENTS), animal: random.pick(['a human', 'a sheep', 'a pig']) }),
  make: ({ moment: { when, p, q, why }, animal }) => ({
    stem: [
      `The diagram shows the heart of ${animal}. P and Q are valves. The diagram does not show whether they are open or shut.`,
      `P and Q label valves in the heart of ${animal}. Only their places are shown, not whether they are open.`,
      `The diagram shows where two valves of the heart of ${animal}, P and Q, are found. They open and shut in each heartbeat.`,
    ],
    figure: heartSection.figure({
      name: 'transport-in-animals/section-with-two-letters',
      title: 'A section through the heart with two valves lettered',
      labels: { 'atrioventricular valve': 'P', 'semilunar valve': 'Q' },
    }),
    prompt: [
      `Which row is correct at the moment when ${when}?`,
      `Which row describes valves P and Q while ${when}?`,
    ],
    columns: 'valve P | valve Q',
    right: `${p} | ${q}`,
    wrong: {
      [`${q} | ${p}`]:
        'You exchanged the two valves: P lies between atrium and ventricle, Q at the start of an artery.',
      'open | open': 'You left both open, but then blood could flow backwards.',
      'shut | shut': 'You shut both, but then no blood could flow at this moment.',
    },
    solution: `P is an atrioventricular valve, Q a semilunar valve. While ${when}, P is ${p} and Q is ${q}. ${why}`,
  }),
})

const ASKED = {
  0: {
    valve: 'the valve between the left atrium and the left ventricle',
    why: 'The volume rises only while blood enters through this valve',
  },
  2: {
    valve: 'the valve between the left ventricle and the aorta',
    why: 'The volume falls only while blood leaves through this valve',
  },
} as const

const PHASE_ERRORS = [
  'You chose a time when the volume rises: blood enters the ventricle through the atrioventricular valve.',
  'You chose a time when the ventricle is full and its volume does not change: no blood enters or leaves.',
  'You chose a time when the volume falls: blood leaves the ventricle through the semilunar valve.',
  'You chose a time when the volume is smallest and does not change: no blood enters or leaves.',
] as const

supplement('volume-of-a-ventricle', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    first: random.int(0, 3),
    asked: random.pick([0, 2] as const),
    low: random.step(40, 60, 10),
    high: random.step(120, 140, 10),
  }),
  make: ({ first, asked, low, high }) => {
    const order = ['A', 'B', 'C', 'D'] as const
    const phaseOf = (at: number) => (first + at) % 4
    const right = order.find((_, at) => phaseOf(at) === asked) ?? 'A'
    return {
      stem: [
        'The graph shows how the volume of blood in the left ventricle changes during one heartbeat.',
        'Doctors measure the volume of blood in the left ventricle of a person during one heartbeat.',
        'During one heartbeat, the volume of blood in the left ventricle was measured and plotted.',
      ],
      figure: volumeGraph({ low, high, period: 0.8, first, seconds: 1, letters: order }),
      prompt: [
        `At which point on the graph is ${ASKED[asked].valve} open?`,
        `Which point shows a time at which ${ASKED[asked].valve} is open?`,
      ],
      options: inThisOrder(
        order.map((letter, at): Wrong | string =>
          letter === right ? letter : [letter, PHASE_ERRORS[phaseOf(at)] ?? ''],
        ),
      ),
      solution: `${ASKED[asked].why}: point ${right}. Where the line is level, no blood enters or leaves, so both valves are shut.`,
    }
  },
})

const WALLS = ['left ventricle', 'right ventricle', 'left atrium'] as const

supplement('thickness-of-three-walls', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(WALLS),
    thickness: {
      'left ventricle': random.step(10, 14, 0.5),
      'right ventricle': random.step(3.5, 5, 0.5),
      'left atrium': random.step(1.5, 2.5, 0.5),
    },
    animal: random.pick(['a human', 'a sheep', 'a calf']),
  }),
  make: ({ order, thickness, animal }) => {
    const row = (names: readonly string[]) => order.map(each => names[WALLS.indexOf(each)] ?? '').join(' | ')
    return {
      stem: [
        `The chart shows the thickness of the muscular wall of three chambers of the heart of ${animal}.`,
        `A student cuts open the heart of ${animal} and measures the walls of three chambers, P, Q and R.`,
        `The walls of three chambers of the heart of ${animal} were measured. The chart shows the results.`,
      ],
      figure: chartFigure(
        { name: 'transport-in-animals/three-walls', title: 'Thickness of the walls of three chambers' },
        barChart({
          categories: ['P', 'Q', 'R'],
          values: order.map(each => thickness[each]),
          yLabel: 'thickness of wall / mm',
          label: 'chamber',
          yEvery: 2,
          yMax: 14,
        }),
      ),
      prompt: ['Which row names the three chambers?', 'Which row identifies chambers P, Q and R?'],
      columns: 'P | Q | R',
      right: row(WALLS),
      wrong: {
        [row(['right ventricle', 'left ventricle', 'left atrium'])]:
          'You exchanged the ventricles: the left one pumps blood round the whole body and needs the thicker wall.',
        [row(['left atrium', 'right ventricle', 'left ventricle'])]:
          'You gave the atrium the thickest wall, but it only pushes blood into the ventricle below.',
        [row(['left ventricle', 'left atrium', 'right ventricle'])]:
          'You gave the right ventricle the thinnest wall, but it pumps blood to the lungs, farther than the atrium does.',
      },
      solution:
        'The thickest wall is that of the left ventricle, which pumps blood at high pressure round the body. The right ventricle pumps blood to the lungs only. The atrium pushes blood just into the ventricle and has the thinnest wall.',
    }
  },
})

supplement('hole-in-the-septum', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ who: random.pick(['a baby', 'a lamb', 'a young dog']), after: random.chance(0.5) }),
  make: ({ who, after }) => {
    const where = after ? 'pulmonary artery' : 'right ventricle'
    return {
      stem: [
        `The heart of ${who} has a small hole in the wall at X. Blood flows through the hole when the ventricles contract.`,
        `The diagram shows the position X of a hole in the heart of ${who}. Some blood passes through it when the ventricles contract.`,
        `Doctors find a hole at X in the heart of ${who}. Blood passes through the hole at each contraction of the ventricles.`,
      ],
      figure: heartSection.figure({
        name: 'transport-in-animals/section-with-x',
        title: 'A section through the heart with one place marked X',
        labels: { septum: 'X' },
      }),
      prompt: [
        `Which row shows the direction of flow through the hole and its effect on the blood in the ${where}?`,
        `Which way does blood flow through the hole, and how does the blood in the ${where} differ from normal?`,
      ],
      columns: `direction of flow | blood in the ${where}`,
      right: 'left ventricle to right ventricle | more oxygen than normal',
      wrong: {
        'left ventricle to right ventricle | less oxygen than normal':
          'You found the direction but not what is carried: the blood from the left side is oxygenated.',
        'right ventricle to left ventricle | more oxygen than normal':
          'You reversed the direction: the pressure is higher in the left ventricle.',
        'right ventricle to left ventricle | less oxygen than normal':
          'You reversed the direction, and blood that leaves the right side does not change the oxygen of the blood left there.',
      },
      solution: `The left ventricle has the thicker wall and contracts with more force, so the pressure in it is higher. Oxygenated blood is pushed through the hole from the left into the right ventricle, and the blood in the ${where} carries more oxygen than normal.`,
    }
  },
})

const REASONS = {
  oxygen: 'Muscles respire faster and need more oxygen each minute.',
  carbon: 'Muscles respire faster and make more carbon dioxide each minute.',
  glucose: 'Muscles respire faster and use more glucose each minute.',
} as const

supplement('why-the-heart-beats-faster', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(['oxygen', 'carbon', 'glucose'] as const),
    rest: random.int(58, 78),
    busy: random.int(120, 160),
    sport: random.pick(['a race', 'a football match', 'a climb up a hill', 'a dance']),
  }),
  make: ({ right, rest, busy, sport }) => ({
    stem: [
      `The heart rate of a student is ${rest} beats per minute at rest and ${busy} beats per minute during ${sport}.`,
      `During ${sport}, the heart rate of a teacher rises from ${rest} to ${busy} beats per minute.`,
      `A sensor shows that the heart rate of a girl rises from ${rest} to ${busy} beats per minute in ${sport}.`,
    ],
    prompt: ['Which statement helps to explain the change?', 'What is a reason for the change?'],
    right: REASONS[right],
    wrong: {
      'Muscles store the oxygen that the blood brings to them.':
        'You let muscles store oxygen; they use it at once in respiration.',
      'Muscles of the legs help to push blood out of the heart.':
        'You gave the work of the heart muscle to the muscles of the body.',
      'Muscles need less energy because they are warmer.':
        'You reversed it: muscles that contract more need more energy.',
    },
    solution:
      'Muscles that contract more respire faster. They need more oxygen and glucose and make more carbon dioxide. A faster heartbeat sends more blood to them in a minute.',
  }),
})
