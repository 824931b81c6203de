import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { cutCone, rounded } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E5.5', { calculator: 'needed' })

export { templates }

/** The papers allow 3.142 for π. */
const ROUGH = 3142 / 1000

core('sports-field', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [across, long] = [random.int(38, 70), random.int(64, 120)]
    return long < across + 8 ? null : { across, long, thing: random.int(0, 2) }
  },
  make: ({ across, long, thing }) => {
    const around = (pi: number) => 2 * long + pi * across
    const area = (pi: number) => long * across + (pi * across * across) / 4
    const what = ['A sports field', 'An ice rink', 'A cycle arena'][thing]
    return {
      stem: `${what} is made of a rectangle, ${quantity(long, 'm')} by ${quantity(across, 'm')}, and two semicircles.`,
      figure: rounded(across, long, 'm', 2),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the perimeter.',
          scheme: [
            `M1 $2 \\times ${long} + \\pi \\times ${across}$`,
            `A1 ${figures(around(Math.PI), 3)} (m)`,
          ],
          solution: `The two semicircles make one whole circle with diameter ${quantity(across, 'm')}. Add the two straight sides: $2 \\times ${long} + \\pi \\times ${across} = ${figures(around(Math.PI), 3)}$ m.`,
          answer: around(Math.PI),
          sigFigs: 3,
          unit: 'm',
          alsoRight: [around(ROUGH)],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the area.',
          scheme: [
            `M1 $${long} \\times ${across} + \\pi \\times ${clean(across / 2)}^2$`,
            `A1 ${figures(area(Math.PI), 3)} (m^{2})`,
          ],
          solution: `The radius is ${quantity(clean(across / 2), 'm')}: $${long} \\times ${across} + \\pi \\times ${clean(across / 2)}^2 = ${figures(area(Math.PI), 3)}$ m^{2}.`,
          answer: area(Math.PI),
          sigFigs: 3,
          unit: 'm^2',
          alsoRight: [area(ROUGH)],
        }),
      },
    }
  },
  // Half of the shape, twice.
  verify: ({ across, long }) => {
    const r = across / 2
    return { a: 2 * (long + Math.PI * r), b: 2 * ((long * across) / 2 + (Math.PI * r * r) / 2) }
  },
})

supplement('frustum-of-a-cone', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [radius, whole] = [random.int(6, 15), random.int(12, 32)]
    const small = random.int(4, 20)
    const top = (radius * small) / whole
    const bad =
      !Number.isInteger(top * 2) || small > 0.7 * whole || small < 0.25 * whole || whole < 1.4 * radius
    return bad ? null : { radius, whole, small, top, thing: random.int(0, 2) }
  },
  make: ({ radius, whole, small, top, thing }) => {
    const [big, little] = [(Math.PI * radius ** 2 * whole) / 3, (Math.PI * top ** 2 * small) / 3]
    const [L, l] = [Math.hypot(radius, whole), Math.hypot(top, small)]
    const curved = Math.PI * (radius * L - top * l)
    const volume = big - little
    const rough = ROUGH / Math.PI
    const what = [
      'The frustum that remains',
      'The frustum that remains is a solid paperweight. It',
      'The frustum that remains is a solid wooden stool. It',
    ][thing]
    return {
      stem: `A cone with base radius ${quantity(radius, 'cm')} and height ${quantity(whole, 'cm')} is cut parallel to its base. A small cone of height ${quantity(small, 'cm')} is removed. ${what} has height ${quantity(whole - small, 'cm')}.`,
      figure: cutCone(radius, whole, small),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the radius of the top of the frustum.',
          scheme: [`M1 $\\frac{r}{${radius}} = \\frac{${small}}{${whole}}$`, `A1 ${top} (cm)`],
          solution: `The small cone is similar to the large cone: $\\frac{r}{${radius}} = \\frac{${small}}{${whole}}$, so $r = ${top}$.`,
          answer: top,
          sigFigs: 3,
          unit: 'cm',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the volume of the frustum.',
          scheme: [
            `M1 $\\frac{1}{3} \\times \\pi \\times ${radius}^2 \\times ${whole}$`,
            `M1 subtracts $\\frac{1}{3} \\times \\pi \\times ${top}^2 \\times ${small}$`,
            `A1 ${figures(volume, 3)} (cm^{3})`,
          ],
          solution: `Large cone: ${figures(big, 5)}. Small cone: ${figures(little, 5)}.\n\n$${figures(big, 5)} - ${figures(little, 5)} = ${figures(volume, 3)}$ cm^{3}`,
          answer: volume,
          sigFigs: 3,
          unit: 'cm^3',
          follow: { from: 'a', formula: `${big} - ${(Math.PI * small) / 3}*x^2` },
          via: [
            { value: big, formula: `x - ${little}` },
            { value: little, formula: `${big} - x` },
          ],
          alsoRight: [volume * rough],
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the curved surface area of the frustum.',
          scheme: [
            `M1 $\\sqrt{${radius}^2 + ${whole}^2}$ or $\\sqrt{${top}^2 + ${small}^2}$`,
            `M1 $\\pi \\times ${radius} \\times ${figures(L, 4)}$`,
            `M1 subtracts $\\pi \\times ${top} \\times ${figures(l, 4)}$`,
            `A1 ${figures(curved, 3)} (cm^{2})`,
          ],
          solution: `The slant heights are $\\sqrt{${radius}^2 + ${whole}^2} = ${figures(L, 5)}$ and $\\sqrt{${top}^2 + ${small}^2} = ${figures(l, 5)}$.\n\n$\\pi \\times ${radius} \\times ${figures(L, 5)} - \\pi \\times ${top} \\times ${figures(l, 5)} = ${figures(curved, 3)}$ cm^{2}`,
          answer: curved,
          sigFigs: 3,
          unit: 'cm^2',
          follow: {
            from: 'a',
            formula: `${Math.PI * radius * L} - ${Math.PI}*x*sqrt(x^2 + ${small * small})`,
          },
          via: [
            { value: L, formula: `${Math.PI * radius}*x - ${Math.PI * top * l}` },
            { value: l, formula: `${Math.PI * radius * L} - ${Math.PI * top}*x` },
            { value: Math.PI * radius * L, formula: `x - ${Math.PI * top * l}` },
            { value: Math.PI * top * l, formula: `${Math.PI * radius * L} - x` },
          ],
          alsoRight: [curved * rough],
        }),
      },
    }
  },
  // By the formulas of the frustum itself.
  verify: ({ radius, whole, small }) => {
    const [high, top] = [whole - small, radius - (radius * (whole - small)) / whole]
    return {
      a: top,
      b: (Math.PI * high * (radius * radius + radius * top + top * top)) / 3,
      c: Math.PI * (radius + top) * Math.hypot(high, radius - top),
    }
  },
})

supplement('time-to-fill-a-tank', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [long, wide, high] = [
      random.step(1.2, 3, 0.1),
      random.step(0.8, 1.8, 0.1),
      random.step(0.6, 1.6, 0.1),
    ]
    const [radius, speed] = [random.step(1.5, 4, 0.5), random.step(0.6, 2.4, 0.1)]
    const minutes = (long * wide * high * 1e6) / (Math.PI * radius * radius * speed * 100 * 60)
    return minutes < 5 || minutes > 95
      ? null
      : { long, wide, high, radius, speed, minutes, thing: random.int(0, 2) }
  },
  make: ({ long, wide, high, radius, speed, minutes, thing }) => {
    const [flow, volume] = [Math.PI * radius ** 2 * speed * 100, clean(long * wide * high * 1e6)]
    const what = ['A water tank', 'A fish pond', 'A rainwater store'][thing]
    return {
      stem: `${what} is a cuboid, ${quantity(long, 'm')} by ${quantity(wide, 'm')} by ${quantity(high, 'm')}. It is empty. Water flows into it through a cylindrical pipe of radius ${quantity(radius, 'cm')} at a speed of ${quantity(speed, 'm/s')}. The pipe is always full.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: [
            'Calculate the time that it takes to fill it. Give your answer in minutes.',
            'Calculate how many minutes it takes until it is full.',
          ],
          scheme: [
            `M1 $\\pi \\times ${radius}^2 \\times ${clean(speed * 100)}$, or in metres`,
            `M1 $${long} \\times ${wide} \\times ${high}$`,
            'M1 divides the volume by the flow, in the same units',
            'M1 divides by 60',
            `A1 ${figures(minutes, 3)} (minutes)`,
          ],
          solution: `Each second a cylinder of water ${clean(speed * 100)} cm long flows in: $\\pi \\times ${radius}^2 \\times ${clean(speed * 100)} = ${figures(flow, 5)}$ cm^{3}.\n\nVolume to fill: $${long} \\times ${wide} \\times ${high} = ${plain(clean(volume / 1e6))}$ m^{3}, which is ${plain(volume)} cm^{3}.\n\n$${plain(volume)} \\div ${figures(flow, 5)} = ${figures(volume / flow, 5)}$ s, and divided by 60 this is ${figures(minutes, 3)} minutes.`,
          answer: minutes,
          sigFigs: 3,
          unit: 'min',
          via: [
            { value: flow, formula: `${volume}/x/60` },
            { value: flow / 1e6, formula: `${volume / 1e6}/x/60` },
          ],
          alsoRight: [(minutes * Math.PI) / ROUGH],
        }),
      },
    }
  },
  // In litres: a decimetre of pipe after the other.
  verify: ({ long, wide, high, radius, speed }) => {
    const litresEachSecond = Math.PI * (radius / 10) ** 2 * speed * 10
    return { a: (long * wide * high * 1000) / litresEachSecond / 60 }
  },
})
