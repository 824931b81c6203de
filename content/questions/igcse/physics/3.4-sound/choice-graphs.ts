import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { transverse } from '@/lib/figures/waves'
import { fourDrawings, lettered } from '../shared'

const { core, supplement, templates } = choiceQuestions('3.4')

export { templates }

const BLOCKS = [
  { what: 'a steel block', flaw: 'a crack', speed: 6000 },
  { what: 'an aluminium block', flaw: 'an air bubble', speed: 6400 },
  { what: 'a plastic casting', flaw: 'a hole', speed: 2600 },
  { what: 'a concrete wall', flaw: 'a gap', speed: 4000 },
] as const

supplement('place-of-a-crack-from-two-echoes', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const block = random.pick(BLOCKS)

    const [near, far] = [random.step(20, 80, 5), random.step(60, 95, 5)] // microseconds
    const thick = toSigFigs((block.speed * far) / 20_000, 3) // cm
    if (near > far - 15 || Math.abs(2 * near - far) < 10) return null
    const depth = (thick * near) / far
    const right = thick - depth
    const slips: Slip[] = [
      [depth, 'You gave the distance from the front face, where the pulse is sent out.'],
      [depth / 2, 'You halved the distance from the front face. The ratio of the times needs no halving.'],
      [
        right / 2,
        'You halved the distance. The pulse goes there and back for both echoes, so the halves cancel.',
      ],
      [thick - depth / 2, 'You halved the distance from the front face before you subtracted it.'],
      [
        (thick * near) / (far - near),
        'You divided by the time between the echoes, not by the time of the second echo.',
      ],
      [(thick * far) / near - thick, 'You turned the ratio of the times upside down.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'cm', 2))
    return wrong && { block, thick, near, far, right, wrong }
  },
  make: ({ block: { what, flaw }, thick, near, far, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / μs', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 4 },
      y: { label: 'signal', max: 10 },
      height: 110,
    })
    const pulse = (time: number, height: number) =>
      chart.line([
        [time, 0],
        [time + 0.8, height],
        [time + 1.6, 0],
      ])
    return {
      stem: [
        `A pulse of ultrasound is sent into ${what} that is ${quantity(thick, 'cm', 3)} thick. The graph shows the pulse that is sent out, the echo from ${flaw} and the echo from the back face.`,
        `Ultrasound is used to look for ${flaw} in ${what} of thickness ${quantity(thick, 'cm', 3)}. On the graph, the first pulse is the one sent out at the front face, the second is the echo from ${flaw}, the third the echo from the back face.`,
      ],
      figure: figure(
        {
          name: 'waves/three-pulses-of-ultrasound',
          title: 'Three pulses on a time axis',
          description: `Signal against time in microseconds, with a fine line every 5 microseconds. A tall pulse starts at 0, a small one at ${near} and a middle-sized one at ${far} microseconds.`,
          height: 190,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [100, 0],
        ]),
        pulse(0, 9),
        pulse(near, 4),
        pulse(far, 6.5),
      ),
      prompt: [
        `How far is ${flaw.replace(/^an? /, 'the ')} from the back face?`,
        `What is the distance between ${flaw.replace(/^an? /, 'the ')} and the back face?`,
      ],
      options: numbers({ right, unit: 'cm', sigFigs: 2, wrong }),
      solution: `Both echoes travel there and back at the same speed, so the distances are in the ratio of the times: ${near} μs to ${far} μs.

From the front face: ${quantity(thick, '', 3)} × ${near} ÷ ${far} = ${quantity((thick * near) / far, 'cm', 3)}. From the back face: ${quantity(thick, '', 3)} − ${quantity((thick * near) / far, '', 3)} = ${quantity(right, 'cm', 2)}.`,
    }
  },
  // By the speed: 2 × thickness in the whole time, then half of the path of the time between the echoes.
  verify: ({ thick, near, far }) => {
    const speed = (2 * thick) / far
    return (speed * (far - near)) / 2
  },
})

const SOURCES = ['a loudspeaker', 'a siren', 'a keyboard', 'a violin string'] as const

core('trace-of-a-second-sound', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    louder: random.chance(0.5),
    higher: random.chance(0.5),
    shown: random.shuffle([
      { louder: true, higher: true },
      { louder: true, higher: false },
      { louder: false, higher: true },
      { louder: false, higher: false },
    ]),
    source: random.pick(SOURCES),
    cycles: random.pick([2, 2.5, 3]),
  }),
  make: ({ louder, higher, shown, source, cycles }) => {
    const screen = (x: number, y: number, amplitude: number, waves: number): Shape =>
      rect(x + 26, y + 4, 144, 76) +
      line(x + 26, y + 42, x + 170, y + 42, 'f') +
      transverse({ x: x + 26, y: y + 42, wavelength: 144 / waves, amplitude, cycles: waves })
    const fast = (yes: boolean) => (yes ? cycles * 2 : cycles / 2)
    const waves = (count: number) => (count === 1 ? '1 wave' : `${count} waves`)
    return {
      stem: [
        `The first diagram shows the trace of a sound from ${source} on a screen. A second sound is ${louder ? 'louder' : 'quieter'} and has ${higher ? 'twice' : 'half'} the frequency. All traces are drawn to the same scales.`,
        `A microphone picks up a sound from ${source}, whose trace is in the first diagram. A second sound is picked up: it is ${louder ? 'louder' : 'quieter'} and its frequency is ${higher ? 'twice' : 'half'} as high. All traces are drawn to the same scales.`,
      ],
      figure: figure(
        {
          name: 'waves/first-trace-and-four-others',
          title: 'The trace of a sound above four other traces',
          description: `Above, a trace with ${cycles} complete waves of medium height. Below, four traces over the same time: ${shown.map((each, at) => `${'ABCD'[at]} has ${waves(fast(each.higher))}, ${each.louder ? 'taller' : 'less tall'} than above`).join('; ')}.`,
          height: 292,
        },
        text(42, 46, 'first sound', { cls: 's' }),
        screen(88, 0, 20, cycles),
        fourDrawings(
          94,
          (at, x, y) => screen(x, y, shown[at]?.louder ? 34 : 9, fast(shown[at]?.higher ?? false)),
          98,
        ),
      ),
      prompt: ['Which trace is for the second sound?', 'Which diagram shows the trace of the second sound?'],
      options: lettered(
        shown.map(each => {
          if (each.louder === louder && each.higher === higher) return null
          if (each.louder !== louder && each.higher !== higher)
            return 'You exchanged both: a louder sound has a larger amplitude, and a higher frequency gives more waves in the same time.'
          if (each.louder !== louder)
            return `You chose a trace with the wrong height. A ${louder ? 'louder sound has a larger' : 'quieter sound has a smaller'} amplitude.`
          return `You chose a trace with the wrong number of waves. ${higher ? 'Twice the frequency gives twice' : 'Half the frequency gives half'} as many in the same time.`
        }),
      ),
      solution: `${louder ? 'Louder: the amplitude is larger' : 'Quieter: the amplitude is smaller'}. ${higher ? 'Twice' : 'Half'} the frequency: ${waves(fast(higher))} instead of ${cycles} in the same time.`,
    }
  },
})
