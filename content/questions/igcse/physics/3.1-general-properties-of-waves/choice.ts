import { allDiffer, numbers, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, curve, line, rect, text } from '@/lib/figures/shapes'
import { planeFronts } from '@/lib/figures/waves'
import { tidy } from '../shared'

const { core, supplement, templates } = choiceQuestions('3.1')

export { templates }

core('amplitude-and-wavelength-from-a-graph', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const what = random.pick(['a rope', 'the surface of water in a long tank', 'a stretched cord'])
    const wavelength = random.pick([12, 20, 24, 40, 60, 80])
    const amplitude = random.pick([2, 3, 4, 6])
    // Real waves are not as steep as they look on a graph: water waves would break.
    const steepest = what.includes('water') ? 0.075 : 0.25
    return amplitude > steepest * wavelength
      ? null
      : { what, wavelength, amplitude, start: random.pick([0, 0.25, 0.5]) }
  },
  make: ({ what, wavelength, amplitude, start }) => {
    const top = amplitude > 4 ? 8 : amplitude + 1
    const step = amplitude > 4 ? 2 : 1
    const chart = graph({
      x: {
        label: 'distance / cm',
        max: 2.5 * wavelength,
        ticks: Array.from({ length: 11 }, (_, at) => (at * wavelength) / 4),
        grid: true,
      },
      y: {
        label: 'displacement / cm',
        min: -top,
        max: top,
        ticks: Array.from({ length: (2 * top) / step + 1 }, (_, at) => at * step - top),
        grid: true,
      },
    })
    const height = (x: number) => amplitude * Math.sin(2 * Math.PI * (x / wavelength + start))
    const half = wavelength / 2
    const trough =
      'You measured the amplitude from a trough to a crest. It is measured from the rest position.'
    return {
      stem: `The graph shows a wave on ${what} at one moment.`,
      figure: figure(
        {
          name: 'waves/displacement-against-distance',
          title: 'Displacement of a wave against distance',
          description: `Displacement in centimetres against distance in centimetres, on a grid. A smooth wave goes up to ${amplitude} and down to −${amplitude}. It passes through two and a half complete cycles between 0 and ${2.5 * wavelength} cm.`,
          height: 246,
        },
        chart.axes,
        chart.plot(height, 0, 2.5 * wavelength),
      ),
      prompt: 'Which row gives the amplitude and the wavelength of the wave?',
      columns: 'amplitude | wavelength',
      right: `${quantity(amplitude, 'cm')} | ${quantity(wavelength, 'cm')}`,
      wrong: {
        [`${quantity(2 * amplitude, 'cm')} | ${quantity(wavelength, 'cm')}`]: trough,
        [`${quantity(amplitude, 'cm')} | ${quantity(half, 'cm')}`]:
          'You took the distance from a crest to the next trough as the wavelength. That is half a wavelength.',
        [`${quantity(2 * amplitude, 'cm')} | ${quantity(half, 'cm')}`]:
          'You measured from crest to trough both ways: that gives twice the amplitude and half the wavelength.',
      },
      solution: `The amplitude is the greatest displacement from the rest position: ${quantity(amplitude, 'cm')}.

The wavelength is the distance from one crest to the next: two and a half waves take up ${quantity(2.5 * wavelength, 'cm')}, so one takes ${quantity(wavelength, 'cm')}.`,
    }
  },
  verify: ({ wavelength, amplitude, start }) => {
    const heights = Array.from({ length: 1001 }, (_, at) => {
      const x = (at / 400) * wavelength
      return amplitude * Math.sin((2 * Math.PI * x) / wavelength + 2 * Math.PI * start)
    })
    return quantity(Math.round((Math.max(...heights) - Math.min(...heights)) / 2), 'cm')
  },
})

core('speed-of-ripples-from-counts', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const crests = random.int(4, 9)
    const wavelength = random.step(1, 4, 0.5)
    const frequency = random.step(2.5, 8, 0.5)
    const time = random.pick([2, 4, 5, 10, 20])
    const [across, dips, right] = [(crests - 1) * wavelength, frequency * time, frequency * wavelength]
    if (!Number.isInteger(dips) || dips > 60 || right < 8 || !tidy(across) || !tidy(right)) return null
    const counted = (frequency * across) / crests
    if (!allDiffer([right, counted, wavelength / frequency, frequency * across], 2)) return null
    return { crests, wavelength, frequency, time, across, dips, right, counted }
  },
  make: ({ crests, wavelength, frequency, time, across, dips, right, counted }) => ({
    stem: `A bar dips into the water of a ripple tank ${dips} times in ${quantity(time, 's', 2)} and makes straight waves. A photograph of the water with a ruler shows that the distance from the first crest to crest number ${crests} is ${quantity(across, 'cm', 2)}.`,
    prompt: 'What is the speed of the waves?',
    options: numbers({
      right,
      unit: 'cm/s',
      sigFigs: 2,
      wrong: {
        [`You divided by ${crests}. From the first crest to crest number ${crests} there are only ${crests - 1} wavelengths.`]:
          counted,
        'You divided the wavelength by the frequency; they must be multiplied.': wavelength / frequency,
        [`You took ${quantity(across, 'cm', 2)} as the wavelength, but this is the length of ${crests - 1} waves.`]:
          frequency * across,
      },
    }),
    solution: `Frequency = ${dips} ÷ ${time} = ${quantity(frequency, 'Hz', 2)}.

There are ${crests - 1} wavelengths between the crests, so wavelength = ${quantity(across, 'cm', 2)} ÷ ${crests - 1} = ${quantity(wavelength, 'cm', 2)}.

*v* = *fλ* = ${quantity(right, 'cm/s', 2)}.`,
  }),
  verify: ({ crests, time, across, dips }) => (dips / (crests - 1)) * (across / time),
})

const MEDIA = [
  {
    what: 'A wave travels along a rope.',
    frequencies: [1.5, 2, 2.5, 4, 5, 6],
    centimetres: [20, 30, 40, 60, 80],
  },
  {
    what: 'Water waves cross a ripple tank.',
    frequencies: [5, 8, 12, 15, 20, 25],
    centimetres: [0.8, 1.2, 1.5, 2.4, 3],
  },
  {
    what: 'A wave travels along a stretched spring.',
    frequencies: [2, 3, 4, 5, 8],
    centimetres: [15, 25, 35, 45, 60],
  },
  {
    what: 'A sound wave travels in water.',
    frequencies: [2500, 3000, 5000, 6000, 7500],
    centimetres: [20, 25, 30, 50, 60],
  },
] as const

core('wave-equation', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const medium = random.pick(MEDIA)
    const frequency = random.pick<number>(medium.frequencies)
    const centimetres = random.pick<number>(medium.centimetres)
    const metres = centimetres / 100
    const speed = frequency * metres
    const asked = random.pick(['speed', 'frequency', 'wavelength'] as const)
    if (!tidy(speed) || (frequency > 1000 && speed !== 1500)) return null
    const values = {
      speed: [speed, 100 * speed, frequency / metres, metres / frequency],
      frequency: [frequency, frequency / 100, metres / speed, speed * metres],
      wavelength: [metres, 1 / metres, speed * frequency, 100 * metres],
    }[asked]
    return allDiffer(values, 2) ? { medium, frequency, centimetres, metres, speed, asked, values } : null
  },
  make: ({ medium, frequency, centimetres, metres, speed, asked, values }) => {
    const [right = 0, ...wrong] = values
    const errors = {
      speed: [
        'You did not change the wavelength from centimetres to metres.',
        'You divided the frequency by the wavelength; they must be multiplied.',
        'You divided the wavelength by the frequency; they must be multiplied.',
      ],
      frequency: [
        'You did not change the wavelength from centimetres to metres.',
        'You divided the wavelength by the speed, which is the wrong way round.',
        'You multiplied the speed by the wavelength; the frequency is the speed divided by the wavelength.',
      ],
      wavelength: [
        'You divided the frequency by the speed, which is the wrong way round.',
        'You multiplied the speed by the frequency; the wavelength is the speed divided by the frequency.',
        'You worked out the wavelength in centimetres but gave the unit metre.',
      ],
    }[asked]
    const texts = {
      speed: `speed is ${quantity(speed, 'm/s', 2)}`,
      frequency: `frequency is ${quantity(frequency, 'Hz', 2)}`,
      wavelength: `wavelength is ${quantity(centimetres, 'cm', 2)}`,
    }
    const given = (['speed', 'frequency', 'wavelength'] as const).filter(each => each !== asked)
    const rule = { speed: '*v* = *fλ*', frequency: '*f* = *v* ÷ *λ*', wavelength: '*λ* = *v* ÷ *f*' }[asked]
    const sum = {
      speed: `${quantity(frequency, 'Hz', 2)} × ${quantity(metres, 'm', 2)}`,
      frequency: `${quantity(speed, 'm/s', 2)} ÷ ${quantity(metres, 'm', 2)}`,
      wavelength: `${quantity(speed, 'm/s', 2)} ÷ ${quantity(frequency, 'Hz', 2)}`,
    }[asked]
    const unit = { speed: 'm/s', frequency: 'Hz', wavelength: 'm' }[asked]
    return {
      stem: `${medium.what} Its ${given.map(each => texts[each]).join(' and its ')}.`
        .replace('waves cross a ripple tank. Its', 'waves cross a ripple tank. Their')
        .replace('and its', medium.what.startsWith('Water') ? 'and their' : 'and its'),
      prompt: `What is the ${asked} of the ${medium.what.startsWith('Water') ? 'waves' : 'wave'}?`,
      options: numbers({
        right,
        unit,
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `*v* = *fλ*${asked === 'speed' ? '' : `, so ${rule}`}.${asked === 'wavelength' ? '' : ` The wavelength is ${quantity(metres, 'm', 2)}.`}

${sum} = ${quantity(right, unit, 2)}.`,
    }
  },
  verify: ({ frequency, centimetres, speed, asked }) =>
    asked === 'speed'
      ? (frequency * centimetres) / 100
      : asked === 'frequency'
        ? (speed * 100) / centimetres
        : speed / frequency,
})

const POINTS = [
  {
    stem: 'One end of a long rope is moved up and down, and a wave travels along the rope to the right. A ribbon is tied to the middle of the rope.',
    what: 'ribbon',
    moves: 'up and down',
    carried: 'to the right with the wave',
  },
  {
    stem: 'A cork floats in the middle of a pond. Ripples travel across the pond to the right and pass the cork.',
    what: 'cork',
    moves: 'up and down',
    carried: 'to the right with the ripples',
  },
  {
    stem: 'One end of a long spring on a bench is pushed and pulled along the line of the spring, and a wave travels to the right. One coil is marked with paint.',
    what: 'coil',
    moves: 'left and right about its place',
    carried: 'to the right with the wave',
  },
  {
    stem: 'One end of a long spring on a bench is moved from side to side, and a wave travels along the spring to the right. One coil is marked with paint.',
    what: 'coil',
    moves: 'from side to side',
    carried: 'to the right with the wave',
  },
] as const

core('what-a-wave-transfers', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    item: random.pick(POINTS),
    third: random.pick(['matter only', 'both energy and matter']),
  }),
  make: ({ item: { stem, what, moves, carried }, third }) => ({
    stem,
    prompt: `Which row describes the movement of the ${what} and what the wave transfers?`,
    columns: `movement of the ${what} | transferred to the right`,
    right: `${moves} | energy only`,
    wrong: {
      [`${moves} | both energy and matter`]:
        'You thought that matter moves along with a wave. It only vibrates about its place.',
      [`${carried} | energy only`]: `You thought that the wave carries the ${what} along. It stays near its place.`,
      [`${carried} | ${third}`]:
        'You pictured a flow, like that of a river. A wave passes on energy and leaves the matter where it is.',
    },
    solution: `A wave transfers energy without transferring matter. So the ${what} moves ${moves} and is not carried along.`,
  }),
})

const TRANSVERSE = [
  'light from a lamp',
  'a seismic S-wave',
  'a radio wave',
  'a ripple on the surface of a pond',
  'a wave on a rope whose end is moved up and down',
  'microwaves from a mobile phone',
]

const LONGITUDINAL = [
  'a sound wave in air',
  'a seismic P-wave',
  'ultrasound in water',
  'a wave on a spring whose end is pushed and pulled along its length',
  'a sound wave in a steel rail',
]

core('transverse-or-longitudinal', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['transverse', 'longitudinal'] as const)
    const [rights, wrongs] = asked === 'transverse' ? [TRANSVERSE, LONGITUDINAL] : [LONGITUDINAL, TRANSVERSE]
    return { asked, right: random.pick(rights), wrong: random.sample(wrongs, 3), byName: random.chance(0.5) }
  },
  make: ({ asked, right, wrong, byName }) => {
    const across = asked === 'transverse'
    const direction = across ? 'at right angles' : 'parallel'
    const other = across
      ? 'longitudinal: its vibration is parallel'
      : 'transverse: its vibration is at right angles'
    return {
      stem: '',
      prompt: byName
        ? `Which is an example of a ${asked} wave?`
        : `In which wave is the vibration ${direction} to the direction in which the wave travels?`,
      right,
      wrong: wrong.map(
        (each): Wrong => [each, `You chose a wave that is ${other} to the direction of travel.`],
      ),
      solution: `In a ${asked} wave the vibration is ${direction} to the direction of travel. ${
        across
          ? 'Electromagnetic waves, water waves and seismic S-waves are transverse, and so is a wave on a rope that is shaken up and down.'
          : 'Sound (and ultrasound), seismic P-waves and a push-and-pull wave on a spring are longitudinal.'
      }`,
    }
  },
})

core('water-waves-change-depth', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const narrow = random.int(9, 12)
    return {
      slows: random.chance(0.5),
      wide: narrow + random.int(8, 11),
      narrow,
      height: random.int(96, 120),
    }
  },
  make: ({ slows, wide, narrow, height }) => {
    const [before, after] = slows ? [wide, narrow] : [narrow, wide]
    const [left, right] = slows ? ['deep water', 'shallow water'] : ['shallow water', 'deep water']
    const [change, other] = slows ? ['decreases', 'increases'] : ['increases', 'decreases']
    const countBefore = Math.floor(150 / before)
    return {
      stem: `The diagram shows plane water waves, seen from above. They pass from ${left} into ${right}.`,
      figure: figure(
        {
          name: 'waves/plane-waves-at-a-change-of-depth',
          title: 'Plane water waves at a change of depth',
          description: `Straight parallel wavefronts travel to the right. They cross a straight boundary, parallel to the wavefronts, from ${left} into ${right}. The wavefronts are ${slows ? 'further apart on the left than on the right' : 'closer together on the left than on the right'}.`,
          height: height + 64,
        },
        rect(14, 30, 332, height, 'l'),
        planeFronts(180 - before * countBefore + before / 2, 30, countBefore, before, height),
        planeFronts(180 + after / 2, 30, Math.floor((160 - after / 2) / after) + 1, after, height),
        line(180, 24, 180, height + 36, 'l dash thick'),
        text(97, 20, left, { anchor: 'middle' }),
        text(263, 20, right, { anchor: 'middle' }),
        arrow(60, height + 46, 200, height + 46),
        text(210, height + 50, 'direction of travel', { cls: 's' }),
      ),
      prompt: 'What happens to the speed, the wavelength and the frequency as the waves cross the boundary?',
      columns: 'speed | wavelength | frequency',
      right: `${change} | ${change} | stays the same`,
      wrong: {
        [`${other} | ${change} | stays the same`]:
          'You thought that waves travel faster in shallow water. They travel faster in deep water.',
        [`stays the same | ${change} | ${other}`]:
          'You kept the speed the same. It depends on the depth, while the frequency is set by the source.',
        [`${change} | stays the same | ${change}`]:
          'You kept the wavelength the same, but the wavefronts in the diagram change their spacing. No waves are lost or made at the boundary.',
      },
      solution: `Water waves are faster in deep water, so the speed ${change}. The number of waves that pass each second is set by the source and stays the same. As *v* = *fλ* with the same *f*, the wavelength ${change} too, as the spacing of the wavefronts shows.`,
    }
  },
  verify: ({ wide, narrow, slows }) =>
    (slows ? narrow - wide : wide - narrow) < 0 ? 'decreases' : 'increases',
})

core('wavelength-after-refraction', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const frequency = random.int(4, 12)
    const before = random.step(1.5, 5, 0.5)
    const after = random.step(1, 5, 0.25)
    const [fast, slow] = [frequency * before, frequency * after]
    if (before <= after || !tidy(fast) || !tidy(slow) || !tidy(after)) return null
    if (before / after > 2.5 || before / after < 1.2) return null
    const reversed = random.chance(0.4)
    const [from, to] = reversed ? [after, before] : [before, after]
    const mistaken = (from * from) / to
    if (!allDiffer([to, from, frequency, mistaken], 2)) return null
    return { frequency, from, to, mistaken, reversed }
  },
  make: ({ frequency, from, to, mistaken, reversed }) => {
    const [one, other] = reversed ? ['shallow', 'deep'] : ['deep', 'shallow']
    return {
      stem: `In the ${one} part of a tank, water waves have a wavelength of ${quantity(from, 'cm', 2)} and a speed of ${quantity(from * frequency, 'cm/s', 2)}. They pass into the ${other} part, where their speed is ${quantity(to * frequency, 'cm/s', 2)}.`,
      prompt: `What is their wavelength in the ${other} part?`,
      options: numbers({
        right: to,
        unit: 'cm',
        sigFigs: 2,
        wrong: [
          [from, 'You kept the wavelength. It is the frequency that stays the same.'],
          [mistaken, 'You multiplied by the ratio of the speeds the wrong way round.'],
          [frequency, 'You stopped at the frequency, which is in hertz.'],
        ],
      }),
      solution: `The frequency does not change: *f* = ${quantity(from * frequency, 'cm/s', 2)} ÷ ${quantity(from, 'cm', 2)} = ${quantity(frequency, 'Hz', 2)}.

*λ* = *v* ÷ *f* = ${quantity(to * frequency, 'cm/s', 2)} ÷ ${quantity(frequency, 'Hz', 2)} = ${quantity(to, 'cm', 2)}.`,
    }
  },
  verify: ({ frequency, from, to }) => (from * (to * frequency)) / (from * frequency),
})

supplement('gap-for-the-widest-spreading', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
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
    return {
      stem: `Plane water waves in ${of} pass through a gap between two barriers. Both the width of the gap and the wavelength can be changed.`,
      prompt: 'In which case do the waves spread out most behind the gap?',
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
    }
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

supplement('diffraction-at-an-edge', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(SHADOWS) }),
  make: ({ item: { stem, strong, at } }) => {
    // What the stem states outright (the longer wavelength, the lower frequency) is not denied by an option.
    const wrong = strong.includes('wavelength') ? [1, 2, 3] : [0, 1, 2]
    const texts: Wrong[] = pairs({
      [`${strong} have the shorter wavelength and are diffracted more at ${at}.`]:
        'You took these as the waves of shorter wavelength. A low frequency means a long wavelength, and long waves diffract more.',
      [`${strong} have the longer wavelength and are diffracted less at ${at}.`]:
        'You reversed the rule: at an edge, a longer wavelength is diffracted more.',
      [`${strong} have the longer wavelength and are refracted more at ${at}.`]:
        'You named refraction, which needs a change of speed. The spreading past an edge is diffraction.',
      [`${strong} have the higher frequency and are diffracted more at ${at}.`]:
        'You gave the longer waves the higher frequency. Their frequency is lower.',
    })
    return {
      stem,
      prompt: 'What is the reason for the difference?',
      right: `${strong} have the longer wavelength and are diffracted more at ${at}.`,
      wrong: wrong.map(index => texts[index] ?? ['', '']),
      solution: `Waves spread into the region behind an edge: this is diffraction. The longer the wavelength (the lower the frequency), the more the waves are diffracted at an edge.`,
    }
  },
})

const MORE_SPREAD = [
  'Make the gap narrower.',
  'Make the wavelength of the waves longer.',
  'Make the bar that produces the waves vibrate at a lower frequency.',
]

const NO_MORE_SPREAD: Wrong[] = pairs({
  'Make the gap wider.': 'A gap that is even wider than the wavelength makes the waves spread less.',
  'Make the wavelength of the waves shorter.':
    'The gap would then be even wider compared with the wavelength, and the waves would spread less.',
  'Make the bar that produces the waves vibrate at a higher frequency.':
    'A higher frequency means a shorter wavelength, and the waves would spread less.',
  'Make the amplitude of the waves larger.':
    'The amplitude does not change the spreading. It depends on the gap and the wavelength.',
  'Make the barriers on both sides of the gap longer.':
    'The spreading depends on the width of the gap and on the wavelength, not on the length of the barriers.',
})

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

supplement('change-that-makes-waves-spread-more', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    spacing: random.int(12, 15),
    times: random.pick([3, 4]),
    right: random.pick(MORE_SPREAD),
    wrong: random.sample(NO_MORE_SPREAD, 3),
  }),
  make: ({ spacing, times, right, wrong }) => ({
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
    right,
    wrong,
    solution:
      'The spreading (diffraction) is greatest when the width of the gap is about equal to the wavelength. Here the gap is wider, so it must be made narrower or the wavelength longer. At the same speed, a lower frequency means a longer wavelength.',
  }),
})
