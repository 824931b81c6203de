import { GOGGLES, kept, REPEATS, safe } from '@/content/questions/igcse/plans'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'
import { BEFORE_AND_HIGHEST, CUP, concludes, others } from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'needed' })

export { templates }

const FUELS = [
  ['ethanol', 'propan-1-ol'],
  ['methanol', 'butan-1-ol'],
  ['ethanol', 'butan-1-ol'],
] as const

const WEIGHS_BURNER = judged(
  'weighs the burner with the fuel before and after burning',
  `
  accept ((weigh/weighed/mass/balance/reweigh) ... (burner/fuel/lamp/alcohol/ethanol/methanol) ... (before/after/again/start/end/initial/final)) | ((before/after/again/initial/final/start) ... (weigh/weighed/mass) ... (burner/fuel/lamp)) | ((mass/amount) ... (fuel/burner) ... (used/burned/burnt/lost/loss)) | ((loss/change/decrease/difference) (mass/weight)) | reweigh | (mass (fuel | ethanol | alcohol) (burned/burnt/used))
  unsure weigh ... (burner/fuel/lamp)
  earns: weigh the burner before and after
  earns: find the mass of fuel burned
  earns: weigh the bruner before and weigh it agian afterwards
  misses: weigh the water
  misses: repeat three times and take a mean
  misses: keep the volume of water the same`,
)

const CAN_OF_WATER = judged(
  'heats water in a metal can (calorimeter, beaker) above the burner',
  `
  accept (calorimeter/can/beaker/tin/container/flask/copper) ... water | water ... (calorimeter/can/beaker/tin/container/copper) | (heat/heats/heated/warm/burn) ... water | water ... (heat/heated/over/above)
  earns: put 100 cm3 of water into a copper can
  earns: heat the water with the burner
  earns: a calorimetre with water
  misses: repeat three times and take a mean
  misses: wear goggles
  misses: weigh the burner`,
)

const SHIELD = judged(
  'reduces heat losses: draught shield, lid, or stirs the water',
  `
  accept shield/screen/draught/draughts/draft/lid/insulate/insulated/insulation/stir | windbreak | (less/prevent/reduce/stop/minimise) ... heat (loss/lost/lose/escape) | (not heat) | (not lose heat)
  earns: put a draught shield around the burner
  earns: put a lid on the can
  earns: stirr the water, stir
  misses: repeat three times and take a mean
  misses: wear goggles
  misses: weigh the burner`,
)

const FLAMMABLE = safe(
  'safety: fuels are flammable (bottles away from the flame), or care with hot apparatus, or eye protection',
  'flammable/inflammable | (fuel/bottle) ... away | away ... (flame/flames/fire) | ((hot/burn/burns) ... (care/careful/touch/tongs/gloves)) | ((care/careful/tongs/gloves/heatproof) ...(no time).. (hot/burn/flame)) | (not touch) | heatproof | tongs | "goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | eye protection | protect eyes | safety (glasses/specs/spectacles) | (fire (blanket/extinguisher)) | hair ... tied | tie ... hair',
  'keep the bottles away from the flame',
  'wear gogles, the fuel is flamable',
)

core('energy-from-two-fuels', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    fuels: random.pick(FUELS),
    who: random.pick(['A student', 'A camper', 'A class']),
    water: random.pick([100, 150, 200]),
  }),
  make: ({ fuels, who, water }) => ({
    stem: [
      `${who} has two spirit burners. One burns ${fuels[0]}, the other ${fuels[1]}, both liquid fuels. Water and the usual apparatus of a laboratory are there.`,
      `Two liquid fuels, ${fuels[0]} and ${fuels[1]}, are burned in spirit burners with a wick. Water and the usual apparatus of a laboratory are there.`,
      `${who} wants to know whether ${fuels[0]} or ${fuels[1]} is the better fuel. Each is in a spirit burner. Water and the usual apparatus of a laboratory are there.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find which of the two fuels gives out more energy when 1 g of it burns.`,
        tells: 'which fuel gives out more energy from each gram',
        scheme: [
          WEIGHS_BURNER,
          CAN_OF_WATER,
          BEFORE_AND_HIGHEST,
          kept({
            text: 'the volume (or mass) of water',
            words: 'water | volume',
            also: '((cm/ml/g) ... water ...(no different).. (same/each/every/both))',
            named: 'the volume of water',
            slip: 'vollume of water',
          }),
          kept({
            text: 'the distance between flame and can (height of the wick)',
            words: 'distance/height/wick/gap/can/calorimeter | (flame size)',
            named: 'the distance between the flame and the can',
            slip: 'hieght of the can, distence, distance',
          }),
          SHIELD,
          others(
            'does the same with the other fuel',
            'fuel/burner/alcohol/liquid',
            'fuel',
            'propanol/butanol/ethanol/methanol | (propan 1 ol) | (butan 1 ol)',
          ),
          REPEATS,
          judged(
            'divides the temperature rise by the mass of fuel burned; the larger value (more energy from each gram) is the better fuel',
            `
  RISE = rise/increase/change/temperature/energy/heat
  MASS = mass/gram/grams/g/weight
  accept RISE ...(no thermometer/before/volume).. (divide/divided/over/per/"÷"/"/"/each) ... (MASS/fuel) | (divide/per) ... RISE ... MASS | ((larger/largest/higher/highest/greater/greatest/bigger/biggest/more/most) RISE) ...(no less/same).. (more/most/better/best/energy/fuel) ... (energy/gram/fuel) | ((more/most/better/best) ... (energy/fuel)) ...(no less).. ((larger/largest/higher/highest/greater/greatest/bigger/biggest) RISE) | ((less/least/smaller/smallest/lower/lowest) (MASS/fuel)) ... (raise/rise/heat/better/best/more/most)
  unsure ((larger/largest/higher/highest/greater/greatest/bigger/biggest) ... RISE)
  earns: divide the temperature rise by the mass of fuel burned
  earns: the fuel with the larger temperature rise for each gram gives out more energy
  earns: the fuel with the bigger rise per gramm gives more energy, per gram
  misses: repeat three times and take a mean
  misses: weigh the burner before and after
  misses: measure the temperature of the water`,
          ),
          FLAMMABLE,
        ],
        modelAnswer: `Measure ${water} cm³ of water into a copper can and clamp it above the burner. Weigh the burner with ${fuels[0]} before and after it has burned. Measure the initial temperature of the water with a thermometer and the highest temperature after heating. Put a draught shield around the burner and stir the water. Repeat with the other fuel. Keep the volume of water the same. Keep the distance between flame and can the same. Repeat three times with each fuel and calculate a mean. Divide the temperature rise by the mass of fuel burned: the larger value shows that more energy is given out from each gram. Keep the bottles of fuel away from the flame.`,
      }),
    },
  }),
})

const METALS = [
  ['iron', 'magnesium', 'zinc'],
  ['zinc', 'iron', 'a metal X'],
  ['magnesium', 'a metal X', 'zinc'],
] as const

core('metals-by-temperature-rise', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metals: random.pick(METALS),
    who: random.pick(['A student', 'A class', 'A technician']),
    volume: random.pick([25, 50]),
  }),
  make: ({ metals, who, volume }) => {
    const named = `${metals[0]}, ${metals[1]} and ${metals[2]}`
    return {
      stem: [
        `A metal that is more reactive than copper reacts with aqueous copper(II) sulfate. Energy is given out. The more reactive the metal, the more energy is given out.\n\n${who} has powders of ${named}, aqueous copper(II) sulfate and the usual apparatus of a laboratory.`,
        `Powders of ${named} each displace copper from aqueous copper(II) sulfate, and the mixture becomes warm. A more reactive metal gives out more energy. Aqueous copper(II) sulfate and the usual apparatus of a laboratory are there.`,
        `${who} has three metal powders, ${named}. All react with aqueous copper(II) sulfate in an exothermic reaction, and more energy is given out by a more reactive metal. The usual apparatus of a laboratory is there.`,
      ],
      parts: {
        '': plan({
          prompt: 'Plan an investigation to put the three metals in order of reactivity.',
          tells: 'the order of reactivity',
          scheme: [
            CUP,
            BEFORE_AND_HIGHEST,
            kept({
              text: 'the volume of copper(II) sulfate',
              words:
                'volume | ((amount/quantity) (copper/solution/sulfate)) | ((cm/ml) ... (copper/solution/sulfate))',
              also: '((cm/ml) ... (sulfate/sulphate/solution) ...(no different).. (same/each/every/all))',
              named: 'the volume of copper sulfate',
              slip: 'vollume of copper sulfate',
            }),
            kept({
              text: 'the concentration of copper(II) sulfate',
              words: 'concentration/conc/strength',
              named: 'the concentration of the copper sulfate',
              slip: 'consentration',
            }),
            kept({
              text: 'the mass (or amount, in excess) of metal',
              words: 'mass | ((mass/amount/quantity) metal) | metal',
              also: '(excess ... (metal/powder/zinc/iron/magnesium)) | ((metal/powder) ... excess) | (g ...(no copper).. each metal)',
              named: 'the mass of metal',
              slip: 'maas of metal, mass',
            }),
            kept({
              text: 'the size of the pieces of metal (all powders), or the temperature at the start',
              words:
                '(particle size) | size/powder/powders | (surface area) | ((starting/initial/start/room) temperature)',
              also: '((all/each) ... powders) | (same ... initial temperature)',
              named: 'the size of the particles',
              slip: 'siize of powder',
            }),
            judged(
              'stirs the mixture',
              `
  accept stir/stirrer/mix/swirl/shake
  earns: stir with the thermometer
  earns: mix it well
  earns: keep stiring it
  misses: repeat three times and take a mean
  misses: wear goggles
  misses: use a polystyrene cup`,
            ),
            others(
              'does the same with the other two metals',
              'metal/metals/powder',
              'metals',
              'zinc/iron/magnesium | (metal x)',
            ),
            REPEATS,
            concludes({
              text: 'the largest rise in temperature is given by the most reactive metal',
              is: 'most',
              measured: 'rise/increase/change/temperature/temp/difference/heat/energy',
              means: 'reactive/reactivity',
              also: '((reactive/reactivity) ... (hottest/warmest)) | ((hottest/warmest) ... reactive)',
              earns: [
                'the metal with the largest temperature rise is the most reactive',
                'the most reactive metal gives the biggest rise in temperature',
                'the greatest temprature change is the most reactve metal',
              ],
              miss: 'measure the temperature of the solution',
            }),
            GOGGLES,
          ],
          modelAnswer: `Measure ${volume} cm³ of copper(II) sulfate into a polystyrene cup. Record the initial temperature with a thermometer. Add 2 g of ${metals[0]}, stir the mixture, and record the highest temperature. Repeat with the other metals. Keep the volume of copper(II) sulfate the same. Keep the concentration of the copper(II) sulfate the same. Use the same mass of each metal. Use powders of the same size. Repeat three times with each metal and calculate a mean. The metal with the largest rise in temperature is the most reactive. Wear goggles.`,
        }),
      },
    }
  },
})
