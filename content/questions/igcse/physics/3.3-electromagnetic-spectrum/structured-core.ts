import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, text } from '@/lib/figures/shapes'
import { spectrumBar } from '@/lib/figures/waves'
import { LIGHT, REGIONS } from '../shared'
import { HARM_OF_IONISING_RAYS, HARM_OF_ULTRAVIOLET } from './points'
import { USES } from './points-core'
import { NAMES, type Region } from './regions'

const { core, templates } = questionsOf('structured', '3.3', { calculator: 'needed' })

export { templates }

/** Names in the narrow parts of the bar. */
const PRINTED: Record<Region, string> = {
  'radio waves': 'radio\nwaves',
  microwaves: 'micro-\nwaves',
  infrared: 'infra-\nred',
  'visible light': 'visible\nlight',
  ultraviolet: 'ultra-\nviolet',
  'X-rays': 'X-rays',
  'gamma rays': 'gamma\nrays',
}

const SENDERS = [
  { region: 'radio waves', what: 'A radio station sends out radio waves', front: [8.8, 9.9, 0.1], power: 7 },
  { region: 'microwaves', what: 'A mobile phone sends out microwaves', front: [1.8, 2.6, 0.1], power: 9 },
  { region: 'microwaves', what: 'A wireless router sends out microwaves', front: [5.2, 5.8, 0.1], power: 9 },
  {
    region: 'microwaves',
    what: 'A television satellite sends out microwaves',
    front: [1.1, 1.4, 0.1],
    power: 10,
  },
] as const

const HARMS = [
  {
    region: 'ultraviolet',
    points: HARM_OF_ULTRAVIOLET,
    answer: 'It can damage the cells of the skin, and it can damage the eyes.',
  },
  {
    region: 'X-rays',
    points: HARM_OF_IONISING_RAYS,
    answer: 'They can damage cells in the body, and they can cause mutations in cells.',
  },
  {
    region: 'gamma rays',
    points: HARM_OF_IONISING_RAYS,
    answer: 'They can damage cells in the body, and they can cause mutations in cells.',
  },
] as const

const USED = Object.keys(USES) as (keyof typeof USES)[]

core('two-regions-without-a-name', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const sender = random.pick(SENDERS)
    const harm = random.pick(HARMS)
    const used = random.pick(USED.filter(region => region !== sender.region && region !== harm.region))
    const named: readonly Region[] = [sender.region, harm.region, used]
    const hidden = random.sample(
      REGIONS.filter(region => !named.includes(region)),
      2,
    )
    return {
      sender,
      harm,
      used,
      hidden: REGIONS.filter(region => hidden.includes(region)),
      front: random.step(sender.front[0], sender.front[1], sender.front[2]),
      reversed: random.chance(0.5),
    }
  },
  make: ({ sender, harm, used, hidden, front, reversed }) => {
    const order = reversed ? [...REGIONS].reverse() : REGIONS
    const blanks = order.filter(region => hidden.includes(region))
    const letterOf = (region: Region) => 'PQ'.charAt(blanks.indexOf(region))
    const shown = order.map(region => (hidden.includes(region) ? letterOf(region) : PRINTED[region]))
    const frequency = front * 10 ** sender.power
    const wavelength = LIGHT / frequency
    const rises = reversed ? 'wavelength' : 'frequency'
    const answer = quantity(wavelength, 'm', 2)
    const told = shown.map(name => name.replace('-\n', '').replace('\n', ' ')).join(', ')
    const verb = harm.region === 'ultraviolet' ? 'has' : 'have'
    const many = used === 'infrared' || used === 'ultraviolet' ? 'is' : 'are'
    return {
      stem: 'The diagram shows the regions of the electromagnetic spectrum in order. The names of two regions are replaced by the letters P and Q.',
      figure: figure(
        {
          name: 'waves/spectrum-with-two-letters',
          title: 'The regions of the electromagnetic spectrum, two of them without a name',
          description: `A bar with seven parts. From left to right they are marked: ${told}. An arrow above the bar points to the right, with a question mark.`,
          height: 100,
        },
        text(5, 22, '? increases', { cls: 's' }),
        arrow(84, 18, 352, 18),
        spectrumBar(5, 36, 350, shown, 48),
      ),
      parts: {
        'a.i': ask.table({
          prompt: 'State the names of regions P and Q.',
          command: 'State',
          head: ['region', 'name'],
          rows: blanks.map(region => [
            { text: letterOf(region) },
            wordsCell(letterOf(region).toLowerCase(), region, {
              subject: 'igcse/physics',
              accept: NAMES[region],
            }),
          ]),
          scheme: blanks.map(region => `${letterOf(region)}: ${region}`),
          solution: `In order of increasing frequency the regions are ${REGIONS.join(', ')}.${reversed ? ' Here they are in the opposite order.' : ''}`,
        }),
        'a.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the quantity that increases in the direction of the arrow.',
          answers: [
            { text: rises, allow: reversed ? ['period', 'time period'] : ['energy', 'photon energy'] },
          ],
          reject: [
            reversed
              ? {
                  text: 'frequency',
                  why: 'Gamma rays have the highest frequency; they are on the left here.',
                }
              : {
                  text: 'wavelength',
                  why: 'Radio waves have the longest wavelength; they are on the left here.',
                },
            { text: 'speed', why: 'All electromagnetic waves have the same speed in a vacuum.' },
          ],
          solution: reversed
            ? 'Gamma rays have the shortest wavelength and radio waves the longest, so the wavelength increases to the right.'
            : 'Radio waves have the lowest frequency and gamma rays the highest, so the frequency increases to the right.',
        }),
        b: ask.number({
          lead: `${sender.what} of frequency ${standardForm(frequency, 2)} Hz. The speed of electromagnetic waves in air is ${standardForm(LIGHT, 2)} m/s.`,
          prompt: 'Calculate the wavelength of these waves.',
          subtopic: '3.1',
          answer: wavelength,
          unit: 'm',
          scheme: steps(
            '*v* = *f*λ, in any form',
            `λ = ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency, 2)})`,
            answer,
          ),
          solution: `*v* = *f*λ, so λ = *v* ÷ *f* = ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency, 2)}) = ${answer}.`,
        }),
        c: ask.written({
          prompt: `State **one** use of ${used}.`,
          lines: 1,
          scheme: [USES[used].point],
          modelAnswer: USES[used].answer,
          solution: `${used.charAt(0).toUpperCase()}${used.slice(1)} ${many} used for: ${USES[used].point.text}.`,
        }),
        d: ask.written({
          prompt: `State **two** harmful effects that too much ${harm.region === 'ultraviolet' ? 'ultraviolet radiation' : `exposure to ${harm.region}`} can have on people.`,
          marks: 2,
          lines: 2,
          scheme: harm.points,
          modelAnswer: harm.answer,
          solution: `“${harm.region.charAt(0).toUpperCase()}${harm.region.slice(1)} ${verb} harmful effects” is not enough: name what is harmed and how.`,
        }),
      },
    }
  },
  verify: ({ front, sender }) => {
    const period = 1 / (front * Number(`1e${plain(sender.power)}`))
    return { b: 3e8 * period }
  },
})
