import {
  betweenRibs,
  limewaterFlasks,
  pressureGraph,
} from '@/content/figures/igcse/biology/gas-exchange-in-humans'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { breathing } from '@/lib/figures/biology/breathing'
import { thorax } from '@/lib/figures/biology/lungs'
import { ciliatedCells } from '@/lib/figures/biology/specialised-cells'
import { breathTrace } from './drawings'

const { core, supplement, templates } = choiceQuestions('11.1')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const ORGANS = [
  { part: 'larynx', is: 'the larynx, the wider part at the top of the trachea' },
  { part: 'trachea', is: 'the trachea, the tube with rings in its wall' },
  { part: 'bronchus', is: 'a bronchus, one of the two branches of the trachea' },
  { part: 'bronchiole', is: 'a bronchiole, a fine tube inside a lung' },
  { part: 'alveoli', is: 'alveoli, the tiny sacs at the ends of the finest tubes' },
  { part: 'diaphragm', is: 'the diaphragm, the sheet of muscle below the lungs' },
  { part: 'rib', is: 'a rib, a bone of the chest that is cut here' },
  { part: 'intercostal muscles', is: 'intercostal muscles, which lie between the ribs' },
] as const

core('part-of-the-thorax', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    parts: random.sample(ORGANS, 4),
    asked: random.int(0, 3),
    who: random.pick(['a human', 'an adult', 'a child']),
  }),
  make: ({ parts, asked, who }) => {
    const right = parts[asked] ?? ORGANS[0]
    const name = right.is.split(',')[0] ?? ''
    return {
      stem: [
        `The diagram shows the breathing system of ${who}.`,
        `The thorax of ${who} is drawn with its front removed. Four parts are labelled A to D.`,
        `Four parts of the breathing system of ${who} are labelled.`,
      ],
      figure: thorax.figure({
        name: 'gas-exchange-in-humans/four-parts',
        title: 'The thorax with four parts lettered',
        labels: Object.fromEntries(parts.map(({ part }, at) => [part, letterOf(at)])),
      }),
      prompt: [`Which letter labels ${name}?`, `Which label points to ${name}?`],
      options: inThisOrder(
        parts.map(({ is }, at): Wrong | string =>
          at === asked ? letterOf(at) : [letterOf(at), `You chose ${is}.`],
        ),
      ),
      solution: `${letterOf(asked)} points to ${right.is}.`,
    }
  },
})

core('two-flasks-of-limewater', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    flip: random.chance(0.5),
    swapped: random.chance(0.5),
    asked: random.pick(['P', 'Q'] as const),
    who: random.pick(['A student', 'A boy', 'A girl', 'A teacher']),
  }),
  make: ({ flip, swapped, asked, who }) => {
    const isInspired = (asked === 'P') !== swapped
    const [air, other] = isInspired ? ['inspired air', 'expired air'] : ['expired air', 'inspired air']
    const [look, otherLook] = isInspired ? ['stays clear', 'turns cloudy'] : ['turns cloudy', 'stays clear']
    const wrongAir = `You followed the wrong tube: a flask whose tube from the outside dips into the limewater is for inspired air.`
    const wrongLook = isInspired
      ? 'You let inspired air turn limewater cloudy, but it holds very little carbon dioxide.'
      : 'You left out the carbon dioxide of expired air, which turns limewater cloudy.'
    return {
      stem: [
        `${who} breathes gently in and out through the mouthpiece for half a minute.`,
        `${who} uses the apparatus to compare inspired and expired air. The mouthpiece is held in the mouth for a few breaths.`,
        `${who} breathes in and out through the mouthpiece several times.`,
      ],
      figure: limewaterFlasks({
        name: 'flasks-and-mouthpiece',
        inspired: swapped ? 'Q' : 'P',
        expired: swapped ? 'P' : 'Q',
        flip,
      }),
      prompt: [
        `Which air bubbles through the limewater in ${asked}, and what happens to the limewater?`,
        `Which row is correct for flask ${asked}?`,
      ],
      columns: 'air that bubbles through | limewater',
      right: `${air} | ${look}`,
      wrong: {
        [`${other} | ${look}`]: wrongAir,
        [`${air} | ${otherLook}`]: wrongLook,
        [`${other} | ${otherLook}`]: `${wrongAir} So the limewater behaves in the other way, too.`,
      },
      solution: isInspired
        ? `When air is sucked from ${asked}, air from outside enters by the long tube and bubbles through the limewater. This is inspired air, with very little carbon dioxide: the limewater stays clear.`
        : `The tube from the mouthpiece dips into the limewater of ${asked}, so air that is breathed out bubbles through it. Its carbon dioxide turns the limewater cloudy.`,
    }
  },
})

const RATES = [10, 12, 15, 20, 24, 30] as const

core('rate-from-a-trace', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rate = random.pick(RATES)
    const depth = random.step(0.4, 1.8, 0.2)
    const wrong = threeSlips(
      random,
      rate,
      [
        [rate / 2, 'You counted the breaths in 30 seconds, but a minute has 60.'],
        [2 * rate, 'You counted each breath twice; one breath goes from one low point to the next.'],
        [60 / rate, 'You gave the time for one breath.'],
        [4 * rate, 'You counted each rise and each fall as a breath, and doubled it again.'],
      ],
      plain,
    )
    return wrong
      ? { rate, depth, wrong, who: random.pick(['a student', 'a runner', 'a teacher', 'a singer']) }
      : null
  },
  make: ({ rate, depth, wrong, who }) => ({
    stem: [
      `The graph shows how the volume of air that ${who} has breathed in changes with time.`,
      `The breathing of ${who} is recorded for 30 seconds, as the graph shows.`,
      `A machine records the air that ${who} breathes in and out. The graph shows 30 seconds of this.`,
    ],
    figure: breathTrace({ rate, depth }),
    prompt: ['What is the breathing rate, in breaths per minute?', 'How many breaths per minute are taken?'],
    options: numbers({ right: rate, unit: '', wrong }),
    solution: `One breath, from one low point to the next, takes ${plain(60 / rate)} s. 60 ÷ ${plain(60 / rate)} = ${rate} breaths per minute.`,
  }),
  verify: ({ rate }) => {
    const period = Math.round(600 / rate)
    let lows = 0
    for (let tenths = period; tenths <= 600; tenths += period) lows += 1
    return lows
  },
})

core('oxygen-taken-up', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rate = random.pick([10, 12, 15, 20] as const)
    const depth = random.step(0.4, 1.6, 0.2)
    const left = random.pick([16, 17, 18])
    const air = rate * depth
    const right = (air * (21 - left)) / 100
    const print = (value: number) => figures(value, 2)
    const wrong = threeSlips(
      random,
      right,
      [
        [(air * 21) / 100, 'You counted all the oxygen breathed in, but most of it is breathed out again.'],
        [(air * left) / 100, 'You counted the oxygen that is breathed out.'],
        [right / 2, 'You counted the breaths in 30 seconds only.'],
        [(depth * (21 - left)) / 100, 'You took one breath instead of all the breaths in a minute.'],
        [right * 2, 'You counted each breath twice.'],
      ],
      print,
    )
    return wrong
      ? {
          rate,
          depth,
          left,
          right,
          wrong,
          who: random.pick(['a student', 'a cyclist', 'a dancer', 'a climber']),
        }
      : null
  },
  make: ({ rate, depth, left, right, wrong, who }) => ({
    stem: [
      `The graph shows the breathing of ${who}. The inspired air contains 21% oxygen, the expired air ${left}%.`,
      `The breathing of ${who} is recorded. Oxygen is 21% of the inspired air and ${left}% of the expired air.`,
      `For ${who}, a machine records the graph. The air breathed in has 21% oxygen, and that breathed out ${left}%.`,
    ],
    figure: breathTrace({ rate, depth }),
    prompt: [
      'What volume of oxygen does the blood take up in one minute?',
      'How much oxygen passes into the blood in one minute?',
    ],
    options: numbers({ right, unit: 'dm^3', sigFigs: 2, wrong }),
    solution: `One breath takes ${plain(60 / rate)} s, so there are ${rate} breaths in a minute, each of ${quantity(depth, 'dm^3', 2)}: ${quantity(rate * depth, 'dm^3', 2)} of air. Of this, 21% − ${left}% = ${21 - left}% is oxygen that stays in the body: ${quantity(right, 'dm^3', 2)}.`,
  }),
  verify: ({ rate, depth, left }) => {
    let taken = 0
    for (let breath = 0; breath < rate; breath += 1) taken += depth * 0.21 - (depth * left) / 100
    return taken
  },
})

supplement('phase-of-breathing', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    isIn: random.chance(0.5),
    who: random.pick(['a student', 'a singer', 'a patient', 'a swimmer']),
  }),
  make: ({ isIn, who }) => {
    const [muscles, other] = isIn ? ['contract', 'relax'] : ['relax', 'contract']
    const [sheet, otherSheet] = isIn ? ['contracts', 'relaxes'] : ['relaxes', 'contracts']
    const [pressure, otherPressure] = isIn ? ['falls', 'rises'] : ['rises', 'falls']
    return {
      stem: [
        `The diagram shows the chest of ${who} from the side. The arrows show how its parts are moving.`,
        `A side view of the chest of ${who} is drawn while air flows. The arrows show movements.`,
        `The bones and the sheet of muscle in the chest of ${who} move as the arrows show.`,
      ],
      figure: breathing.figure({
        name: `gas-exchange-in-humans/chest-${isIn ? 'one' : 'two'}`,
        title: 'A chest from the side',
        labels: 'none',
        phase: isIn ? 'in' : 'out',
      }),
      prompt: ['Which row is correct for this moment?', 'Which row describes what happens?'],
      columns: 'external intercostal muscles | diaphragm | pressure in the lungs',
      right: `${muscles} | ${sheet} | ${pressure}`,
      wrong: {
        [`${other} | ${otherSheet} | ${otherPressure}`]: `You described breathing ${isIn ? 'out' : 'in'}, but the arrows show the other movement.`,
        [`${muscles} | ${otherSheet} | ${pressure}`]: `You had the ribs right, but a diaphragm that ${isIn ? 'becomes flatter contracts' : 'becomes domed relaxes'}.`,
        [`${muscles} | ${sheet} | ${otherPressure}`]: `You had the muscles right, but when the volume ${isIn ? 'increases, the pressure falls' : 'decreases, the pressure rises'}.`,
      },
      solution: isIn
        ? 'The ribs move up and out because the external intercostal muscles contract, and the diaphragm contracts and moves down. The volume of the thorax increases, so the pressure falls and air flows in.'
        : 'The ribs move down and in because the external intercostal muscles relax, and the diaphragm relaxes and moves up. The volume of the thorax decreases, so the pressure rises and air flows out.',
    }
  },
})

const WALL = [
  {
    part: 'external intercostal muscle',
    is: 'the external intercostal muscle, which contracts when you breathe in',
  },
  {
    part: 'internal intercostal muscle',
    is: 'the internal intercostal muscle, which contracts when air is forced out',
  },
  { part: 'rib', is: 'a rib, which is bone and cannot contract' },
  { part: 'lung', is: 'a lung, which has no muscle that moves the ribs' },
] as const

supplement('layers-between-the-ribs', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ order: random.shuffle(WALL), isOut: random.chance(0.5) }),
  make: ({ order, isOut }) => {
    const asked = isOut ? 'internal intercostal muscle' : 'external intercostal muscle'
    const at = order.findIndex(({ part }) => part === asked)
    return {
      stem: [
        'The diagram shows part of the wall of the chest, cut from top to bottom. The skin is on the left.',
        'Part of the wall of the chest is cut from top to bottom. The outside of the body is on the left.',
        'The wall of the chest, with three ribs, is shown cut open. The skin is on the left.',
      ],
      figure: betweenRibs.figure({
        name: 'gas-exchange-in-humans/wall-with-letters',
        title: 'Part of the wall of the chest',
        labels: Object.fromEntries(order.map(({ part }, index) => [part, letterOf(index)])),
      }),
      prompt: isOut
        ? [
            'Which part contracts when air is forced out of the lungs?',
            'Which part contracts when a person blows up a balloon?',
          ]
        : [
            'Which part contracts when a person breathes in?',
            'Which part contracts to move the ribs up and out?',
          ],
      options: inThisOrder(
        order.map(({ part, is }, index): Wrong | string =>
          part === asked ? letterOf(index) : [letterOf(index), `You chose ${is}.`],
        ),
      ),
      solution: `The layer nearer to the skin is the external, the one nearer to the lung the internal intercostal muscle. ${isOut ? 'The internal' : 'The external'} one contracts when ${isOut ? 'air is forced out' : 'you breathe in'}: ${letterOf(at)}.`,
    }
  },
})

const MOMENTS = ['fastest in', 'largest', 'fastest out', 'smallest'] as const

const MOMENT = {
  'fastest in': {
    asked: [
      'At which point does air flow into the lungs fastest?',
      'At which point is air being drawn into the lungs?',
    ],
    is: 'the pressure in the lungs is lowest, so air flows in fastest',
  },
  largest: {
    asked: [
      'At which point is the volume of the thorax largest?',
      'At which point do the lungs hold the most air?',
    ],
    is: 'air has stopped flowing in and is about to flow out, so the volume is largest',
  },
  'fastest out': {
    asked: [
      'At which point does air flow out of the lungs fastest?',
      'At which point is air being pushed out of the lungs?',
    ],
    is: 'the pressure in the lungs is highest, so air flows out fastest',
  },
  smallest: {
    asked: [
      'At which point is the volume of the thorax smallest?',
      'At which point do the lungs hold the least air?',
    ],
    is: 'air has stopped flowing out and is about to flow in, so the volume is smallest',
  },
} as const

supplement('pressure-in-one-breath', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    out: random.chance(0.5),
    asked: random.pick(MOMENTS),
    who: random.pick(['a student', 'a patient', 'a trumpet player', 'an athlete']),
  }),
  make: ({ out, asked, who }) => {
    const order = out ? [...MOMENTS.slice(2), ...MOMENTS.slice(0, 2)] : [...MOMENTS]
    return {
      stem: [
        `The graph shows the pressure in the lungs of ${who} minus the pressure of the air outside, during one breath.`,
        `For one breath of ${who}, the graph shows by how much the pressure in the lungs differs from that of the air outside. Below zero it is lower.`,
        `The difference between the pressure in the lungs of ${who} and that of the air outside is measured during one breath. It is negative when the pressure in the lungs is lower.`,
      ],
      figure: pressureGraph(out),
      prompt: [...MOMENT[asked].asked],
      options: inThisOrder(
        order.map((moment, at): Wrong | string =>
          moment === asked ? letterOf(at) : [letterOf(at), `You chose the moment when ${MOMENT[moment].is}.`],
        ),
      ),
      solution: `Air flows in while the pressure in the lungs is below that outside, and out while it is above. At ${letterOf(order.indexOf(asked))} ${MOMENT[asked].is}.`,
    }
  },
})

supplement('signal-for-faster-breathing', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const rate = random.int(13, 15)
    return {
      rate,
      more: rate + random.int(11, 15),
      less: rate - random.int(0, 1),
      order: random.shuffle([0, 1, 2]),
      oxygen: random.pick([17, 18]),
      carbon: random.pick([4, 5]),
    }
  },
  make: ({ rate, more, less, order, oxygen, carbon }) => {
    const rows = [
      ['21', '0.04', String(rate)],
      ['21', String(carbon), String(more)],
      [String(oxygen), '0.04', String(less)],
    ]
    return {
      stem: [
        'A resting volunteer breathes three mixtures of gases, X, Y and Z. The rest of each mixture is nitrogen.',
        'A volunteer who sits still breathes from three bags, X, Y and Z. The table shows the gases in them and the breathing rate.',
        'The breathing rate of a resting person is measured with three mixtures of gases, X, Y and Z.',
      ],
      table: {
        head: ['mixture', 'oxygen / %', 'carbon dioxide / %', 'breaths per minute'],
        rows: order.map((row, at) => ['XYZ'.charAt(at), ...(rows[row] ?? [])]),
      },
      prompt: ['Which conclusion do these results support?', 'Which statement do these results support?'],
      right: 'The brain responds to a rise in carbon dioxide.',
      wrong: {
        'The brain responds to a small fall in oxygen.':
          'You took the mixture with less oxygen, but with it the rate did not rise.',
        'The brain responds to a rise in oxygen.':
          'You took oxygen, but it is never above that of normal air here.',
        'The brain responds to a fall in carbon dioxide.':
          'You reversed the change: the rate is highest when there is more carbon dioxide.',
      },
      solution: `Compared with normal air (21% and 0.04%, ${rate} breaths), less oxygen does not raise the rate (${less}), more carbon dioxide raises it much (${more}). More carbon dioxide in the air means more in the blood, which the brain detects.`,
    }
  },
})

const LINING = [
  {
    part: 'cilia',
    does: 'moves mucus away from the lungs',
    is: 'cilia, which move mucus away from the lungs',
  },
  { part: 'goblet cell', does: 'makes mucus', is: 'a goblet cell, which makes mucus' },
  { part: 'mucus', does: 'traps particles and pathogens', is: 'mucus, which traps particles and pathogens' },
  { part: 'nucleus', does: 'controls its cell', is: 'a nucleus, which controls its cell' },
  {
    part: 'cytoplasm',
    does: 'is where respiration begins',
    is: 'cytoplasm, the contents of a ciliated cell',
  },
] as const

supplement('cells-of-an-airway', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    // The mucus lies in the goblet cell: only one of the two has a letter.
    const other = random.pick(['goblet cell', 'mucus'] as const)
    const shown = LINING.filter(({ part }) => part !== other)
    return {
      order: random.shuffle(shown),
      asked: random.pick(shown.slice(0, 2)),
      place: random.pick(['the trachea', 'a bronchus', 'the trachea of a pig', 'a bronchus of a dog']),
    }
  },
  make: ({ order, asked, place }) => ({
    stem: [
      `The diagram shows cells that line ${place}.`,
      `The lining of ${place} is looked at through a microscope and drawn. Four parts are labelled A to D.`,
      `A student draws the cells on the inner surface of ${place}.`,
    ],
    figure: ciliatedCells.figure({
      name: 'gas-exchange-in-humans/lining-with-letters',
      title: 'Cells that line an airway',
      labels: Object.fromEntries(order.map(({ part }, at) => [part, letterOf(at)])),
    }),
    prompt: [`Which part ${asked.does}?`, `Which letter labels the part that ${asked.does}?`],
    options: inThisOrder(
      order.map(({ part, is }, at): Wrong | string =>
        part === asked.part ? letterOf(at) : [letterOf(at), `You chose ${is}.`],
      ),
    ),
    solution: `Goblet cells make mucus, mucus traps particles and pathogens, and cilia move the mucus away from the lungs. The part that ${asked.does} is ${letterOf(order.findIndex(({ part }) => part === asked.part))}.`,
  }),
})
