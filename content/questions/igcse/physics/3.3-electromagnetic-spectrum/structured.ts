import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { quantity, standardForm } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { LIGHT, REGIONS } from '../shared'
import { BEAM_OF_MICROWAVES, HARM_OF_IONISING_RAYS, HARM_OF_ULTRAVIOLET, ORBITS } from './points'
import { NAMES, type Region } from './regions'

const { supplement, core, templates } = questionsOf('structured', '3.3')

export { templates }

supplement('television-by-satellite', {
  facts: { difficulty: 3, checked: '2026-11-24', calculator: 'needed' },
  values: random => ({
    height: random.pick([3.6e7, 3.7e7, 3.8e7, 3.9e7]),
    frequency: random.int(8, 18),
    event: random.pick(['a football match', 'a concert', 'a tennis match', 'an athletics event']),
  }),
  make: ({ height, frequency, event }) => {
    const time = (2 * height) / LIGHT
    const wavelength = LIGHT / (frequency * 1e9)
    return {
      stem: `Pictures of ${event} are sent from a ground station to a geostationary satellite and from there to the dishes of viewers. The waves have a frequency of ${quantity(frequency, 'GHz')} (${standardForm(frequency * 1e9, 2)} Hz). The distance from the ground station to the satellite is ${standardForm(height, 2)} m, and so is the distance from the satellite to the viewers.`,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the region of the electromagnetic spectrum to which these waves belong.',
          answers: [{ text: 'microwaves', accept: ['microwave', 'microwave region'] }],
          reject: [
            {
              text: 'radio waves',
              why: 'Radio waves have lower frequencies. Artificial satellites communicate by microwaves.',
            },
            {
              text: 'infrared',
              why: 'Infrared is used for short distances, such as remote controls, and in optical fibres.',
            },
          ],
          solution:
            'Artificial satellites communicate by microwaves, which pass through the atmosphere well.',
        }),
        b: ask.number({
          prompt:
            'Calculate the shortest time between the sending of a picture and its arrival at the dish of a viewer.',
          answer: time,
          unit: 's',
          scheme: steps(
            `speed = ${standardForm(LIGHT, 2)} m/s`,
            `*t* = *s* ÷ *v*, or 2 × ${standardForm(height, 2)} ÷ (${standardForm(LIGHT, 2)})`,
            quantity(time, 's', 2),
          ),
          solution: `All electromagnetic waves travel at ${standardForm(LIGHT, 2)} m/s in a vacuum and at almost the same speed in air. The distance, up and down, is 2 × ${standardForm(height, 2)} = ${quantity(2 * height, 'm', 2)}. *t* = ${standardForm(2 * height, 2)} ÷ (${standardForm(LIGHT, 2)}) = ${quantity(time, 's', 2)}.`,
        }),
        c: ask.number({
          prompt: 'Calculate the wavelength of the waves.',
          answer: wavelength,
          unit: 'm',
          unitMode: 'asked',
          scheme: steps(
            `λ = *v* ÷ *f*, or ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency * 1e9, 2)})`,
            `${quantity(wavelength, 'm', 2)} (${quantity(wavelength * 100, 'cm', 2)})`,
          ),
          solution: `From *v* = *f*λ, λ = *v* ÷ *f* = ${standardForm(LIGHT, 2)} ÷ (${standardForm(frequency * 1e9, 2)}) = ${quantity(wavelength, 'm', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'State what is meant by a *geostationary* satellite, and state one use of satellites in lower orbits.',
          scheme: ORBITS,
          solution:
            'A geostationary satellite moves round with the rotation of the Earth, so a dish can point at it all the time. Some satellite phones use satellites in low orbits.',
          modelAnswer:
            'A geostationary satellite stays above the same place on the Earth. Satellites in low orbits are used for some satellite phones.',
        }),
        e: ask.written({
          prompt: 'State why the engineers at the ground station must not stand in the beam of waves.',
          lines: 1,
          scheme: BEAM_OF_MICROWAVES,
          solution: 'The hazard of microwaves is that they heat the cells inside the body.',
          modelAnswer: 'The microwaves can heat and damage the cells inside the body.',
        }),
      },
    }
  },
  verify: ({ height, frequency }) => {
    const period = 1e-9 / frequency
    return { b: height / 3e8 + height / 3e8, c: 3e8 * period }
  },
})

const PLACES = [
  {
    where: 'a hospital',
    uses: [
      { region: 'gamma rays', text: 'to sterilise syringes in sealed bags' },
      { region: 'X-rays', text: 'to look for a broken bone' },
      { region: 'infrared', text: 'to show with a camera which part of the skin is warmest' },
      { region: 'microwaves', text: 'to heat meals in the kitchen quickly' },
      { region: 'ultraviolet', text: 'to sterilise water' },
    ],
  },
  {
    where: 'an airport',
    uses: [
      { region: 'X-rays', text: 'to see what is inside closed bags' },
      { region: 'ultraviolet', text: 'to show hidden security marks in passports' },
      { region: 'radio waves', text: 'to read the RFID tags on suitcases' },
      { region: 'microwaves', text: 'to make calls with a mobile phone' },
      { region: 'infrared', text: 'to change the channel of a television with a remote control' },
    ],
  },
  {
    where: 'a bank',
    uses: [
      { region: 'ultraviolet', text: 'to detect fake bank notes' },
      { region: 'infrared', text: 'to notice a person at night with an intruder alarm' },
      { region: 'microwaves', text: 'to make calls with a mobile phone' },
      { region: 'radio waves', text: 'to read the RFID chip in a door card' },
      { region: 'visible light', text: 'to photograph each visitor' },
    ],
  },
] as const

const HAZARDS = [
  {
    region: 'ultraviolet',
    points: HARM_OF_ULTRAVIOLET,
    answer: 'It can damage the cells of the skin and lead to skin cancer, and it can damage the eyes.',
  },
  {
    region: 'X-rays',
    points: HARM_OF_IONISING_RAYS,
    answer: 'They can damage cells in the body and cause mutations in them, which can lead to cancer.',
  },
  {
    region: 'gamma rays',
    points: HARM_OF_IONISING_RAYS,
    answer: 'They can damage cells in the body and cause mutations in them, which can lead to cancer.',
  },
] as const

core('regions-used-in-one-place', {
  facts: { difficulty: 2, checked: '2026-11-24' },
  values: random => {
    const place = random.pick(PLACES)
    const uses = random.sample<{ region: Region; text: string }>(place.uses, 3)
    return {
      place,
      uses,
      ordered: random.sample(REGIONS, 5),
      by: random.pick(['frequency', 'wavelength'] as const),
      hazard: random.pick(HAZARDS),
    }
  },
  make: ({ place, uses, ordered, by, hazard }) => {
    const sorted = REGIONS.filter(region => ordered.includes(region))
    const answer = by === 'frequency' ? sorted : [...sorted].reverse()
    return {
      stem: `Electromagnetic waves of many kinds are used in ${place.where}.`,
      parts: {
        a: ask.table({
          prompt: 'State the region of the electromagnetic spectrum that is used for each purpose.',
          command: 'State',
          head: ['purpose', 'region'],
          rows: uses.map(({ region, text: purpose }) => [
            { text: purpose },
            wordsCell(region, region, { subject: 'igcse/physics', accept: NAMES[region] }),
          ]),
          scheme: uses.map(({ region, text: purpose }) => `${purpose}: ${region}`),
          solution: `${uses.map(({ region, text: purpose }) => `${region.charAt(0).toUpperCase()}${region.slice(1)}: ${purpose}.`).join(' ')}`,
        }),
        b: ask.order({
          prompt: `Give these regions in order of increasing ${by}.`,
          marks: 2,
          items: ordered.map(region => ({ id: region, text: region })),
          answer: [...answer],
          scheme: sequenceScheme(5, 2),
          solution: `From radio waves to gamma rays the frequency increases and the wavelength decreases. In order of increasing ${by}: ${answer.join(', ')}.`,
        }),
        c: ask.written({
          prompt: `State **two** harmful effects that too much exposure to ${hazard.region} can have on people.`,
          marks: 2,
          lines: 2,
          scheme: hazard.points,
          solution: `Name what is harmed and how; “${hazard.region} ${hazard.region === 'ultraviolet' ? 'is' : 'are'} dangerous” is not enough.`,
          modelAnswer: hazard.answer,
        }),
      },
    }
  },
})
