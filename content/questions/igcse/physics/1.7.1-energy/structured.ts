import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { body, ground } from '@/lib/figures/forces'
import { circle, curve, dimension, dot, type Point, text } from '@/lib/figures/shapes'
import { THERMAL } from '../ideas'
import { rounded, two } from '../shared'
import { CONSERVATION } from './points-core'
import { TRANSFERS, wayOf } from './transfers'

const { supplement, templates } = questionsOf('structured', '1.7.1', { calculator: 'needed' })

export { templates }

supplement('ride-from-a-high-track', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const [high, low] = [random.int(18, 40), random.int(2, 10)]
    const speed = Math.sqrt(2 * 9.8 * (high - low))
    const end = random.int(8, Math.floor(0.75 * speed))
    const time = random.step(2, 5, 0.5)
    if (high - low < 12 || end / time > 6 || end / time < 2) return null
    return {
      high,
      low,
      end,
      time,
      mass: random.step(400, 950, 10),
      what: random.pick(['roller-coaster car', 'mine-train car', 'fairground car']),
      transfers: random.sample(TRANSFERS, 2),
    }
  },
  make: ({ high, low, end, time, mass, what, transfers }) => {
    const drop = high - low
    const energy = mass * 9.8 * drop
    const speed = Math.sqrt((2 * energy) / mass)
    const force = (mass * end) / time
    const [floor, unit] = [184, 150 / high]
    const [top, bottom] = [floor - high * unit, floor - low * unit]
    const fall = bottom - top
    const track: Point[] = [
      [66, top],
      [96, top],
      [122, top + 0.12 * fall],
      [158, top + 0.5 * fall],
      [194, top + 0.87 * fall],
      [216, top + 0.98 * fall],
      [246, bottom],
      [330, bottom],
    ]
    return {
      stem: `A ${what} of mass ${quantity(mass, 'kg')} starts from rest at A and runs down a track to B. The diagram shows the heights of A and B above the ground.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/track-from-a-to-b',
          title: 'A track from a high point A to a lower point B',
          description: `Side view of a track. Point A, on the left, is ${high} metres above the ground. The track slopes down to point B, ${low} metres above the ground, and goes on level to the right. A car stands at A.`,
          height: 206,
        },
        ground(20, floor, 346, floor),
        curve(track, 'p'),
        body(72, top - 19, 26, 14),
        circle(78, top - 3.5, 3.5, 'l sheet'),
        circle(92, top - 3.5, 3.5, 'l sheet'),
        text(112, top - 4, 'A', { cls: 'b' }),
        dot(250, bottom, 'd'),
        text(250, bottom - 9, 'B', { anchor: 'middle', cls: 'b' }),
        dimension(58, top, 58, floor, `${high} m`),
        dimension(300, bottom, 300, floor, '', [300, bottom]),
        text(300, bottom - 9, `${low} m`, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'State the principle of conservation of energy.',
          scheme: [CONSERVATION],
          modelAnswer:
            'Energy cannot be created or destroyed. It can only be transferred from one store to another.',
          solution: 'Energy changes its store, but the total stays the same.',
        }),
        b: ask.number({
          prompt: 'Friction and air resistance can be ignored. Calculate the speed of the car at B.',
          command: 'Calculate',
          answer: speed,
          unit: 'm/s',
          via: [{ value: energy, formula: `sqrt(2*x/${mass})` }],
          scheme: [
            `C1 Δ*E*_{p} = *mg*Δ*h*, or ${mass} × 9.8 × ${drop}, or ${quantity(energy, 'J', 3)}`,
            'C1 ½*mv*^{2} = *mg*Δ*h* in any form',
            `A1 ${rounded(speed, 'm/s')}`,
          ],
          solution: `From A to B the car loses a height of ${high} − ${low} = ${quantity(drop, 'm')}. The energy from the gravitational potential store, *mg*Δ*h* = ${mass} × 9.8 × ${drop} = ${quantity(energy, 'J', 3)}, goes to the kinetic store.

½ × ${mass} × *v*^{2} = ${quantity(energy, 'J', 3)}, so $v = \\sqrt{2 \\times 9.8 \\times ${drop}}$ = ${rounded(speed, 'm/s')}.`,
        }),
        c: ask.written({
          prompt:
            'The actual speed at B is smaller than this. Explain why, in terms of work and energy stores.',
          command: 'Explain',
          subtopic: '1.7.2',
          scheme: [
            judged(
              'work is done against friction (or air resistance)',
              `
              FRICTION = friction/resistance/drag/resistive
              accept work, FRICTION
              accept against/overcome ... FRICTION
              unsure FRICTION
              earns: work is done against friction
              earns: it has to overcome frictoin
              earns: friction does work on the car
              misses: there is no friction
              misses: some energy is lost
              misses: the car is heavy`,
            ),
            judged(
              'some energy is transferred to the internal (thermal) store of the car, the track or the air, so less is in the kinetic store',
              `
              THERMAL = ${THERMAL}/hot/warm
              reject THERMAL ...(no less/so/and).. to/into ... kinetic
              accept THERMAL
              unsure surroundings/air/less kinetic
              earns: some energy is lost as heat to the surroundings
              earns: energy goes to the thermel store of the track
              earns: some of the gravitational energy becomes internal energy of the car and the air
              misses: energy is lost
              misses: heat is converted to kinetic energy
              misses: work is done against friction`,
            ),
          ],
          modelAnswer:
            'The car does work against friction and air resistance. This transfers some energy to the internal (thermal) stores of the car, the track and the air, so less energy goes to the kinetic store of the car.',
          solution:
            'Name the force against which work is done and the store in which the energy ends. “Energy is lost” does not score.',
        }),
        'd.i': words({
          subject: 'igcse/physics',
          lead: `Before each ride, an electric motor pulls the car up to A.`,
          prompt: `State how energy is transferred ${transfers[0]?.item ?? ''}.`,
          ...wayOf(transfers[0]),
        }),
        'd.ii': words({
          subject: 'igcse/physics',
          prompt: `State how energy is transferred ${transfers[1]?.item ?? ''}.`,
          ...wayOf(transfers[1]),
        }),
        e: ask.number({
          prompt: `At the end of the ride the brakes bring the car from ${quantity(end, 'm/s', 2)} to rest in ${quantity(time, 's', 2)}. Use the change in momentum to calculate the size of the average resultant force on the car. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.6',
          answer: force,
          unit: 'N',
          unitMode: 'asked',
          signFree: true,
          via: [{ value: mass * end, formula: `x/${time}` }],
          scheme: [
            `C1 *F* = Δ*p* ÷ Δ*t*, or ${mass} × ${two(end)} ÷ ${two(time)}`,
            `A1 ${rounded(force, 'N')}`,
          ],
          solution: `The momentum falls from ${mass} × ${two(end)} = ${quantity(mass * end, 'kg m/s', 3)} to zero. *F* = Δ*p* ÷ Δ*t* = ${quantity(mass * end, '', 3)} ÷ ${two(time)} = ${rounded(force, 'N')}.`,
        }),
      },
    }
  },
  verify: ({ high, low, end, time, mass }) => {
    // Free fall through the same height ends with the same speed: v = gt, h = ½gt².
    const seconds = Math.sqrt((high - low) / 4.9)
    return { b: 9.8 * seconds, e: mass * (end / time) }
  },
})
