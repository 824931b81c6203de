import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { normal, ray } from '@/lib/figures/rays'
import { arc, line, type Point, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { LIGHT } from '../shared'
import { ABOVE_CRITICAL, FROM_DENSER } from './points'

const { supplement, templates } = questionsOf('structured', '3.2.2', { calculator: 'needed' })

export { templates }

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

const BLOCKS = [
  { name: 'glass', index: [1.48, 1.62] },
  { name: 'perspex', index: [1.46, 1.52] },
  { name: 'clear plastic', index: [1.46, 1.6] },
] as const

function angleLetter(at: Point, radius: number, degrees: number, letter: string): Shape {
  const [x, y] = polar(...at, radius, degrees)
  return text(x, y + 4.5, letter, { anchor: 'middle', cls: 'b' })
}

supplement('ray-through-a-rectangular-block', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const item = random.pick(BLOCKS)
    const incidence = random.int(38, 68)
    const refraction = random.int(22, 40)
    const index = sine(incidence) / sine(refraction)
    if (index < item.index[0] || index > item.index[1]) return null
    const letters = random.shuffle(['W', 'X', 'Y', 'Z'])
    return { item, incidence, refraction, index, letters, violet: random.chance(0.5) }
  },
  make: ({ item, incidence, refraction, index, letters, violet }) => {
    const [inside = '', outside = '', normal = '', decoy = ''] = letters
    const enters: Point = [140, 84]
    const leaves: Point = [140 + 84 * Math.tan((refraction * Math.PI) / 180), 168]
    const from = polar(...enters, 92, 90 + incidence)
    const to = polar(...leaves, 66, incidence - 90)
    const [first, second] = violet ? ['red', 'violet'] : ['violet', 'red']
    const speed = LIGHT / index
    return {
      stem: `A ray of ${first} light in air meets a rectangular block of ${item.name}. In the diagram, which is not to scale, ${outside} = ${incidence}° and ${inside} = ${refraction}°. The dashed line and three angles are labelled with letters.`,
      figure: figure(
        {
          name: 'waves/ray-through-a-rectangular-block',
          title: 'A ray of light through a rectangular block',
          description: `A ray in air comes from the upper left and meets the top of a block. A dashed line, labelled ${normal}, crosses the surface there at right angles. Angle ${outside} is between the ray in air and the dashed line, angle ${decoy} between the ray in air and the surface, angle ${inside} between the ray in the block and the dashed line. The ray leaves through the bottom of the block.`,
          height: 236,
        },
        rect(60, 84, 240, 84, 'l w'),
        text(290, 160, item.name, { anchor: 'end', cls: 's' }),
        text(290, 74, 'air', { anchor: 'end', cls: 's' }),
        line(140, 14, 140, 150, 'l dash thin'),
        ray([from, enters, leaves, to]),
        arc(...enters, 30, 90, 90 + incidence, 'l thin'),
        arc(...enters, 44, 90 + incidence, 180, 'l thin'),
        arc(...enters, 40, 270, 270 + refraction, 'l thin'),
        angleLetter(enters, 44, 90 + incidence / 2, outside),
        angleLetter(enters, 60, 135 + incidence / 2, decoy),
        angleLetter(enters, 54, 270 + refraction / 2, inside),
        text(146, 24, normal, { cls: 'b' }),
      ),
      parts: {
        a: ask.table({
          prompt: `State what each of these letters stands for.`,
          command: 'State',
          head: ['letter', 'name'],
          rows: [
            [
              { text: normal },
              wordsCell('normal', 'normal', {
                subject: 'igcse/physics',
                accept: ['normal line', 'normal to the surface'],
              }),
            ],
            [
              { text: inside },
              wordsCell('inside', 'angle of refraction', {
                subject: 'igcse/physics',
                accept: ['refraction angle', 'refracted angle'],
                reject: ['angle of reflection', 'angle of incidence', 'critical angle'],
              }),
            ],
          ],
          scheme: [`${normal}: normal`, `${inside}: angle of refraction`],
          solution: `The normal, ${normal}, is at right angles to the surface. The angle of refraction, ${inside}, is measured from it to the ray in the block.`,
        }),
        b: ask.number({
          prompt: `Calculate the refractive index of the ${item.name}.`,
          answer: index,
          scheme: steps(
            `*n* = sin *i* ÷ sin *r*, or sin ${incidence}° ÷ sin ${refraction}°`,
            quantity(index, '', 2),
          ),
          solution: `*n* = sin *i* ÷ sin *r* = sin ${incidence}° ÷ sin ${refraction}° = ${plain(sine(incidence), 3)} ÷ ${plain(sine(refraction), 3)} = ${quantity(index, '', 2)}. It has no unit.`,
        }),
        c: ask.number({
          prompt: `The speed of light in air is ${standardForm(LIGHT, 2)} m/s. Calculate the speed of this light in the ${item.name}.`,
          command: 'Calculate',
          answer: speed,
          unit: 'm/s',
          unitMode: 'asked',
          follow: { from: 'b', formula: '3e8/x' },
          scheme: steps(
            `*n* = speed in air ÷ speed in ${item.name}, or ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)}`,
            quantity(speed, 'm/s', 2),
          ),
          solution: `The refractive index is the ratio of the speeds: *n* = speed in air ÷ speed in ${item.name}. Speed = ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'Describe how the direction of the ray changes as it leaves the block, and compare its final direction with that of the ray before the block.',
          scheme: [
            judged(
              'it bends (is refracted) away from the normal',
              `
              reject toward/towards normal, without away
              accept away ... normal
              earns: it bends away from the normal
              earns: it refracts away from the normel
              earns: it moves away from the normal line as it speeds up
              misses: it bends towards the normal
              misses: it bends at the edge
              misses: it is parallel to the first ray`,
            ),
            judged(
              'it is parallel to the incident ray',
              `
                reject perpendicular
                accept parallel
                accept same direction
                earns: it is parallel to the first ray
                earns: it goes in the same direction as before
                earns: final ray is paralel to the incident ray
                misses: it is not parallel to it
                misses: it is perpendicular to the first ray
                misses: it bends away from the normal`,
            ),
          ],
          solution:
            'At the second surface the light speeds up. The two surfaces are parallel, so the ray turns back by as much as it turned at the first.',
          modelAnswer:
            'The ray is refracted away from the normal as it leaves the block. It then travels parallel to the incident ray.',
        }),
        e: ask.choice({
          prompt: `The ray of ${first} light is replaced by a ray of ${second} light with the same angle ${outside}. What happens to angle ${inside}, and why?`,
          command: 'Predict',
          subtopic: '3.2.4',
          scheme: [
            `It is ${violet ? 'smaller' : 'larger'}: ${second} light is refracted ${violet ? 'more' : 'less'}.`,
          ],
          solution: `The block refracts violet light more than red light. ${violet ? 'Violet light bends further towards the normal, so the angle in the block is smaller.' : 'Red light bends less towards the normal, so the angle in the block is larger.'}`,
          columns: `angle ${inside} | reason`,
          right: `${violet ? 'smaller' : 'larger'} | ${second} light is refracted ${violet ? 'more' : 'less'}`,
          wrong: {
            [`${violet ? 'larger' : 'smaller'} | ${second} light is refracted ${violet ? 'more' : 'less'}`]: `You had the right reason, but light that is refracted ${violet ? 'more is closer to' : 'less is further from'} the normal in the block.`,
            'the same | all colours are refracted equally':
              'Each colour has a different speed in the block and is refracted by a different amount: this is dispersion.',
            [`${violet ? 'larger' : 'smaller'} | ${second} light is refracted ${violet ? 'less' : 'more'}`]:
              'You exchanged red and violet: violet light is refracted most, red light least.',
          },
        }),
      },
    }
  },
  verify: ({ incidence, refraction }) => {
    // Wavefront construction: the distances travelled in the same time.
    const inAir = Math.cos(((90 - incidence) * Math.PI) / 180)
    const inBlock = Math.cos(((90 - refraction) * Math.PI) / 180)
    return { b: inAir / inBlock, c: (inBlock * 3e8) / inAir }
  },
})

/** A ray that is reflected again and again between the walls of a fibre, at equal angles. */
function fibre(): Shape {
  const path: Point[] = [
    [30, 97],
    [60, 70],
    [108, 46],
    [204, 94],
    [300, 46],
    [330, 61],
  ]
  return (
    rect(60, 46, 270, 48, 'l w') +
    ray(path) +
    text(195, 116, 'glass fibre', { anchor: 'middle' }) +
    text(195, 34, 'air', { anchor: 'middle' })
  )
}

const DIGITAL = [
  'data can be transmitted at a faster rate',
  'signals can be sent over a longer range',
  'the signal can be regenerated accurately (noise can be removed)',
] as const

supplement('light-in-an-optical-fibre', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    index: random.step(1.44, 1.6, 0.01),
    length: random.step(8, 90, 2),
    place: random.pick([
      'two towns',
      'a telephone exchange and a village',
      'the mainland and an island',
      'two data centres',
    ]),
  }),
  make: ({ index, length, place }) => {
    const critical = (Math.asin(1 / index) * 180) / Math.PI
    const speed = LIGHT / index
    const time = (length * 1000) / speed
    return {
      stem: `An optical fibre of length ${quantity(length, 'km')} joins ${place}. Light from a laser passes along the fibre. The refractive index of the glass is ${plain(index, 2)}. The diagram shows a small part of the fibre, not to scale.`,
      figure: figure(
        {
          name: 'waves/light-in-an-optical-fibre',
          title: 'A ray of light in a glass fibre',
          description:
            'Part of a straight glass fibre with air around it. A ray enters at the left end, meets the upper wall, then the lower wall, and so on, and stays in the glass along the whole length.',
          height: 130,
        },
        fibre(),
      ),
      parts: {
        a: ask.written({
          prompt:
            'State **two** conditions for total internal reflection of the light at the wall of the fibre.',
          scheme: [FROM_DENSER, ABOVE_CRITICAL],
          solution: 'One condition is about the two media, the other about the angle.',
          modelAnswer:
            'The light must be in the denser medium, glass, and meet the boundary with air. The angle of incidence must be greater than the critical angle.',
        }),
        b: ask.number({
          prompt: 'Calculate the critical angle for light in the glass at the boundary with air.',
          answer: critical,
          unit: '°',
          scheme: steps(`*n* = 1 ÷ sin *c*, or sin *c* = 1 ÷ ${plain(index, 2)}`, quantity(critical, '°', 2)),
          solution: `sin *c* = 1 ÷ *n* = 1 ÷ ${plain(index, 2)} = ${plain(1 / index, 3)}, so *c* = ${quantity(critical, '°', 2)}.`,
        }),
        c: ask.number({
          prompt: `The speed of light in a vacuum is ${standardForm(LIGHT, 2)} m/s. Calculate the time in which light travels straight along the fibre.`,
          command: 'Calculate',
          answer: time,
          unit: 's',
          unitMode: 'asked',
          via: [{ value: speed, formula: `${length * 1000}/x` }],
          scheme: steps(
            `speed in glass = ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 2)}`,
            `*t* = *s* ÷ *v*, or ${plain(length * 1000)} ÷ (${standardForm(speed, 3)})`,
            quantity(time, 's', 2),
          ),
          solution: `In the glass the speed is ${standardForm(LIGHT, 2)} ÷ ${plain(index, 2)} = ${quantity(speed, 'm/s', 3)}. The length is ${quantity(length * 1000, 'm')}. Time = distance ÷ speed = ${plain(length * 1000)} ÷ (${standardForm(speed, 3)}) = ${quantity(time, 's', 2)}.`,
        }),
        d: ask.written({
          prompt: 'The light from the laser is *monochromatic*. State the meaning of this word.',
          command: 'State',
          subtopic: '3.2.4',
          lines: 1,
          scheme: [
            judged(
              'of a single frequency',
              `
              ONE = one/single/same/only/1
              reject many/different/several/all/various frequency/wavelength
              accept ONE ... frequency
              accept ONE ... wavelength
              accept frequency/wavelength ... ONE
              unsure ONE ... colour/color
              earns: light of one frequency only
              earns: it has only one wavelength
              earns: all of it has the same frequancy
              misses: light with many frequencies
              misses: bright light
              misses: light that travels in one direction`,
            ),
          ],
          solution: 'Monochromatic light has a single frequency.',
          modelAnswer: 'Monochromatic light is light of a single frequency.',
        }),
        e: ask.written({
          prompt:
            'The laser sends digital signals. State **two** benefits of digital signals compared with analogue signals.',
          command: 'State',
          subtopic: '3.3',
          marks: 2,
          scheme: [
            judged(
              `any two from: ${DIGITAL[0]}`,
              `
              FAST = fast/quick/quickly/high/great/more/increased
              SLOW = slow/slower/slowly
              reject analogue/analog ...(no digital/than/compare).. FAST
              reject digital ...(no analogue/analog).. SLOW
              accept FAST ... data/information/rate/transmission/transmit/send/sent
              accept rate/speed/data/information ... FAST
              accept send/sent/transmit ... FAST
              unsure FAST, signal/travel/speed
              unsure faster/quicker
              earns: data can be sent faster
              earns: it has a higher data rate
              earns: digital signals transmitt more information per second
              misses: analogue signals are faster
              misses: they have less noise
              misses: they can be sent over long distances`,
            ),
            judged(
              DIGITAL[1],
              `
              reject analogue/analog ...(no digital/than/compare).. long/far/great
              reject short/shorter distance/range
              accept long/far/great/large/big/increased distance/range/way
              accept distance/range ... long/far/great/large/increased
              accept travel/sent/send/go/transmitted ... far
              earns: they can be sent over a longer distance
              earns: they have a bigger range
              earns: the signal can travel further, a longer disstance
              misses: analogue signals have a longer range
              misses: data are sent faster
              misses: they have a shorter range`,
            ),
            judged(
              DIGITAL[2],
              `
              NOISE = noise/interference/distortion/corruption
              LESS = less/little/low/remove/removed/reduce/filter/eliminate/without
              reject analogue/analog ...(no digital/than/compare).. LESS NOISE
              reject more NOISE
              accept LESS NOISE
              accept NOISE ... LESS
              accept not NOISE
              accept regenerate/regenerated/regeneration
              unsure quality/clear/clearer/accurate/accurately/error
              earns: noise can be removed
              earns: there is less interfference
              earns: they can be regenerated
              misses: they have more noise
              misses: they are faster
              misses: they have a longer range`,
            ),
          ],
          solution:
            'A digital signal has only two values, so it can be made anew without its noise. That allows a longer range and a faster rate of data.',
          modelAnswer:
            'Data can be transmitted at a faster rate, and the signals can travel further because they can be regenerated accurately.',
        }),
      },
    }
  },
  verify: ({ index, length }) => {
    // Bisects for the angle at which light would leave along the wall.
    let [low, high] = [0, 90]
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2
      if (index * Math.sin((middle * Math.PI) / 180) < 1) low = middle
      else high = middle
    }
    return { b: low, c: (length * 1e3 * index) / 3e8 }
  },
})

const PRISMS = [
  'one half of a periscope',
  'a pair of binoculars',
  'the viewfinder of a camera',
  'a telescope on a tripod',
] as const

supplement('ray-through-a-right-angled-prism', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    use: random.pick(PRISMS),
    index: random.pick([1.47, 1.48, 1.51, 1.52, 1.53, 1.57, 1.58, 1.62, 1.63]),
    level: random.step(80, 130, 10),
    mirrored: random.chance(0.5),
  }),
  make: ({ use, index, level, mirrored }) => {
    const critical = (Math.asin(1 / index) * 180) / Math.PI
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const [side, top, bottom] = [110, 30, 190]
    const hit = side + level - top
    const given = [
      polygon(
        [
          [flip(side), top],
          [flip(side), bottom],
          [flip(side + bottom - top), bottom],
        ],
        'l w',
      ),
      text(flip(side + 8), top + 44, '45°', { anchor: mirrored ? 'end' : 'start', cls: 's' }),
      text(flip(side + bottom - top - 22), bottom - 6, '45°', {
        anchor: mirrored ? 'start' : 'end',
        cls: 's',
      }),
      text(flip(side + 12), bottom - 10, 'glass', { anchor: mirrored ? 'end' : 'start', cls: 's' }),
      ray([
        [flip(20), level],
        [flip(side), level],
      ]),
    ]
    const facts = {
      name: 'waves/ray-at-a-right-angled-prism',
      title: 'A ray of light that meets a right-angled prism',
      description: `A glass prism with angles of 90°, 45° and 45°. Its two short sides are upright, on the ${mirrored ? 'right' : 'left'}, and level, at the bottom. A level ray of light from the ${mirrored ? 'right' : 'left'} meets the upright side at right angles.`,
      height: 250,
    }
    return {
      stem: `The glass prism in ${use} changes the direction of light. The diagram in **(b)** shows a ray of light that meets one side of the prism at 90°. The refractive index of the glass is ${plain(index)}.`,
      parts: {
        a: ask.number({
          prompt: `Show that the critical angle of the glass is about ${quantity(critical, '°', 2)}.`,
          command: 'Determine',
          answer: critical,
          unit: '°',
          showThat: { figures: 2 },
          scheme: [`M1 sin *c* = 1 ÷ *n*, or 1 ÷ ${plain(index)}`, `A1 ${quantity(critical, '°', 3)}`],
          solution: `sin *c* = 1 ÷ *n* = 1 ÷ ${plain(index)} = ${quantity(1 / index, '', 3)}, so *c* = ${quantity(critical, '°', 3)}.`,
        }),
        b: ask.draw({
          prompt: 'On the diagram, draw the path of the ray through the prism and out of it.',
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [flip(side + 3), level], within: 6 },
                { at: [flip(hit - 3), level], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [flip(hit), level + 4], within: 6 },
                { at: [flip(hit), bottom - 4], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [flip(hit), bottom + 3], within: 6 },
                { at: [flip(hit), bottom + 24], within: 6 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description:
                'The ray goes straight on to the long side, is reflected there through 90°, goes straight down and leaves the prism through the level side without a change of direction.',
            },
            ...given,
            normal(flip(hit), level, mirrored ? 45 : -45, 30),
            ray(
              [
                [flip(side), level],
                [flip(hit), level],
                [flip(hit), bottom],
                [flip(hit), bottom + 48],
              ],
              'g',
            ),
          ),
          scheme: [
            'straight on to the long side of the prism',
            'reflected there through 90°, towards the level side',
            'out of the level side without a change of direction',
          ],
          solution:
            'A ray along the normal is not bent, so the ray goes straight on to the long side. There the angle of incidence is 45°, more than the critical angle: it is totally reflected, through 2 × 45° = 90°. It meets the level side along the normal and is not bent there either.',
        }),
        c: ask.written({
          prompt: 'Explain why no light leaves the prism through its longest side.',
          scheme: [
            judged(
              'the angle of incidence there (45°) is greater than the critical angle',
              `
              MORE = more/great/large/big/high/exceed/exceeds/above/over/beyond/">"
              LESS = less/small/below/low/under/"<"
              reject refraction ... MORE ... critical
              reject angle/incidence/45 ...(no critical/MORE).. LESS ... critical
              reject critical ...(no angle/incidence).. MORE than ... incidence/45
              accept angle/incidence/45 ... MORE ... critical
              accept critical ... LESS ... incidence/45
              accept MORE ... critical
              unsure incidence/45 ... critical
              earns: the angle of incidence is bigger than the critical angle
              earns: 45 > critical angle
              earns: because 45 degrees is greater than the crittical angle
              misses: the angle of incidence is less than the critical angle
              misses: the light is reflected
              misses: it travels from glass to air`,
            ),
            judged(
              'so there is total internal reflection (the light travels from glass towards air)',
              `
              reject not total/totally
              accept total/totally internal/internally reflection/reflected
              accept "tir"
              accept all ... light ... reflected
              accept reflected ... totally/completely/fully
              accept totally/completely/fully ... reflected
              unsure reflected
              earns: total internal reflection happens
              earns: it is totaly internally reflected
              earns: TIR
              misses: it is refracted at the long side
              misses: the angle is greater than the critical angle
              misses: total internal refraction`,
            ),
          ],
          modelAnswer:
            'The light travels in glass towards air, and its angle of incidence, 45°, is greater than the critical angle. It is totally internally reflected.',
          solution: `45° is more than ${quantity(critical, '°', 2)}.`,
        }),
        d: ask.number({
          prompt: `The speed of light in air is ${standardForm(LIGHT, 2)} m/s. Calculate the speed of light in the glass.`,
          command: 'Calculate',
          answer: LIGHT / index,
          unit: 'm/s',
          scheme: [
            `C1 *n* = speed in air ÷ speed in glass, or ${standardForm(LIGHT, 2)} ÷ ${plain(index)}`,
            `A1 ${standardForm(LIGHT / index, 2)} m/s`,
          ],
          solution: `The refractive index is the ratio of the speeds, so the speed in the glass is ${standardForm(LIGHT, 2)} ÷ ${plain(index)} = ${standardForm(LIGHT / index, 2)} m/s.`,
        }),
      },
    }
  },
  verify: ({ index }) => {
    // The angle whose refracted ray just grazes the surface, by halving.
    let [low, high] = [0, 90]
    for (let turn = 0; turn < 60; turn += 1) {
      const middle = (low + high) / 2
      if (index * Math.sin((middle * Math.PI) / 180) > 1) high = middle
      else low = middle
    }
    return { a: low, d: 1 / (index / 3e8) }
  },
})
