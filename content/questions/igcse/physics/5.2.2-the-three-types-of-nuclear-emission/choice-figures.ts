import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('5.2.2')

export { templates }

type Kind = 'α' | 'β' | 'γ'

const SOURCES: readonly (readonly Kind[])[] = [
  ['α', 'β'],
  ['α', 'γ'],
  ['β', 'γ'],
  ['α', 'β', 'γ'],
]

const called = (kinds: readonly Kind[]) => (kinds.length === 2 ? `${kinds.join(' and ')} only` : 'α, β and γ')

core('emissions-from-count-rate-against-distance', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    emitted: random.int(0, 3),
    background: random.step(20, 30, 5),
    alphas: random.int(70, 95),
    betas: random.int(55, 75),
    gammas: random.int(40, 60),
    range: random.step(3, 5, 0.5),
    millimetres: random.pick([5, 6, 8]),
    scene: random.int(0, 2),
  }),
  make: ({ emitted, background, alphas, betas, gammas, range, millimetres, scene }) => {
    const kinds = SOURCES[emitted] ?? []
    const has = (kind: Kind) => kinds.includes(kind)
    const spread = (cm: number) => 1.3 / (1 + cm / 9) ** 2
    const reach = (cm: number) => {
      const part = Math.min(1, Math.max(0, (range + 0.5 - cm) / 1))
      return part * part * (3 - 2 * part)
    }
    const through = (cm: number) => background + (has('γ') ? gammas * spread(cm) : 0)
    const bare = (cm: number) =>
      through(cm) + spread(cm) * ((has('β') ? betas : 0) + (has('α') ? alphas * reach(cm) : 0))
    const chart = graph({
      x: { label: 'distance / cm', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
      y: {
        label: 'count rate / (counts/min)',
        max: 300,
        ticks: [0, 50, 100, 150, 200, 250, 300],
        grid: true,
      },
      top: 56,
      height: 168,
    })
    const drop = has('α') ? `It drops steeply near ${range} centimetres. ` : 'There is no steep drop. '
    const beyond =
      has('β') && has('γ')
        ? 'between the full line and the level of the background'
        : has('β')
          ? 'at the level of the background everywhere'
          : `well above the background, and at the same level as the full line beyond ${range + 1} centimetres`
    // Where there are no α-particles the sheet acts alike at all distances.
    const sheet = has('α') ? `Beyond ${range + 1} cm the sheet` : 'The sheet'
    const step = `The steep drop near ${range} cm shows that α-particles are emitted: they are stopped by a few centimetres of air.`
    const errors: Record<Kind, readonly [missed: string, added: string]> = {
      α: [
        `You left out α. ${step}`,
        'You took the gradual fall for the stopping of α-particles. They would cause a steep drop within a few centimetres.',
      ],
      β: [
        `You left out β. ${sheet} makes the count rate smaller, so it stops β-particles.`,
        `You added β. ${sheet} makes no difference, so there are no β-particles.`,
      ],
      γ: [
        'You left out γ. With the aluminium the count rate is still above the background, so some radiation passes through it.',
        'You added γ. With the aluminium only the background is left, so no radiation from the source passes through it.',
      ],
    }
    const error = (chosen: readonly Kind[]) =>
      (['α', 'β', 'γ'] as const)
        .flatMap(kind => {
          if (has(kind) === chosen.includes(kind)) return []
          return [errors[kind][has(kind) ? 0 : 1]]
        })
        .join(' ')
    return {
      stem: `${
        [
          'A student moves a radiation detector away from a radioactive source and measures the count rate at each distance.',
          'The count rate near a radioactive source is measured at different distances between the source and the detector.',
          'A teacher measures how the count rate depends on the distance of a detector from a radioactive source in air.',
        ][scene] ?? ''
      } The measurements are repeated with a sheet of aluminium, ${millimetres} mm thick, in front of the source. The background count rate is shown too.`,
      figure: figure(
        {
          name: 'nuclear-physics/count-rate-against-distance-with-and-without-aluminium',
          title: 'Count rate against distance, with and without an aluminium sheet',
          description: `Count rate in counts per minute against distance in centimetres. A thin, dashed level line at ${background} is the background. A full line, without the sheet, falls with the distance. ${drop}A thick dashed line, with the sheet, is ${beyond}.`,
          height: 272,
        },
        chart.axes,
        line(44, 14, 72, 14, 'p'),
        text(78, 18, 'no sheet', { cls: 's' }),
        line(146, 14, 174, 14, 'r dash'),
        text(180, 18, 'with sheet', { cls: 's' }),
        line(256, 14, 280, 14, 'l thin dash'),
        text(286, 18, 'background', { cls: 's' }),
        chart.line(
          [
            [0, background],
            [12, background],
          ],
          'l thin dash',
        ),
        chart.plot(bare, 1, 12),
        chart.plot(through, 1, 12, 'r dash'),
      ),
      prompt: ['Which radiations does the source emit?', 'What does the source emit?'],
      options: inThisOrder(
        SOURCES.map((chosen, at) => (at === emitted ? called(chosen) : [called(chosen), error(chosen)])),
      ),
      solution: `${has('α') ? step : 'There is no steep drop within the first centimetres, as there would be if α-particles were stopped by the air.'}

A few millimetres of aluminium stop β-particles (and α-particles) but not γ-radiation. ${
        has('β') && has('γ')
          ? `${sheet} reduces the count rate, so there are β-particles; it is still above the background, so there is γ-radiation.`
          : has('β')
            ? `${sheet} reduces the count rate, so there are β-particles; only the background is left, so there is no γ-radiation.`
            : `${sheet} makes no difference, so there are no β-particles; the count rate is above the background, so there is γ-radiation.`
      }`,
    }
  },
  // What air takes away, what the sheet takes away, and what is left, each as a yes or no.
  verify: ({ emitted }) => {
    const byAir = [true, true, false, true][emitted]
    const bySheetFarAway = [true, false, true, true][emitted]
    const left = [false, true, true, true][emitted]
    const names = [byAir && 'α', bySheetFarAway && 'β', left && 'γ'].filter(each => typeof each === 'string')
    return names.length === 3 ? 'α, β and γ' : `${names.join(' and ')} only`
  },
})
