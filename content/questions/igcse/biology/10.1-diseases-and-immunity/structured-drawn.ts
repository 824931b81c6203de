import { ANTIGEN_TOLD, ANTIGENS } from '@/content/figures/igcse/biology/diseases-and-immunity'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { MUCUS_TRAPS } from '../11.1-gas-exchange-in-humans/points'
import {
  antibodyX,
  DEFENCES,
  type Defence,
  defences,
  HOUSEHOLDS,
  pathogensAndAntibodies,
  pathogenX,
  villageMap,
} from './drawings-drawn'
import { NO_DIRTY_WATER } from './points'
import {
  ANTIBODY_FITS,
  BOILING_KILLS,
  DESTROY_THE_PATHOGENS,
  FAECES_IN_THE_WELL,
  GLOVES,
  MASK,
  NOT_SWALLOWED,
} from './points-drawn'
import { ANTIGENS_GIVEN, BROKEN_DOWN, LYMPHOCYTES, MEMORY_STAYS, NO_MEMORY, SPECIFIC } from './points-more'

const { core, supplement, templates } = questionsOf('structured', '10.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

supplement('vaccine-against-three', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    pathogens: random.sample(ANTIGENS, 3),
    antibodies: random.shuffle(ANTIGENS),
    who: random.pick(['a child', 'a student', 'a traveller', 'a nurse']),
  }),
  make: ({ pathogens, antibodies, who }) => ({
    stem: [
      `One vaccine protects ${who} against three diseases, which are caused by the pathogens X, Y and Z. The diagram in **(a)** shows the pathogens and four antibodies.`,
      `The diagram in **(a)** shows three pathogens, X, Y and Z, and four antibodies. A vaccine against all three is given to ${who}.`,
      `A vaccine against three pathogens, X, Y and Z, is injected into ${who}. The diagram in **(a)** shows the pathogens and four antibodies from the blood some weeks later.`,
    ],
    parts: {
      a: ask.draw({
        prompt: 'Draw a straight line from each pathogen to the antibody that can bind to it.',
        objective: 'AO2',
        figure: pathogensAndAntibodies(pathogens, antibodies, false),
        tools: ['line'],
        checks: pathogens.map((kind, at) => ({
          as: 'line' as const,
          ends: true as const,
          passes: [
            { at: [pathogenX(at), 38] as const, within: 50 },
            { at: [antibodyX(antibodies.indexOf(kind)), 166] as const, within: 42 },
          ],
        })),
        modelFigure: pathogensAndAntibodies(pathogens, antibodies, true),
        scheme: pathogens.map(
          (kind, at) => `${'XYZ'.charAt(at)} to the antibody with ${ANTIGEN_TOLD[kind]} hollows`,
        ),
        solution:
          'Compare the antigens on a pathogen with the hollows in the tips of the antibodies. The shapes must be complementary. One antibody fits none of the three.',
      }),
      b: ask.written({
        prompt: 'Explain why one antibody cannot bind to all three pathogens.',
        scheme: [ANTIBODY_FITS, SPECIFIC],
        modelAnswer:
          'The shape of an antibody must be complementary to the shape of the antigen. Each pathogen has its own antigens with specific shapes, so an antibody fits only one of them.',
        solution: 'Say what makes an antibody bind, and what is different in the three pathogens.',
      }),
      c: ask.written({
        prompt: 'Describe how a vaccine leads to long-term immunity.',
        scheme: [ANTIGENS_GIVEN, LYMPHOCYTES, MEMORY_STAYS],
        modelAnswer:
          'Weakened pathogens or their antigens are put into the body. Lymphocytes respond and produce antibodies. Memory cells are produced, which stay for a long time.',
        solution: 'Three steps: what is put into the body, which cells respond and how, and what remains.',
      }),
    },
  }),
})

core('map-of-a-village', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const dirty = random.int(0, 2)
    const ill = [0, 1, 2].map(at => (at === dirty ? random.int(7, 9) : random.int(1, 3)))
    return {
      dirty,
      ill,
      given: random.pick([0, 1, 2].filter(at => at !== dirty)),
      place: random.pick(['a village in the hills', 'a village by a lake', 'a village in a dry region']),
      when: random.pick(['After heavy rain', 'After a flood', 'In the rainy season']),
    }
  },
  make: ({ dirty, ill, given, place, when }) => {
    const letter = 'ABC'.charAt(dirty)
    const small = letter.toLowerCase()
    return {
      stem: [
        `${when} many people of ${place} have diarrhoea. The map shows the households and the three wells, A, B and C. Each household takes its water from the well that is nearest.`,
        `In ${place} every household takes its drinking water from the nearest of three wells. ${when} a disease with diarrhoea spreads. A nurse draws the map to find its source.`,
        `${when} a transmissible disease spreads in ${place}. The map shows in which households somebody is ill. All people use the well that is nearest to their home.`,
      ],
      figure: villageMap(ill, dirty),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the number of households with illness around each well.',
          command: 'Complete',
          objective: 'AO2',
          head: ['well', 'households', 'households with illness'],
          rows: [...'ABC'].map((well, at) => [
            { text: well },
            { text: String(HOUSEHOLDS) },
            at === given
              ? { text: String(ill[at]) }
              : { blank: `well-${well.toLowerCase()}`, answer: ill[at] ?? 0, marks: 1 as const },
          ]),
          scheme: [0, 1, 2].filter(at => at !== given).map(at => `${'ABC'.charAt(at)}: ${ill[at]}`),
          solution: `Count the dark squares in each ring: ${ill.map((count, at) => `${count} around ${'ABC'.charAt(at)}`).join(', ')}.`,
        }),
        b: plotPart({
          name: 'diseases-and-immunity/grid-for-wells',
          title: 'Grid for a bar chart of households with illness',
          description:
            'Graph paper for a bar chart. The letters A, B and C stand along the horizontal axis. The vertical axis is the number of households with illness from 0 to 10.',
          prompt: 'Draw a bar chart of the number of households with illness around each well.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 8, large: 2, parts: 2 },
            y: { label: 'households with illness', min: 0, max: 10, large: 2, parts: 2 },
            bars: [...'ABC'].map((id, at) => ({ id, text: id, at: 2 * at + 2 })),
          },
          tasks: [{ task: 'bars', heights: { A: ill[0] ?? 0, B: ill[1] ?? 0, C: ill[2] ?? 0 }, marks: 2 }],
          scheme: ['at least two bars of the right height, within half a small square', 'all three bars'],
          solution: 'One small square is one household. The top of each bar lies at the number in the table.',
        }),
        'c.i': words({
          subject,
          mode: 'exact',
          prompt: 'State the letter of the well whose water most likely contains the pathogen.',
          objective: 'AO2',
          answers: [
            {
              text: letter,
              accept: [`well ${letter}`, `Well ${letter}`, small, `well ${small}`, `Well ${small}`],
            },
          ],
          solution: `Around ${letter}, ${ill[dirty]} of ${HOUSEHOLDS} households have illness, far more than around the other wells.`,
        }),
        'c.ii': ask.written({
          prompt: 'Use the map to suggest how the pathogen got into this well.',
          command: 'Suggest',
          objective: 'AO2',
          scheme: [FAECES_IN_THE_WELL],
          lines: 2,
          modelAnswer: 'Faeces with the pathogen got from the latrine close by into the water of the well.',
          solution: 'Only this well has a latrine beside it. Faeces of infected people contain the pathogen.',
        }),
        d: ask.written({
          prompt: 'Explain how boiling all drinking water controls the spread of this disease.',
          scheme: [BOILING_KILLS, NOT_SWALLOWED],
          modelAnswer:
            'Boiling kills the pathogens in the water. So fewer people take in pathogens with their drinking water.',
          solution: 'Say what happens to the pathogens, and what this means for people who drink the water.',
        }),
      },
    }
  },
})

const DAYS = [1, 2, 3, 4, 6, 8, 10] as const

const MILKS = [
  [18, 12, 8, 5, 3, 2, 1],
  [16, 11, 7, 5, 3, 2, 2],
  [17, 13, 9, 6, 4, 2, 1],
  [15, 10, 7, 4, 3, 2, 1],
] as const

const CASES = [
  [10, 20, 30],
  [10, 25, 40],
  [10, 20, 35],
  [15, 25, 45],
  [5, 15, 25],
] as const

supplement('antibodies-in-breast-milk', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    milk: random.pick(MILKS),
    cases: random.pick(CASES),
    place: random.pick([
      'a large city',
      'a region without clean water',
      'a poor district',
      'a tropical country',
    ]),
  }),
  make: ({ milk, cases, place }) => {
    const [breast, , bottle] = cases
    return {
      stem: [
        `Scientists compare infants in ${place} who are breast-fed, bottle-fed or both. The chart shows how many of 100 infants had diarrhoea in one month. The table shows the concentration of antibodies in breast milk in the first days after birth.`,
        `In ${place} the number of infants with diarrhoea in one month is counted. The chart shows it for 100 infants of each group. The table shows how the concentration of antibodies in breast milk changes after birth.`,
        `The chart shows cases of diarrhoea in 100 infants of three groups in ${place}. Antibodies in breast milk are measured after birth; the table shows their concentration.`,
      ],
      figure: chartFigure(
        {
          name: 'diseases-and-immunity/diarrhoea-in-infants',
          title: 'Infants with diarrhoea in three groups',
        },
        barChart({
          categories: ['breast-fed', 'both', 'bottle-fed'],
          values: [...cases],
          label: 'how infants are fed',
          yLabel: 'infants with diarrhoea per 100',
          yEvery: 5,
          yMax: 45,
          height: 200,
        }),
      ),
      table: {
        head: ['day after birth', ...DAYS.map(String)],
        rows: [['concentration of antibodies in milk / g per dm^{3}', ...milk.map(String)]],
      },
      parts: {
        a: ask.number({
          prompt: 'Calculate how many times as many bottle-fed infants as breast-fed infants had diarrhoea.',
          answer: bottle / breast,
          unit: '',
          sigFigs: 1,
          scheme: [`C1 ${bottle} ÷ ${breast}`, `A1 ${plain(bottle / breast)}`],
          solution: `The bars show ${bottle} and ${breast} infants of 100. ${bottle} ÷ ${breast} = ${plain(bottle / breast)}.`,
        }),
        b: plotPart({
          name: 'diseases-and-immunity/grid-for-milk',
          title: 'Grid for a graph of antibodies in milk against time',
          description:
            'Graph paper. The horizontal axis is the day after birth from 0 to 12, the vertical one the concentration of antibodies from 0 to 20 grams per cubic decimetre.',
          prompt: 'Plot the concentration of antibodies in milk on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'day after birth', min: 0, max: 12, large: 2, parts: 2 },
            y: { label: 'antibodies / g per dm^{3}', min: 0, max: 20, large: 5, parts: 5 },
          },
          tasks: [{ task: 'points', wanted: DAYS.map((day, at): Spot => [day, milk[at] ?? 0]), marks: 2 }],
          scheme: ['at least four points within half a small square', 'all seven points'],
          solution: 'One small square upwards is 1 g per dm^{3}, one to the right is one day.',
        }),
        c: ask.written({
          prompt: 'Explain why breast-fed infants have diarrhoea less often than bottle-fed infants.',
          scheme: [DESTROY_THE_PATHOGENS, NO_DIRTY_WATER],
          objective: 'AO2',
          modelAnswer:
            'Antibodies in breast milk bind to pathogens and destroy them. The infant also takes in no contaminated water.',
          solution: 'Two reasons: what the milk contains, and what a breast-fed infant does not drink.',
        }),
        'd.i': words({
          subject,
          prompt: 'State the name of the type of immunity that an infant gets from breast milk.',
          answers: [
            {
              text: 'passive',
              accept: [
                'passive immunity',
                'natural passive immunity',
                'natural passive',
                'pasive',
                'pasive immunity',
                'pasive imunity',
              ],
            },
          ],
          reject: [{ text: 'active', why: 'In active immunity the body makes its own antibodies.' }],
          solution: 'The antibodies come from another individual: passive immunity.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain why this immunity does not last when breast-feeding ends.',
          scheme: [BROKEN_DOWN, NO_MEMORY],
          modelAnswer: 'The antibodies are broken down, and no memory cells are produced.',
          solution: 'Say what becomes of antibodies from the milk, and what is missing to make new ones.',
        }),
      },
    }
  },
  verify: ({ cases }) => ({ a: 1 / (cases[0] / cases[2]) }),
})

const WAYS = [
  ['blood of a patient splashes into a nurse’s eye', 'direct'],
  ['blood of a patient gets into a cut in a nurse’s hand', 'direct'],
  ['saliva of a patient gets into a nurse’s mouth', 'direct'],
  ['a visitor touches a door handle that a patient touched', 'indirect'],
  ['a patient breathes in droplets from a cough', 'indirect'],
  ['a fly lands on the food of a patient', 'indirect'],
  ['a visitor eats food that a patient has prepared', 'indirect'],
] as const

const DEFENCE_NAMES = Object.keys(DEFENCES) as Defence[]

core('defences-of-a-nurse', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    ways: random.shuffle([...random.sample(WAYS.slice(0, 3), 1), ...random.sample(WAYS.slice(3), 1)]),
    labels: random.shuffle([...DEFENCE_NAMES, 'antibodies', 'chlorophyll'].slice(0, 4)),
    where: random.pick([
      'in a hospital',
      'in a clinic',
      'on a hospital ship',
      'in a camp after an earthquake',
    ]),
  }),
  make: ({ ways, labels, where }) => ({
    stem: [
      `A nurse works ${where} and meets many pathogens every day. The diagram in **(a)** shows the upper half of the nurse’s body.`,
      `The diagram in **(a)** shows the upper half of the body of a nurse ${where}, where there are many pathogens.`,
      `Pathogens get into the nose, the airway and the stomach of a nurse ${where}. The diagram in **(a)** shows these parts of the body.`,
    ],
    parts: {
      a: ask.draw({
        prompt:
          'Label the diagram to show where these defences act: **hairs** that hold back particles from the air, **mucus** in the tube that leads air to the lungs, **acid** that kills pathogens in food.',
        command: 'Label',
        figure: defences(false),
        tools: ['label'],
        labels: labels.map(text => ({ id: text, text })),
        checks: DEFENCE_NAMES.map(name => ({ label: name, in: DEFENCES[name] })),
        modelFigure: defences(true),
        scheme: DEFENCE_NAMES.map(name => `${name} ${DEFENCES[name].told}`),
        solution:
          'Hairs stand in the nose, mucus lines the airway, and the stomach, the bag at the end of the tube for food, produces acid.',
      }),
      b: ask.written({
        prompt: 'State how mucus helps to defend the body against pathogens.',
        scheme: [MUCUS_TRAPS],
        lines: 1,
        modelAnswer: 'It is sticky and traps pathogens.',
        solution: 'Pathogens and dust stick to mucus and do not get further.',
      }),
      c: ask.table({
        prompt: 'Complete the table: is the pathogen transmitted by direct or by indirect contact?',
        command: 'Complete',
        objective: 'AO2',
        head: ['what happens', 'contact'],
        rows: ways.map(([text, kind], at) => [
          { text },
          {
            blank: `way-${at + 1}`,
            answer: kind,
            mode: 'pick' as const,
            choices: ['direct', 'indirect'],
            marks: 1 as const,
          },
        ]),
        scheme: ways.map(([text, kind]) => `${text}: ${kind}`),
        solution:
          'Through blood or other body fluids transmission is direct; through surfaces, food, animals or the air it is indirect.',
      }),
      d: ask.written({
        prompt: 'Explain how wearing gloves and a mask reduces the transmission of pathogens.',
        scheme: [GLOVES, MASK],
        modelAnswer:
          'Gloves prevent direct contact with blood and other body fluids. The mask holds back droplets with pathogens, so they are not breathed in or out.',
        solution: 'Take the two one by one: which way of transmission does each stop?',
      }),
    },
  }),
})
