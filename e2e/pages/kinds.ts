import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'

export type Place = readonly [x: number, y: number]

/** The tour of answers: one question of each kind, reached from the check of the device. */
export class KindPages {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto(routes.checkDevice)
    await this.page.getByRole('button', { name: 'Try every kind of answer' }).click()
    await this.page.waitForURL(/attempt=/)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Question 1 of 7' })).toBeFocused()
  }

  get question(): Locator {
    return this.page.locator('.question')
  }

  get board(): Locator {
    return this.page.getByRole('application')
  }

  /** What the question asks, as it is read: stem and prompt. */
  async text(): Promise<string> {
    return (await this.question.locator('.exam-text').allTextContents()).join(' ')
  }

  /** Goes on by keys until the question asks so. Questions of one difficulty stand in any order. */
  async find(asked: RegExp): Promise<string> {
    const heading = this.page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Question/)
    for (let step = 0; step < 7; step += 1) {
      const text = await this.text()
      if (asked.test(text)) return text
      const before = (await heading.textContent()) ?? ''
      const isLast = before.startsWith('Question 7')
      for (let back = 0; back < (isLast ? 6 : 1); back += 1) {
        const now = (await heading.textContent()) ?? ''
        await this.page.keyboard.press(isLast ? 'Alt+ArrowLeft' : 'Alt+ArrowRight')
        await expect(heading).not.toHaveText(now)
      }
    }
    throw new Error(`No question asks ${asked}`)
  }

  /** Tab, until the control has the focus: what cannot be reached by it is not there for the keyboard. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    for (let stop = 0; stop < 60; stop += 1) {
      if (await control.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${control}`)
  }

  /** A radio button of a row of tools, by keys: Tab goes to the one that is chosen, arrows to the others. */
  async tool(name: string): Promise<void> {
    const wanted = this.question.getByRole('radio', { name, exact: true })
    const row = this.question
      .getByRole('group')
      .filter({ has: this.page.getByRole('radio', { name, exact: true }) })
    await this.page.getByRole('heading', { level: 1 }).focus()
    await this.tabTo(row.getByRole('radio', { checked: true }))
    for (let step = 0; step < 4 && !(await wanted.isChecked()); step += 1)
      await this.page.keyboard.press('ArrowRight')
    await expect(wanted).toBeChecked()
  }

  /** Where a place of the canvas lies on the screen. The board is scrolled free of the bars first. */
  async onScreen([x, y]: Place): Promise<{ x: number; y: number }> {
    await this.board.evaluate(element => element.scrollIntoView({ block: 'center' }))
    const box = await this.board.boundingBox()
    const size = (await this.board.getAttribute('viewBox'))?.split(' ').map(Number)
    if (!box || !size) throw new Error('The board is not on the screen')
    return {
      x: box.x + (x / (size[2] ?? 1)) * box.width,
      y: box.y + (y / (size[3] ?? 1)) * box.height,
    }
  }

  async tap(place: Place): Promise<void> {
    const { x, y } = await this.onScreen(place)
    await this.page.touchscreen.tap(x, y)
  }
}

/** The cross of a board, moved by arrow keys: units of the board, those of one key, those of one with Shift. */
export class Cross {
  constructor(
    readonly page: Page,
    private at: Place,
    readonly step: Place,
    readonly leap: Place,
  ) {}

  async press(to: Place): Promise<void> {
    await this.along('ArrowRight', 'ArrowLeft', to[0] - this.at[0], this.step[0], this.leap[0])
    await this.along('ArrowUp', 'ArrowDown', to[1] - this.at[1], this.step[1], this.leap[1])
    await this.page.keyboard.press('Enter')
    this.at = to
  }

  private async along(more: string, less: string, way: number, step: number, leap: number): Promise<void> {
    const key = way * step > 0 ? more : less
    const steps = Math.round(Math.abs(way / step))
    const inLeap = Math.round(leap / step)
    for (let count = 0; count < Math.floor(steps / inLeap); count += 1)
      await this.page.keyboard.press(`Shift+${key}`)
    for (let count = 0; count < steps % inLeap; count += 1) await this.page.keyboard.press(key)
  }
}

const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/puddle/, 'evaporation'],
  [/cold bottle/, 'condensation'],
  [/wax/, 'freezing'],
]

export type Reaction = { left: string; right: string; unbalanced: string }

const REACTIONS: readonly (readonly [RegExp, Reaction])[] = [
  [
    /Magnesium reacts/,
    {
      left: 'Mg(s)+2HCl(aq)',
      right: 'MgCl2(aq)+H2(g)',
      unbalanced: 'Mg(s)+HCl(aq)->MgCl2(aq)+H2(g)',
    },
  ],
  [
    /Calcium carbonate/,
    {
      left: 'CaCO3(s)+2HCl(aq)',
      right: 'CaCl2(aq)+H2O(l)+CO2(g)',
      unbalanced: 'CaCO3(s)+HCl(aq)->CaCl2(aq)+H2O(l)+CO2(g)',
    },
  ],
  [
    /Sodium reacts/,
    {
      left: '2Na(s)+2H2O(l)',
      right: '2NaOH(aq)+H2(g)',
      unbalanced: 'Na(s)+H2O(l)->NaOH(aq)+H2(g)',
    },
  ],
]

/** Atoms in places of the board, counted from its left top, and bonds between them. */
export type Drawn = {
  atoms: readonly (readonly [element: string, column: number, row: number])[]
  bonds: readonly (readonly [from: number, to: number, order: 'single' | 'double'])[]
}

type Structure = { typed: string; drawn: Drawn }

const carbons = (count: number) => Array.from({ length: count }, (_, at) => ['C', 6 + 3 * at, 7] as const)
const chain = (count: number) => Array.from({ length: count - 1 }, (_, at) => [at, at + 1, 'single'] as const)

const STRUCTURES: readonly (readonly [RegExp, Structure])[] = [
  [
    /propan-2-ol/,
    {
      typed: 'CH3CH(OH)CH3',
      drawn: { atoms: [...carbons(3), ['O', 9, 4]], bonds: [...chain(3), [1, 3, 'single']] },
    },
  ],
  [
    /ethanoic acid/,
    {
      typed: 'CH3COOH',
      drawn: {
        atoms: [...carbons(2), ['O', 9, 4], ['O', 12, 7]],
        bonds: [...chain(2), [1, 3, 'single'], [1, 2, 'double']],
      },
    },
  ],
  [
    /but-2-ene/,
    {
      typed: 'CH3CH=CHCH3',
      drawn: {
        atoms: carbons(4),
        bonds: [
          [0, 1, 'single'],
          [2, 3, 'single'],
          [1, 2, 'double'],
        ],
      },
    },
  ],
]

function found<T>(list: readonly (readonly [RegExp, T])[], text: string): T {
  const match = list.find(([asked]) => asked.test(text))
  if (!match) throw new Error(`Nobody knows what to answer to: ${text}`)
  return match[1]
}

export const changeOfState = (text: string) => found(CHANGES, text)
export const reactionOf = (text: string) => found(REACTIONS, text)
export const structureOf = (text: string) => found(STRUCTURES, text)

/** Whole degrees of one turn that solve the equation of the prompt. */
export function anglesOf(text: string): number[] {
  const sides: Readonly<Record<string, (turn: number) => number>> = {
    sin: turn => Math.sin(turn) - 0.5,
    cos: turn => Math.cos(turn) - 0.5,
    tan: turn => Math.tan(turn) - 1,
  }
  const name = /sin|cos|tan/.exec(text)?.[0] ?? ''
  const difference = sides[name]
  if (!difference) throw new Error(`No function in: ${text}`)
  return Array.from({ length: 361 }, (_, degrees) => degrees).filter(
    degrees => Math.abs(difference((degrees * Math.PI) / 180)) < 1e-9,
  )
}

/** Opening balance, sales, rent, and what is left. */
export function accountOf(text: string) {
  const [opening = 0, sales = 0, rent = 0] = [...text.matchAll(/\$(\d+)/g)].map(([, amount]) =>
    Number(amount),
  )
  return { opening, sales, rent, closes: opening + sales - rent }
}

/** Line of best fit by least squares, over all of the grid that the points span. */
export function bestFit(points: readonly Place[]): { gradient: number; intercept: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))]
  const gradient =
    points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0) /
    points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
  return { gradient, intercept: y - gradient * x }
}

/** Of the board of the graph: canvas, axes of 0 to 6 s and 0 to 40 m. */
export const toGrid = ([time, distance]: Place): Place => [52 + (time / 6) * 286, 262 - (distance / 40) * 230]

/** A place seen from where the ray meets the mirror: how far, and at what angle to the normal. */
export function fromMirror(far: number, degrees: number): Place {
  const turned = (degrees * Math.PI) / 180
  return [180 + far * Math.sin(turned), 170 - far * Math.cos(turned)]
}
