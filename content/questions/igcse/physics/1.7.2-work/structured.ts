import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { boxOnSlope, slope } from '@/lib/figures/forces'
import { arrow, dimension, polar, text } from '@/lib/figures/shapes'
import { SAME, THERMAL } from '../ideas'
import { rounded, two } from '../shared'

const { core, templates } = questionsOf('structured', '1.7.2', { calculator: 'needed' })

export { templates }

const LOADS = [
  { name: 'crate', place: 'up a ramp onto a platform', weight: [300, 900], length: [2.5, 4] },
  { name: 'sledge', place: 'up a snowy slope', weight: [200, 600], length: [8, 20] },
  { name: 'trolley of bricks', place: 'up a ramp', weight: [600, 1500], length: [4, 8] },
  { name: 'block of stone', place: 'up a plank', weight: [400, 1200], length: [3, 6] },
] as const

core('load-pulled-up-a-ramp', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const load = random.pick(LOADS)
    const weight = random.step(load.weight[0], load.weight[1], 20)
    const length = random.step(load.length[0], load.length[1], load.length[0] < 5 ? 0.1 : 1)
    const height = Number((Math.round(length * random.step(0.2, 0.4, 0.01) * 10) / 10).toFixed(1))
    const pull = Math.round((weight * height) / length / random.step(0.6, 0.85, 0.01) / 5) * 5
    const share = (weight * height) / (pull * length)
    if (share < 0.55 || share > 0.88) return null
    return { load, weight, length, height, pull, faster: random.chance(0.5) }
  },
  make: ({ load, weight, length, height, pull, faster }) => {
    const { name } = load
    const [done, lifted] = [pull * length, weight * height]
    const along = 250
    const rise = (along * height) / length
    const run = Math.sqrt(along * along - rise * rise)
    const floor = rise + 84
    const hill = slope(34, floor, run, rise)
    const place = hill.at(0.36)
    const middle = polar(...place, 14, hill.degrees + 90)
    const front = polar(...middle, 14, hill.degrees)
    const tip = polar(...front, 62, hill.degrees)
    const [fromX, fromY] = polar(...hill.at(0), 64, hill.degrees + 90)
    const [toX, toY] = polar(...hill.at(1), 64, hill.degrees + 90)
    const more = faster ? 'larger' : 'smaller'
    const [better, worse] = faster
      ? ['more/large/great/high/big/increase', 'less/small/low/reduce/decrease']
      : ['less/small/low/reduce/decrease', 'more/large/great/high/big/increase']
    return {
      stem: `A motor pulls a ${name} at constant speed ${load.place}. The diagram shows the ${name}, the pull on it and the dimensions of the slope. The weight of the ${name} is ${quantity(weight, 'N')}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/pull-up-a-slope',
          title: 'A load pulled up a slope',
          description: `Side view of a slope that rises to the right. Its length along the surface is ${quantity(length, 'metres', 2)} and its vertical height is ${quantity(height, 'metres', 2)}. A load on the slope is pulled up, parallel to the surface, by a force of ${pull} newtons.`,
          height: floor + 16,
        },
        hill.shape,
        boxOnSlope(place, hill.degrees, 28),
        arrow(...front, ...tip, { cls: 'p' }),
        text(tip[0] + 4, tip[1] - 6, `${pull} N`, { anchor: 'start', cls: 'tp' }),
        dimension(fromX, fromY, toX, toY, quantity(length, 'm', 2), [
          (fromX + toX) / 2 - 12,
          (fromY + toY) / 2 - 10,
        ]),
        dimension(34 + run + 14, floor - rise, 34 + run + 14, floor, quantity(height, 'm', 2), [
          34 + run + 42,
          floor - rise / 2 + 5,
        ]),
      ),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *work done* by a force.',
          scheme: [
            judged(
              'force × distance moved in the direction of the force, or: energy transferred by the force',
              `
              TIMES = times/multiply/multiplied/product/by/"×"/"x"/"*"
              reject force ...(no TIMES).. divide/per/over/"÷" ... distance | perpendicular
              accept force ... distance/displacement ... direction
              accept distance ... direction ... force
              accept energy transfer/convert/change/give/use/supply | transfer ... energy | amount/measure energy
              unsure force TIMES displacement
              earns: force times the distance moved in the direction of the force
              earns: the energy transfered by the force
              earns: Forse x distance in the direction of the force
              misses: force times distance
              misses: force divided by distance
              misses: how hard you work`,
            ),
          ],
          modelAnswer:
            'The work done is the force multiplied by the distance moved in the direction of the force.',
          solution: 'The words “in the direction of the force” (or “energy transferred”) are needed.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the work done by the pull as the ${name} moves up the whole slope. Give the unit.`,
          answer: done,
          unit: 'J',
          unitMode: 'asked',
          scheme: [`C1 *W* = *Fd*, or ${pull} × ${two(length)}`, `A1 ${rounded(done, 'J')}`],
          solution: `The pull acts along the slope, so the distance is the length of the slope: *W* = *Fd* = ${pull} × ${two(length)} = ${rounded(done, 'J')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the work that is done against the weight of the ${name}.`,
          answer: lifted,
          unit: 'J',
          scheme: [
            `C1 weight × vertical height, or ${weight} × ${two(height)}`,
            `A1 ${rounded(lifted, 'J')}`,
          ],
          solution: `The weight acts vertically, so only the vertical height counts: ${weight} × ${two(height)} = ${rounded(lifted, 'J')}.`,
        }),
        c: ask.written({
          prompt: 'Explain why the answer to (b)(i) is larger than the answer to (b)(ii).',
          scheme: [
            judged(
              'the pull also does work against friction',
              `
              accept friction | resistance | drag/resistive
              earns: some work is done against friction
              earns: the pull has to overcome the frictoin of the slope
              earns: because there is friction between the surfaces
              misses: there is no friction
              misses: the slope is longer than the height
              misses: the force is larger than the weight`,
            ),
            judged(
              `this energy is transferred to the internal (thermal) store of the ${name}, the slope or the surroundings`,
              `
              THERMAL = ${THERMAL}/hot/warm
              reject THERMAL ...(no less/so/and).. to/into ... kinetic
              accept THERMAL
              unsure surroundings
              earns: energy is lost as heat
              earns: energy goes to the thermel store of the slope
              earns: the surfaces are heated
              misses: energy is lost
              misses: it gains kinetic energy
              misses: work is done against friction`,
            ),
          ],
          modelAnswer: `The pull also does work against friction as the ${name} moves up the slope. This energy is transferred to the internal (thermal) stores of the ${name}, the slope and the surroundings.`,
          solution:
            'The speed is constant, so the kinetic energy does not change. The rest of the work is done against friction, which heats the surfaces.',
        }),
        d: ask.written({
          prompt: `The ${name} is pulled up the same slope again, by the same force but in a ${faster ? 'shorter' : 'longer'} time. State and explain how the power of the pull compares with that of the first time.`,
          command: 'State and explain',
          subtopic: '1.7.4',
          scheme: [
            judged(
              `the power is ${more}`,
              `
              MORE = ${better}
              LESS = ${worse}
              reject power ...(no MORE/because/since/as/time/work).. LESS | LESS ...(no MORE/time/work/so).. power
              reject power same/equal
              accept power ...(no LESS/because/since/as/time/work).. MORE | MORE ...(no LESS/time/work/so).. power
              unsure MORE
              earns: the power is ${more}
              earns: the powr of the pull will be ${faster ? 'greater' : 'lower'}
              earns: ${faster ? 'more' : 'less'} power
              misses: the power is ${faster ? 'smaller' : 'larger'}
              misses: the power is the same
              misses: the work is the same`,
            ),
            judged(
              `the work done is the same, and power is work done per unit time / the same work is done in a ${faster ? 'shorter' : 'longer'} time`,
              `
              ${SAME}
              WORK = work/energy
              PER = per/divide/over/rate/"/"/"÷"/in
              reject WORK ...(no SAME/time/power).. more/increase/less/decrease, without SAME
              accept WORK, SAME & time/quick/slow/fast/rate/second
              accept WORK, PER time/second/"t"
              accept rate ... WORK | "W/t" | "E/t" | inverse* proportional
              unsure WORK, SAME
              unsure time
              earns: the same work is done in a ${faster ? 'shorter' : 'longer'} time
              earns: power is the work done divided by the time
              earns: the enrgy is the same but the time is ${faster ? 'less' : 'more'}
              misses: the force is the same
              misses: more work is done
              misses: the power is ${more}`,
            ),
          ],
          modelAnswer: `The power is ${more}. The force and the distance are the same, so the work done is the same. Power is the work done per unit time, and the time is ${faster ? 'shorter' : 'longer'}.`,
          solution: `Work = force × distance: both are the same. Power is work done per unit time: the same work in a ${faster ? 'shorter' : 'longer'} time is a ${more} power.`,
        }),
      },
    }
  },
  verify: ({ weight, length, height, pull }) => {
    // Power × time at 0.5 m/s; the part of the weight along the slope × the length of the slope.
    const time = length / 0.5
    const angle = Math.asin(height / length)
    return { 'b.i': pull * 0.5 * time, 'b.ii': weight * Math.sin(angle) * length }
  },
})
