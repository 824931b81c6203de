import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, line, text } from '@/lib/figures/shapes'
import { spectrumBar } from '@/lib/figures/waves'
import { LIGHT, REGIONS } from '../shared'
import { HARM_OF_IONISING_RAYS, HARM_OF_ULTRAVIOLET } from './points'
import { HARM_BY_HEATING, SAME_SPEED, USES } from './points-core'
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

/** A device, and the power of ten nearest to the frequency of its waves in hertz. X-rays and gamma rays overlap: no border is drawn. */
const DEVICES = [
  { region: 'radio waves', device: 'the transmitter of a radio station', power: 8 },
  { region: 'microwaves', device: 'a mobile phone', power: 9 },
  { region: 'microwaves', device: 'a satellite for television', power: 10 },
  { region: 'infrared', device: 'an electric grill', power: 14 },
  { region: 'infrared', device: 'an electric toaster', power: 14 },
  { region: 'ultraviolet', device: 'a lamp that sterilises water', power: 15 },
  { region: 'X-rays', device: 'a security scanner for luggage', power: 19 },
  { region: 'X-rays', device: 'a scanner for broken bones in a hospital', power: 19 },
  { region: 'gamma rays', device: 'a radioactive source that sterilises medical instruments', power: 20 },
] as const

const ASKS = [
  'The scale shows the approximate frequencies of the electromagnetic waves that four devices P, Q, R and S give out.',
  'A student marks the approximate frequencies of the electromagnetic waves of four devices P, Q, R and S on a scale.',
  'A poster shows the approximate frequencies of the electromagnetic waves from four devices P, Q, R and S on a scale.',
] as const

core('four-devices-on-a-scale-of-frequency', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const devices = random.sample(DEVICES, 4)
    const regions = new Set(devices.map(({ region }) => region))
    const harmful = devices.filter(({ region }) => region === 'microwaves' || region === 'infrared')
    if (regions.size < 4 || harmful.length === 0) return null
    const powers = devices.map(({ power }) => power)
    const pair = random
      .sample([0, 1, 2, 3], 2)
      .sort((one, other) => (powers[one] ?? 0) - (powers[other] ?? 0))
    const [low = 0, high = 0] = pair.map(at => powers[at] ?? 0)
    if (high - low < 2 || high - low > 7) return null
    return {
      stem: random.pick(ASKS),
      devices,
      // Two of the four letters are asked for.
      hidden: random.sample([0, 1, 2, 3], 2),
      pair,
      harm: random.pick(harmful).region,
      longest: random.chance(0.5),
      letters: random.shuffle(['P', 'Q', 'R', 'S'] as const),
    }
  },
  make: ({ stem, devices, hidden, pair, harm, longest, letters }) => {
    const letterOf = (at: number) => letters[at] ?? 'P'
    const powerOf = (at: number) => devices[at]?.power ?? 0
    const [low = 0, high = 0] = pair
    const times = powerOf(high) - powerOf(low)
    const byFrequency = [0, 1, 2, 3].sort((one, other) => powerOf(one) - powerOf(other))
    const extreme = (longest ? byFrequency[0] : byFrequency[3]) ?? 0
    const [left, wide, from] = [24, 22, 7]
    const xAt = (power: number) => left + (power - from) * wide
    const isHarmOfMany = harm === 'microwaves'
    const told = byFrequency.map(at => `${letterOf(at)} at 10 to the power ${powerOf(at)}`).join(', ')
    return {
      stem: `${stem} At each mark of the scale the frequency is 10 times that at the mark before.`,
      figure: figure(
        {
          name: 'waves/four-devices-on-a-scale',
          title: 'A scale of frequency with four letters',
          description: `A level scale of frequency in hertz from 10 to the power 7 to 10 to the power 21, with one mark for each power of ten. Arrows point to the scale: ${told}.`,
          height: 112,
        },
        line(left - 8, 62, xAt(21) + 8, 62),
        ...Array.from({ length: 15 }, (_, at) => {
          const power = from + at
          return (
            line(xAt(power), 62, xAt(power), 62 + (power % 2 === 0 ? 9 : 6), 'l thin') +
            (power % 2 === 0 ? text(xAt(power), 88, `10^{${power}}`, { anchor: 'middle', cls: 's' }) : '')
          )
        }),
        ...devices.map(
          ({ power }, at) =>
            arrow(xAt(power), 30, xAt(power), 59) +
            text(xAt(power), 22, letterOf(at), { anchor: 'middle', cls: 'b' }),
        ),
        text(xAt(21) + 8, 108, 'frequency / Hz', { anchor: 'end', cls: 's' }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the letters of the devices.',
          command: 'Complete',
          head: ['device', 'letter'],
          rows: devices.map(({ device }, at) => [
            { text: device },
            hidden.includes(at)
              ? {
                  blank: `device-${at + 1}`,
                  answer: letterOf(at),
                  mode: 'pick',
                  choices: ['P', 'Q', 'R', 'S'],
                  marks: 1,
                }
              : { text: letterOf(at) },
          ]),
          scheme: devices.flatMap(({ device }, at) =>
            hidden.includes(at) ? [`${device}: ${letterOf(at)}`] : [],
          ),
          solution: `The regions in order of increasing frequency: ${REGIONS.join(', ')}. ${byFrequency
            .map(at => `${letterOf(at)}: ${devices[at]?.region}`)
            .join('; ')}.`,
        }),
        b: ask.number({
          prompt: `The frequency of ${letterOf(high)} is *n* times the frequency of ${letterOf(low)}. Determine *n*.`,
          command: 'Determine',
          objective: 'AO2',
          answer: 10 ** times,
          scheme: steps(
            `there are ${times} steps of the scale from ${letterOf(low)} to ${letterOf(high)}, or 10^{${powerOf(high)}} ÷ 10^{${powerOf(low)}}`,
            `10^{${times}} (${plain(10 ** times)})`,
          ),
          solution: `Each step is 10 times. From ${letterOf(low)} to ${letterOf(high)} there are ${times} steps: 10^{${powerOf(high)}} ÷ 10^{${powerOf(low)}} = 10^{${times}}.`,
        }),
        c: words({
          subject: 'igcse/physics',
          prompt: `State the letter of the device that gives out waves of the ${longest ? 'longest' : 'shortest'} wavelength.`,
          objective: 'AO2',
          mode: 'exact',
          answers: [
            {
              text: letterOf(extreme),
              accept: [letterOf(extreme).toLowerCase(), `device ${letterOf(extreme)}`],
            },
          ],
          reject: [
            {
              text: letterOf((longest ? byFrequency[3] : byFrequency[0]) ?? 0),
              why: 'The wavelength is long where the frequency is low.',
            },
          ],
          solution: `All these waves have the same speed. So the waves of the ${longest ? 'lowest' : 'highest'} frequency have the ${longest ? 'longest' : 'shortest'} wavelength: ${letterOf(extreme)}.`,
        }),
        d: ask.written({
          lead: `Waves from ${letterOf(low)} and from ${letterOf(high)} travel the same distance in a vacuum.`,
          prompt: 'Explain why both take the same time.',
          command: 'Explain',
          lines: 1,
          scheme: [SAME_SPEED],
          modelAnswer: 'All electromagnetic waves travel at the same speed in a vacuum.',
          solution:
            'The regions of the spectrum differ in frequency and in wavelength, but not in their speed in a vacuum.',
        }),
        e: ask.written({
          prompt: `State **one** harmful effect that too much exposure to ${harm === 'infrared' ? 'infrared radiation' : harm} can have on people.`,
          command: 'State',
          lines: 1,
          scheme: [HARM_BY_HEATING[isHarmOfMany ? 'microwaves' : 'infrared']],
          modelAnswer: isHarmOfMany ? 'They heat the cells inside the body.' : 'It can burn the skin.',
          solution: isHarmOfMany
            ? 'Microwaves pass into the body and heat the cells there.'
            : 'Infrared radiation is absorbed at the surface of the body: it burns the skin.',
        }),
      },
    }
  },
  verify: ({ devices, pair }) => {
    const [one, other] = pair.map(at => Number(`1e${devices[at]?.power}`))
    return { b: (other ?? 1) / (one ?? 1) }
  },
})
