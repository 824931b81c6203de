import { figureFaults } from '@/lib/figures/bounds'
import { assembled } from './assembly'
import { loadedBeam } from './beams'
import { potentialDivider, resistanceWire } from './circuit-practicals'
import { connectedParticles } from './connected'
import { potometer, respirometer } from './field-apparatus'
import { gasCollection } from './gases'
import { flemingHand } from './hands'
import { micrometerScale, vernierScale } from './instruments'
import { label, wrapped } from './labels'
import { incline } from './machines'
import { hookesLaw } from './mechanics-practicals'
import { projectilePoints } from './motion'
import { gasPressure } from './thermal-practicals'
import { beaker, conicalFlask, roundFlask } from './vessels'
import { blockWithPins } from './wave-practicals'

const broken = /NaN|Infinity|undefined|e[+-]\d/

function lines(svg: string, cls: string): number[][] {
  return [
    ...svg.matchAll(new RegExp(`<path class="${cls}" d="M([\\d.-]+) ([\\d.-]+)L([\\d.-]+) ([\\d.-]+)"`, 'g')),
  ].map(match => match.slice(1).map(Number))
}

describe('vessels', () => {
  it.each([
    ['a beaker', beaker],
    ['a conical flask', conicalFlask],
    ['a round flask', roundFlask],
  ])('%s holds liquid to the level that is asked', (_, draw) => {
    const [[, y = 0] = []] = lines(draw({ x: 100, y: 200, height: 100, level: 0.4 }), 'p')
    expect(y).toBe(160)
  })

  it.each([-1, 0, 1, 7])('a flask with the level %d is still whole', level => {
    expect(conicalFlask({ x: 0, y: 0, level })).not.toMatch(broken)
  })
})

describe('labels', () => {
  it.each([
    ['right of the words', 200, 100, [3, 96]],
    ['above the words', 30, 20, [30, 87]],
    ['below the words', 30, 200, [30, 105]],
  ])('a thing %s is reached from the nearest side', (_, toX, toY) => {
    const [[x1 = 0, y1 = 0, x2 = 0, y2 = 0] = []] = lines(
      label('beaker', 0, 100, toX, toY, 'start'),
      'l thin',
    )
    expect([x2, y2]).toEqual([toX, toY])
    // The line starts outside the words.
    expect(x1 > 42 || y1 < 90 || y1 > 102).toBe(true)
  })

  it('long words are parted near their middle', () => {
    expect(wrapped('copper(II) sulfate solution')).toBe('copper(II)\nsulfate solution')
    expect(wrapped('zinc')).toBe('zinc')
  })

  it('of an assembly can be letters or nothing', () => {
    const { shape } = gasCollection({ labels: { funnel: 'A', liquid: '' } })
    expect(shape).toContain('>A<')
    expect(shape).not.toMatch(/thistle funnel|dilute acid/)
  })
})

describe('optics', () => {
  it.each([20, 45, 60])('a ray at %d° leaves a block parallel to itself', incidence => {
    const { shape } = blockWithPins({ incidence, n: 1.5 })
    const [, path = ''] = /<path class="p" d="(M[^"]*)"/.exec(shape) ?? []
    const [a, b, c, d] = [...path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const slope = (one: number[] = [0, 0], other: number[] = [0, 0]) =>
      ((other[0] ?? 0) - (one[0] ?? 0)) / ((other[1] ?? 0) - (one[1] ?? 0))
    expect(slope(a, b)).toBeCloseTo(Math.tan((incidence * Math.PI) / 180), 1)
    expect(slope(c, d)).toBeCloseTo(slope(a, b), 1)
    expect(Math.sin(Math.atan(slope(b, c))) * 1.5).toBeCloseTo(Math.sin((incidence * Math.PI) / 180), 1)
  })
})

describe('instruments', () => {
  it.each([
    [7.78, '30'],
    [0.12, '10'],
    [12.5, '0'],
  ])('a micrometer at %d mm shows the mark %s of its thimble', (reading, mark) => {
    expect(micrometerScale(0, 100, reading)).toContain(`>${mark}<`)
  })

  it.each([0, 2.46, 9.99, 40])('calipers at %d cm have a whole drawing', reading => {
    expect(vernierScale(0, 40, reading)).not.toMatch(broken)
  })
})

describe('mechanics', () => {
  it('a projectile lands where it should and is highest half way', () => {
    const path = projectilePoints(10, 100, 200, 45)
    expect(path.at(-1)?.[0]).toBeCloseTo(210)
    expect(path.at(-1)?.[1]).toBeCloseTo(100)
    // The greatest height is R tan θ / 4.
    expect(path[20]?.[1]).toBeCloseTo(50)
  })

  it('a string on a table runs level from the particle to the wheel', () => {
    const strings = lines(connectedParticles(0, 0, { kind: 'table' }), 'l').filter(
      ([x1 = 0, y1, x2 = 0, y2]) => x2 - x1 > 60 && y1 !== 50 && y2 !== 50,
    )
    expect(strings).toHaveLength(1)
    const [[, y1, , y2] = []] = strings
    expect(y1).toBe(y2)
  })

  it.each([-20, 0, 90, 400])('a slope of %d° is drawn as one that a block can lie on', degrees => {
    expect(incline(50, 200, { degrees, resolved: true })).not.toMatch(broken)
  })

  it('distances on a beam stand one above the other', () => {
    const svg = loadedBeam(0, 100, 100, {
      forces: [],
      distances: [
        { from: 0, to: 1, label: 'long' },
        { from: 0, to: 0.2, label: 'short' },
      ],
    })
    const at = (word: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${word}`).exec(svg)?.[1])
    expect(at('long')).toBeLessThan(at('short'))
  })
})

describe('the hands of Fleming', () => {
  it('are images of each other', () => {
    const tips = (hand: 'left' | 'right') => lines(flemingHand({ hand, x: 0, y: 0 }), 'l').at(-1)?.[2] ?? 0
    expect(tips('left')).toBeGreaterThan(100)
    expect(tips('right')).toBeCloseTo(-tips('left'))
  })
})

describe('an assembly of values out of range', () => {
  it.each([
    ['a potometer', potometer({ bubble: 1e6 })],
    ['a respirometer', respirometer({ drop: -5 })],
    ['a gas under pressure', gasPressure({ volume: -20 })],
    ['a spring', hookesLaw({ length: 20, masses: 0 })],
    ['a wire', resistanceWire({ length: -1 })],
    ['a potential divider', potentialDivider({ length: 400 })],
    ['a block with a ray', blockWithPins({ incidence: 120, n: 0.2 })],
  ])('%s stays on its canvas', (_, assembly) => {
    expect(figureFaults(assembled('kit/extreme', assembly))).toEqual([])
  })
})
