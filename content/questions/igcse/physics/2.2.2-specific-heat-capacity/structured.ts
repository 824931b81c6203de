import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'

const { supplement, templates } = questionsOf('structured', '2.2.2', { calculator: 'needed' })

export { templates }

const METALS = [
  { name: 'aluminium', true: 900 },
  { name: 'iron', true: 450 },
  { name: 'copper', true: 390 },
  { name: 'brass', true: 380 },
] as const

supplement('specific-heat-capacity-of-a-block', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const metal = random.pick(METALS)
    const power = random.pick([24, 36, 40, 48, 50])
    const minutes = random.int(4, 12)
    const mass = random.pick([0.5, 0.8, 1, 1.2, 1.5])
    const start = random.int(18, 24)
    const measured = metal.true * random.step(1.12, 1.26, 0.02)
    const rise = Math.round((power * minutes * 60) / (mass * measured))
    const found = (power * minutes * 60) / (mass * rise)
    if (rise < 12 || rise > 48 || found < 1.09 * metal.true) return null
    return {
      metal,
      power,
      minutes,
      mass,
      start,
      rise,
    }
  },
  make: ({ metal, power, minutes, mass, start, rise }) => {
    const energy = power * minutes * 60
    const found = energy / (mass * rise)
    return {
      stem: `A student finds the specific heat capacity of ${metal.name} with an electric heater inside a block of this metal. There is no insulation around the block. The table shows the measurements.`,
      table: {
        head: ['measurement', 'value'],
        rows: [
          ['power of the heater', quantity(power, 'W')],
          ['time for which the heater is on', quantity(minutes, 'min')],
          ['mass of the block', quantity(mass, 'kg', 2)],
          ['temperature at the start', quantity(start, '°C')],
          ['highest temperature', quantity(start + rise, '°C')],
        ],
      },
      parts: {
        a: ask.written({
          prompt: 'Define *specific heat capacity*.',
          scheme: [
            judged(
              'energy (required) per unit mass',
              `
              ENERGY = energy/heat
              KILO = kg/kilogram/kilo/kilogramme/"1kg"
              MASS = 1/unit KILO/mass/g/gram | per/each/every KILO/mass/gram/g/unit | KILO/"1kg" | unit mass | a kilogram
              reject melt/boil/latent/liquid/state
              accept ENERGY & MASS
              unsure ENERGY & mass/substance
              earns: the energy needed to heat 1 kg by 1 degree
              earns: heat energy per unit mass
              earns: Enrgy needed for each kilogram
              misses: the energy needed to heat something
              misses: the temperature of 1 kg
              misses: the energy to melt 1 kg`,
            ),
            judged(
              'per unit temperature increase (or 1 kg … by 1 °C for both)',
              `
              DEGREE = degree/celsius/kelvin/"°c"/c/k/"°"
              reject melt/boil/latent/liquid/state
              accept 1/unit/per/each/every DEGREE/temperature | "1°c" | "1k" | per unit ... temperature
              unsure temperature | DEGREE
              earns: the energy needed to heat 1 kg by 1 degree
              earns: per unit temperature increase
              earns: to raise 1 kg by 1 degre Celsius
              misses: the energy needed to heat something
              misses: the energy for each kilogram
              misses: the energy to melt 1 kg`,
            ),
          ],
          solution: 'Both “per unit mass” and “per unit temperature increase” are needed.',
          modelAnswer:
            'Specific heat capacity is the energy required per unit mass per unit temperature increase.',
        }),
        b: ask.number({
          prompt: `Calculate the value of the specific heat capacity of ${metal.name} that these measurements give.`,
          answer: found,
          unit: 'J/(kg °C)',
          via: [{ value: energy, formula: `x/(${mass}*${rise})` }],
          scheme: steps(
            '*E* = *Pt*',
            `${power} × ${minutes} × 60, or ${quantity(energy, 'J')}`,
            `*c* = Δ*E* ÷ (*m*Δ*θ*), or ${plain(energy)} ÷ (${mass} × ${rise})`,
            quantity(found, 'J/(kg °C)', 2),
          ),
          solution: `The time must be in seconds: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. *E* = *Pt* = ${power} × ${minutes * 60} = ${quantity(energy, 'J')}.

The temperature rises by ${start + rise} − ${start} = ${quantity(rise, '°C')}. *c* = Δ*E* ÷ (*m*Δ*θ*) = ${plain(energy)} ÷ (${mass} × ${rise}) = ${quantity(found, 'J/(kg °C)', 2)}.`,
        }),
        c: ask.written({
          lead: `The true value is ${quantity(metal.true, 'J/(kg °C)')}.`,
          prompt:
            'Suggest why the result of the experiment is too large, and state one change to the apparatus that gives a better result.',
          lines: 4,
          scheme: [
            judged(
              'some of the energy is transferred to the surroundings (and does not heat the block)',
              `
              ENERGY = energy/heat
              OUT = surroundings/surrounding/air/environment/outside/atmosphere/room
              LOSE = lose/lost/loss/escape/dissipate/waste/radiate
              reject not ENERGY ... LOSE | ENERGY ... from OUT
              accept ENERGY ...(no gain).. OUT
              accept ENERGY, LOSE
              unsure OUT/LOSE
              earns: heat is lost to the surroundings
              earns: some energy escapes
              earns: Some thermal energy goes to the enviroment
              misses: the heater is too strong
              misses: the student read the thermometer wrongly
              misses: the block gets too hot`,
            ),
            judged(
              'insulate (lag) the block / wrap it in or cover it with insulating material',
              `
              accept insulate/insulator/insulation/insulated/lag/lagging/jacket/wool/foam/polystyrene/blanket/wrap
              accept cover
              unsure lid/vacuum/foil
              earns: insulate the block
              earns: use lagging around it
              earns: put insulaton around the block
              misses: use a bigger block
              misses: use a better thermometer
              misses: repeat the experiment`,
            ),
          ],
          solution:
            'Energy that escapes does not raise the temperature of the block. The rise is too small for the energy used in the calculation, so *c* comes out too large. Insulation makes the loss smaller.',
          modelAnswer:
            'Some of the energy from the heater is transferred to the surrounding air, so the temperature of the block rises by less than it should. The block should be wrapped in insulating material.',
        }),
        d: words({
          subject: 'igcse/physics',
          prompt:
            'State the **type** of energy of its particles, the average of which increases as the temperature of the block rises.',
          answers: [{ text: 'kinetic energy', accept: ['kinetic', 'KE'] }],
          mode: 'words',
          reject: [
            {
              text: 'potential energy',
              why: 'The potential energy changes in a change of state. A rise in temperature means faster particles.',
            },
          ],
          solution:
            'A rise in the temperature of an object means an increase in the average kinetic energy of its particles.',
        }),
      },
    }
  },
  verify: ({ power, minutes, mass, rise }) => {
    let joules = 0
    for (let second = 0; second < minutes * 60; second += 1) joules += power
    return { b: joules / mass / rise }
  },
})
