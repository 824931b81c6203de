import { allDiffer, choice, numbers, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, rect, text } from '@/lib/figures/shapes'
import { planeFronts } from '@/lib/figures/waves'

const core = { style: 'choice', tier: 'core', calculator: 'not-needed' } as const

/** Whether two significant figures print the value in full. */
const tidy = (value: number) => Math.abs(toSigFigs(value, 2) - value) < 1e-9 * value

// 3.1 General properties of waves

const waveFromGraph = template({
  ...core,
  name: 'amplitude-and-wavelength-from-a-graph',
  subtopic: '3.1',
  difficulty: 2,
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '3.1',
      objective: 'AO2',
      options: rows(
        ['amplitude', 'wavelength'],
        [quantity(amplitude, 'cm'), quantity(wavelength, 'cm')],
        [
          [[quantity(2 * amplitude, 'cm'), quantity(wavelength, 'cm')], trough],
          [
            [quantity(amplitude, 'cm'), quantity(half, 'cm')],
            'You took the distance from a crest to the next trough as the wavelength. That is half a wavelength.',
          ],
          [
            [quantity(2 * amplitude, 'cm'), quantity(half, 'cm')],
            'You measured from crest to trough both ways: that gives twice the amplitude and half the wavelength.',
          ],
        ],
      ),
      solution: `The amplitude is the greatest displacement from the rest position: ${quantity(amplitude, 'cm')}.

The wavelength is the distance from one crest to the next: two and a half waves take up ${quantity(2.5 * wavelength, 'cm')}, so one takes ${quantity(wavelength, 'cm')}.`,
    })
  },
  verify: ({ wavelength, amplitude, start }) => {
    const heights = Array.from({ length: 1001 }, (_, at) => {
      const x = (at / 400) * wavelength
      return amplitude * Math.sin((2 * Math.PI * x) / wavelength + 2 * Math.PI * start)
    })
    return quantity(Math.round((Math.max(...heights) - Math.min(...heights)) / 2), 'cm')
  },
})

const rippleSpeed = template({
  ...core,
  name: 'speed-of-ripples-from-counts',
  subtopic: '3.1',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
  make: ({ crests, wavelength, frequency, time, across, dips, right, counted }) =>
    choice({
      stem: `A bar dips into the water of a ripple tank ${dips} times in ${quantity(time, 's', 2)} and makes straight waves. A photograph of the water with a ruler shows that the distance from the first crest to crest number ${crests} is ${quantity(across, 'cm', 2)}.`,
      prompt: 'What is the speed of the waves?',
      subtopic: '3.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit: 'cm/s',
        sigFigs: 2,
        wrong: [
          [
            counted,
            `You divided by ${crests}. From the first crest to crest number ${crests} there are only ${crests - 1} wavelengths.`,
          ],
          [wavelength / frequency, 'You divided the wavelength by the frequency; they must be multiplied.'],
          [
            frequency * across,
            `You took ${quantity(across, 'cm', 2)} as the wavelength, but this is the length of ${crests - 1} waves.`,
          ],
        ],
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

const waveEquation = template({
  ...core,
  name: 'wave-equation',
  subtopic: '3.1',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `${medium.what} Its ${given.map(each => texts[each]).join(' and its ')}.`
        .replace('waves cross a ripple tank. Its', 'waves cross a ripple tank. Their')
        .replace('and its', medium.what.startsWith('Water') ? 'and their' : 'and its'),
      prompt: `What is the ${asked} of the ${medium.what.startsWith('Water') ? 'waves' : 'wave'}?`,
      subtopic: '3.1',
      objective: 'AO2',
      options: numbers({
        right,
        unit,
        sigFigs: 2,
        wrong: wrong.map((value, at) => [value, errors[at] ?? '']),
      }),
      solution: `*v* = *fλ*${asked === 'speed' ? '' : `, so ${rule}`}.${asked === 'wavelength' ? '' : ` The wavelength is ${quantity(metres, 'm', 2)}.`}

${sum} = ${quantity(right, unit, 2)}.`,
    })
  },
  // Back from the centimetres, by counting the waves that pass in one second.
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

const passedOn = template({
  ...core,
  name: 'what-a-wave-transfers',
  subtopic: '3.1',
  difficulty: 2,
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(POINTS),
    third: random.pick(['matter only', 'both energy and matter']),
  }),
  make: ({ item: { stem, what, moves, carried }, third }) =>
    choice({
      stem,
      prompt: `Which row describes the movement of the ${what} and what the wave transfers?`,
      subtopic: '3.1',
      objective: 'AO1',
      options: rows(
        [`movement of the ${what}`, 'transferred to the right'],
        [moves, 'energy only'],
        [
          [
            [moves, 'both energy and matter'],
            'You thought that matter moves along with a wave. It only vibrates about its place.',
          ],
          [
            [carried, 'energy only'],
            `You thought that the wave carries the ${what} along. It stays near its place.`,
          ],
          [
            [carried, third],
            'You pictured a flow, like that of a river. A wave passes on energy and leaves the matter where it is.',
          ],
        ],
      ),
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

const kinds = template({
  ...core,
  name: 'transverse-or-longitudinal',
  subtopic: '3.1',
  difficulty: 1,
  checked: '2026-11-20',
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
    return choice({
      stem: 'Waves can be transverse or longitudinal.',
      prompt: byName
        ? `Which is an example of a ${asked} wave?`
        : `In which wave is the vibration ${direction} to the direction in which the wave travels?`,
      subtopic: '3.1',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map((each): Wrong => [each, `You chose a wave that is ${other} to the direction of travel.`]),
      ),
      solution: `In a ${asked} wave the vibration is ${direction} to the direction of travel. ${
        across
          ? 'Electromagnetic waves, water waves and seismic S-waves are transverse, and so is a wave on a rope that is shaken up and down.'
          : 'Sound (and ultrasound), seismic P-waves and a push-and-pull wave on a spring are longitudinal.'
      }`,
    })
  },
})

const boundary = template({
  ...core,
  name: 'water-waves-change-depth',
  subtopic: '3.1',
  difficulty: 3,
  checked: '2026-11-20',
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
    return choice({
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
      subtopic: '3.1',
      objective: 'AO1',
      options: rows(
        ['speed', 'wavelength', 'frequency'],
        [change, change, 'stays the same'],
        [
          [
            [other, change, 'stays the same'],
            'You thought that waves travel faster in shallow water. They travel faster in deep water.',
          ],
          [
            ['stays the same', change, other],
            'You kept the speed the same. It depends on the depth, while the frequency is set by the source.',
          ],
          [
            [change, 'stays the same', change],
            'You kept the wavelength the same, but the wavefronts in the diagram change their spacing. No waves are lost or made at the boundary.',
          ],
        ],
      ),
      solution: `Water waves are faster in deep water, so the speed ${change}. The number of waves that pass each second is set by the source and stays the same. As *v* = *fλ* with the same *f*, the wavelength ${change} too, as the spacing of the wavefronts shows.`,
    })
  },
  verify: ({ wide, narrow, slows }) =>
    (slows ? narrow - wide : wide - narrow) < 0 ? 'decreases' : 'increases',
})

const newWavelength = template({
  ...core,
  name: 'wavelength-after-refraction',
  subtopic: '3.1',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return choice({
      stem: `In the ${one} part of a tank, water waves have a wavelength of ${quantity(from, 'cm', 2)} and a speed of ${quantity(from * frequency, 'cm/s', 2)}. They pass into the ${other} part, where their speed is ${quantity(to * frequency, 'cm/s', 2)}.`,
      prompt: `What is their wavelength in the ${other} part?`,
      subtopic: '3.1',
      objective: 'AO2',
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
    })
  },
  verify: ({ frequency, from, to }) => (from * (to * frequency)) / (from * frequency),
})

export const templates = [waveFromGraph, rippleSpeed, waveEquation, passedOn, kinds, boundary, newWavelength]
