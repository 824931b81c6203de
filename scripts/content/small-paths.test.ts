import { Resvg } from '@resvg/resvg-js'
import { withSmallPaths } from './small-paths'

it('writes a curve from point to point', () => {
  const long = '<path class="l" d="M100.5 20L110.5 20C111.5 20 112.5 21 112.5 22"/>'
  expect(withSmallPaths(`<svg>${long}</svg>`)).toBe(
    '<svg><path class="l" d="M100.5 20h10c1 0 2 1 2 2"/></svg>',
  )
})

it.each([
  ['texts, with their spaces', '<text x="1" y="2">1  <tspan class="v">x</tspan> &amp; y</text>'],
  ['a dot, which is a line of no length with round ends', '<path class="l" d="M1 1h0"/>'],
])('keeps %s', (_, inner) => {
  expect(withSmallPaths(`<svg>${inner}</svg>`)).toBe(`<svg>${inner}</svg>`)
})

/** Darkness of each pixel, 0 to 255. */
function pixelsOf(svg: string): Uint8Array {
  const { pixels } = new Resvg(svg.replace('<path', '<path fill="none" stroke="#000"'), {
    background: '#fff',
  }).render()
  return pixels.filter((_, at) => at % 4 === 0)
}

it('draws what was drawn: a line of many small steps does not drift', () => {
  const steps = Array.from(
    { length: 400 },
    (_, at) => `L${(at * 0.4).toFixed(1)} ${(50 + 40 * Math.sin(at / 9)).toFixed(1)}`,
  )
  const before = `<svg viewBox="0 0 160 100" xmlns="http://www.w3.org/2000/svg"><path d="M0 50${steps.join('')}"/></svg>`
  const after = withSmallPaths(before)
  expect(after.length).toBeLessThan(before.length * 0.75)
  const [one, other] = [pixelsOf(before), pixelsOf(after)]
  const apart = one.map((dark, at) => Math.abs(dark - (other[at] ?? 0)))
  expect(Math.max(...apart)).toBeLessThan(40)
})
