import { rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('6.2.3')

export { templates }

const PLACE = ['first', 'second', 'third', 'fourth']

core('change-of-wavelength-from-two-spectra', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const gaps = random.shuffle([8, 12, 16])
    const lowest = random.step(506, 520, 2)
    const lines = [0, 1, 2, 3].map(at => gaps.slice(0, at).reduce((sum, each) => sum + each, lowest))
    const asked = random.int(0, 3)
    const shift = random.step(8, 28, 2)
    const own = lines[asked] ?? 0
    const moved = lines.map(each => each * (1 + shift / own))
    // Another line of the galaxy, which stands near the place of the line that is asked for.
    const others = moved.flatMap((each, at) => {
      const seems = Math.round(each - own)
      return at !== asked && seems >= 2 && seems <= 32 && Math.abs(seems - shift) >= 4 ? [seems] : []
    })
    const seems = others.toSorted((one, other) => one - other)[0]
    if (seems === undefined || (moved[3] ?? 0) > 597) return null
    return {
      lines,
      moved,
      asked,
      shift,
      seems,
      laboratoryAbove: random.chance(0.5),
      letter: random.pick(['X', 'Y', 'P']),
      scene: random.int(0, 2),
    }
  },
  make: ({ lines, moved, asked, shift, seems, laboratoryAbove, letter, scene }) => {
    const at = (wavelength: number) => 30 + 3 * (wavelength - 500)
    const [above, below] = laboratoryAbove ? [lines, moved] : [moved, lines]
    const spectrum = (top: number, waves: readonly number[]) =>
      rect(at(500), top, 300, 34, 'l w') +
      waves.map(each => line(at(each), top, at(each), top + 34, 'l')).join('')
    const words = (each: readonly number[], name: string) =>
      `${name} has lines at about ${each.map(wave => Math.round(wave)).join(', ')}`
    const own = lines[asked] ?? 0
    const other = `You compared line ${letter} with another line of the galaxy. The lines keep their order, so ${letter} is the ${PLACE[asked]} line from the left in both spectra.`
    const towards =
      'You took a longer wavelength for a sign that the galaxy moves towards the Earth. Light from an object that moves away is redshifted, to longer wavelengths.'
    return {
      stem:
        [
          `The diagram shows four dark lines in the spectrum of light from a galaxy, and the same four lines in a spectrum made in a laboratory on the Earth. One of them, in the spectrum of the laboratory, is labelled ${letter}. The scale between the spectra is of wavelength.`,
          `Light of four wavelengths is absorbed by a gas. The dark lines that it causes are shown for gas in a laboratory and for the same gas in a distant galaxy. Line ${letter} is labelled in the spectrum from the laboratory only. Between the two is a scale of wavelength.`,
          `An astronomer compares the spectrum of a galaxy with one from a laboratory. The same four dark lines are seen in both. ${letter} is one of the lines from the laboratory. Wavelengths are read on the scale between the spectra.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'space-physics/lines-of-a-laboratory-and-of-a-galaxy',
          title: 'Dark lines in two spectra, with a scale of wavelength',
          description: `Two spectra, one above the other, with a scale of wavelength between them from 500 to 600 nanometres, 2 nanometres a division. Above, ${words(above, laboratoryAbove ? 'the spectrum of the laboratory' : 'the spectrum of the galaxy')}. Below, ${words(below, laboratoryAbove ? 'the spectrum of the galaxy' : 'the spectrum of the laboratory')}. The label ${letter} is at the line of the laboratory at ${own} nanometres.`,
          height: 176,
        },
        text(330, 18, laboratoryAbove ? 'laboratory' : 'galaxy', { anchor: 'end' }),
        spectrum(28, above),
        ...Array.from({ length: 51 }, (_, tick) => {
          const [x, long] = [30 + 6 * tick, tick % 5 === 0 ? 10 : 5]
          return (
            line(x, 62, x, 62 + long, 'l thin') +
            line(x, 118 - long, x, 118, 'l thin') +
            (tick % 10 === 0 ? text(x, 95, `${500 + 2 * tick} nm`, { anchor: 'middle', cls: 's' }) : '')
          )
        }),
        spectrum(118, below),
        text(330, 168, laboratoryAbove ? 'galaxy' : 'laboratory', { anchor: 'end' }),
        text(at(own), laboratoryAbove ? 23 : 167, letter, { anchor: 'middle', cls: 'b' }),
      ),
      prompt: [
        `By how much is the wavelength of line ${letter} longer in the light from the galaxy, and how does the galaxy move?`,
        `Which row gives the increase of the wavelength of line ${letter} and the motion of the galaxy?`,
      ],
      options: rows(
        ['increase in wavelength', 'motion of the galaxy'],
        [quantity(shift, 'nm'), 'away from the Earth'],
        [
          [[quantity(shift, 'nm'), 'towards the Earth'], towards],
          [[quantity(seems, 'nm'), 'away from the Earth'], other],
          [[quantity(seems, 'nm'), 'towards the Earth'], `${other} Then ask what a longer wavelength means.`],
        ],
      ),
      solution: `${letter} is the ${PLACE[asked]} of the four lines, at ${quantity(own, 'nm')} in the laboratory. The ${PLACE[asked]} line of the galaxy is at ${quantity(own + shift, 'nm')}, so the wavelength is ${quantity(shift, 'nm')} longer.

A longer wavelength is a redshift: the galaxy is moving away from the Earth.`,
    }
  },
  verify: ({ lines, moved, asked }) => {
    const sorted = moved.toSorted((one, other) => one - other)
    const place = lines.filter(each => each < (lines[asked] ?? 0)).length
    return quantity(Math.round((sorted[place] ?? 0) - (lines[asked] ?? 0)), 'nm')
  },
})
