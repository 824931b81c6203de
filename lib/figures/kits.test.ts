/** @jest-environment jsdom */

import { readdirSync } from 'node:fs'
import { figureFaults } from './bounds'
import { type Figure, figure } from './figure'
import { particleBox } from './particles'
import { text } from './shapes'

const GALLERY = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  name => /(?:^|\/)gallery\/[^/]+\.ts$/.test(name) && !name.endsWith('/sample.ts'),
)

describe('the figure kit', () => {
  it.each(GALLERY)('%s: every piece stays on its canvas and is well formed', async name => {
    const { pieces } = (await import(`./${name}`)) as { pieces: readonly Figure[] }
    expect(pieces.length).toBeGreaterThan(0)
    for (const each of pieces) {
      expect([each.name, figureFaults(each)]).toEqual([each.name, []])
      const document = new DOMParser().parseFromString(
        each.svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
        'image/svg+xml',
      )
      expect(document.querySelector('parsererror')).toBeNull()
      expect(document.querySelector('title')?.textContent).toBe(each.title)
      expect(document.querySelector('desc')?.textContent).toBe(each.description)
    }
  })

  it('draws the same in every build', () => {
    expect(particleBox(0, 0, 100, 'gas')).toBe(particleBox(0, 0, 100, 'gas'))
  })

  it('names what leaves the canvas, what overlaps, and what is not told', () => {
    const bad = figure(
      { name: 'x', title: 'no', description: 'short', height: 50 },
      text(340, 20, 'too far right'),
      text(335, 22, 'on top'),
    )
    expect(figureFaults(bad).join('\n')).toMatch(
      /name must[\s\S]*title[\s\S]*description[\s\S]*leaves the canvas[\s\S]*overlap/,
    )
  })
})
