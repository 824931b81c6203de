import type { Point } from '@/lib/figures/shapes'
import type { Scene } from './explore'
import { SVG } from './redraw'

function pointAt(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = svg.viewBox.baseVal.width / width
  return [(clientX - left) * scale, (clientY - top) * scale]
}

/**
 * A ring on each point that can be dragged, above the picture and never drawn anew, so that a finger keeps hold of it.
 * The sliders do the same from the keyboard. @returns what moves the rings to where the values put them
 */
export function makeGrips({ figure, moving: { grips = [] }, values, set }: Scene): () => void {
  const svg = figure.querySelector('svg')
  if (!svg) return () => {}
  const rings = grips.map(({ to }) => {
    const ring = document.createElementNS(SVG, 'circle')
    ring.setAttribute('class', 'grip')
    ring.setAttribute('r', '9')
    ring.addEventListener('pointerdown', event => {
      ring.setPointerCapture(event.pointerId)
      event.preventDefault()
    })
    // Chrome scrolls the page away from under the finger all the same, whatever touch-action says of a part of an SVG.
    ring.addEventListener('touchstart', event => event.preventDefault(), { passive: false })
    ring.addEventListener('pointermove', event => {
      if (ring.hasPointerCapture(event.pointerId)) set(to(pointAt(svg, event), values()))
    })
    return svg.appendChild(ring)
  })
  return () => {
    for (const [at, ring] of rings.entries()) {
      const [x, y] = grips[at]?.at(values()) ?? [0, 0]
      ring.setAttribute('cx', String(x))
      ring.setAttribute('cy', String(y))
    }
  }
}
