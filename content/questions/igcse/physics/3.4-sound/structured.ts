import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { curve, ellipse, line, midArrow, type Point, polygon, rect, text } from '@/lib/figures/shapes'
import { loudspeaker, oscilloscope, transverse } from '@/lib/figures/waves'
import { NEEDS_A_MEDIUM, VIBRATE_ALONG } from './points'

const { supplement, core, templates } = questionsOf('structured', '3.4', { calculator: 'needed' })

export { templates }

const SHIPS = [
  {
    stem: 'A survey ship sends a pulse of ultrasound straight down to the sea bed',
    target: 'sea bed',
    water: 'sea water',
    speed: [1490, 1530],
    time: [0.06, 0.5],
  },
  {
    stem: 'A fishing boat sends a pulse of ultrasound straight down to a shoal of fish',
    target: 'shoal',
    water: 'sea water',
    speed: [1490, 1530],
    time: [0.03, 0.16],
  },
  {
    stem: 'A boat on a deep lake sends a pulse of ultrasound straight down to the bottom',
    target: 'bottom of the lake',
    water: 'the water of the lake',
    speed: [1430, 1480],
    time: [0.03, 0.2],
  },
] as const

/** Where the fish are. */
const SHOAL: Point[] = [
  [146, 146],
  [172, 144],
  [198, 146],
  [222, 150],
  [158, 156],
  [184, 157],
  [208, 159],
]

supplement('depth-by-ultrasound', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const ship = random.pick(SHIPS)
    return {
      ship,
      speed: random.step(ship.speed[0], ship.speed[1], 10),
      time: random.step(ship.time[0], ship.time[1], 0.01),
      kilohertz: random.step(28, 60, 2),
    }
  },
  make: ({ ship, speed, time, kilohertz }) => {
    const depth = (speed * time) / 2
    const wavelength = speed / (kilohertz * 1000)
    const isShoal = ship.target === 'shoal'
    const bottom = isShoal ? 138 : 160
    return {
      stem: `${ship.stem}. The echo returns after ${quantity(time, 's', 2)}. The frequency of the ultrasound is ${quantity(kilohertz, 'kHz')}. The speed of sound in ${ship.water} is ${quantity(speed, 'm/s')}.`,
      figure: figure(
        {
          name: 'waves/depth-by-ultrasound',
          title: 'A pulse of ultrasound below a boat',
          description: `A boat on the surface of water. One arrow goes from the boat straight down to the ${ship.target} and a dashed arrow comes straight up again.`,
          height: 186,
        },
        rect(20, 40, 320, 126, 'w'),
        line(20, 40, 340, 40),
        polygon(
          [
            [130, 24],
            [230, 24],
            [216, 50],
            [144, 50],
          ],
          'l sheet',
        ),
        rect(160, 8, 36, 16, 'l sheet'),
        midArrow(170, 54, 170, bottom, 'p'),
        midArrow(190, bottom, 190, 54, 'p dash'),
        ...(isShoal
          ? SHOAL.map(([x, y]) => ellipse(x, y, 9, 3.5, 'l sunk'))
          : [
              curve([
                [20, 166],
                [90, 162],
                [180, 164],
                [270, 161],
                [340, 166],
              ]),
            ]),
        text(210, 108, 'pulse and echo'),
        text(330, 60, 'water', { anchor: 'end', cls: 's' }),
        text(180, 182, isShoal ? 'shoal of fish' : ship.target, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.number({
          prompt: 'State the lowest frequency of ultrasound, in kHz.',
          objective: 'AO1',
          answer: 20,
          unit: 'kHz',
          scheme: [quantity(20, 'kHz')],
          solution:
            'Ultrasound is sound with a frequency above 20 kHz, the highest frequency that people can hear.',
        }),
        b: ask.number({
          prompt: `Calculate the depth of the ${ship.target} below the ${ship.stem.includes('ship') ? 'ship' : 'boat'}.`,
          answer: depth,
          unit: 'm',
          scheme: steps(
            `*s* = *vt*, or ${speed} × ${plain(time)}`,
            'division by 2 (pulse goes there and back)',
            quantity(depth, 'm', 2),
          ),
          solution: `In ${quantity(time, 's', 2)} the pulse travels ${speed} × ${plain(time)} = ${quantity(speed * time, 'm', 3)}, down and up again. The depth is half of it: ${quantity(depth, 'm', 2)}.`,
        }),
        c: ask.number({
          prompt: 'Calculate the wavelength of the ultrasound in the water.',
          subtopic: '3.1',
          answer: wavelength,
          unit: 'm',
          unitMode: 'asked',
          scheme: steps(
            `λ = *v* ÷ *f*, or ${speed} ÷ ${plain(kilohertz * 1000)}`,
            `${quantity(wavelength, 'm', 2)} (${quantity(wavelength * 100, 'cm', 2)})`,
          ),
          solution: `${quantity(kilohertz, 'kHz')} is ${quantity(kilohertz * 1000, 'Hz')}. λ = *v* ÷ *f* = ${speed} ÷ ${plain(kilohertz * 1000)} = ${quantity(wavelength, 'm', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'Sound travels through the water as compressions and rarefactions. State what is meant by a *compression* and by a *rarefaction*.',
          command: 'State',
          scheme: [
            judged(
              'compression: region where particles are closer together / pressure is higher',
              `
              CLOSE = close/closer/together/squashed/squeezed/dense/denser | high pressure | high density | packed
              FAR = apart/spread/far | low pressure | low density | less dense
              reject compression ...(no rarefaction/CLOSE).. FAR
              accept compression ...(no rarefaction).. CLOSE
              accept compression ... pressure high
              accept CLOSE ...(no rarefaction/FAR).. compression
              earns: a compression is where particles are close together
              earns: compression: area of high pressure
              earns: in a compresion the molecules are packed
              misses: a compression is where the particles are far apart
              misses: a rarefaction is where particles are close together
              misses: a compression belongs to a wave`,
            ),
            judged(
              'rarefaction: region where particles are further apart / pressure is lower',
              `
              CLOSE = close/closer/together/squashed/squeezed/dense/denser | high pressure | high density
              FAR = apart/spread/far | low pressure | low density | less dense
              reject rarefaction ...(no compression/FAR/less/not).. CLOSE
              accept rarefaction ...(no compression).. FAR
              accept rarefaction ... pressure low
              accept FAR ...(no compression/CLOSE).. rarefaction
              earns: a rarefaction is where particles are spread out
              earns: rarefaction: low pressure
              earns: in a rarefraction the particels are spread out
              misses: a rarefaction is where the particles are close together
              misses: a compression is where particles are far apart
              misses: a rarefaction is part of the wave`,
            ),
          ],
          solution: 'Both are compared with the water (or air) at rest.',
          modelAnswer:
            'In a compression the particles are closer together than normal, and the pressure is higher. In a rarefaction they are further apart, and the pressure is lower.',
        }),
        e: ask.written({
          prompt: 'Compare the speed of sound in air with its speed in water and in steel.',
          lines: 1,
          scheme: [
            judged(
              'less than in water and (much) less than in steel',
              `
              LESS = less/slow/slower/slowest/slowly/low/lower/lowest/small/smaller/smallest/least
              MORE = fast/faster/fastest/high/higher/highest/great/greater/greatest/quick/quicker/quickest/more
              reject air ...(no water/steel/solid/liquid/than/LESS/not).. MORE | MORE in air
              reject LESS than ... air | steel/solid/water/liquid is LESS | "slowest" in steel/solid
              reject same/equal
              accept air ...(no steel/water).. slowest/lowest/least/smallest | slowest/lowest/least/smallest in air
              accept LESS than ... water ... steel | slowest in air | LESS than ... steel ... water
              accept air ...(no MORE).. LESS ... water/liquid & steel/solid
              accept water ... MORE & steel ... MORE
              accept water, steel, MORE, air
              accept MORE ... solid & liquid
              accept MORE ... steel, water, air
              unsure air ... LESS | LESS ... air | MORE ... steel | steel ... MORE
              earns: it is slower than in water and steel
              earns: Sound is slower in air than in water and steel
              earns: it is fastest in steel and slowest in air
              earns: sound travels fastest in steel, then water, then air
              earns: the speed in air is lowar than in water and much lowar than in steel
              misses: sound is faster in air than in water and steel
              misses: it is the same in all of them
              misses: the speed of sound in air is about 340 m/s`,
            ),
          ],
          modelAnswer: 'The speed of sound in air is less than in water, and much less than in steel.',
          solution: 'In general, sound is slowest in gases, faster in liquids and fastest in solids.',
        }),
      },
    }
  },
  verify: ({ speed, time, kilohertz }) => {
    let metres = 0
    const ticks = Math.round(time * 100)
    for (let tick = 0; tick < ticks; tick += 1) metres += speed / 200
    return { a: 20_000 / 1000, b: metres, c: (speed * (1 / kilohertz)) / 1000 }
  },
})

const CHANGES = [
  { text: 'The amplitude is increased; the frequency stays the same.', answer: 'louder' },
  { text: 'The amplitude is decreased; the frequency stays the same.', answer: 'quieter' },
  { text: 'The frequency is increased; the amplitude stays the same.', answer: 'higher' },
  { text: 'The frequency is decreased; the amplitude stays the same.', answer: 'lower' },
] as const

const HEARD = {
  louder: 'louder sound',
  quieter: 'quieter sound',
  higher: 'sound of higher pitch',
  lower: 'sound of lower pitch',
} as const

const LOUDNESS = `
  LOUDER = loud/louder/loudness
  QUIETER = quiet/quieter/soft/softer/faint/fainter
  VOLUME = volume/intensity
  UP = increase/high/higher/great/greater/rise/more/up
  DOWN = decrease/low/lower/small/smaller/fall/less/down/reduce
  reject pitch ...(no amplitude/first/";").. LOUDER/QUIETER/VOLUME`

const PITCH = `
  UP = increase/high/higher/great/greater/rise/more/up
  DOWN = decrease/low/lower/deep/deeper/small/smaller/fall/less/down/reduce
  reject pitch ... same/constant`

/** What earns the mark for each change: the first is heard as loudness, the second as pitch. */
const HEARD_AS = {
  louder: `
    ${LOUDNESS}
    reject QUIETER | VOLUME DOWN | DOWN VOLUME | less LOUDER | not LOUDER
    accept louder/loud | VOLUME ... UP | UP VOLUME
    earns: the sound is louder and then the pitch changes
    earns: the volume goes up
    earns: louder
    earns: its volime increases
    misses: the sound is quieter
    misses: a higher pitch
    misses: the amplitude increases`,
  quieter: `
    ${LOUDNESS}
    reject not QUIETER | VOLUME UP | UP VOLUME | more LOUDER
    accept QUIETER | VOLUME ... DOWN | DOWN VOLUME | less LOUDER | not LOUDER
    reject LOUDER
    earns: the sound is quieter and then the pitch changes
    earns: the volume goes down
    earns: it is less loud
    earns: the volime decreases
    misses: the sound is louder
    misses: a lower pitch
    misses: the amplitude decreases`,
  higher: `
    ${PITCH}
    reject pitch ...(no UP).. DOWN | DOWN pitch
    accept pitch ... UP | UP ... pitch | shrill/shriller/squeaky
    unsure pitch/tone/note
    earns: the pitch is higher
    earns: louder sound, higher pitched sound
    earns: the piitch goes up, pithc increases
    earns: it has a high pitch
    misses: the pitch is lower
    misses: the sound is louder
    misses: the frequency increases`,
  lower: `
    ${PITCH}
    reject pitch ...(no DOWN).. UP | UP pitch
    accept pitch ... DOWN | DOWN ... pitch | deeper
    unsure pitch/tone/note/deep
    earns: the pitch is lower
    earns: louder sound, lower pitched sound
    earns: the piitch goes down, pithc decreases
    earns: it has a low pitch
    misses: the pitch is higher
    misses: the sound is quieter
    misses: the frequency decreases`,
} as const

core('speed-of-sound-between-microphones', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const distance = random.step(1.2, 3.4, 0.1)
    const mean = Math.round((distance / random.int(332, 348)) * 1e5) / 100
    const spread = random.sample([-0.06, -0.04, -0.02, 0.02, 0.04, 0.06], 2)
    const [one = 0, other = 0] = spread
    const times = random.shuffle([mean + one, mean + other, mean - one - other])
    if (one + other === 0) return null
    const speed = (distance * 1000) / mean
    if (speed < 331 || speed > 349) return null
    return {
      distance,
      mean,
      times,
      speed,
      changes: [random.pick(CHANGES.slice(0, 2)), random.pick(CHANGES.slice(2))],
    }
  },
  make: ({ distance, mean, times, speed, changes }) => ({
    stem: `A loudspeaker makes a short click. Two microphones, ${quantity(distance, 'm', 2)} apart, are in line with it. A timer starts when the click reaches microphone 1 and stops when it reaches microphone 2. The table shows three results.`,
    figure: figure(
      {
        name: 'waves/speed-of-sound-between-microphones',
        title: 'A loudspeaker, two microphones and a timer',
        description: `A loudspeaker on the left faces two microphones, one behind the other in a straight line. The distance between the microphones is marked ${plain(distance, 1)} metres. Both are joined to a timer.`,
        height: 150,
      },
      loudspeaker(24, 60, 44),
      rect(112, 52, 22, 12, 'l sunk', 5),
      rect(282, 52, 22, 12, 'l sunk', 5),
      line(123, 36, 293, 36, 'l thin'),
      line(123, 30, 123, 48, 'l thin'),
      line(293, 30, 293, 48, 'l thin'),
      text(208, 30, `${plain(distance, 1)} m`, { anchor: 'middle' }),
      text(123, 82, '1', { anchor: 'middle', cls: 'b' }),
      text(293, 82, '2', { anchor: 'middle', cls: 'b' }),
      rect(178, 102, 60, 28),
      text(208, 120, 'timer', { anchor: 'middle' }),
      line(134, 62, 178, 112, 'l thin'),
      line(282, 62, 238, 112, 'l thin'),
    ),
    table: {
      head: ['measurement', 'time / ms'],
      rows: times.map((time, at) => [String(at + 1), plain(time, 2)]),
    },
    parts: {
      a: ask.number({
        prompt: 'Use the mean of the three times to calculate the speed of sound in air.',
        command: 'Calculate',
        answer: speed,
        unit: 'm/s',
        scheme: steps(
          `mean time = ${plain(mean, 2)} ms (${plain(mean / 1000, 5)} s)`,
          `*v* = *s* ÷ *t*, or ${plain(distance, 1)} ÷ ${plain(mean / 1000, 5)}`,
          `${quantity(speed, 'm/s', 3)} (${quantity(speed, 'm/s', 2)})`,
        ),
        solution: `Mean time = (${times.map(time => plain(time, 2)).join(' + ')}) ÷ 3 = ${plain(mean, 2)} ms = ${plain(mean / 1000, 5)} s. *v* = *s* ÷ *t* = ${plain(distance, 1)} ÷ ${plain(mean / 1000, 5)} = ${quantity(speed, 'm/s', 3)}.`,
      }),
      b: ask.written({
        prompt: `The loudspeaker now makes a steady sound. State how each of these changes, made on its own, is heard.

- ${changes.map(change => change.text).join('\n- ')}`,
        command: 'State',
        lines: 2,
        scheme: changes.map(({ text: change, answer }) =>
          judged(`${change.replace(/;.*$/, '')}: ${HEARD[answer]}`, HEARD_AS[answer]),
        ),
        modelAnswer: `The first change gives a ${changes.map(change => HEARD[change.answer]).join(', the second a ')}.`,
        solution: 'A larger amplitude is heard as a louder sound, a higher frequency as a higher pitch.',
      }),
      c: ask.values({
        prompt: 'State the lowest and the highest frequency that a healthy human ear can hear.',
        command: 'State',
        found: [
          ['lowest frequency / Hz', 20, 'lowest'],
          ['highest frequency / Hz', 20_000, 'highest'],
        ],
        scheme: [quantity(20, 'Hz'), quantity(20_000, 'Hz')],
        solution: `The audible range is about ${quantity(20, 'Hz')} to ${quantity(20_000, 'Hz')}.`,
      }),
      d: ask.written({
        prompt:
          'The apparatus is put into a large chamber, and all the air is pumped out. Explain why the microphones no longer receive any sound.',
        command: 'Explain',
        scheme: [NEEDS_A_MEDIUM],
        solution: 'Sound is passed on by vibrating particles. In a vacuum there are none.',
        modelAnswer:
          'Sound needs a medium: it is passed on by vibrating particles, and there are none in a vacuum.',
      }),
    },
  }),
  verify: ({ distance, times }) => {
    const total = times.reduce((sum, time) => sum + time, 0)
    return { a: (3 * distance) / (total / 1000) }
  },
})

const TRACES = [
  { what: 'a tuning fork', changed: 'a larger tuning fork' },
  { what: 'a whistle', changed: 'a longer whistle' },
  { what: 'a string of a guitar', changed: 'a thicker string' },
  { what: 'a loudspeaker', changed: 'another loudspeaker' },
] as const

supplement('trace-of-a-sound', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const cycles = random.pick([4, 5])
    const base = random.pick([0.2, 0.5, 1])
    const speed = random.step(332, 348, 2)
    const frequency = cycles / (base / 100)
    const length = speed / frequency
    // Two figures must not be the whole of the wavelength.
    const hidden = Math.abs(Number(length.toPrecision(2)) / length - 1)
    return hidden > 0.003
      ? { cycles, base, speed, frequency, length, louder: random.chance(0.5), trace: random.pick(TRACES) }
      : null
  },
  make: ({ cycles, base, speed, frequency, length, louder, trace }) => {
    const [x, y, cell] = [40, 14, 28]
    const divisions = louder ? 1 : 2
    const changed = louder ? 2 : 1
    const given = [
      oscilloscope(x, y, cell, { cycles, divisions }),
      text(x + 5 * cell, y + 6 * cell + 20, `one square across: ${plain(base)} ms`, {
        anchor: 'middle',
        cls: 's',
      }),
    ]
    const facts = {
      name: 'waves/trace-of-a-sound',
      title: 'The trace of a sound on the screen of an oscilloscope',
      description: `A screen of ten squares across and six squares up. The trace is a wave around the middle line with ${cycles} whole cycles in ten squares. Its height above the middle line is ${divisions} ${divisions === 1 ? 'square' : 'squares'}. One square across stands for ${plain(base)} ${base === 1 ? 'millisecond' : 'milliseconds'}.`,
      height: 206,
    }
    const period = (10 * base) / cycles
    return {
      stem: `A microphone is connected to an oscilloscope. The diagram shows the trace on its screen for the sound of ${trace.what}. Each square of the screen is ${quantity(base, 'ms')} across.`,
      figure: figure(facts, ...given),
      parts: {
        a: ask.number({
          prompt: 'Determine the frequency of the sound. Give the unit.',
          subtopic: '3.1',
          answer: frequency,
          unit: 'Hz',
          unitMode: 'asked',
          scheme: steps(
            `${cycles} cycles in ${plain(10 * base)} ms, or one cycle in ${plain(period)} ms`,
            `frequency = ${cycles} ÷ ${plain(base / 100)}, or 1 ÷ ${plain(period / 1000)}`,
            quantity(frequency, 'Hz'),
          ),
          solution: `Ten squares are ${plain(10 * base)} ms = ${plain(base / 100)} s, and ${cycles} cycles fit into them. In one second there are ${cycles} ÷ ${plain(base / 100)} = ${plain(frequency)} cycles: the frequency is ${quantity(frequency, 'Hz')}.`,
        }),
        b: ask.number({
          prompt: `The speed of sound in the air is ${quantity(speed, 'm/s')}. Show that the wavelength of the sound in the air is about ${quantity(length, 'm', 2)}.`,
          command: 'Determine',
          subtopic: '3.1',
          answer: length,
          unit: 'm',
          showThat: { figures: 2 },
          scheme: [`M1 λ = *v* ÷ *f*, or ${speed} ÷ ${plain(frequency)}`, `A1 ${quantity(length, 'm', 3)}`],
          solution: `λ = *v* ÷ *f* = ${speed} ÷ ${plain(frequency)} = ${quantity(length, 'm', 3)}.`,
        }),
        c: ask.draw({
          prompt: `The sound of ${trace.changed} is ${louder ? 'louder' : 'quieter'}, and its frequency is half as large. The screen with the first trace is printed again. On it, draw the trace of this sound.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure({ ...facts, name: `${facts.name}-again` }, ...given),
          tools: ['curve'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The new trace is ${louder ? 'higher' : 'lower'} than the first one, and its cycles are twice as long.`,
            },
            ...given,
            transverse(
              {
                x,
                y: y + 3 * cell,
                wavelength: (20 * cell) / cycles,
                amplitude: changed * cell,
                cycles: cycles / 2,
              },
              'g thick',
            ),
          ),
          scheme: [
            `${louder ? 'greater' : 'smaller'} amplitude, the same all along the trace`,
            `each cycle is twice as long: ${plain(20 / cycles)} squares`,
          ],
          solution: `A ${louder ? 'louder' : 'quieter'} sound has a ${louder ? 'larger' : 'smaller'} amplitude. With half the frequency each cycle takes twice the time: ${plain(20 / cycles)} squares.`,
        }),
        d: ask.written({
          prompt:
            'Describe how the particles of the air move as the sound passes, and state the name for a region where they are closest together.',
          command: 'Describe',
          lines: 3,
          scheme: [
            VIBRATE_ALONG,
            judged(
              'compression',
              `
              reject rarefaction, without compression
              accept compression
              earns: it is a compression
              earns: a region called compresion
              earns: compressions are where they are close together
              misses: rarefaction
              misses: a crest
              misses: the amplitude`,
            ),
          ],
          modelAnswer:
            'The particles vibrate to and fro, parallel to the direction in which the sound travels. A region where they are closest together is a compression.',
          solution: 'Sound is a longitudinal wave: a chain of compressions and rarefactions.',
        }),
      },
    }
  },
  verify: ({ cycles, base, speed }) => {
    const periodInSeconds = (base * 10) / cycles / 1000
    return { a: 1 / periodInSeconds, b: speed * periodInSeconds }
  },
})
