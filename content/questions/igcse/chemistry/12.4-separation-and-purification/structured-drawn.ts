import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { OF_THE_VAPOUR } from '../P.5-apparatus-and-separation/points'
import { capital } from '../shared'
import { partZone, type StillLabel, stillToLabel, WATER } from './drawings-drawn'

const { core, templates } = questionsOf('structured', '12.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const MIXTURES = [
  { liquid: 'sea water', solute: 'sodium chloride', formula: 'NaCl' },
  { liquid: 'salt solution', solute: 'sodium chloride', formula: 'NaCl' },
  { liquid: 'copper(II) sulfate solution', solute: 'copper(II) sulfate', formula: 'CuSO4' },
  { liquid: 'potassium nitrate solution', solute: 'potassium nitrate', formula: 'KNO3' },
] as const

const LABELS = ['condenser', 'distillate', 'flask', 'thermometer'] as const

const CHANGES = ['boiling', 'condensing', 'freezing', 'melting'] as const

core('still-to-label', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const per = random.step(16, 40, 4)
    return {
      mixture: random.pick(MIXTURES),
      labels: random.shuffle([...LABELS]),
      per,
      volume: random.pick([150, 200, 250, 400]),
      who: random.pick(['A student', 'A chemist', 'A ship’s engineer']),
    }
  },
  make: ({ mixture: { liquid, solute, formula }, labels, per, volume, who }) => {
    const asked: readonly StillLabel[] = ['condenser', 'distillate']
    const mass = (per * volume) / 1000
    return {
      stem: [
        `${who} obtains pure water from ${liquid}. The diagram in **(a)** shows the apparatus.`,
        `The diagram in **(a)** shows how pure water is separated from ${liquid}.`,
        `${capital(liquid)} is heated in the apparatus in **(a)**. Pure water is collected.`,
      ],
      parts: {
        a: ask.draw({
          prompt:
            'Put the labels condenser and distillate on the diagram. The dot of each label must be inside the part. Then draw **two** arrows, each in line with an opening of the jacket: one to show where cold water goes in, one to show where water comes out.',
          command: 'Label',
          figure: stillToLabel(capital(liquid), null),
          tools: ['label', 'arrow'],
          labels: labels.map(text => ({ id: text, text })),
          checks: [
            ...asked.map(part => ({ label: part, in: partZone(part) })),
            ...[WATER.in, WATER.out].map(places => ({
              as: 'arrow' as const,
              passes: places.map(at => ({ at, within: 11 })),
            })),
          ],
          modelFigure: stillToLabel(capital(liquid), asked),
          scheme: [
            'condenser: the sloping tube with its jacket',
            'distillate: the liquid in the conical flask',
            'arrow into the lower opening',
            'arrow out of the upper opening',
          ],
          solution:
            'Vapour is cooled in the condenser, and the liquid that is collected is the distillate. Cold water goes in below, so that the jacket is always full, and comes out above.',
        }),
        'b.i': words({
          subject,
          prompt: 'Name this method of separation.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: 'simple distillation', accept: ['distillation'] }],
          reject: [
            { text: 'fractional distillation', why: 'There is no fractionating column.' },
            { text: 'crystallisation', why: 'In crystallisation the solid is collected.' },
            { text: 'evaporation', why: 'The vapour is cooled and collected here.' },
          ],
          solution: 'A liquid is boiled off and its vapour condensed: simple distillation.',
        }),
        'b.ii': ask.table({
          prompt: 'Complete the table with the change of state in each part of the apparatus.',
          command: 'Complete',
          head: ['part', 'change of state'],
          rows: [
            [{ text: 'round flask' }, pickCell('in the flask', 'boiling', CHANGES)],
            [{ text: 'condenser' }, pickCell('in the condenser', 'condensing', CHANGES)],
          ],
          scheme: ['flask: boiling', 'condenser: condensing'],
          solution: 'In the hot flask liquid water becomes a gas, in the cold tube the gas becomes a liquid.',
        }),
        'b.iii': ask.written({
          prompt: 'Explain why the bulb of the thermometer is at the side arm and not in the liquid.',
          objective: 'AO3',
          lines: 2,
          scheme: [OF_THE_VAPOUR],
          modelAnswer: 'It measures the temperature of the vapour that passes into the condenser.',
          solution:
            'The substance that distils is the one in the vapour; the solution boils at a higher temperature.',
        }),
        'c.i': words({
          subject,
          prompt: 'Name the main substance that stays behind in the round flask.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: solute, accept: [formula, ...(formula === 'NaCl' ? ['salt'] : [])] }],
          solution: `The dissolved solid, ${solute}, does not boil at 100 °C.`,
        }),
        'c.ii': ask.number({
          lead: `The concentration of the dissolved solid is ${quantity(per, 'g/dm^3')}.`,
          prompt: `Calculate the mass of dissolved solid in ${quantity(volume, 'cm^3')} of the liquid.`,
          answer: mass,
          unit: 'g',
          scheme: [
            `C1 ${volume} ÷ 1000 = ${quantity(volume / 1000, 'dm^3')}`,
            `A1 ${plain(volume / 1000)} × ${per} = ${quantity(mass, 'g')}`,
          ],
          solution: `${quantity(volume, 'cm^3')} is ${quantity(volume / 1000, 'dm^3')}, so the mass is ${plain(volume / 1000)} × ${per} = ${quantity(mass, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ per, volume }) => ({ 'c.ii': volume / (1000 / per) }),
})
