import { bySize, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { LETTERS } from '../shared'
import { buretteFigure, CYLINDERS, cylinderFigure, thermometersFigure } from './drawings'

const { core, templates } = choiceQuestions('12.1', { calculator: 'needed' })

export { templates }

const volume = (value: number) => `${value.toFixed(2)} cm^{3}`

core('volume-from-a-burette', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [startWhole, endWhole] = [random.int(1, 6), random.int(18, 34)]
    const [startPart, endPart] = [random.int(3, 17), random.int(3, 17)] // of 20
    if (startPart === 10 || endPart === 10) return null
    const [start, end] = [startWhole + startPart / 20, endWhole + endPart / 20]
    const right = roundTo(end - start, 2)
    const upside = (whole: number, part: number) => whole + 1 + (20 - part) / 20
    const slips = threeSlips(
      random,
      right,
      [
        [roundTo(end, 2), 'You took the reading at the end for the volume added.'],
        [roundTo(end + start, 2), 'You added the two readings.'],
        [
          roundTo(upside(endWhole, endPart) - upside(startWhole, startPart), 2),
          'You read upwards from the next number; the scale of a burette grows downwards.',
        ],
        [
          roundTo(end - startWhole, 2),
          'You took the number above the first level without the small divisions.',
        ],
      ],
      volume,
    )
    return slips && { start, end, right, slips }
  },
  make: ({ start, end, right, slips }) => ({
    stem: [
      'The diagrams show parts of a burette at the start and at the end of an experiment.',
      'A student adds dilute acid from a burette. The readings at the start and at the end are shown.',
      'An alkali runs from a burette into a flask. Parts of the burette before and after are shown.',
    ],
    figure: buretteFigure(start, end),
    prompt: ['What volume of liquid has been added?', 'Which volume has run out of the burette?'],
    options: bySize({ right, wrong: slips, print: volume }),
    solution: `The numbers grow downwards, and ten divisions are 1 cm^{3}. End − start = ${end.toFixed(2)} − ${start.toFixed(2)} = ${volume(right)}.`,
  }),
  verify: ({ start, end }) => (Math.round(end * 20) - Math.round(start * 20)) / 20,
})

core('reading-of-a-cylinder', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const kind = random.int(0, CYLINDERS.length - 1)
    const scale = CYLINDERS[kind] ?? CYLINDERS[0]
    if (!scale) return null
    const [numbers, beyond] = [random.int(1, 4), random.pick([2, 3, 4, 6, 7, 8])]
    const right = numbers * scale.numbered + beyond * scale.division
    if (right > scale.to) return null
    const slips = threeSlips(
      random,
      right,
      [
        [
          numbers * scale.numbered + beyond * (scale.division === 1 ? 0.1 : 1),
          `You took one division for ${scale.division === 1 ? '0.1' : '1'} cm^{3}.`,
        ],
        [
          (numbers + 1) * scale.numbered + beyond * scale.division,
          'You counted on from the number above the level.',
        ],
        [
          (numbers + 1) * scale.numbered - beyond * scale.division,
          'You counted from the number above as if the level were that far below it.',
        ],
        [
          numbers * scale.numbered + beyond * scale.division * 2,
          'You took each division for twice its value.',
        ],
        [
          numbers * scale.numbered + beyond * scale.division * 0.5,
          'You took each division for half its value.',
        ],
      ],
      value => quantity(value, 'cm^3'),
    )
    return slips && { scale, right, slips, beyond, numbers }
  },
  make: ({ scale, right, slips, beyond, numbers }) => ({
    stem: [
      'A measuring cylinder with a liquid is shown.',
      'A student measures a volume of an aqueous solution. The measuring cylinder is shown.',
      'The diagram shows the measuring cylinder with which an acid is measured.',
    ],
    figure: cylinderFigure(right, scale),
    prompt: ['What is the volume of the liquid?', 'Which volume does it show?'],
    options: bySize({ right, wrong: slips, print: value => quantity(value, 'cm^3') }),
    solution: `From one number to the next there are 10 divisions for ${scale.numbered} cm^{3}, so each is ${quantity(scale.division, 'cm^3')}. The bottom of the curved surface is ${beyond} divisions above ${numbers * scale.numbered}: ${quantity(right, 'cm^3')}.`,
  }),
  verify: ({ scale, beyond, numbers }) => (numbers * 10 + beyond) * (scale.numbered / 10),
})

core('rise-on-two-thermometers', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const before = random.int(32, 50) / 2
    const isRise = random.chance(0.6)
    const by = random.int(9, isRise ? 40 : 24) / 2
    const after = isRise ? before + by : before - by
    if (before % 10 === 0 || after % 10 === 0 || after < 2) return null
    const slips = threeSlips(
      random,
      by,
      [
        [after, 'You took the temperature at the end for the change.'],
        [before, 'You took the temperature at the start for the change.'],
        [before + after, 'You added the two temperatures.'],
        [by + 1, 'You miscounted the divisions by one.'],
        [by - 1, 'You miscounted the divisions by one the other way.'],
      ],
      value => `${value.toFixed(1)} °C`,
    )
    return slips && { before, after, by, slips, isRise }
  },
  make: ({ before, after, by, slips, isRise }) => ({
    stem: [
      'A solid is dissolved in water. The thermometer is shown before and after.',
      'Two solutions are mixed in a polystyrene cup. The thermometer before and after mixing is shown.',
      'The diagram shows part of a thermometer before and after a reaction in solution.',
    ],
    figure: thermometersFigure(before, after),
    prompt: [
      `By how much does the temperature ${isRise ? 'rise' : 'fall'}?`,
      `What is the ${isRise ? 'rise' : 'fall'} in temperature?`,
    ],
    options: bySize({ right: by, wrong: slips, print: value => `${value.toFixed(1)} °C` }),
    solution: `One division is 1 °C. Before: ${before.toFixed(1)} °C, after: ${after.toFixed(1)} °C. The difference is ${by.toFixed(1)} °C.`,
  }),
  verify: ({ before, after }) => Math.abs(Math.round(after * 2) - Math.round(before * 2)) / 2,
})

const pairText = (picked: readonly number[]) =>
  picked.length === 1
    ? `${LETTERS[picked[0] ?? 0]} only`
    : `${picked.map(each => LETTERS[each]).join(picked.length === 2 ? ' and ' : ', ')} only`

core('which-are-saturated', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const solubility = random.int(4, 18) * 2
    const volumes = random.shuffle([25, 50, 100, 200])
    const over = random.shuffle([true, true, false, false])
    const masses = volumes.map((each, at) =>
      roundTo((solubility * each) / 100 + (over[at] ? 1 : -1) * random.int(1, 3) * (each / 50), 1),
    )
    if (masses.some(each => each <= 0)) return null
    return { solubility, volumes, masses, over, celsius: random.pick([15, 20, 25, 30]) }
  },
  make: ({ solubility, volumes, masses, over, celsius }) => {
    const all = [0, 1, 2, 3]
    const right = all.filter(each => over[each])
    const heaviest = all.toSorted((one, other) => (masses[other] ?? 0) - (masses[one] ?? 0)).slice(0, 2)
    const above = all.filter(each => (masses[each] ?? 0) > solubility)
    const candidates: Wrong[] = [
      [
        pairText(all.filter(each => !over[each])),
        'You chose the beakers in which all of the solid dissolves and more could.',
      ],
      [
        pairText(heaviest.toSorted()),
        'You chose the two largest masses, but the volumes of water differ as well.',
      ],
      ...(above.length > 0 && above.length < 4
        ? [
            [
              pairText(above),
              'You compared each mass with that for 100 cm^{3}, but the volumes differ.',
            ] as Wrong,
          ]
        : []),
      [pairText(right.slice(0, 1)), `You overlooked ${LETTERS[right[1] ?? 0]}, where solid is left as well.`],
      [pairText(right.slice(1)), `You overlooked ${LETTERS[right[0] ?? 0]}, where solid is left as well.`],
    ]
    const taken = new Set([pairText(right)])
    const wrong = candidates.filter(([words]) => !taken.has(words) && taken.add(words)).slice(0, 3)
    return {
      stem: [
        `At ${celsius} °C, ${quantity(solubility, 'g')} of a solid dissolve in 100 cm^{3} of water to form a saturated solution. The table shows how much of the solid is stirred with water in four beakers, P, Q, R and S, at ${celsius} °C.`,
        `The solid X makes a saturated solution at ${celsius} °C when ${quantity(solubility, 'g')} are dissolved in 100 cm^{3} of water. Four beakers, P, Q, R and S, at ${celsius} °C are stirred until nothing more dissolves.`,
        `Four beakers, P, Q, R and S, with water at ${celsius} °C are stirred with the masses of a salt in the table. 100 cm^{3} of water dissolve ${quantity(solubility, 'g')} of this salt at most.`,
      ],
      table: {
        head: ['beaker', 'volume of water / cm^{3}', 'mass of solid added / g'],
        rows: all.map(each => [LETTERS[each] ?? '', plain(volumes[each] ?? 0), plain(masses[each] ?? 0)]),
      },
      prompt: ['Which beakers contain a saturated solution?', 'In which beakers is the solution saturated?'],
      right: pairText(right),
      wrong,
      solution: `At most ${all.map(each => `${quantity(roundTo((solubility * (volumes[each] ?? 0)) / 100, 2), 'g')} in ${LETTERS[each]}`).join(', ')} dissolve. More than that was added in ${right.map(each => LETTERS[each]).join(' and ')}.`,
    }
  },
  verify: ({ solubility, volumes, masses }) => {
    const full = LETTERS.filter((_, at) => (masses[at] ?? 0) / (volumes[at] ?? 1) > solubility / 100)
    return `${full.join(' and ')} only`
  },
})

core('solid-left-over', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const solubility = random.int(8, 40)
    const water = random.pick([25, 40, 50, 60, 75, 150, 200])
    const dissolved = roundTo((solubility * water) / 100, 2)
    const added = Math.ceil(dissolved) + random.int(3, 15)
    const right = roundTo(added - dissolved, 2)
    const print = (value: number) => quantity(value, 'g')
    const slips = threeSlips(
      random,
      right,
      [
        [dissolved, 'You gave the mass that dissolves; the mass that is left is asked.'],
        [
          Math.abs(added - solubility),
          'You took the mass for 100 cm^{3}, but the volume of water is another one.',
        ],
        [roundTo(added + dissolved, 2), 'You added the mass that dissolves.'],
        [
          roundTo(Math.abs(added - (solubility * 100) / water), 1),
          'You divided by the volume of water where you had to multiply.',
        ],
      ],
      print,
    )
    const ok = slips?.every(([value]) => value > 0.5 && Math.abs(value - right) > 0.4)
    return slips && ok
      ? { solubility, water, dissolved, added, right, slips, celsius: random.pick([15, 20, 25]) }
      : null
  },
  make: ({ solubility, water, dissolved, added, right, slips, celsius }) => ({
    stem: [
      `At ${celsius} °C, 100 cm^{3} of water dissolve at most ${quantity(solubility, 'g')} of a salt. ${quantity(added, 'g')} of the salt are stirred with ${quantity(water, 'cm^3')} of water at ${celsius} °C. The mixture is filtered.`,
      `${quantity(added, 'g')} of a salt are added to ${quantity(water, 'cm^3')} of water at ${celsius} °C. A saturated solution forms, and it is filtered. At this temperature, 100 cm^{3} of water dissolve ${quantity(solubility, 'g')} of the salt.`,
      `A student makes a saturated solution at ${celsius} °C from ${quantity(added, 'g')} of a salt and ${quantity(water, 'cm^3')} of water, and filters it. 100 cm^{3} of water dissolve at most ${quantity(solubility, 'g')} of the salt at ${celsius} °C.`,
    ],
    prompt: ['What is the mass of the dry residue?', 'What mass of dry salt is the residue?'],
    options: bySize({ right, wrong: slips, print: value => quantity(value, 'g') }),
    solution: `${quantity(water, 'cm^3')} dissolve ${solubility} × ${water} ÷ 100 = ${quantity(dissolved, 'g')}. The rest is the residue: ${plain(added)} − ${plain(dissolved)} = ${quantity(right, 'g')}.`,
  }),
  verify: ({ solubility, water, added }) => (100 * added - solubility * water) / 100,
})

const EXPERIMENTS = [
  {
    does: 'find how fast a gas forms when marble chips react with an acid',
    right: 'gas syringe and stop-watch',
    why: 'The volume of the gas is read at known times.',
  },
  {
    does: 'find the temperature rise when a known mass of a solid reacts with an acid',
    right: 'balance and thermometer',
    why: 'A mass and a temperature are measured.',
  },
  {
    does: 'find the exact volume of an acid that neutralises 25.0 cm^{3} of an alkali',
    right: 'burette and volumetric pipette',
    why: 'The pipette measures 25.0 cm^{3} of alkali, the burette any volume of acid.',
  },
  {
    does: 'find how the temperature of a hot liquid falls in ten minutes',
    right: 'stop-watch and thermometer',
    why: 'The temperature is read at known times.',
  },
  {
    does: 'find the mass of a solid that dissolves in a certain volume of water',
    right: 'balance and measuring cylinder',
    why: 'A mass and the volume of a liquid are measured.',
  },
] as const

core('set-for-an-experiment', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [asked, ...others] = random.shuffle([0, 1, 2, 3, 4])
    return {
      asked: asked ?? 0,
      others: others.slice(0, 3),
      who: random.pick(['A student', 'A chemist', 'A technician']),
    }
  },
  make: ({ asked, others, who }) => {
    const experiment = EXPERIMENTS[asked] ?? EXPERIMENTS[0]
    return {
      stem: [
        `${who} wants to ${experiment.does}.`,
        `The aim of an experiment is to ${experiment.does}.`,
        `${who} plans to ${experiment.does}. Two measuring instruments are needed.`,
      ],
      prompt: ['Which two instruments are needed?', 'Which pair of instruments is suitable?'],
      right: experiment.right,
      wrong: others.map((each): Wrong => {
        const other = EXPERIMENTS[each] ?? EXPERIMENTS[0]
        return [other.right, `You chose instruments with which one could ${other.does}.`]
      }),
      solution: experiment.why,
    }
  },
})
