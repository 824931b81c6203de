import { diffusionBox } from './cell-transport'
import { complement, describeDnaLadder } from './dna'
import { activityAtPh, activityAtTemperature } from './enzymes'
import { joined } from './organic'
import { placed, standing } from './placed'
import { barLength } from './scale-bar'
import { describeHeartTrace, heartTrace, populationAt } from './traces'

describe('values behind the drawings of living things', () => {
  it.each([
    ['ATGC', 'TACG'],
    ['aattg', 'TTAAC'],
    ['AXG', 'T?C'],
  ])('pairs the bases of %s with %s', (bases, other) => {
    expect(complement(bases)).toBe(other)
  })

  it('tells a hidden base as a gap', () => {
    expect(describeDnaLadder({ bases: 'ATG', hidden: [1] })).toContain('T, a gap, C')
  })

  it.each([
    [20, 40, 'rises'],
    [45, 58, 'falls'],
  ] as const)('the rate from %i to %i °C %s', (from, to, way) => {
    const change = activityAtTemperature(to) - activityAtTemperature(from)
    expect(change > 0).toBe(way === 'rises')
  })

  it('an enzyme does nothing above its limit, and is at its best at its pH', () => {
    expect(activityAtTemperature(61)).toBe(0)
    expect(activityAtPh(7, 7)).toBe(1)
    expect(activityAtPh(5, 7)).toBeLessThan(0.2)
  })

  it('a scale bar is as long as its share of the width', () => {
    expect(barLength(10, 40, 120)).toBe(30)
    expect(barLength(10, 0, 120)).toBe(0)
  })

  it('a box holds the particles asked for', () => {
    const box = diffusionBox({ x: 0, y: 0, width: 100, height: 60, left: 12, right: 3 })
    expect(box.match(/<circle/g)).toHaveLength(15)
  })

  it.each([40, 75, 200, 0, 1000])('a heart trace at %i beats has no number that is none', beatsPerMinute => {
    expect(heartTrace({ beatsPerMinute })).not.toMatch(/NaN|Infinity/)
  })

  it('counts the beats that are seen', () => {
    expect(describeHeartTrace({ beatsPerMinute: 60, seconds: 4 })).toContain(
      '4 high peaks are seen, 1 s apart',
    )
  })

  it('a population that dies falls at the end, another stays', () => {
    expect(populationAt(10, true)).toBeLessThan(0.2)
    expect(populationAt(10, false)).toBeGreaterThan(0.99)
  })

  it('places, mirrors and turns shapes by their numbers', () => {
    const shape = '<path class="l" d="M1 2L3 4"/>'
    expect(placed(shape, { x: 10, scale: 2 })).toBe('<path class="l" d="M12 4L16 8"/>')
    expect(placed(shape, { flip: true })).toBe('<path class="l" d="M-1 2L-3 4"/>')
    expect(standing(shape)).toBe('<path class="l" d="M2 1L4 3"/>')
    const arc = '<path class="l" d="M1 2A4 3 30 0 1 5 6Z"/>'
    expect(placed(arc, { flip: true })).toBe('<path class="l" d="M-1 2A4 3 -30 0 0 -5 6Z"/>')
    expect(standing(arc)).toBe('<path class="l" d="M2 1A4 3 60 0 0 6 5Z"/>')
  })

  it('draws all lines of joined spaces before their fills, so that no line is left between them', () => {
    const drawn = joined(
      [
        {
          outline: [
            [0, 0],
            [10, 0],
            [10, 10],
            [0, 10],
          ],
        },
        {
          along: [
            [5, 5],
            [20, 5],
          ],
          radius: 2,
        },
      ],
      'w',
    )
    expect(drawn.lastIndexOf('class="l"')).toBeLessThan(drawn.indexOf('class="w"'))
  })
})
