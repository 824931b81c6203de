import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, dot, polar, text } from '@/lib/figures/shapes'
import { orbitArrow, sunlight, tiltedEarth } from '@/lib/figures/space'
import { large } from '../shared'

const { supplement, core, templates } = questionsOf('structured', '6.1.1')

export { templates }

const MOONS = [
  { name: 'Io', planet: 'Jupiter', radius: 4.2e8, days: 1.8 },
  { name: 'Europa', planet: 'Jupiter', radius: 6.7e8, days: 3.6 },
  { name: 'Ganymede', planet: 'Jupiter', radius: 1.1e9, days: 7.2 },
  { name: 'Callisto', planet: 'Jupiter', radius: 1.9e9, days: 17 },
  { name: 'Rhea', planet: 'Saturn', radius: 5.3e8, days: 4.5 },
  { name: 'Titan', planet: 'Saturn', radius: 1.2e9, days: 16 },
  { name: 'Triton', planet: 'Neptune', radius: 3.5e8, days: 5.9 },
] as const

supplement('phases-and-orbits-of-moons', {
  facts: { difficulty: 3, checked: '2026-11-24', calculator: 'needed' },
  values: random => ({
    moon: random.pick(MOONS),
    letters: random.shuffle(['P', 'Q', 'R']),
    quarter: random.pick([90, 270]),
    fromLeft: random.chance(0.5),
  }),
  make: ({ moon: { name, planet, radius, days }, letters, quarter, fromLeft }) => {
    const [first = '', full = '', half = ''] = letters
    const [x, y, orbit] = [fromLeft ? 200 : 160, 104, 72]
    const toSun = fromLeft ? 180 : 0
    const places: [string, number][] = [
      [first, toSun],
      [full, 180 - toSun],
      [half, quarter],
    ]
    const lit = (px: number, py: number, r: number) =>
      circle(px, py, r, 'l sheet') +
      `<path class="d2" d="M${px} ${py - r}A${r} ${r} 0 0 ${fromLeft ? 1 : 0} ${px} ${py + r}Z"/>` +
      circle(px, py, r)
    const speed = (2 * Math.PI * radius) / (days * 86_400)
    const seconds = days * 24 * 3600
    return {
      stem: 'The diagram shows the Earth and the Moon in three positions P, Q and R of its orbit, seen from above the North Pole. It is not to scale.',
      figure: figure(
        {
          name: 'space-physics/three-positions-of-the-moon',
          title: 'Three positions of the Moon in its orbit',
          description: `Sunlight comes from the ${fromLeft ? 'left' : 'right'}. The Moon orbits the Earth anticlockwise. Position ${first} is between the Earth and the Sun, position ${full} is on the other side of the Earth, and position ${half} is ${quarter === 90 ? 'above' : 'below'} the Earth, a quarter of the orbit away from both.`,
          height: 212,
        },
        circle(x, y, orbit, 'f'),
        orbitArrow(x, y, orbit, 35, 58),
        lit(x, y, 20),
        text(x, y + 36, 'Earth', { anchor: 'middle' }),
        ...places.map(([letter, angle]) => {
          const [px, py] = polar(x, y, orbit, angle)
          const [lx, ly] = polar(x, y, orbit + 22, angle)
          return (
            lit(Math.round(px), Math.round(py), 10) + text(lx, ly + 5, letter, { anchor: 'middle', cls: 'b' })
          )
        }),
        fromLeft
          ? sunlight(20, 50, 108, 4, 56)
          : [50, 86, 122, 158].map(py => arrow(340, py, 284, py, { cls: 'p' })).join(''),
        text(fromLeft ? 20 : 340, 36, 'sunlight', { anchor: fromLeft ? 'start' : 'end' }),
      ),
      parts: {
        a: ask.table({
          prompt: `State the name of the phase of the Moon that is seen from the Earth when the Moon is at ${[first, full].sort().join(' and when it is at ')}.`,
          command: 'State',
          head: ['position', 'phase'],
          rows: [first, full].sort().map(letter => [
            { text: letter },
            wordsCell(letter, letter === first ? 'new Moon' : 'full Moon', {
              subject: 'igcse/physics',
              accept: [letter === first ? 'new' : 'full'],
              reject: [letter === first ? 'full Moon' : 'new Moon'],
            }),
          ]),
          scheme: [first, full].sort().map(letter => `${letter}: ${letter === first ? 'new' : 'full'} Moon`),
          solution: `In position ${first} the lit half of the Moon faces away from the Earth: new Moon. In position ${full} all of it faces the Earth: full Moon.`,
        }),
        b: ask.written({
          prompt: 'Explain why the Moon shows phases.',
          scheme: [
            judged(
              'one half of the Moon is (always) lit by the Sun',
              `
              LIT = lit/light/illuminate/bright/shine/sunlight
              HALF = half/side/part/hemisphere/one
              reject shadow, without lit/illuminate/half/half/illuminated
              accept HALF ... LIT | LIT ... HALF
              accept Sun ... LIT ... Moon | Moon ... reflect
              unsure shadow | LIT
              earns: half of the Moon is always lit by the Sun
              earns: the Sun only iluminates one side of it
              earns: sunlight falls on half of the moon
              misses: the shadow of the Earth falls on the Moon
              misses: the Moon orbits the Earth
              misses: clouds cover the Moon`,
            ),
            judged(
              'the Moon orbits the Earth, so the part of the lit half that is seen from the Earth changes',
              `
              ORBIT = orbit/revolve/round/around/move/travel/circle/rotate
              SEE = see/seen/visible/view/look/show
              reject shadow, without half/lit
              reject Earth ...(no Moon).. ORBIT ... Moon
              accept ORBIT & SEE
              accept ORBIT ... position/angle ... change/different
              unsure ORBIT/SEE/position
              earns: as the Moon goes round the Earth we see different parts of its lit side
              earns: it orbits us, so the amount of the bright side that is visable changes
              earns: the moon moves around the earth. We can see more or less of the lit part
              misses: the Sun lights half of the Moon
              misses: the shadow of the Earth covers it
              misses: the Moon is far away`,
            ),
          ],
          modelAnswer:
            'The Sun always lights one half of the Moon. As the Moon orbits the Earth, we see this lit half from different sides, so the part of it that we see changes.',
          solution:
            'The phases are not a shadow of the Earth. Two facts are needed: the half that is lit, and the orbit round the Earth.',
        }),
        c: ask.written({
          prompt: 'State the approximate time between one full Moon and the next.',
          lines: 1,
          scheme: [
            judged(
              'one month (accept 27 to 30 days)',
              `
              reject half/2/3/6/12/few/several/many month | 0.5 month
              accept month | 4 week | 27/27.3/28/29/29.5/30 day | 27/28/29/30
              unsure 31 day | monthly
              earns: one month
              earns: about 28 days
              earns: approximately a mounth
              misses: one day
              misses: two months
              misses: 365 days`,
            ),
          ],
          modelAnswer: 'The time from one full Moon to the next is about one month.',
          solution: 'The Moon orbits the Earth in about one month, and the phases repeat with each orbit.',
        }),
        d: ask.number({
          lead: `${name} moves round ${planet} in an orbit of average radius ${large(radius, 'm')}. Its orbital period is ${quantity(days, 'days')}.`,
          prompt: `Calculate the average orbital speed of ${name}. Give the unit.`,
          answer: speed,
          unit: 'm/s',
          unitMode: 'asked',
          scheme: [
            `C1 ${plain(days)} × 24 × 3600 or ${standardForm(seconds, 3)}\u00a0s`,
            `C1 *v* = 2π*r* ÷ *T*, or 2π × ${standardForm(radius, 2)} ÷ *T*`,
            `A1 ${quantity(speed, 'm/s', 2)}`,
          ],
          solution: `The period in seconds: ${plain(days)} × 24 × 3600 = ${standardForm(seconds, 3)}\u00a0s.

In one period the circumference 2π*r* is travelled: *v* = 2π × ${standardForm(radius, 2)} ÷ (${standardForm(seconds, 3)}) = ${quantity(speed, 'm/s', 2)}.`,
        }),
      },
    }
  },
  verify: ({ moon: { radius, days } }) => {
    // Angle per second times the radius.
    const degreesPerHour = 360 / (days * 24)
    return { d: ((degreesPerHour * Math.PI) / 180 / 3600) * radius }
  },
})

/** Both right ones and a wrong one: a reader decides. */
const TOO_MANY = `
  WRONG = radio/microwave/gamma | x ray
  unsure WRONG & visible & ultraviolet/uv/infrared/ir
  unsure WRONG & ultraviolet/uv & infrared/ir`

/** Each region of the sunlight by its names. */
const REGION_EARNS: Record<string, string> = {
  infrared: `
    ${TOO_MANY}
    accept infrared/ir | infra red
    earns: infrared and another
    earns: infra-red
    earns: infrared waves, infrered
    misses: ultraviolet
    misses: red light
    misses: heat`,
  'visible light': `
    ${TOO_MANY}
    accept visible
    unsure light, without ultraviolet/infrared/uv/ir
    earns: visible light
    earns: visable
    earns: the visible region
    misses: ultraviolet light
    misses: infrared
    misses: colours`,
  ultraviolet: `
    ${TOO_MANY}
    accept ultraviolet/uv | ultra violet
    earns: ultraviolet
    earns: ultra-violet rays
    earns: ultravoilet
    misses: infrared
    misses: violet
    misses: visible light`,
}

core('season-in-two-towns', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => ({
    towards: random.chance(0.5),
    north: random.chance(0.5),
    region: random.shuffle(['infrared', 'visible light', 'ultraviolet']),
  }),
  make: ({ towards, north, region }) => {
    const warm = towards === north
    const [first, second, third] = region
    const [x, y, radius] = [230, 112, 62]
    const place = (angle: number): [number, number] => {
      const [px, py] = polar(x, y, radius, angle)
      return [px, py]
    }
    const [px, py] = place(180 + (towards ? 23.4 : -23.4) + (north ? -45 : 45))
    const season = warm ? 'summer' : 'winter'
    const [towardsSun, more, high] = warm
      ? ['toward/towards', 'more/long/longer/increase', 'high/higher/overhead/direct/directly/steep']
      : ['away', 'few/fewer/less/short/shorter/decrease', 'low/lower']
    const [otherWay, fewer, low] = warm
      ? ['away', 'few/fewer/less/short/shorter', 'low/lower']
      : ['toward/towards', 'more/long/longer', 'high/higher/overhead']
    return {
      stem: `The diagram shows the Earth on one day of the year. Town X is in the ${north ? 'northern' : 'southern'} hemisphere.`,
      figure: figure(
        {
          name: 'space-physics/earth-with-town-x',
          title: 'The Earth with its axis and a town X',
          description: `Parallel rays of sunlight come from the left. The left half of the Earth is lit. The upper end of the axis, marked N, leans to the ${towards ? 'left' : 'right'}, and a dashed line shows the equator. Town X is on the lit side, in the ${north ? 'upper' : 'lower'} half.`,
          height: 226,
        },
        sunlight(40, 62, 100, 4, 90),
        text(40, 48, 'sunlight'),
        tiltedEarth(x, y, radius, towards ? -23.4 : 23.4),
        text(...polar(x, y + 5, radius + 28, towards ? 113.4 : 66.6), 'N', { anchor: 'middle', cls: 'b' }),
        dot(px, py, 'd', 4),
        text(px - 13, py + (north ? -3 : 13), 'X', { anchor: 'middle', cls: 'b' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the motion of the Earth that causes day and night.',
          scheme: [
            judged(
              'rotation (spin) of the Earth on its axis',
              `
              SPIN = rotate/rotation/spin/turn/revolve/revolution
              AXIS = axis/itself
              reject SPIN/orbit/go/move ...(no AXIS).. Sun, without AXIS
              reject Sun, orbit/SPIN/move, without AXIS
              accept SPIN ... AXIS
              accept AXIS ... SPIN
              accept Earth ... rotation/rotate/spin
              accept rotation/spin ... Earth
              unsure rotation/spin/turn
              earns: the earth spins on its axis
              earns: rotaion of the Earth
              earns: it rotates about its own axis
              misses: the Earth goes round the Sun
              misses: the Sun moves round the Earth
              misses: the earth orbits the sun once a year`,
            ),
          ],
          modelAnswer: 'The Earth spins on its axis once in about 24 hours.',
          solution:
            'The spin on its axis carries each place into the sunlight and out of it in about 24 hours. The orbit round the Sun takes about 365 days.',
        }),
        b: words({
          subject: 'igcse/physics',
          prompt: 'State the season in town X on this day.',
          objective: 'AO2',
          answers: [{ text: season }],
          reject: [
            {
              text: warm ? 'winter' : 'summer',
              why: `This hemisphere leans ${warm ? 'towards' : 'away from'} the Sun.`,
            },
            ...['spring', 'autumn'].map(text => ({
              text,
              why: `In ${text} neither hemisphere leans towards the Sun.`,
            })),
          ],
          solution: `The ${north ? 'northern' : 'southern'} hemisphere leans ${warm ? 'towards' : 'away from'} the Sun, so it is ${season} in town X.`,
        }),
        c: ask.written({
          prompt: `Explain why the average temperature in town X is ${warm ? 'higher' : 'lower'} at this time of the year than six months later.`,
          marks: 2,
          lines: 4,
          scheme: [
            judged(
              `any two from: the axis of the Earth is tilted, so this hemisphere leans ${warm ? 'towards' : 'away from'} the Sun`,
              `
              TILT = tilt/lean/incline/axis/face/point/slant
              reject TILT ... ${otherWay}
              reject close/near ... Sun, without TILT
              accept TILT ... ${towardsSun} | ${towardsSun} ... TILT
              unsure TILT/${towardsSun} | hemisphere
              earns: the hemisphere is tilted ${warm ? 'towards' : 'away from'} the Sun
              earns: because the axis is tilted, X leans ${warm ? 'towards' : 'away from'} it
              earns: the northern part is tillted ${warm ? 'towards' : 'away from'} the sun
              misses: it is tilted ${warm ? 'away from' : 'towards'} the Sun
              misses: the Earth is ${warm ? 'closer to' : 'far from'} the Sun
              misses: it is ${season}`,
            ),
            judged(
              `there are ${warm ? 'more' : 'fewer'} hours of daylight`,
              `
              DAY = day/daylight/sunlight/daytime/light
              reject DAY ...(no night/${more}).. ${fewer} | ${fewer} ...(no night/${more}).. DAY/hour | night ... ${more}
              accept DAY ...(no night/energy).. ${more} | ${more} ...(no night/energy/direct).. DAY | ${more} hour | night ... ${fewer}
              unsure DAY
              earns: the days are ${warm ? 'longer' : 'shorter'}
              earns: there are ${warm ? 'more' : 'fewer'} hours of sunlight
              earns: ${warm ? 'more' : 'less'} hours of daylite
              misses: the days are ${warm ? 'shorter' : 'longer'}
              misses: the Sun is ${warm ? 'high' : 'low'}
              misses: the Earth is far away`,
            ),
            judged(
              `the Sun is ${warm ? 'higher' : 'lower'} in the sky, or: its radiation is spread over a ${warm ? 'smaller' : 'larger'} area of the ground`,
              `
              RAYS = Sun/ray/radiation/sunlight/light
              AREA = area/surface
              reject Sun ...(no temperature/energy/${high}).. ${low} | spread ... ${warm ? 'large/great/big/more' : 'small/less'} AREA
              accept Sun ...(no temperature/energy).. ${high} | RAYS ... ${high} angle | ${high} angle
              accept RAYS ... ${warm ? 'small/less/little' : 'large/great/big/more/wide'} AREA | RAYS ... ${warm ? 'concentrate/direct/directly/perpendicular/vertical/overhead/steep/intense' : 'spread/slant/oblique/shallow/slanted'}
              accept ${warm ? 'direct/concentrated/intense' : 'less direct/concentrated/intense'} RAYS${warm ? '' : ' | not direct/directly/concentrated'}
              unsure RAYS ... angle/area/intensity
              earns: the Sun is ${warm ? 'higher' : 'lower'} in the sky
              earns: the rays are spread over a ${warm ? 'smaller' : 'larger'} area
              earns: the radiashion is ${warm ? 'concentrated on a smaler area' : 'spread over a largger area'}
              misses: the Sun is ${warm ? 'lower' : 'higher'} in the sky
              misses: the radiation is spread over a ${warm ? 'larger' : 'smaller'} area
              misses: the days are ${warm ? 'longer' : 'shorter'}`,
            ),
          ],
          modelAnswer: `The axis of the Earth is tilted, and the ${north ? 'northern' : 'southern'} hemisphere now leans ${warm ? 'towards' : 'away from'} the Sun. There are ${warm ? 'more' : 'fewer'} hours of daylight and the Sun is ${warm ? 'higher' : 'lower'} in the sky, so each square metre of the ground receives ${warm ? 'more' : 'less'} energy in a day. Six months later it is the other way round.`,
          solution:
            'The cause of the seasons is the tilt of the axis, not the distance of the Earth from the Sun: the two hemispheres have opposite seasons at the same time.',
        }),
        d: ask.written({
          prompt: `The Sun radiates most of its energy in three regions of the electromagnetic spectrum. One of them is ${first}. State the other **two**.`,
          command: 'State',
          subtopic: '6.2.1',
          lines: 1,
          scheme: region.slice(1).map(each => judged(each, REGION_EARNS[each] ?? '')),
          modelAnswer: `The other two regions are ${second} and ${third}.`,
          solution: 'Most of the energy of the Sun is radiated as infrared, visible light and ultraviolet.',
        }),
      },
    }
  },
})
