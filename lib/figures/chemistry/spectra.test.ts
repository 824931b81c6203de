import { chromatogram, describeChromatogram, spotY } from './chromatography'
import { describeNmr, nmr, splitting } from './nmr'
import {
  describeInfrared,
  describeMassSpectrum,
  INFRARED,
  infrared,
  lineSpectrum,
  massSpectrum,
  transmittance,
} from './spectra'

it.each([0, 0.25, 0.5, 0.71, 1])('a spot can be measured again: %d', factor => {
  const [front, baseline, spot] = [spotY(10, 210, 1), spotY(10, 210, 0), spotY(10, 210, factor)]
  expect((baseline - spot) / (baseline - front)).toBeCloseTo(factor, 6)
})

it.each([-1, 2])('keeps a spot of %d on the paper', factor => {
  const y = spotY(0, 200, factor)
  expect(y).toBeGreaterThanOrEqual(spotY(0, 200, 1))
  expect(y).toBeLessThanOrEqual(spotY(0, 200, 0))
})

it('tells how many spots there are and not where', () => {
  const facts = {
    lanes: [
      { label: 'A', spots: [0.3, 0.7] },
      { label: 'B', spots: [0.3] },
    ],
  }
  expect(describeChromatogram(facts)).toMatch(/2 spots above A, 1 spot above B/)
  expect(describeChromatogram(facts)).not.toMatch(/0\.\d/)
  expect(chromatogram(0, 0, facts).match(/<ellipse/g)).toHaveLength(3)
})

it.each([
  [1, [1]],
  [2, [1, 1]],
  [3, [1, 2, 1]],
  [4, [1, 3, 3, 1]],
  [7, [1, 6, 15, 20, 15, 6, 1]],
  [0, [1]],
])('splits a signal into %i lines by the triangle of Pascal', (lines, heights) =>
  expect(splitting(lines)).toEqual(heights),
)

describe('transmittance', () => {
  it('is least where a bond absorbs', () => {
    const peaks = [INFRARED['C=O']]
    const least = transmittance(peaks, 1720)
    expect(least).toBeCloseTo(92 * 0.15)
    for (const wavenumber of [1600, 1680, 1760, 3000])
      expect(transmittance(peaks, wavenumber)).toBeGreaterThan(least)
  })

  it('is half as deep at half its breadth', () => {
    const peaks = [{ wavenumber: 2000, depth: 0.8, breadth: 30 }]
    expect(transmittance(peaks, 2030)).toBeCloseTo(92 * 0.6)
  })

  it('stays between nothing and all', () => {
    const peaks = [{ wavenumber: 1000, depth: 9, breadth: 0 }]
    expect(transmittance(peaks, 1000)).toBeGreaterThanOrEqual(0)
  })
})

it('puts lines where their wavelengths are, and only those in range', () => {
  const drawn = lineSpectrum(0, 0, { lines: [410, 550, 900], width: 300, from: 400, to: 700 })
  const places = [...drawn.matchAll(/class="sheet" x="([\d.]+)"/g)].map(each => Number(each[1]) + 1)
  expect(places).toEqual([10, 150])
})

it('draws spectra at extremes without numbers that are none', () => {
  for (const drawn of [
    infrared({ peaks: [] }),
    massSpectrum({ peaks: [] }),
    massSpectrum({ peaks: [{ mz: 2, abundance: 100 }], every: 0.0001 }),
    nmr({ peaks: [] }),
    nmr({ peaks: [{ shift: 1, protons: 0, lines: 50 }] }),
    lineSpectrum(0, 0, { lines: [500], from: 500, to: 500 }),
  ])
    expect(drawn).not.toMatch(/NaN|Infinity/)
})

it.each([
  [
    describeInfrared({ peaks: [INFRARED['C=O'], INFRARED['O–H acid']] }),
    'a broad trough at 3000; a narrow trough at 1720',
  ],
  [describeMassSpectrum({ peaks: [{ mz: 43, abundance: 100 }] }), '100 per cent at 43'],
  [
    describeNmr({
      peaks: [
        { shift: 1.2, protons: 3, lines: 3 },
        { shift: 3.7, protons: 2, lines: 4 },
      ],
    }),
    'four lines at 3.7; three lines at 1.2',
  ],
])('tells what is seen: %s', (told, wanted) => expect(told).toContain(wanted))
