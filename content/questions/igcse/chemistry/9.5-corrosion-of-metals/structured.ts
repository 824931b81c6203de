import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { moreReactive } from '../9.4-reactivity-series/points'
import { hullFigure, nailFigure, woolFigure } from './drawings'
import { BARRIER, BOILED, LARGER_SURFACE, losesFirst, OIL_KEEPS_OUT } from './points'

const { core, supplement, templates } = questionsOf('structured', '9.5', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

core('nails-in-three-tubes', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    kinds: random.shuffle(['open', 'boiled', 'dry'] as const),
    before: random.pick([4, 5, 8] as const),
    gain: random.pick([0.06, 0.08, 0.12, 0.14, 0.18] as const),
    cover: random.pick([
      ['a gate', 'paint'],
      ['a chain', 'grease'],
      ['a garden chair', 'a plastic coating'],
    ] as const),
  }),
  make: ({ kinds, before, gain, cover: [item, coat] }) => {
    const letters = ['P', 'Q', 'R'] as const
    const below = { open: 'water', boiled: 'boiled water\nunder oil', dry: 'drying agent' } as const
    const letterOf = (kind: (typeof kinds)[number]) => letters[kinds.indexOf(kind)] ?? 'P'
    const [open, boiled] = [letterOf('open'), letterOf('boiled')]
    return {
      stem: [
        'Three iron nails are left in test-tubes P, Q and R for one week.',
        'A student investigates the rusting of iron. Nails stand in test-tubes P, Q and R for one week.',
        'The diagram shows iron nails in three test-tubes, P, Q and R, at the start of an experiment on rusting.',
      ],
      figure: nailFigure(kinds.map((kind, at) => ({ above: letters[at] ?? 'P', below: below[kind], kind }))),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Identify the test-tube in which the nail rusts.',
          mode: 'exact',
          answers: [{ text: open, accept: [open.toLowerCase()] }],
          solution: `Only in ${open} are there both oxygen and water.`,
        }),
        'a.ii': words({
          subject,
          prompt: 'State the colour of rust.',
          answers: [
            {
              text: 'red-brown',
              accept: [
                'brown',
                'orange',
                'orange-brown',
                'reddish brown',
                'brown-red',
                'brownish red',
                'rusty brown',
              ],
              allow: ['red'],
            },
          ],
          mode: 'words',
          solution: 'Rust is a red-brown solid.',
        }),
        'b.i': ask.written({
          prompt: `Explain why the water in ${boiled} was boiled.`,
          lines: 2,
          scheme: [BOILED],
          modelAnswer: 'To remove the oxygen that is dissolved in the water.',
          solution: 'Hot water gives off the air that is dissolved in it.',
        }),
        'b.ii': ask.written({
          prompt: `Explain why there is a layer of oil in ${boiled}.`,
          lines: 2,
          scheme: [OIL_KEEPS_OUT],
          modelAnswer: 'It stops oxygen from entering the water.',
          solution: 'Without the oil, oxygen of the air would dissolve in the water again.',
        }),
        'c.i': words({
          subject,
          prompt: 'Give the chemical name of rust.',
          mode: 'words',
          answers: [
            {
              text: 'hydrated iron(III) oxide',
              accept: ['iron(III) oxide hydrate', 'hydrated ferric oxide', 'hydrated iron (III) oxide'],
            },
          ],
          reject: [
            { text: 'hydrated iron(II) oxide', why: 'Rust is an oxide of iron(III).' },
            { text: 'hydrated iron oxide', why: 'Give the oxidation number of iron.' },
            { text: 'iron(III) oxide', why: 'Rust contains water as well: it is hydrated.' },
            { text: 'iron oxide', why: 'Give the oxidation number of iron, and that rust is hydrated.' },
          ],
          solution: 'Rust is iron(III) oxide with water in it.',
        }),
        'c.ii': words({
          subject,
          prompt: 'Give the formula of iron(III) oxide.',
          mode: 'formula',
          answers: [{ text: 'Fe2O3' }],
          solution: 'Two ions Fe^{3+} and three ions O^{2−} have no charge together: Fe_{2}O_{3}.',
        }),
        d: ask.number({
          lead: `The nail in ${open} has a mass of ${quantity(before, 'g', 3)} at the start. With the rust on it, it has a mass of ${quantity(before + gain, 'g', 3)} at the end.`,
          prompt: 'Calculate the percentage increase in mass.',
          answer: (gain / before) * 100,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${quantity(before + gain, 'g', 3)} − ${quantity(before, 'g', 3)} = ${quantity(gain, 'g')}`,
            `A1 ${plain(gain)} ÷ ${before} × 100 = ${quantity((gain / before) * 100, '%', 3)}`,
          ],
          solution: `The increase is ${quantity(gain, 'g')}: ${plain(gain)} ÷ ${before} × 100 = ${quantity((gain / before) * 100, '%', 3)}.`,
        }),
        e: ask.written({
          lead: `The steel of ${item} is protected by ${coat}.`,
          prompt: `Explain how ${coat} prevents rusting.`,
          lines: 2,
          scheme: [BARRIER],
          modelAnswer: 'It keeps oxygen and water away from the steel.',
          solution: 'A barrier keeps out what rusting needs.',
        }),
      },
    }
  },
  verify: ({ before, gain }) => ({ d: ((before + gain) / before) * 100 - 100 }),
})

core('iron-wool-in-a-tube', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.int(42, 96)
    const used = Math.round(start * 0.4) / 2
    const percent = (used / start) * 100
    return percent > 19.2 && percent < 20.9 ? { start, used } : null
  },
  make: ({ start, used }) => {
    const left = start - used
    return {
      stem: [
        `A student leaves damp iron wool in a tube of air over water until the water stops rising. Both volumes of gas are measured at the same temperature and pressure.`,
        `Damp iron wool rusts in a tube of air over water. After one week the volume of gas no longer changes. The volumes in the diagram are measured at the same temperature and pressure.`,
        `The diagram shows damp iron wool in a tube of air at the start and after one week, when the volume has stopped changing. Temperature and pressure are the same.`,
      ],
      figure: woolFigure(
        { above: 'at the start', volume: `${start} cm^{3}`, used: 0 },
        { above: 'after one week', volume: `${plain(left)} cm^{3}`, used: used / start },
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the percentage of the air that is used up.',
          answer: (used / start) * 100,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${start} − ${plain(left)} = ${quantity(used, 'cm^3')}`,
            `A1 ${plain(used)} ÷ ${start} × 100 = ${quantity((used / start) * 100, '%', 3)}`,
          ],
          solution: `${quantity(used, 'cm^3')} of ${quantity(start, 'cm^3')} is used: ${plain(used)} ÷ ${start} × 100 = ${quantity((used / start) * 100, '%', 3)}.`,
        }),
        'b.i': words({
          subject,
          prompt: 'Name the gas that is used up.',
          command: 'Identify',
          answers: [{ text: 'oxygen', accept: ['O2'] }],
          mode: 'words',
          reject: [{ text: 'air', why: 'Air is a mixture: name the gas in it that reacts.' }],
          solution: 'Rusting uses oxygen, about one fifth of the air.',
        }),
        'b.ii': words({
          subject,
          prompt: 'Name the main gas in the tube at the end.',
          command: 'Identify',
          answers: [{ text: 'nitrogen', accept: ['N2'] }],
          mode: 'words',
          solution: 'Air without its oxygen is almost only nitrogen.',
        }),
        c: ask.written({
          prompt: 'Suggest why iron wool is used and not an iron nail of the same mass.',
          lines: 2,
          objective: 'AO2',
          scheme: [LARGER_SURFACE],
          modelAnswer: 'Iron wool has a larger surface area, so it rusts faster.',
          solution: 'The larger the surface area of a solid, the faster it reacts.',
        }),
        d: ask.equation({
          lead: 'Iron(III) oxide, Fe_{2}O_{3}, can also be made from iron and oxygen without water.',
          prompt:
            'Write the symbol equation for the reaction of iron with oxygen that forms iron(III) oxide.',
          command: 'State',
          answer: '4Fe + 3O2 -> 2Fe2O3',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution:
            'Two Fe_{2}O_{3} need four atoms of iron and three molecules of oxygen: $\\ce{4Fe + 3O2 -> 2Fe2O3}$.',
        }),
      },
    }
  },
  verify: ({ start, used }) => ({ a: 100 - ((start - used) / start) * 100 }),
})

const BLOCKS = [
  ['zinc', 'zn', 'Zn'],
  ['magnesium', 'mg', 'Mg'],
] as const

supplement('blocks-under-a-ship', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const percent = random.pick([50, 60, 75, 80] as const)
    const mass = random.pick([8, 12, 16, 20] as const)
    const monthly = random.pick([0.2, 0.25, 0.4, 0.5] as const)
    const months = (mass * percent) / 100 / monthly
    return Number.isInteger(months) && months < 50
      ? { block: random.pick(BLOCKS), percent, mass, monthly }
      : null
  },
  make: ({ block: [metal, low, symbol], percent, mass, monthly }) => {
    const gone = (mass * percent) / 100
    const months = gone / monthly
    const equation = `${symbol} -> ${symbol}2+ + 2e-`
    return {
      stem: [
        `Blocks of ${metal} are fixed to the steel hull of a ship. They prevent the rusting of the iron in the steel.`,
        `The steel hull of a ship is protected from rusting by blocks of ${metal}.`,
        `The diagram shows the steel hull of a ship. Blocks of ${metal} are fixed to it under water, and the iron in the steel does not rust.`,
      ],
      figure: hullFigure(metal),
      parts: {
        a: words({
          subject,
          prompt: 'Name this method of preventing rusting.',
          command: 'Identify',
          answers: [
            {
              text: 'sacrificial protection',
              accept: ['sacrificial', 'sacrificial anode', 'sacrificial method'],
            },
          ],
          reject: [
            {
              text: 'galvanising',
              why: 'In galvanising, iron is coated with zinc. Here blocks are fixed to it.',
            },
          ],
          solution: 'A more reactive metal corrodes in place of the iron.',
        }),
        b: ask.written({
          prompt: `Explain how the blocks of ${metal} prevent the rusting of iron. Use ideas about reactivity and about electrons.`,
          scheme: [moreReactive(metal, low, 'iron', 'fe'), losesFirst(metal, low)],
          modelAnswer: `The ${metal} is more reactive than iron. The ${metal} loses electrons in preference to iron.`,
          solution: 'Compare the two metals, then say which one loses electrons. The iron is not oxidised.',
        }),
        c: ask.equation({
          prompt: `Write the ionic half-equation for the change of ${metal} atoms into ${metal} ions. State symbols are not needed.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['formulae and balance of charges'],
          solution: `Each atom loses two electrons: $\\ce{${symbol} -> ${symbol}^2+ + 2e-}$.`,
        }),
        d: ask.number({
          lead: `A block has a mass of ${quantity(mass, 'kg')} when it is new. It loses ${quantity(monthly, 'kg')} each month. It must be replaced when it has lost ${percent}% of its mass.`,
          prompt: 'Calculate after how many months the block must be replaced.',
          answer: months,
          unit: 'months',
          sigFigs: 2,
          scheme: [
            `C1 ${percent} ÷ 100 × ${mass} = ${quantity(gone, 'kg')}`,
            `A1 ${plain(gone)} ÷ ${plain(monthly)} = ${months} months`,
          ],
          solution: `It may lose ${quantity(gone, 'kg')}: ${plain(gone)} ÷ ${plain(monthly)} = ${months} months.`,
        }),
        e: ask.choice({
          lead: 'A student suggests blocks of copper instead.',
          prompt: 'What happens to the hull with blocks of copper?',
          objective: 'AO2',
          right: 'The iron rusts, because it loses electrons in preference to copper.',
          wrong: {
            'The iron rusts, because copper loses electrons in preference to it.':
              'You knew that iron rusts, but copper is less reactive and does not lose electrons first.',
            'The iron does not rust, because copper is more reactive than iron.':
              'You reversed the order: copper is below iron in the reactivity series.',
            'The iron does not rust, because copper is an unreactive metal.':
              'You took an unreactive metal for a protection, but only a more reactive one protects.',
          },
          solution: 'Copper is less reactive than iron, so the iron is oxidised and not the copper.',
        }),
        f: ask.written({
          lead: 'Bolts on the deck are made of galvanised steel: they are covered with a layer of zinc.',
          prompt: 'Explain how a layer of zinc without any scratch protects the steel.',
          lines: 2,
          scheme: [BARRIER],
          modelAnswer: 'The zinc is a barrier that keeps oxygen and water away from the steel.',
          solution: 'Zinc that covers all of the steel keeps oxygen and water out.',
        }),
      },
    }
  },
  verify: ({ percent, mass, monthly }) => {
    let [left, months] = [mass, 0]
    while (left > mass * (1 - percent / 100) + 1e-6) {
      left -= monthly
      months += 1
    }
    return { d: months }
  },
})
