import { glands } from '@/content/figures/igcse/biology/coordination-and-response'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { glucoseGraph, heartRateGraph } from './graphs'
import {
  BREATHING,
  CONTROL,
  FASTER_DELIVERY,
  FROM_A_GLAND,
  GLUCOSE_RISES,
  IN_BLOOD,
  LASTS_LONG,
  MORE_ENERGY,
  MORE_GLUCOSE,
  ON_TARGETS,
  PUPILS_WIDEN,
  STAYS_IN_BLOOD,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '14.3', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R'] as const

const ORGANS = ['adrenal', 'pancreas', 'sex gland'] as const

core('glands-of-a-person', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(ORGANS),
    female: random.chance(0.5),
    names: random.shuffle(['adrenal gland', 'pancreas', 'ovary', 'testis', 'kidney', 'liver']),
    speeds: random.shuffle(['faster', 'slower']),
    lengths: random.shuffle(['shorter', 'longer']),
  }),
  make: ({ order, female, names, speeds, lengths }) => {
    const person = female ? 'woman' : 'man'
    const nameOf = (organ: (typeof ORGANS)[number]) =>
      organ === 'adrenal' ? 'adrenal gland' : organ === 'pancreas' ? 'pancreas' : female ? 'ovary' : 'testis'
    const keys = order.map((organ, at) => [LETTERS[at] ?? '', nameOf(organ)] as const)
    const letter = LETTERS[order.indexOf('sex gland')] ?? ''
    const pick = (blank: string, answer: string, choices: string[]) => ({
      blank,
      answer,
      marks: 1 as const,
      mode: 'pick' as const,
      choices,
    })
    return {
      stem: [
        `The diagram shows some organs of a ${person}. Three glands are labelled P, Q and R.`,
        `Three glands in the body of a ${person} are labelled P, Q and R.`,
        `A student draws some organs of a ${person} and labels three glands P, Q and R.`,
      ],
      figure: glands[female ? 'female' : 'male'].figure({
        name: `coordination-and-response/body-with-p-to-r-${female ? 'one' : 'two'}`,
        title: 'A person with three glands lettered',
        labels: Object.fromEntries(order.map((organ, at) => [organ, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Name the glands labelled P, Q and R.',
          command: 'Identify',
          marks: 3,
          items: asItems(LETTERS),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([each, name]) => `${each}: ${name}`),
          solution: `The adrenal glands are the small caps on the kidneys, and the pancreas lies across the middle. ${keys.map(([each, name]) => `${each}: ${name}`).join('; ')}.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: `State the name of the hormone that the gland labelled ${letter} secretes.`,
          answers: [
            female
              ? { text: 'oestrogen', accept: ['estrogen', 'progesterone'] }
              : { text: 'testosterone', accept: [] },
          ],
          reject: [
            female
              ? { text: 'testosterone', why: 'Testosterone is secreted by the testes.' }
              : { text: 'oestrogen', why: 'Oestrogen is secreted by the ovaries.' },
          ],
          solution: female ? 'The ovaries secrete oestrogen.' : 'The testes secrete testosterone.',
        }),
        c: ask.written({
          prompt: 'Describe what is meant by a *hormone*.',
          lines: 4,
          scheme: [FROM_A_GLAND, IN_BLOOD, ON_TARGETS],
          modelAnswer:
            'A hormone is a chemical made by a gland. It is carried by the blood and alters the activity of target organs.',
          solution:
            'Three things belong to the definition: where it is made, how it travels, and what it does.',
        }),
        d: ask.table({
          prompt: 'Complete the table to compare hormonal control with nervous control.',
          head: ['', 'hormonal control compared with nervous control'],
          rows: [
            [{ text: 'speed of the response' }, pick('speed', 'slower', [...speeds])],
            [{ text: 'duration of the response' }, pick('duration', 'longer', [...lengths])],
          ],
          scheme: ['speed: slower', 'duration: longer'],
          solution:
            'A hormone travels in the blood, which takes longer than an impulse. It acts until it is removed, so the response lasts longer.',
        }),
      },
    }
  },
})

const WALKERS = [
  { danger: 'a snake', gone: 'The snake moves away' },
  { danger: 'a wild boar', gone: 'The boar runs off' },
  { danger: 'a growling dog', gone: 'The dog is called away' },
  { danger: 'a bull', gone: 'The bull turns away' },
] as const

core('walker-and-a-danger', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const start = random.int(1, 4)
    const gone = start + random.int(2, 4)
    const rest = random.pick([60, 65, 70, 75, 80])
    return {
      walker: random.pick(WALKERS),
      start,
      gone,
      back: gone + random.int(4, 7),
      rest,
      top: rest + random.pick([45, 50, 55, 60]),
    }
  },
  make: ({ walker: { danger, gone: leaves }, ...fright }) => {
    const { rest, top, start, gone, back } = fright
    const percent = ((top - rest) / rest) * 100
    return {
      stem: [
        `A walker suddenly meets ${danger}. ${leaves} at ${gone} min. The graph shows the heart rate of the walker, who stands still all the time.`,
        `The graph shows the heart rate of a walker who stops to rest and then sees ${danger} close by. ${leaves} at ${gone} min. The walker does not move.`,
        `A walker stands still and wears a device that records the heart rate. Suddenly ${danger} appears. ${leaves} at ${gone} min. The graph shows the record.`,
      ],
      figure: heartRateGraph(fright),
      parts: {
        'a.i': ask.number({
          prompt: 'State the time at which the heart rate begins to rise.',
          objective: 'AO2',
          answer: start,
          unit: 'min',
          sigFigs: 1,
          tolerance: 0.1,
          scheme: [quantity(start, 'min')],
          solution: `The line is level up to ${quantity(start, 'min')}, where it begins to rise.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the percentage increase from the lowest to the highest heart rate.',
          answer: percent,
          unit: '%',
          tolerance: 4,
          scheme: [`C1 (${top} − ${rest}) ÷ ${rest} × 100`, `A1 ${Math.round(percent)}% (±4)`],
          solution: `The lowest heart rate is ${rest} and the highest ${top} beats per minute. (${top} − ${rest}) ÷ ${rest} × 100 = ${Math.round(percent)}%.`,
        }),
        b: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the hormone that is secreted in this situation.',
          command: 'State',
          answers: [{ text: 'adrenaline', accept: ['adrenalin', 'epinephrine'] }],
          solution: 'Adrenaline is secreted in fight-or-flight situations.',
        }),
        c: ask.written({
          prompt: 'State **two** other effects of this hormone on the body.',
          marks: 2,
          lines: 3,
          scheme: [BREATHING, PUPILS_WIDEN, GLUCOSE_RISES],
          modelAnswer: 'The breathing rate increases, and the pupils become wider.',
          solution:
            'Beside the heart rate, adrenaline increases the breathing rate and the diameter of the pupils. (It also raises the blood glucose concentration.)',
        }),
        d: ask.written({
          prompt: `Suggest why the heart rate is not back at its first value until ${back} min, though the danger is over at ${gone} min.`,
          objective: 'AO2',
          scheme: [STAYS_IN_BLOOD, LASTS_LONG],
          modelAnswer:
            'The adrenaline is still in the blood, because it is removed slowly. The effects of a hormone last longer than those of impulses.',
          solution:
            'A hormone acts as long as it is in the blood. So hormonal control lasts longer than nervous control.',
        }),
      },
    }
  },
  verify: ({ start, top, rest }) => ({ 'a.i': start, 'a.ii': (top / rest - 1) * 100 }),
})

supplement('adrenaline-and-salt-water', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    given: random.pick([10, 20, 30]),
    top: random.pick([6.4, 6.6, 6.8, 7, 7.2, 7.4]),
    who: random.pick(['a volunteer', 'a student', 'an athlete', 'a soldier']),
  }),
  make: ({ given, top, who }) => {
    const rate = (top - 5) / 20
    return {
      stem: [
        `Adrenaline is injected into ${who} at ${given} min (line P). On another day the same volume of salt water is injected instead (line Q).`,
        `The graph shows the blood glucose concentration of ${who}. At ${given} min, adrenaline is injected (line P). Another time it is salt water of the same volume (line Q).`,
        `The effect of adrenaline on ${who} is measured. The injection is given at ${given} min, of adrenaline (line P) or, on another day, of salt water (line Q).`,
      ],
      figure: glucoseGraph({ given, top, names: ['P', 'Q'] }),
      parts: {
        a: ask.number({
          prompt:
            'Calculate the mean rate at which the blood glucose concentration of line P rises in the 20 minutes after the injection.',
          answer: rate,
          unit: 'mmol per dm^3 per min',
          tolerance: 0.006,
          scheme: [`C1 (${figures(top, 2)} − 5.0) ÷ 20`, `A1 ${figures(rate, 2)} (mmol per dm^{3} per min)`],
          solution: `Line P rises from 5.0 to ${figures(top, 2)} in 20 min: ${figures(top - 5, 2)} ÷ 20 = ${figures(rate, 2)} mmol per dm^{3} per min.`,
        }),
        b: ask.written({
          prompt: 'State why salt water was injected on another day.',
          objective: 'AO2',
          lines: 2,
          scheme: [CONTROL],
          modelAnswer:
            'It is a control: it shows that the rise is due to adrenaline and not to the injection.',
          solution:
            'Everything is the same but the hormone. So a difference between the lines must be due to the hormone.',
        }),
        c: ask.written({
          lead: 'Adrenaline raises the heart rate as well as the blood glucose concentration.',
          prompt: 'Explain how these two effects help a person to run away from danger.',
          scheme: [MORE_GLUCOSE, FASTER_DELIVERY, MORE_ENERGY],
          modelAnswer:
            'More glucose is available in the blood for the muscles. The faster heartbeat brings glucose and oxygen to the muscles faster. So the muscles respire faster and release more energy for contraction.',
          solution:
            'Follow the substances: glucose and oxygen reach the muscles faster, and these use both in respiration, which releases energy for contraction.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State the names of **two** hormones that are secreted by the pancreas.',
          asked: 2,
          answers: [{ text: 'insulin' }, { text: 'glucagon' }],
          reject: [
            { text: 'glycogen', why: 'Glycogen is a carbohydrate that is stored in the liver.' },
            { text: 'adrenaline', why: 'Adrenaline is secreted by the adrenal glands.' },
          ],
          solution: 'The pancreas secretes insulin and glucagon.',
        }),
      },
    }
  },
  verify: ({ top }) => {
    const perMinute = (top * 1000 - 5000) / 20
    return { a: perMinute / 1000 }
  },
})
