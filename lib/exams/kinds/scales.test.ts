import { fc } from '@/lib/testing/properties'
import type { JudgedPoint } from '../marking/verdict'
import { earnedOnScales, marksByScale, scaleFaults, suggestionFor, tickCount, ticksOfMarks } from './scales'

const COUNTED = [
  { name: 'AO1', outOf: 3, objectives: { AO1: 3 } },
  { name: 'AO3', outOf: 2, objectives: { AO3: 2 } },
]
const SCHEME = ['AO1', 'AO1', 'AO1', 'AO1', 'AO3', 'AO3'].map(scale => ({
  code: 'B1' as const,
  text: 'x',
  scale,
}))
const LEVELS = [
  { name: 'AO1 and AO2', outOf: 8, objectives: { AO1: 4, AO2: 4 }, bands: [{ from: 1, to: 8, text: 'x' }] },
  { name: 'AO3', outOf: 4, objectives: { AO3: 4 }, bands: [{ from: 1, to: 4, text: 'x' }] },
]

it('a scale gives no more than it is out of, whatever is ticked', () => {
  expect(earnedOnScales(SCHEME, COUNTED, [true, true, true, true, false, false])).toBe(3)
  expect(earnedOnScales(SCHEME, COUNTED, [true, true, true, true, true, true])).toBe(5)
  expect(earnedOnScales(SCHEME, COUNTED, [false, false, false, true, true, false])).toBe(2)
  expect(earnedOnScales(SCHEME, COUNTED, [])).toBe(0)
})

it('by levels, marks go to entries and back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 4 }), (analysis, evaluation) => {
      const ticks = ticksOfMarks(LEVELS, [analysis, evaluation])
      expect(ticks).toHaveLength(tickCount([], LEVELS))
      expect(marksByScale(LEVELS, ticks)).toEqual([analysis, evaluation])
      expect(earnedOnScales([], LEVELS, ticks)).toBe(analysis + evaluation)
    }),
  )
})

it('entries that no honest page sends earn no more than the part has', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), ticks => {
      expect(earnedOnScales([], LEVELS, ticks)).toBeLessThanOrEqual(12)
      expect(earnedOnScales(SCHEME, COUNTED, ticks)).toBeLessThanOrEqual(5)
    }),
  )
})

describe('what was read', () => {
  const bands = [
    { from: 6, to: 8 },
    { from: 3, to: 5 },
    { from: 1, to: 2 },
  ]
  const scale = { name: 'AO1', bands }
  const point = (verdict: JudgedPoint['verdict'], spans = [{ from: 0, to: 1 }]) => ({
    verdict,
    spans,
    reason: '',
  })
  /** The verdicts on the four points of the scale. */
  const suggested = (...verdicts: JudgedPoint['verdict'][]) =>
    suggestionFor(
      scale,
      SCHEME,
      verdicts.map(verdict => point(verdict)),
    )

  it.each([
    [['earned', 'earned', 'earned', 'earned'], 4, 6],
    [['earned', 'earned', 'undecided', 'earned'], 3, 6],
    [['earned', 'earned', 'notEarned', 'undecided'], 2, 3],
    [['notEarned', 'notEarned', 'earned', 'notEarned'], 1, 1],
    [['notEarned', 'undecided', 'notEarned', 'notEarned'], 0, null],
  ] as const)('%j: %i found speaks for the band from %p', (verdicts, found, from) => {
    expect(suggested(...verdicts)).toEqual({
      found,
      of: 4,
      band: from === null ? null : bands.find(each => each.from === from),
      isCapped: false,
    })
  })

  it('counts only points that have rules and belong to the scale', () => {
    const judged = [point('earned'), point('undecided', []), point('undecided', []), point('notEarned')]
    expect(suggestionFor(scale, SCHEME, [...judged, point('earned'), point('earned')])).toMatchObject({
      found: 1,
      of: 2,
    })
  })

  it.each([
    ['earned', 'notEarned', true, 3],
    ['earned', 'earned', false, 6],
  ] as const)(
    'a diagram that is %s beside one required that is %s: capped %p',
    (other, diagram, isCapped, from) => {
      const scheme = SCHEME.map((each, at) => ({ ...each, required: at === 3 }))
      const judged = [point(other), point('earned'), point('earned'), point(diagram)]
      expect(suggestionFor(scale, scheme, judged)).toMatchObject({ isCapped, band: { from } })
    },
  )

  it('names no band where fewer points were read than there are bands', () => {
    expect(suggestionFor(scale, SCHEME, [point('earned'), point('earned')])).toMatchObject({
      found: 2,
      band: null,
    })
  })

  it('says nothing without rules or without levels', () => {
    expect(suggestionFor(scale, SCHEME, [])).toBeNull()
    expect(suggestionFor(scale, SCHEME, [point('undecided', [])])).toBeNull()
    expect(suggestionFor({ name: 'AO1' }, SCHEME, [point('earned')])).toBeNull()
  })
})

it('tells an author what does not fit', () => {
  expect(scaleFaults(SCHEME, COUNTED, 5)).toEqual([])
  expect(scaleFaults(SCHEME, COUNTED, 6)).toEqual(['the scales add up to 5, the part has 6 marks'])
  expect(scaleFaults(SCHEME.slice(0, 4), COUNTED, 5)).toEqual(['AO3: 0 points for 2 marks'])
  expect(scaleFaults([{ code: 'B1', text: 'stray' }], LEVELS, 12)).toEqual(['no scale for the point “stray”'])
  const needed = SCHEME.map(each => ({ ...each, required: true as const }))
  expect(scaleFaults(needed, COUNTED, 5)).toEqual([
    'a point is required, but the part is not marked by levels',
  ])
  const gap = [{ name: 'AO3', outOf: 4, objectives: { AO3: 4 }, bands: [{ from: 2, to: 4, text: 'x' }] }]
  expect(scaleFaults([], gap, 4)).toEqual(['AO3: the bands do not cover 1 to 4 once each'])
})
