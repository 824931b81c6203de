import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, roundTo, toSigFigs } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { linearScale, type Scale } from '@/lib/figures/laboratory/scales'
import { balance } from '@/lib/figures/laboratory/stands'
import { circle, line, rect, type Shape, text } from '@/lib/figures/shapes'
import { beyondLimits, notSupported, supported, told, withinLimits } from '../practical-shared-b'
import { BALANCE_ZERO, ERROR_SHARED, PRESSED_TOGETHER } from './points-discs'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const RULE: Scale = { from: 0, to: 6, division: 0.1, numbered: 1 }

const PER = 50

type Stuff = readonly [name: string, density: number]
type Discs = { disc: string; thick: readonly number[]; wide: readonly number[]; stuffs: readonly Stuff[] }

/** Sizes in cm, and what they may be made of, with densities in g/cm³ that are far apart. */
const DISCS: readonly Discs[] = [
  {
    disc: 'metal disc',
    thick: [0.17, 0.19, 0.21],
    wide: [2.2, 2.4, 2.6],
    stuffs: [
      ['aluminium', 2.7],
      ['tin', 7.3],
      ['copper', 8.9],
    ],
  },
  {
    disc: 'plastic counter',
    thick: [0.19, 0.21, 0.23],
    wide: [2.1, 2.3, 2.5],
    stuffs: [
      ['polythene', 0.94],
      ['acrylic', 1.18],
      ['PVC', 1.42],
    ],
  },
  {
    disc: 'ceramic disc',
    thick: [0.21, 0.23, 0.25],
    wide: [1.9, 2.1, 2.3],
    stuffs: [
      ['porcelain', 2.4],
      ['alumina', 3.9],
      ['zirconia', 6],
    ],
  },
]

/** To three figures, as a student goes on with it. */
const volumeOf = (wide: number, thick: number) => toSigFigs((Math.PI * wide ** 2 * thick) / 4, 3)

/** Two figures do, and whoever goes on with unrounded values finds a little more or less. */
const around = (value: number) => toSigFigs(10 ** (Math.floor(Math.log10(value)) - 1) / 2 + 0.003 * value, 2)

/** A wooden block that stands on the rule against an end of what is measured. */
const block = (x: number, y: number, tall: number) => rect(x, y - tall, 26, tall, 'l hl')

/** Discs on edge, and the blocks that hold them; `x1` and `x2` are its ends, `y` the rule. */
function stackShape(count: number, x1: number, x2: number, y: number, tall: number): Shape {
  const each = (x2 - x1) / count
  return (
    block(x1 - 26, y, 70) +
    block(x2, y, 70) +
    Array.from({ length: count }, (_, at) => rect(x1 + at * each, y - tall, each, tall, 'l thin sunk')).join(
      '',
    )
  )
}

function stackFigure(count: number, disc: string, left: number, right: number, wide: number): Figure {
  const y = 158
  const ruled = rule({ x: 22, y, length: 6 * PER, scale: RULE })
  return figure(
    {
      name: 'practical-skills/stack-beside-a-rule',
      title: `A stack of ${disc}s on its side along a rule`,
      description: `${count} equal ${disc}s stand on edge, one against the other, between two wooden blocks along a rule in centimetres. The left end of the stack is not at the zero of the rule.`,
      height: 198,
    },
    stackShape(count, ruled.at(left)[0], ruled.at(right)[0], y, wide * PER),
    ruled.shape,
    text(180, 16, `${count} ${disc}s`, { anchor: 'middle' }),
  )
}

/** Both ends of the stack, so large that half a division is seen: a block on one side of each, a disc on the other. */
function endsFigure(left: number, right: number, thickness: number): Figure {
  const thick = roundTo(150 * thickness, 1)
  const panel = (y: number, name: string, value: number, isLeft: boolean): Shape => {
    const from = Math.max(0, Math.floor(value) - (value % 1 < 0.45 ? 1 : 0))
    const drawn = linearScale({
      ...RULE,
      from,
      to: from + 2,
      x: 30,
      y: y + 74,
      length: 300,
      way: 'right',
      side: 'below',
    })
    const [at] = drawn.at(value)
    return (
      text(10, y + 12, name, { cls: 'b' }) +
      rect(isLeft ? at - 48 : at, y + 26, 48, 48, 'l hl') +
      rect(isLeft ? at : at - thick, y + 20, thick, 54, 'l sunk') +
      rect(10, y + 74, 340, 34, 'sheet') +
      line(10, y + 74, 350, y + 74) +
      drawn.shape
    )
  }
  return figure(
    {
      name: 'practical-skills/ends-of-a-stack',
      title: 'Both ends of the stack, drawn larger',
      description: `Parts of the rule with the ends of the stack, drawn larger. At each end a block touches the outer face of the last disc. Left end: ${told(RULE, left)} Right end: ${told(RULE, right)}`,
      height: 254,
    },
    panel(2, 'left end of the stack', left, true),
    panel(126, 'right end of the stack', right, false),
    text(180, 249, 'scales in cm', { anchor: 'middle', cls: 's' }),
  )
}

/** The rule under one disc, drawn larger: canvas units to a centimetre. */
const LARGER = 80

function discFigure(disc: string, left: number, wide: number): Figure {
  const y = wide * LARGER + 12
  const part: Scale = { ...RULE, from: 1, to: 5 }
  const drawn = linearScale({ ...part, x: 20, y, length: 4 * LARGER, way: 'right', side: 'below' })
  const [x1, x2] = [drawn.at(left)[0], drawn.at(left + wide)[0]]
  const middle = y - (wide * LARGER) / 2
  return figure(
    {
      name: 'practical-skills/disc-between-blocks',
      title: `One ${disc} between two blocks on a rule`,
      description: `One ${disc}, seen from its flat side, is held between two wooden blocks along a rule in centimetres, part of which is drawn larger. Left side of the ${disc}: ${told(RULE, left)} Right side: ${told(RULE, left + wide)}`,
      height: y + 54,
    },
    block(x1 - 26, y, wide * LARGER * 0.75),
    block(x2, y, wide * LARGER * 0.75),
    circle((x1 + x2) / 2, middle, (wide * LARGER) / 2, 'l sunk'),
    line(x1, middle, x2, middle, 'l dash thin'),
    text((x1 + x2) / 2, middle - 6, '*d*', { anchor: 'middle' }),
    rect(4, y, 352, 34, 'sheet'),
    line(4, y, 356, y),
    drawn.shape,
    text(180, y + 49, 'scale in cm', { anchor: 'middle', cls: 's' }),
  )
}

const onBalance = (count: number, disc: string, mass: number): Figure =>
  figure(
    {
      name: 'practical-skills/stack-on-a-balance',
      title: 'The stack on a balance',
      description: `A balance with all ${count} ${disc}s on its pan. Its display shows ${mass.toFixed(1)} g.`,
      height: 108,
    },
    ...Array.from({ length: count }, (_, at) =>
      rect(at % 2 === 0 ? 84 : 132, 56 - Math.floor(at / 2) * 4.5, 44, 4.5, 'l thin sunk'),
    ),
    balance(130, 100, mass.toFixed(1)),
    text(188, 40, `${count} ${disc}s`),
  )

core('density-of-thin-discs', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const of = random.pick(DISCS)
    const count = random.pick([14, 15, 16, 18] as const)
    const left = random.pick([0.4, 0.6, 0.7, 0.8])
    const stack = Math.round((random.pick(of.thick) * count) / 0.05) * 0.05
    const right = roundTo(left + stack, 2)
    const wide = random.pick(of.wide)
    const start = random.pick([1.2, 1.3, 1.4])
    const at = random.int(0, 2)
    const [, density] = of.stuffs[at] ?? ['', 1]
    const one = volumeOf(wide, toSigFigs(stack / count, 3))
    const mass = roundTo(one * count * density * (1 + random.pick([-0.04, -0.03, 0.02, 0.03])), 1)
    const found = toSigFigs(toSigFigs(mass / count, 3) / one, 3)
    const isRight = random.pick([true, false])
    const claim = of.stuffs[isRight ? at : (at + random.int(1, 2)) % 3] ?? of.stuffs[0]
    if (!claim || right > 5.6) return null
    const apart = (100 * Math.abs(found - claim[1])) / claim[1]
    if (isRight ? apart < 0.6 || apart > 6 : apart < 15) return null
    return { of, count, left, right, wide, start, one, mass, found, isRight, claim, apart }
  },
  make: ({ of: { disc }, count, left, right, wide, start, one, mass, found, isRight, claim, apart }) => {
    const [stuff, density] = claim
    const stack = roundTo(right - left, 2)
    const thickness = stack / count
    const compared = {
      words: `density/${stuff.toLowerCase()}`,
      said: isRight ? 'are close' : 'are not close',
      pairs: [[found, density] as const],
    }
    const method = `${count} of the ${disc}s are put on edge between two wooden blocks along a rule, as the figure shows.`
    return {
      stem: [
        `A student finds the density of the material of a thin ${disc}. There are many equal ${disc}s. ${method}`,
        `A box holds many equal ${disc}s. A student wants to know what they are made of and finds their density. ${method}`,
        `A company sells ${disc}s. To check the material, its density is measured with some of them. ${method}`,
      ],
      figure: stackFigure(count, disc, left, right, wide),
      parts: {
        a: ask.table({
          lead: 'The next figure shows the ends of the stack, drawn larger.',
          figure: endsFigure(left, right, thickness),
          prompt: `Complete the table. Read the positions of both ends of the stack and calculate the thickness *t* of one ${disc}.`,
          objective: 'AO3',
          head: ['quantity', 'value'],
          rows: [
            [
              { text: 'left end of the stack / cm' },
              { blank: 'left', answer: left, marks: 1, tolerance: 0.05 },
            ],
            [
              { text: 'right end of the stack / cm' },
              { blank: 'right', answer: right, marks: 1, tolerance: 0.05 },
            ],
            [
              { text: '*t* / cm' },
              {
                blank: 'thickness',
                answer: toSigFigs(thickness, 3),
                marks: 1,
                sigFigs: 2,
                tolerance: around(thickness),
                follow: { from: [{ cell: 'left' }, { cell: 'right' }], formula: `(b - a)/${count}` },
              },
            ],
          ],
          scheme: [
            `left end: ${plain(left)} cm`,
            `right end: ${plain(right)} cm`,
            `*t* = ${figures(thickness, 3)} cm (difference ÷ ${count})`,
          ],
          solution: `The stack does not begin at zero: its length is ${plain(right)} − ${plain(left)} = ${plain(stack)} cm. Divide by the number: *t* = ${plain(stack)} ÷ ${count} = ${figures(thickness, 3)} cm.`,
        }),
        b: ask.number({
          lead: `The next figure shows one ${disc} between the two blocks.`,
          figure: discFigure(disc, start, wide),
          prompt: `Determine the diameter *d* of the ${disc}.`,
          objective: 'AO3',
          answer: wide,
          unit: 'cm',
          tolerance: 0.05,
          scheme: [`${plain(wide)} cm`],
          solution: `The blocks touch the ${disc} where it is widest. Their faces are at ${plain(start)} cm and ${plain(roundTo(start + wide, 1))} cm: *d* = ${plain(roundTo(start + wide, 1))} − ${plain(start)} = ${plain(wide)} cm.`,
        }),
        c: ask.table({
          lead: `The volume of one ${disc} is $\\frac{\\pi d^2 t}{4}$. All ${count} ${disc}s are put on a balance.`,
          figure: onBalance(count, disc, mass),
          prompt: 'Complete the table. Use your answers to (a) and (b).',
          objective: 'AO3',
          head: ['quantity', 'value'],
          rows: [
            [
              { text: `volume of one ${disc} / cm^{3}` },
              {
                blank: 'volume',
                answer: one,
                marks: 1,
                sigFigs: 2,
                tolerance: around(one),
                follow: {
                  from: [{ part: 'b' }, { part: 'a', cell: 'thickness' }],
                  formula: '3.14159*a*a*b/4',
                },
              },
            ],
            [
              { text: `mass of one ${disc} / g` },
              {
                blank: 'mass',
                answer: toSigFigs(mass / count, 3),
                marks: 1,
                sigFigs: 2,
                tolerance: around(mass / count),
              },
            ],
            [
              { text: 'density / (g/cm^{3})' },
              {
                blank: 'density',
                answer: found,
                marks: 1,
                sigFigs: 2,
                tolerance: around(found),
                follow: { from: [{ cell: 'volume' }, { cell: 'mass' }], formula: 'b/a' },
              },
            ],
          ],
          scheme: [
            `volume: ${quantity(one, 'cm^3', 3)}`,
            `mass: ${mass.toFixed(1)} ÷ ${count} = ${quantity(mass / count, 'g', 3)}`,
            `density: ${quantity(found, 'g/cm^3', 3)}`,
          ],
          solution: `Volume = π × ${plain(wide)}^{2} × ${figures(thickness, 3)} ÷ 4 = ${quantity(one, 'cm^3', 3)}. Mass of one = ${mass.toFixed(1)} ÷ ${count} = ${quantity(mass / count, 'g', 3)}. Density = mass ÷ volume = ${quantity(found, 'g/cm^3', 3)}.`,
        }),
        d: ask.written({
          lead: `Somebody says: “The ${disc}s are made of ${stuff}, which has a density of ${plain(density)} g/cm^{3}.”`,
          prompt: 'State whether your result agrees with this. Justify your answer.',
          objective: 'AO3',
          scheme: isRight
            ? [supported('yes, it agrees', compared), withinLimits(compared)]
            : [notSupported('no, it does not agree', compared), beyondLimits(compared)],
          modelAnswer: isRight
            ? `Yes, it agrees. The two densities are very close: they are equal within the limits of experimental accuracy.`
            : `No, it does not agree. The two densities differ by far more than the limits of experimental accuracy.`,
          solution: `The result, ${figures(found, 3)} g/cm^{3}, and ${plain(density)} g/cm^{3} differ by ${figures(apart, 2)}%. ${isRight ? 'Up to about 10% may be due to the measurements, so they count as equal.' : 'The measurements explain about 10%, not as much as this.'}`,
        }),
        e: ask.written({
          prompt: `Explain why the student measures ${count} ${disc}s together and not a single one.`,
          objective: 'AO3',
          lines: 2,
          scheme: [ERROR_SHARED],
          modelAnswer: `One ${disc} is too thin to be measured well with a rule. With ${count} of them the error is divided by ${count}.`,
          solution: `A rule is read to about half a division, 0.05 cm. That is a large part of one thickness (${figures(thickness, 2)} cm) and a small part of ${plain(stack)} cm.`,
        }),
        f: ask.written({
          prompt: 'State **one** precaution for an accurate measurement of the length of the stack.',
          objective: 'AO3',
          lines: 2,
          scheme: [PRESSED_TOGETHER],
          modelAnswer: `Press the ${disc}s together between the blocks, so that there are no gaps.`,
          solution: `Gaps between the ${disc}s would make the stack, and so each thickness, too large.`,
        }),
        g: ask.written({
          prompt: `State what the student should check before the ${disc}s are put on the balance.`,
          objective: 'AO3',
          lines: 1,
          scheme: [BALANCE_ZERO],
          modelAnswer: 'that the balance reads zero',
          solution:
            'If it shows something with nothing on it, this zero error is in every reading. Press the button for zero, or subtract it.',
        }),
      },
    }
  },
  verify: ({ start, wide }) => ({ b: roundTo(start + wide, 1) - start }),
})
