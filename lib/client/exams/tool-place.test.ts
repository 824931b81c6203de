import { createRandom } from '@/lib/exams/random'
import { type Box, byKey, clearOf, covers, fitted, LEAST, MARGIN, nextCorner, nextSize } from './tool-place'

const VIEW = { width: 1200, height: 800 }
const BOX: Box = { x: 400, y: 200, width: 320, height: 400 }

it('a tool stays whole inside the window, and fits a smaller one', () => {
  expect(fitted({ ...BOX, x: 5000, y: -50 }, VIEW)).toEqual({ ...BOX, x: 872, y: MARGIN })
  expect(fitted(BOX, { width: 300, height: 300 })).toEqual({ x: 8, y: 8, width: 284, height: 284 })
})

it('a tool that covers nothing stays where it is', () => {
  expect(clearOf(BOX, { x: 10, y: 10, width: 50, height: 20 }, VIEW)).toBe(BOX)
})

it('a tool goes the shortest way off the control', () => {
  const control = { x: 410, y: 580, width: 200, height: 44 }
  expect(clearOf(BOX, control, VIEW)).toEqual({ ...BOX, y: 580 - 400 - MARGIN })
})

it('a tool that fits on no side becomes smaller', () => {
  const wide = { x: 100, y: 420, width: 1000, height: 50 }
  const tall = { x: 300, y: 100, width: 700, height: 600 }
  expect(clearOf(tall, wide, VIEW)).toEqual({ ...tall, y: MARGIN, height: 420 - 2 * MARGIN })
})

it('there is no place beside a control that fills the window', () => {
  expect(clearOf(BOX, { x: 0, y: 0, ...VIEW }, VIEW)).toBeNull()
})

it('wherever tool and control stand, the place found is inside the window and leaves the control free', () => {
  const random = createRandom('tools')
  for (let draw = 0; draw < 2000; draw += 1) {
    const view = { width: random.int(768, 1920), height: random.int(500, 1100) }
    const box = fitted(
      {
        x: random.int(-100, 2000),
        y: random.int(-100, 1200),
        width: random.int(LEAST.width, 800),
        height: random.int(LEAST.height, 700),
      },
      view,
    )
    const control = {
      x: random.int(0, view.width - 60),
      y: random.int(0, view.height - 40),
      width: random.int(24, 700),
      height: random.int(24, 60),
    }
    const place = clearOf(box, control, view)
    if (place === null) continue
    expect(covers(place, control)).toBe(false)
    expect(fitted(place, view)).toEqual(place)
  }
})

it('arrow keys move, with Shift they change the size; other keys do nothing', () => {
  expect(byKey(BOX, 'ArrowRight', false, VIEW)).toEqual({ ...BOX, x: 416 })
  expect(byKey(BOX, 'ArrowUp', true, VIEW)).toEqual({ ...BOX, height: 384 })
  expect(byKey({ ...BOX, width: LEAST.width }, 'ArrowLeft', true, VIEW)?.width).toBe(LEAST.width)
  expect(byKey(BOX, 'a', false, VIEW)).toBeNull()
})

it('four clicks lead round the corners, three through the sizes', () => {
  const seen = new Set<string>()
  let box = BOX
  for (let click = 0; click < 4; click += 1) {
    box = nextCorner(box, VIEW)
    seen.add(`${box.x} ${box.y}`)
  }
  expect(seen.size).toBe(4)
  const widths = new Set<number>()
  for (let click = 0; click < 3; click += 1) {
    box = nextSize(box, VIEW)
    widths.add(box.width)
  }
  expect(widths.size).toBe(3)
})
