import { coneVessel, trough } from '@/content/figures/igcse/additional-maths/calculus-7'
import { ask } from '@/lib/exams/authoring/ask'
import { frac, lowest, typedFraction } from '@/lib/exams/authoring/maths'
import { bisect, derivative, integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { frontOf, withPi } from '../calculus-rates'

const { question, templates } = questionsOf('structured', '14.7')

export { templates }

question('water-in-a-cone', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [p, q] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [3, 4],
      [3, 5],
      [2, 5],
      [1, 4],
      [4, 5],
    ] as const)
    const times = random.int(2, 8)
    const [radius, height] = [p * times, q * times]
    const part = random.int(1, times - 1)
    const [flow, asPi] = [random.int(2, 60), random.chance(0.5)]
    const [up, down] = lowest(flow, p * p * part * part)
    const odd = height > 32 || height < 8 || down > 20 || up > 3 * down || up * 20 < down
    return odd || (part === 1 && q < 3) ? null : { p, q, radius, height, part, flow, asPi }
  },
  make: ({ p, q, radius, height, part, flow, asPi }) => {
    const depth = q * part
    const k = frac(p * p, 3 * q * q)
    const rise = withPi(flow, p * p * part * part, asPi ? 'none' : 'over')
    const spread = withPi(2 * flow, depth, asPi ? 'times' : 'none')
    const rate = asPi ? `$${withPi(flow, 1, 'times').latex}$ cm^{3}/s` : quantity(flow, 'cm^3/s')
    const said = `a hollow cone of radius ${quantity(radius, 'cm')} and height ${quantity(height, 'cm')}`
    return {
      stem: [
        `The diagram shows a vessel in the shape of ${said}. It stands with its point downwards and its axis vertical, and is empty at first. Water is poured in at a constant ${rate}. When the depth of the water is *h* cm, its surface is a circle of radius *r* cm and its volume is *V* cm^{3}.`,
        `A funnel that is closed at its point is ${said}, with its axis vertical. Oil flows into it at a constant rate of ${rate}. After some time the oil is *h* cm deep, its volume is *V* cm^{3} and its surface has the radius *r* cm, as shown.`,
        `A container is ${said}, held with its point downwards. It is empty at first and is filled with juice at a constant rate of ${rate}. The diagram shows it when the juice is *h* cm deep; then the volume of juice is *V* cm^{3} and the radius of its surface *r* cm.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-cone-with-liquid',
          title: 'A cone with its point downwards, partly filled',
          description: `A hollow cone with its point downwards. Its top has the radius ${radius} cm and its height is ${height} cm. It holds liquid of depth h cm; the surface of the liquid is a circle of radius r cm.`,
          height: 196,
        },
        coneVessel({
          radius: `${radius} cm`,
          height: `${height} cm`,
          depth: '*h* cm',
          surface: '*r* cm',
        }),
      ),
      parts: {
        a: ask.expression({
          command: 'Show that',
          objective: 'AO2',
          form: 'exact',
          prompt: `Show that $V = k\\pi h^3$, where *k* is a constant. State the exact value of *k*.`,
          scheme: [
            `M1 similar triangles: $r = ${frontOf(p, q)}h$`,
            `A1 $V = \\frac{1}{3}\\pi r^2h = ${frontOf(p * p, 3 * q * q)}\\pi h^3$, so $k = ${k}$`,
          ],
          solution:
            `Similar triangles: $\\frac{r}{h} = \\frac{${radius}}{${height}}$, so $r = ${frontOf(p, q)}h$. Then $V = \\frac{1}{3}\\pi r^2h = \\frac{1}{3}\\pi \\times ${frac(p * p, q * q)}h^2 \\times h = ${k}\\pi h^3$.`.replaceAll(
              '\\times 1h',
              '\\times h',
            ),
          answer: typedFraction(p * p, 3 * q * q),
          letters: [],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          form: 'exact',
          prompt: `Find the exact rate, in cm/s, at which the depth increases when it is ${quantity(depth, 'cm')}.`,
          scheme: [
            `B1 $\\frac{dV}{dh} = ${frontOf(p * p, q * q)}\\pi h^2$`,
            `M1 $\\frac{dh}{dt} = \\frac{dV}{dt} \\div \\frac{dV}{dh}$ at $h = ${depth}$`,
            `A1 $${rise.latex}$`,
          ],
          solution: `$\\frac{dV}{dh} = ${frontOf(p * p, q * q)}\\pi h^2$, which is $${p * p * part * part === 1 ? '' : p * p * part * part}\\pi$ when $h = ${depth}$. $\\frac{dV}{dt} = \\frac{dV}{dh} \\times \\frac{dh}{dt}$, so $\\frac{dh}{dt} = ${rise.latex}$.`,
          answer: rise.typed,
          letters: [],
          own: { from: 'a', key: `${flow}${asPi ? '*pi' : ''}/(3*f*pi*${depth * depth})` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          form: 'exact',
          prompt: `Find the exact rate, in cm^{2}/s, at which the area of the surface of the liquid increases at this instant.`,
          scheme: [
            `B1 area $A = \\pi r^2 = ${frontOf(p * p, q * q)}\\pi h^2$`,
            `M1 their $\\frac{dA}{dh}$ at $h = ${depth}$, multiplied by their rate from (b)`,
            `A1 $${spread.latex}$`,
          ],
          solution: `The area is $A = \\pi r^2 = ${frontOf(p * p, q * q)}\\pi h^2$, so $\\frac{dA}{dh} = ${frontOf(2 * p * p, q * q)}\\pi h = ${withPi(2 * p * p * part, q, 'times').latex}$. $\\frac{dA}{dt} = ${withPi(2 * p * p * part, q, 'times').latex} \\times ${rise.latex} = ${spread.latex}$.`,
          answer: spread.typed,
          letters: [],
          own: { from: 'b', key: `${2 * p * p * part}/${q}*pi*f` },
        }),
      },
    }
  },
  verify: ({ radius, height, part, q, flow, asPi }) => {
    // The volume as a stack of discs.
    const disc = (x: number) => Math.PI * ((x * radius) / height) ** 2
    const volume = (h: number) => integral(disc, 0, h, 200)
    const depth = q * part
    const rise = (flow * (asPi ? Math.PI : 1)) / derivative(volume, depth)
    return {
      a: `${Math.round((volume(depth) / (Math.PI * depth ** 3)) * 3 * q * q)}/${3 * q * q}`,
      b: String(rise),
      c: String(derivative(disc, depth) * rise),
    }
  },
})

question('water-in-a-trough', {
  facts: { difficulty: 4, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [width, height, length] = [random.step(24, 60, 4), random.step(20, 50, 5), random.step(80, 200, 10)]
    const [flow, time, next] = [random.step(120, 900, 20), random.step(15, 90, 5), random.pick([2, 3, 4])]
    const [up, down] = lowest(width * length, 2 * height)
    const depth = Math.sqrt((flow * time * down) / up)
    const full = depth > 0.85 * height || depth < 0.25 * height || Number.isInteger(depth)
    return full || down > 2 || width === height ? null : { width, height, length, flow, time, next }
  },
  make: ({ width, height, length, flow, time, next }) => {
    const c = (width * length) / (2 * height)
    const depth = Math.sqrt((flow * time) / c)
    const rise = flow / (2 * c * depth)
    const said = `an isosceles triangle of width ${quantity(width, 'cm')} at the top and height ${quantity(height, 'cm')}`
    return {
      stem: [
        `A trough for animals is a prism of length ${quantity(length, 'cm')}. Its cross-section is ${said}, with the vertex at the bottom. The trough is empty at first. Water flows in at a constant ${quantity(flow, 'cm^3/s')}. After *t* seconds the depth of the water is *h* cm and its volume is *V* cm^{3}.`,
        `The diagram shows a gutter of length ${quantity(length, 'cm')} that is closed at both ends. Its cross-section is ${said}, with the vertex at the bottom. Rain water flows into the empty gutter at a constant rate of ${quantity(flow, 'cm^3/s')}. At time *t* seconds the water is *h* cm deep and has the volume *V* cm^{3}.`,
        `A tank is a prism of length ${quantity(length, 'cm')} whose cross-section is ${said}, with the vertex at the bottom. From time *t* = 0 the empty tank is filled with paint at a constant rate of ${quantity(flow, 'cm^3/s')}. At time *t* seconds the paint is *h* cm deep and its volume is *V* cm^{3}.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-prism-with-liquid',
          title: 'A prism with a triangular cross-section, partly filled',
          description: `A container of length ${length} cm. Its ends are triangles with the vertex at the bottom, ${width} cm wide at the top and ${height} cm high. The liquid in it is h cm deep.`,
          height: 204,
        },
        trough({
          width: `${width} cm`,
          height: `${height} cm`,
          length: `${length} cm`,
          depth: '*h* cm',
        }),
      ),
      parts: {
        a: ask.number({
          command: 'Show that',
          objective: 'AO2',
          prompt: `Show that $V = kh^2$, where *k* is a constant. State the value of *k*.`,
          sigFigs: 3,
          scheme: [
            `M1 similar triangles: width of the surface $\\frac{${width}}{${height}}h$`,
            `A1 $V = \\frac{1}{2} \\times \\frac{${width}}{${height}}h \\times h \\times ${length}$, so $k = ${plain(c)}$`,
          ],
          solution: `Similar triangles: at depth *h* the width of the surface is $\\frac{${width}}{${height}}h$. So $V = \\frac{1}{2} \\times \\frac{${width}}{${height}}h \\times h \\times ${length} = ${plain(c)}h^2$.`,
          answer: c,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the depth when *t* = ${time}.`,
          unit: 'cm',
          sigFigs: 3,
          scheme: [`M1 $${plain(c)}h^2 = ${flow} \\times ${time}$`, `A1 ${quantity(depth, 'cm', 3)}`],
          solution: `After ${time} seconds the volume is ${flow} × ${time} = ${quantity(flow * time, 'cm^3')}. $${plain(c)}h^2 = ${flow * time}$ gives $h = ${figures(depth, 4)}$, which is ${quantity(depth, 'cm', 3)}.`,
          answer: depth,
          own: { from: 'a', key: `sqrt(${flow * time}/f)` },
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the rate at which the depth increases when *t* = ${time}.`,
          unit: 'cm/s',
          sigFigs: 3,
          via: [{ value: depth, formula: `${flow}/(${2 * c}*x)` }],
          scheme: [
            `B1 $\\frac{dV}{dh} = ${plain(2 * c)}h$`,
            'M1 $\\frac{dh}{dt} = \\frac{dV}{dt} \\div \\frac{dV}{dh}$ with their depth',
            `A1 ${quantity(rise, 'cm/s', 3)}`,
          ],
          solution: `$\\frac{dV}{dh} = ${plain(2 * c)}h$, and $\\frac{dV}{dt} = ${flow}$. So $\\frac{dh}{dt} = \\frac{${flow}}{${plain(2 * c)} \\times ${figures(depth, 5)}}$, which is ${quantity(rise, 'cm/s', 3)}.`,
          answer: rise,
          follow: { from: 'b', formula: `${flow}/(${2 * c}*x)` },
          own: { from: 'a', key: `${flow}/(2*f*sqrt(${flow * time}/f))` },
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the approximate increase in the depth in the next ${next} seconds.`,
          unit: 'cm',
          sigFigs: 3,
          via: [{ value: rise, formula: `${next}*x` }],
          scheme: [`B1 ${quantity(rise * next, 'cm', 3)}`],
          solution: `$\\delta h \\approx \\frac{dh}{dt} \\times \\delta t$, which is ${quantity(rise * next, 'cm', 3)}.`,
          answer: rise * next,
          follow: { from: 'c', formula: `${next}*x` },
        }),
      },
    }
  },
  verify: ({ width, height, length, flow, time, next }) => {
    const volume = (h: number) => length * integral(x => (x * width) / height, 0, h, 20)
    const depthAt = (t: number) => {
      let [low, high] = [0, 200]
      for (let round = 0; round < 70; round += 1) {
        const middle = (low + high) / 2
        if (volume(middle) < flow * t) low = middle
        else high = middle
      }
      return low
    }
    const rise = derivative(depthAt, time, 0.05)
    return { a: volume(3) / 9, b: depthAt(time), c: toSigFigs(rise, 7), d: toSigFigs(rise * next, 7) }
  },
})

question('two-hinged-rods', {
  facts: { difficulty: 3, checked: '2026-11-29', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.int(5, 12), random.int(6, 16)]
    const [angle, more] = [random.step(0.5, 1.2, 0.1), random.pick([0.01, 0.02, 0.03, 0.04])]
    const [turn, wanted] = [random.pick([0.02, 0.04, 0.05, 0.06, 0.08]), random.step(0.4, 2.4, 0.2)]
    const cosine = wanted / ((a * b * turn) / 2)
    const near = Math.abs(Math.acos(cosine) - angle) < 0.1
    return a === b || cosine > 0.85 || cosine < 0.15 || near ? null : { a, b, angle, more, turn, wanted }
  },
  make: ({ a, b, angle, more, turn, wanted }) => {
    const half = (a * b) / 2
    const slope = half * Math.cos(angle)
    const at = Math.acos(wanted / (half * turn))
    const points = { A: [0, 0], B: [a, 0], C: [0.6 * b, 0.8 * b] } as const
    const shape = drawing(points, { box: { left: 70, top: 24, width: 220, height: 120 } })
    return {
      stem: [
        `Two rods *AB* and *AC*, of lengths ${quantity(a, 'cm')} and ${quantity(b, 'cm')}, are hinged at *A*. An elastic string joins *B* to *C*. When the angle *BAC* is *θ* radians, the area of triangle *ABC* is *S* cm^{2}.`,
        `In triangle *ABC*, *AB* = ${quantity(a, 'cm')} and *AC* = ${quantity(b, 'cm')} are fixed. The angle *BAC* = *θ* radians can be changed. The area of the triangle is *S* cm^{2}.`,
        `A toy has two bars, *AB* of length ${quantity(a, 'cm')} and *AC* of length ${quantity(b, 'cm')}, joined at *A* so that the angle *θ* radians between them can vary. *S* cm^{2} is the area of triangle *ABC*.`,
      ],
      figure: figure(
        {
          name: 'calculus/a-triangle-with-an-angle',
          title: 'Triangle ABC',
          description: `A triangle ABC. AB is ${a} cm and AC is ${b} cm long, and the angle at A is θ.`,
          height: 172,
        },
        shape.outline('ABC', 'l w') +
          shape.corners('ABC') +
          shape.side('AB', `${a} cm`) +
          shape.side('AC', `${b} cm`) +
          shape.angle('BAC', '*θ*'),
      ),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the value of $\\frac{dS}{d\\theta}$ when *θ* = ${plain(angle)}.`,
          sigFigs: 3,
          scheme: [`B1 $\\frac{dS}{d\\theta} = ${plain(half)}\\cos\\theta$`, `B1 ${figures(slope, 3)}`],
          solution: `$S = \\frac{1}{2} \\times ${a} \\times ${b}\\sin\\theta = ${plain(half)}\\sin\\theta$, so $\\frac{dS}{d\\theta} = ${plain(half)}\\cos\\theta$. With the calculator in radians, it is ${figures(slope, 3)}.`,
          answer: slope,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Use your answer to (a) to find the approximate increase in *S* when *θ* increases from ${plain(angle)} to ${plain(angle + more)}.`,
          sigFigs: 3,
          via: [{ value: slope, formula: `${more}*x` }],
          scheme: [
            `M1 their $\\frac{dS}{d\\theta} \\times ${plain(more)}$`,
            `A1 ${figures(slope * more, 3)}`,
          ],
          solution: `$\\delta S \\approx \\frac{dS}{d\\theta} \\times \\delta\\theta = ${figures(slope, 5)} \\times ${plain(more)}$, which is ${figures(slope * more, 3)}.`,
          answer: slope * more,
          follow: { from: 'a', formula: `${more}*x` },
        }),
        c: ask.number({
          command: 'Find',
          lead: `The angle now increases at a constant rate of ${plain(turn)} radians per second.`,
          prompt: `Find the value of *θ*, where $0 < \\theta < \\frac{\\pi}{2}$, when *S* increases at a rate of ${quantity(wanted, 'cm^2/s')}.`,
          sigFigs: 3,
          scheme: [
            `M1 $\\frac{dS}{dt} = ${plain(half)}\\cos\\theta \\times ${plain(turn)}$`,
            `M1 $\\cos\\theta = ${figures(wanted / (half * turn), 4)}$`,
            `A1 ${figures(at, 3)}`,
          ],
          solution: `$\\frac{dS}{dt} = \\frac{dS}{d\\theta} \\times \\frac{d\\theta}{dt} = ${plain(half)}\\cos\\theta \\times ${plain(turn)} = ${plain(half * turn)}\\cos\\theta$. It is ${plain(wanted)} when $\\cos\\theta = ${figures(wanted / (half * turn), 5)}$, so $\\theta = ${figures(at, 3)}$.`,
          answer: at,
        }),
      },
    }
  },
  verify: ({ a, b, angle, more, turn, wanted }) => {
    // Area by coordinates.
    const area = (t: number) => Math.abs(a * (b * Math.sin(t))) / 2
    const slope = derivative(area, angle)
    const at = bisect(t => derivative(area, t) * turn - wanted, 0.01, 1.5707)
    return { a: slope, b: slope * more, c: at }
  },
})
