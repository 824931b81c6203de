import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, dimension, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('2.3.3')

export { templates }

type Fault = 'distance' | 'level' | 'lid' | 'bulb'

const FAULTS: readonly Fault[] = ['distance', 'level', 'lid', 'bulb']

/** A can with water and a thermometer in it. */
function can(x: number, floor: number, isBlack: boolean, fault: Fault | null): Shape {
  const [left, right, top] = [x - 29, x + 29, floor - 82]
  const level = fault === 'level' ? floor - 36 : floor - 64
  const bulb = fault === 'bulb' ? floor - 74 : floor - 20
  return (
    rect(left, level, 58, floor - level, 'w') +
    line(left, level, right, level, 'l thin') +
    polyline(
      [
        [left, top],
        [left, floor],
        [right, floor],
        [right, top],
      ],
      'l thick',
    ) +
    (fault === 'lid' ? '' : rect(left - 4, top - 7, 66, 7, 'l sunk')) +
    rect(x - 3, top - 52, 6, bulb - top + 52, 'l sheet') +
    line(x, top - 30, x, bulb, 'r') +
    circle(x, bulb, 5, 'l rd') +
    text(x, floor + 18, isBlack ? 'dull black' : 'shiny silver', { anchor: 'middle', cls: 's' })
  )
}

const HEATERS = ['an electric heater', 'a bright lamp', 'a glowing metal rod'] as const

core('comparison-of-two-cans-that-is-not-fair', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    fault: random.pick(FAULTS),
    faultLeft: random.chance(0.5),
    blackLeft: random.chance(0.5),
    heater: random.pick(HEATERS),
    near: random.step(12, 20, 2),
    further: random.pick([6, 8, 10]),
    others: random.shuffle(FAULTS),
  }),
  make: ({ fault, faultLeft, blackLeft, heater, near, further, others }) => {
    const floor = 190
    const middle = 180
    const isFar = (left: boolean) => fault === 'distance' && faultLeft === left
    const [reachLeft, reachRight] = [isFar(true) ? 146 - 36 : 74, isFar(false) ? 146 - 36 : 74]
    const [x1, x2] = [middle - reachLeft - 29, middle + reachRight + 29]
    const of = (left: boolean) => (left ? 'P' : 'Q')
    const bad = of(faultLeft)
    const remedies: Record<Fault, string> = {
      distance: `Move can ${bad} nearer to the heat source.`,
      level: `Pour more water into can ${bad}.`,
      lid: `Put a lid on can ${bad}.`,
      bulb: `Lower the thermometer in can ${bad}.`,
    }
    const equal: Record<Fault, string> = {
      distance:
        'You did not compare the distances, which are equal. Nearer than the other, the can would receive more radiation.',
      level: 'You did not compare the levels of the water, which are equal.',
      lid: 'You did not see that both cans have a lid.',
      bulb: 'You did not see that both thermometers are in the water, at the same depth.',
    }
    const needed: Record<Fault, string> = {
      distance: `can ${bad} is further from the heat source, so less radiation reaches it`,
      level: `can ${bad} holds less water than the other, and less water needs less energy for the same rise in temperature`,
      lid: `can ${bad} has no lid, so it loses energy by convection and by evaporation`,
      bulb: `the thermometer in can ${bad} is in the air above the water, so it does not show the temperature of the water`,
    }
    const two = others.filter(each => each !== fault).slice(0, 2)
    const far = (left: boolean) => quantity(isFar(left) ? near + further : near, 'cm')
    return {
      stem: `A student wants to find out which surface is the better absorber of infrared radiation, dull black or shiny silver. Two cans, P and Q, of equal size contain cold water. The diagram shows them, one on each side of ${heater}. The student compares the rise in temperature after ten minutes. The comparison is not fair.`,
      figure: figure(
        {
          name: 'thermal-physics/two-cans-beside-a-heat-source',
          title: 'Two cans with thermometers on the two sides of a heat source',
          description: `Can P, on the left, is ${blackLeft ? 'dull black' : 'shiny silver'}, and can Q, on the right, is ${blackLeft ? 'shiny silver' : 'dull black'}. A heat source stands between them, ${far(true)} from P and ${far(false)} from Q. ${[true, false].map(left => `Can ${of(left)} is ${fault === 'level' && faultLeft === left ? 'less than half' : 'about three quarters'} full of water, has ${fault === 'lid' && faultLeft === left ? 'no lid' : 'a lid'}, and the bulb of its thermometer is ${fault === 'bulb' && faultLeft === left ? 'in the air above the water' : 'in the water near the bottom'}.`).join(' ')}`,
          height: 236,
        },
        line(4, floor, 356, floor),
        can(x1, floor, blackLeft, faultLeft ? fault : null),
        can(x2, floor, !blackLeft, faultLeft ? null : fault),
        text(x1 - 18, 44, 'P', { anchor: 'middle', cls: 'b' }),
        text(x2 + 18, 44, 'Q', { anchor: 'middle', cls: 'b' }),
        rect(middle - 4, floor - 74, 8, 74, 'l rd'),
        text(middle, floor - 82, 'heat source', { anchor: 'middle', cls: 's' }),
        dimension(x1 + 30, floor - 12, middle - 5, floor - 12, far(true)),
        dimension(middle + 5, floor - 12, x2 - 30, floor - 12, far(false)),
      ),
      prompt: ['Which change makes it fair?', 'Which change must be made to make the comparison fair?'],
      right: remedies[fault],
      wrong: [
        ...two.map(each => [remedies[each], equal[each]] as const),
        [
          `Paint can ${bad} like the other can.`,
          'You removed the difference that is to be tested. The surfaces must differ, all the rest must be the same.',
        ],
      ],
      solution: `In a fair comparison only the surface may differ. Here ${needed[fault]}.

The distances, the amounts of water, the lids and the thermometers must be alike, so the change is: ${remedies[fault]}`,
    }
  },
})
