import { asItems, ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, quantity } from '@/lib/exams/format'
import { fishCirculation } from '@/lib/figures/biology/fish-circulation'

const { core, supplement, templates } = questionsOf('structured', '9.1', { calculator: 'needed' })

export { templates }

const ORGANS = ['ventricle', 'atrium', 'gills', 'body'] as const

/** The words of points name both animals: what is said of the fish does not count against the mammal. */
const pressure = (fish: string, mammal: string) =>
  judged(
    'blood returns to the heart after the lungs / its pressure is raised again',
    `
    HIGH = high/great/more/increase/raise
    FISH = ${fish}/fish/single
    reject FISH ...(no ${mammal}/mammal/double/than).. HIGH pressure
    reject ${mammal}/mammal/double ...(no FISH).. low/reduce/less pressure
    reject low/reduce pressure, without HIGH/FISH
    accept FISH ...(no ${mammal}/mammal/double).. low/less pressure
    accept HIGH ... pressure
    accept pressure ... HIGH
    accept pump ... again/twice
    accept return/back ... heart ... lung/again/before
    accept lung ... return/back ... heart
    unsure pressure | heart, twice/again/return
    earns: the blood goes to the body at a higher pressure
    earns: the blood returns to the heart after the lungs
    earns: the heart raises the presure of the blood again
    misses: the blood moves at a lower pressure
    misses: the ${fish} has a higher pressure
    misses: the heart has four chambers`,
  )

const faster = (fish: string, mammal: string) =>
  judged(
    'so oxygen (glucose) reaches the tissues faster',
    `
    FAST = fast/quick/quicker/rapid/rapidly/sooner
    FISH = ${fish}/fish/single
    reject FISH ...(no ${mammal}/mammal/double/than).. FAST
    reject slow, without FISH/FAST
    reject heart beat FAST
    accept FAST, oxygen/glucose/nutrient/blood/tissue/cell/deliver/flow/reach/muscle/substance/organ/body/waste
    unsure FAST | more oxygen
    earns: oxygen gets to the cells faster
    earns: Glucose is delivered to tissues more quickly
    earns: oxygen reaches the muscles more rapidley
    misses: blood flows more slowly
    misses: the heart beats faster
    misses: oxygen is needed for respiration`,
  )

const APART = judged(
  'oxygenated and deoxygenated blood are kept apart / do not mix',
  `
  accept not mix
  accept deoxygenated/oxygenated ... separate/apart
  accept separate/separation ... oxygenated/deoxygenated
  accept prevent/stop/avoid ... mix
  unsure separate/apart
  earns: oxygenated and deoxygenated blood do not mix
  earns: oxygenated blood is kept separate from deoxygenated blood
  earns: it stops oxygenatd and deoxygenated blood from mixing
  misses: the blood mixes in the heart
  misses: blood goes to the lungs
  misses: the heart is bigger`,
)

supplement('fish-and-mammal-compared', {
  facts: { difficulty: 4, checked: '2026-11-25' },
  values: random => {
    const start = random.step(4.4, 6.4, 0.2)
    const percent = random.pick([15, 20, 25, 30])
    return {
      fish: random.pick(['trout', 'carp', 'salmon', 'cod']),
      mammal: random.pick(['seal', 'dolphin', 'whale']),
      order: random.shuffle(ORGANS),
      start,
      end: Number((start * (1 - percent / 100)).toFixed(1)),
    }
  },
  make: ({ fish, mammal, order, start, end }) => ({
    stem: [
      `The diagram shows the circulation of a ${fish}, which is a fish. The arrows show the flow of blood.`,
      `A ${fish} is a fish. The diagram is a plan of its circulation, with arrows for the flow of blood.`,
      `A student draws the circulation of a fish, the ${fish}, as a ring. Arrows show where the blood flows.`,
    ],
    figure: fishCirculation.figure({
      name: 'transport-in-animals/ring',
      title: `The circulation of a ${fish}`,
      labels: Object.fromEntries(order.map((place, at) => [place, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled A, B, C and D.',
        marks: 4,
        items: [...'ABCD'].map(letter => ({ id: letter, text: letter })),
        targets: asItems([...ORGANS]),
        answer: Object.fromEntries(order.map((place, at) => ['ABCD'.charAt(at), place])),
        scheme: order.map((place, at) => `${'ABCD'.charAt(at)}: ${place}`),
        solution:
          'The heart is on the left. Blood leaves it from the ventricle, takes up oxygen in the gills, goes on to the body and returns to the atrium.',
      }),
      b: ask.written({
        prompt: `State why the circulation of the ${fish} is called a single circulation.`,
        marks: 1,
        lines: 2,
        scheme: [
          judged(
            'blood passes through the heart once in each complete circuit',
            `
            reject twice | two time/times, without once
            accept once, heart
            accept one/single time/pass, heart
            unsure once | one time | one/single circuit/loop/circle
            earns: the blood passes through the heart once in a circuit
            earns: it goes through the hart only once each time round the body
            earns: Blood flows one time through the heart per circuit
            misses: blood passes through the heart twice
            misses: it has one heart
            misses: blood goes to the body`,
          ),
        ],
        solution: 'Count how often the heart is met in one complete circuit of the body: once.',
        modelAnswer: 'Blood passes through the heart once in one complete circuit of the body.',
      }),
      c: ask.number({
        lead: `The pressure of the blood is ${quantity(start, 'kPa', 2)} as it leaves the heart and ${quantity(end, 'kPa', 2)} as it enters the body.`,
        prompt: 'Calculate the percentage decrease in pressure.',
        answer: ((start - end) / start) * 100,
        unit: '%',
        scheme: [
          `C1 (${figures(start, 2)} − ${figures(end, 2)}) ÷ ${figures(start, 2)} × 100`,
          `A1 ${figures(((start - end) / start) * 100, 2)}%`,
        ],
        solution: `The decrease is ${quantity(start - end, 'kPa', 2)}. As a percentage of the pressure at the start: ${figures(start - end, 2)} ÷ ${figures(start, 2)} × 100 = ${figures(((start - end) / start) * 100, 2)}%.`,
      }),
      d: ask.written({
        prompt: `Explain the advantages of the double circulation of a ${mammal} over the circulation of the ${fish}.`,
        marks: 3,
        lines: 5,
        scheme: [pressure(fish, mammal), faster(fish, mammal), APART],
        solution:
          'A mammal pumps its blood a second time after the lungs, so it reaches the tissues at a higher pressure and faster. The two sides of the heart keep oxygenated and deoxygenated blood apart.',
        modelAnswer:
          'The blood returns to the heart after the lungs, so it goes to the body at a higher pressure. Oxygen reaches the tissues faster. Oxygenated and deoxygenated blood do not mix.',
      }),
    },
  }),
  verify: ({ start, end }) => ({ c: 100 - (100 * end) / start }),
})

const MODEL = [
  ['the pump', 'heart'],
  ['the tube that leads away from the pump', 'artery'],
  ['the tube that leads back to the pump', 'vein'],
  ['the flap that lets water pass one way only', 'valve'],
] as const

core('model-of-a-circulation', {
  facts: { difficulty: 2, checked: '2026-11-25' },
  values: random => ({
    items: random.shuffle(MODEL),
    stroke: random.step(40, 90, 5),
    rate: random.step(50, 80, 2),
    liquid: random.pick(['red water', 'water with a dye', 'coloured water']),
  }),
  make: ({ items, stroke, rate, liquid }) => ({
    stem: [
      `A student builds a model of a circulatory system. A pump pushes ${liquid} through a ring of tubes.`,
      `In a museum, a model of a circulatory system is a ring of tubes. A pump pushes ${liquid} through it.`,
      `A teacher shows a model of a circulatory system: a pump, a flap and a ring of tubes with ${liquid}.`,
    ],
    parts: {
      a: ask.match({
        prompt: 'Match each part of the model with the part of the circulatory system that it stands for.',
        objective: 'AO2',
        marks: 4,
        items: items.map(([part, organ]) => ({ id: organ, text: part })),
        targets: asItems(['artery', 'capillary', 'heart', 'valve', 'vein']),
        answer: Object.fromEntries(items.map(([, organ]) => [organ, organ])),
        scheme: items.map(([part, organ]) => `${part}: ${organ}`),
        solution:
          'The heart is the pump. Arteries lead away from it, veins lead back to it, and valves keep the flow one-way.',
      }),
      b: ask.written({
        prompt: 'Describe what would happen to the flow if the flap were taken out.',
        objective: 'AO2',
        marks: 1,
        lines: 2,
        scheme: [
          judged(
            'the liquid would (also) flow backwards / not only one way',
            `
            reject not back/backward/backwards
            unsure back to/into pump/heart
            accept back/backward/backwards/backflow
            accept both/two way/direction
            accept not one way/direction
            accept not only/just ... way/direction
            accept wrong/opposite/other/any way/direction
            unsure direction
            earns: the water would flow backwards
            earns: it could flow in both directions
            earns: some of the water would flow bakwards
            misses: the water would be faster
            misses: the pump would stop
            misses: the tubes would burst`,
          ),
        ],
        solution:
          'A valve closes when the liquid begins to flow back. Without it, nothing prevents backflow.',
        modelAnswer: 'Some of the liquid would flow backwards, not only in one direction.',
      }),
      c: ask.number({
        lead: `The pump pushes out ${quantity(stroke, 'cm^3')} each time, ${rate} times a minute.`,
        prompt: 'Calculate the volume that it pushes out in one minute.',
        answer: stroke * rate,
        unit: 'cm^{3}',
        scheme: [`C1 ${stroke} × ${rate}`, `A1 ${quantity(stroke * rate, 'cm^3')}`],
        solution: `Volume each time × times a minute = ${stroke} × ${rate} = ${quantity(stroke * rate, 'cm^3')}.`,
      }),
    },
  }),
  verify: ({ stroke, rate }) => {
    let volume = 0
    for (let beat = 0; beat < rate; beat += 1) volume += stroke
    return { c: volume }
  },
})
