import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { circulationPlan } from '@/lib/figures/biology/vessels'
import { pressureGraph } from './drawings'

const { supplement, templates } = choiceQuestions('9.3')

export { templates }

const ASKED = [
  {
    region: 0,
    prompt: 'do the vessels have walls with the most elastic fibres',
    why: 'The pressure is highest and swings with each heartbeat: these are large arteries, whose elastic walls stretch and recoil.',
  },
  {
    region: 2,
    prompt: 'do the vessels have walls that are one cell thick',
    why: 'The swings have ended, the pressure is low and still falls, and veins follow: these are capillaries.',
  },
  {
    region: 3,
    prompt: 'do the vessels have valves along them',
    why: 'The pressure is lowest and the blood is about to return to the heart: these are veins, which have valves.',
  },
] as const

const REGION_ERRORS = [
  'You chose the large arteries, where the pressure is highest and swings with each heartbeat.',
  'You chose the smallest arteries, where the pressure falls most steeply.',
  'You chose the capillaries, which lie between the smallest arteries and the veins.',
  'You chose the veins, where the pressure is lowest.',
] as const

supplement('region-of-the-pressure-graph', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    asked: random.pick(ASKED),
    highest: random.pick([14, 15, 16, 17]),
    who: random.pick(['a student', 'an adult', 'a teacher', 'a patient']),
  }),
  make: ({ asked, highest, who }) => {
    const letters = ['A', 'B', 'C', 'D'] as const
    const right = letters[asked.region] ?? 'A'
    return {
      stem: [
        `The graph shows the blood pressure of ${who} along the way from the left ventricle through a leg and back to the heart.`,
        `Blood of ${who} flows from the left ventricle through a leg and back to the heart. The graph shows its pressure in four regions, A to D.`,
        `The pressure in the vessels of ${who} is shown from the aorta, through a leg, to the vena cava.`,
      ],
      figure: pressureGraph(highest, letters),
      prompt: `In which region ${asked.prompt}?`,
      options: inThisOrder(
        letters.map((letter, at): Wrong | string =>
          letter === right ? letter : [letter, REGION_ERRORS[at] ?? ''],
        ),
      ),
      solution: `Region ${right}. ${asked.why}`,
    }
  },
})

supplement('muscle-beside-a-vein', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    contracts: random.chance(0.5),
    place: random.pick(['the lower leg', 'the thigh', 'the calf']),
  }),
  make: ({ contracts, place }) => ({
    stem: [
      `A vein in ${place} has a valve above and a valve below the place where a muscle lies beside it. The person stands, with the heart above ${place}.`,
      `A muscle in ${place} lies beside a vein, between two of its valves. The person stands, with the heart above ${place}.`,
      `Between two valves, one above the other, a vein in ${place} runs past a muscle. The person stands, and the heart is higher than ${place}.`,
    ],
    prompt: contracts
      ? [
          'What happens to the two valves when the muscle contracts?',
          'In which states are the valves while the muscle squeezes the vein?',
        ]
      : [
          'What happens to the two valves when the muscle has relaxed and the vein refills from below?',
          'In which states are the valves when the muscle relaxes and blood rises into the vein from below?',
        ],
    columns: 'upper valve | lower valve',
    right: contracts ? 'open | shut' : 'shut | open',
    wrong: {
      [contracts ? 'shut | open' : 'open | shut']: contracts
        ? 'You reversed them: blood is pushed up, towards the heart, not down.'
        : 'You reversed them: blood comes in from below, and the blood above must not fall back.',
      'open | open': 'You left both open, but then blood would flow back, away from the heart.',
      'shut | shut': contracts
        ? 'You shut both, but then no blood would move towards the heart.'
        : 'You shut both, but then the vein could not refill from below.',
    },
    solution: contracts
      ? 'The muscle squeezes the vein. Blood is pushed through the upper valve towards the heart and shuts the lower valve when it begins to flow back.'
      : 'The vein is wide again. Blood comes in from below through the lower valve. Blood above begins to flow back and shuts the upper valve.',
  }),
})

supplement('capillaries-from-data', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(['artery', 'smallest', 'capillary', 'vein'] as const),
    areas: {
      artery: random.step(3, 6, 1),
      smallest: random.step(300, 500, 50),
      capillary: random.step(2500, 4500, 500),
      vein: random.step(10, 18, 2),
    },
    speeds: {
      artery: random.step(30, 45, 5),
      smallest: random.step(0.3, 0.5, 0.1),
      capillary: random.step(0.03, 0.06, 0.01),
      vein: random.step(10, 15, 1),
    },
  }),
  make: ({ order, areas, speeds }) => {
    const errors = {
      artery: 'You chose the vessel with the fastest flow, which is a large artery.',
      smallest:
        'You chose vessels with a slow flow, but another row shows a still slower one and a larger area.',
      vein: 'You chose a vessel with a small total area and a fast flow, such as a large vein.',
    }
    return {
      stem: [
        'The table shows the total cross-sectional area of four kinds of vessels, and the speed of the blood in them.',
        'For four kinds of blood vessels in one person, the total cross-sectional area and the speed of the blood are given.',
        'Scientists measure the speed of blood in four kinds of vessels and the total cross-sectional area of each kind.',
      ],
      table: {
        head: ['vessels', 'total area / cm^{2}', 'speed of blood / cm per s'],
        rows: order.map((kind, at) => ['ABCD'.charAt(at), plain(areas[kind]), plain(speeds[kind])]),
      },
      prompt: [
        'Which vessels are the capillaries?',
        'In which vessels are substances exchanged with the tissues?',
      ],
      options: inThisOrder(
        order.map((kind, at): Wrong | string =>
          kind === 'capillary' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), errors[kind]],
        ),
      ),
      solution: `Each capillary is narrow, but there are so many that their total area is the largest. Blood flows slowest there, which gives time for exchange: row ${'ABCD'.charAt(order.indexOf('capillary'))}.`,
    }
  },
})

const FITS = {
  'The wall is one cell thick, so substances diffuse over a short distance.':
    'A thin wall means a short distance for diffusion.',
  'There are very many capillaries, so the surface for exchange is large.':
    'Many narrow tubes have a large total surface area.',
  'Blood flows slowly, so there is time for substances to diffuse.': 'Slow flow gives time for exchange.',
} as const

supplement('capillary-fits-its-work', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(Object.keys(FITS) as (keyof typeof FITS)[]),
    organ: random.pick(['the lungs', 'a muscle', 'the skin', 'the small intestine']),
  }),
  make: ({ right, organ }) => ({
    stem: [
      `Substances pass between the blood and the tissues in the capillaries of ${organ}.`,
      `The capillaries of ${organ} are well fitted for the exchange of substances.`,
      `A scientist studies how substances pass through the walls of capillaries in ${organ}.`,
    ],
    prompt: [
      'Which statement explains how capillaries are fitted for this?',
      'Which feature of capillaries helps, and how?',
    ],
    right,
    wrong: {
      'The wall has much muscle, so it pushes substances into the tissues.':
        'You gave capillaries the wall of an artery; theirs has no muscle.',
      'The lumen is wide, so blood passes through at a high speed.':
        'You reversed it: the lumen is very narrow and the flow slow.',
      'There are many valves, so substances pass out in one direction.':
        'You gave capillaries the valves of veins; they have none.',
    },
    solution: `${FITS[right]} A capillary has a wall one cell thick, a narrow lumen, no muscle and no valves.`,
  }),
})

const LIVER = ['hepatic artery', 'hepatic vein', 'hepatic portal vein'] as const

const LIVER_ASKED = [
  {
    vessel: 'hepatic portal vein',
    asked: 'carries blood with absorbed glucose to the liver',
    why: 'Glucose is absorbed in the gut, and the hepatic portal vein leads from the gut to the liver.',
  },
  {
    vessel: 'hepatic artery',
    asked: 'carries oxygenated blood to the liver',
    why: 'The hepatic artery branches off the aorta, which carries oxygenated blood.',
  },
  {
    vessel: 'hepatic vein',
    asked: 'carries blood away from the liver',
    why: 'The hepatic vein leads from the liver to the vena cava.',
  },
] as const

const LIVER_ERRORS = {
  'hepatic artery':
    'You chose the hepatic artery, which brings oxygenated blood from the aorta to the liver.',
  'hepatic vein': 'You chose the hepatic vein, which carries blood from the liver to the vena cava.',
  'hepatic portal vein': 'You chose the hepatic portal vein, which carries blood from the gut to the liver.',
  'renal vein': 'You chose the renal vein, which carries blood away from the kidneys.',
  'renal artery': 'You chose the renal artery, which carries blood to the kidneys.',
} as const

supplement('vessel-of-the-liver', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(LIVER_ASKED),
    order: random.shuffle([...LIVER, random.pick(['renal vein', 'renal artery'] as const)]),
  }),
  make: ({ asked, order }) => ({
    stem: [
      'The diagram is a plan of the human circulation. RA and LA are the atria, RV and LV the ventricles of the heart.',
      'Four vessels are labelled on a plan of the circulation of a mammal. RA and LA are the atria, RV and LV the ventricles.',
      'A student draws a plan of the circulation with the liver and the gut. RA and LA are the atria, RV and LV the ventricles.',
    ],
    figure: circulationPlan.figure({
      name: 'transport-in-animals/plan-with-liver-and-gut',
      title: 'A plan of circulation with liver and gut',
      labels: Object.fromEntries(order.map((vessel, at) => [vessel, 'ABCD'.charAt(at)])),
      organs: ['liver', 'gut', 'kidneys'],
      extraHeight: -42,
    }),
    prompt: `Which vessel ${asked.asked}?`,
    options: inThisOrder(
      order.map((vessel, at): Wrong | string =>
        vessel === asked.vessel ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), LIVER_ERRORS[vessel]],
      ),
    ),
    solution: `${asked.why} This is vessel ${'ABCD'.charAt(order.indexOf(asked.vessel))}.`,
  }),
})
