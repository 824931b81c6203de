import { placentaExchange } from '@/content/figures/igcse/biology/reproduction-2'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { spermCell } from '@/lib/figures/biology/gametes'
import { femaleSystem, fetusInUterus, maleSystem } from '@/lib/figures/biology/reproduction'
import { line, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('16.4')

export { templates }

/** What a part does, to be asked, and what a student meant who chose it. */
type Jobs<Name extends string> = Record<Name, { asked: string; error: string }>

const letters = <Name extends string>(order: readonly Name[]) =>
  Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])) as Record<Name, string>

const lettered = <Name extends string>(order: readonly Name[], right: Name, jobs: Jobs<Name>) =>
  inThisOrder(
    order.map((part, at): Wrong | string =>
      part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), jobs[part].error],
    ),
  )

const named = (order: readonly string[]) =>
  order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')

const short = (order: readonly string[]) => order.map(part => part.replace(' ', '').slice(0, 3)).join('')

const FEMALE = ['oviduct', 'ovary', 'cervix', 'uterus lining', 'vagina'] as const

const FEMALE_JOBS: Jobs<(typeof FEMALE)[number]> = {
  oviduct: {
    asked: 'In which part does fertilisation take place?',
    error: 'You chose an oviduct, where fertilisation takes place.',
  },
  ovary: { asked: 'Which part releases eggs?', error: 'You chose an ovary, which releases eggs.' },
  cervix: {
    asked: 'Which part is a ring of muscle at the lower end of the uterus?',
    error: 'You chose the cervix, the ring of muscle below the uterus.',
  },
  'uterus lining': {
    asked: 'Into which part does the embryo implant?',
    error: 'You chose the lining of the uterus, into which the embryo implants.',
  },
  vagina: {
    asked: 'Which part receives the penis and the semen?',
    error: 'You chose the vagina, which receives the penis.',
  },
}

core('part-of-the-female-system', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(FEMALE, 4)
    return { order, right: random.pick(order) }
  },
  make: ({ order, right }) => ({
    stem: [
      'The diagram shows the female reproductive system from the front.',
      'Four parts of the female reproductive system are labelled in the diagram.',
      'A student draws the female reproductive system and labels four parts A to D.',
    ],
    figure: femaleSystem.figure({ name: `reproduction/female-${short(order)}`, labels: letters(order) }),
    prompt: FEMALE_JOBS[right].asked,
    options: lettered(order, right, FEMALE_JOBS),
    solution: `It is the ${right}. ${named(order)}.`,
  }),
})

const MALE = ['testis', 'sperm duct', 'prostate gland', 'urethra', 'scrotum'] as const

const MALE_JOBS: Jobs<(typeof MALE)[number]> = {
  testis: {
    asked: 'Which part makes sperm and testosterone?',
    error: 'You chose a testis, which makes sperm and testosterone.',
  },
  'sperm duct': {
    asked: 'Which part carries sperm only, and no urine?',
    error: 'You chose a sperm duct, which carries sperm from a testis.',
  },
  'prostate gland': {
    asked: 'Which part adds the fluid in which sperm swim?',
    error: 'You chose the prostate gland, which adds fluid to sperm.',
  },
  urethra: {
    asked: 'Which part carries urine at some times and semen at others?',
    error: 'You chose the urethra, which carries urine or semen.',
  },
  scrotum: {
    asked: 'Which part holds the testes where it is cooler than inside the body?',
    error: 'You chose the scrotum, the sac that holds the testes.',
  },
}

core('part-of-the-male-system', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(MALE, 4)
    return { order, right: random.pick(order) }
  },
  make: ({ order, right }) => ({
    stem: [
      'The diagram shows the male reproductive system from the front.',
      'Four parts of the male reproductive system are labelled in the diagram.',
      'A student draws the male reproductive system and labels four parts A to D.',
    ],
    figure: maleSystem.figure({ name: `reproduction/male-${short(order)}`, labels: letters(order) }),
    prompt: MALE_JOBS[right].asked,
    options: lettered(order, right, MALE_JOBS),
    solution: `It is the ${right}. ${named(order)}.`,
  }),
})

const SPERM = ['acrosome', 'nucleus', 'mitochondrion', 'flagellum'] as const

const SPERM_JOBS: Jobs<(typeof SPERM)[number]> = {
  acrosome: {
    asked: 'Which part contains enzymes that digest a way through the jelly coat of an egg?',
    error: 'You chose the acrosome, which contains enzymes.',
  },
  nucleus: {
    asked: 'Which part fuses with a part of the egg at fertilisation?',
    error: 'You chose the nucleus, which fuses with the nucleus of the egg.',
  },
  mitochondrion: {
    asked: 'Which part releases energy for swimming?',
    error: 'You chose a mitochondrion, in which respiration releases energy.',
  },
  flagellum: {
    asked: 'Which part moves from side to side, so that the sperm swims?',
    error: 'You chose the flagellum, which moves the sperm.',
  },
}

core('part-of-a-sperm', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(SPERM),
    right: random.pick(SPERM),
    animal: random.pick(['human', 'horse', 'sheep']),
  }),
  make: ({ order, right, animal }) => ({
    stem: [
      `The diagram shows a ${animal} sperm.`,
      `Four parts of a ${animal} sperm are labelled in the diagram.`,
      `A student draws a ${animal} sperm and labels four parts A to D.`,
    ],
    figure: spermCell.figure({
      name: `reproduction/sperm-${short(order)}`,
      title: 'A sperm cell with four labels',
      labels: letters(order),
    }),
    prompt: SPERM_JOBS[right].asked,
    options: lettered(order, right, SPERM_JOBS),
    solution: `It is the ${right}. ${named(order)}.`,
  }),
})

const WRONG_OF_SIZE: Record<string, string> = {
  'egg | sperm | egg': 'You had size and movement right, but sperm are released in millions.',
  'sperm | sperm | sperm': 'You had movement and numbers right, but an egg is much larger.',
  'egg | egg | sperm': 'You had size and numbers right, but an egg cannot move by itself.',
}

const WRONG_OF_CYTOPLASM: Record<string, string> = {
  'egg | sperm | sperm': 'You had the first two right, but sperm are released in millions.',
  'sperm | sperm | egg': 'You had the last two right, but a sperm has very little cytoplasm.',
  'egg | egg | egg': 'You had size and number right, but only a sperm has a flagellum.',
}

core('gametes-in-a-table', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ flip: random.chance(0.5) }),
  make: ({ flip }) => ({
    stem: '',
    prompt: [
      'Which row is correct for the gametes of humans?',
      'Which row compares human sperm and eggs correctly?',
    ],
    columns: flip
      ? 'gamete that is larger | gamete that swims | gamete released in larger numbers'
      : 'gamete with more cytoplasm | gamete with a flagellum | gamete released one at a time',
    right: flip ? 'egg | sperm | sperm' : 'egg | sperm | egg',
    wrong: flip ? WRONG_OF_SIZE : WRONG_OF_CYTOPLASM,
    solution:
      'An egg is large, with much cytoplasm and energy stores, and cannot move by itself; usually one is released each month. Sperm are very small, swim by a flagellum and are released in millions.',
  }),
})

const AROUND = ['placenta', 'umbilical cord', 'amniotic fluid', 'amniotic sac', 'uterus wall'] as const

const AROUND_JOBS: Jobs<(typeof AROUND)[number]> = {
  placenta: {
    asked: 'In which part are substances exchanged between the blood of the mother and of the fetus?',
    error: 'You chose the placenta, in which substances are exchanged.',
  },
  'umbilical cord': {
    asked: 'Which part contains blood vessels that lead from the fetus to the place of exchange and back?',
    error: 'You chose the umbilical cord, whose vessels lead from the fetus to the placenta and back.',
  },
  'amniotic fluid': {
    asked: 'Which part cushions the fetus against knocks?',
    error: 'You chose the amniotic fluid, which protects the fetus from knocks.',
  },
  'amniotic sac': {
    asked: 'Which part is a membrane that encloses the fetus and a liquid?',
    error: 'You chose the amniotic sac, which encloses fetus and fluid.',
  },
  'uterus wall': {
    asked: 'Which part contains muscles that contract at birth?',
    error: 'You chose the wall of the uterus, an organ of the mother with strong muscles.',
  },
}

core('around-the-fetus', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(AROUND, 4)
    const right = random.pick(order.filter(part => part !== 'uterus wall'))
    return { order, right, weeks: random.int(30, 38) }
  },
  make: ({ order, right, weeks }) => ({
    stem: [
      `The diagram shows a fetus in the uterus, ${weeks} weeks after fertilisation.`,
      `A fetus after ${weeks} weeks of development is shown in the diagram.`,
      `The diagram is drawn from a scan of a fetus after ${weeks} weeks. Four parts are labelled.`,
    ],
    figure: fetusInUterus.figure({
      name: `reproduction/fetus-${short(order)}${order.length}`,
      labels: letters(order),
    }),
    prompt: AROUND_JOBS[right].asked,
    options: lettered(order, right, AROUND_JOBS),
    solution: `It is the ${right}. ${named(order)}.`,
  }),
})

const BLOCKED_TUBES = {
  right: 'Sperm cannot reach the egg.',
  wrong: {
    'The ovaries release no eggs.':
      'You looked at the ovaries, which still release eggs; the tubes are blocked.',
    'The lining of the uterus is not built up.':
      'You looked at the uterus, whose lining is built up by hormones in the blood.',
    'Sperm cannot enter the vagina.': 'You moved the block to the vagina; it is in the oviducts.',
  },
  solution:
    'X lies in both oviducts. Eggs are still released, but sperm and egg cannot meet there, so there is no fertilisation.',
}

const CUT_DUCTS = {
  right: 'The fluid that leaves the penis contains no sperm.',
  wrong: {
    'The testes no longer make testosterone.':
      'You stopped the hormone, but it leaves the testes in the blood, not in the ducts.',
    'The urethra no longer carries urine.': 'You took the sperm ducts for the tube that carries urine.',
    'The prostate gland no longer makes fluid.':
      'You stopped the prostate gland, which still adds its fluid; only the sperm are missing.',
  },
  solution:
    'X lies in both sperm ducts, which carry sperm from the testes. Sperm can no longer reach the urethra. Hormone, fluid and urine take other ways.',
}

const bar = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, 'r thick')

core('blocked-at-x', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    isMale: random.chance(0.5),
    years: random.int(28, 45),
    x: random.pick(['X', 'Y', 'Z']),
  }),
  make: ({ isMale, years, x }) => {
    const facts = isMale ? CUT_DUCTS : BLOCKED_TUBES
    return {
      stem: isMale
        ? [
            `A man who is ${years} years old wants no more children. Both of his tubes are cut at ${x}.`,
            `In an operation both tubes of a man of ${years} years are cut and closed at ${x}.`,
            `The tubes of a ${years}-year-old man are cut on both sides at ${x}, as shown in the diagram.`,
          ]
        : [
            `After an infection both tubes of a woman who is ${years} years old are blocked at ${x}.`,
            `In a woman of ${years} years both tubes are blocked at ${x}.`,
            `A doctor finds that both tubes of a ${years}-year-old woman are blocked at ${x}, as shown in the diagram.`,
          ],
      figure: isMale
        ? maleSystem.figure({
            name: `reproduction/two-bars-${x.toLowerCase()}`,
            title: 'A reproductive system with two bars across its tubes',
            labels: 'none',
            also:
              bar(122, 130, 146, 130) +
              bar(214, 130, 238, 130) +
              text(114, 135, x, { anchor: 'end', cls: 'b' }) +
              text(246, 135, x, { cls: 'b' }),
            alsoTells: `Bars labelled ${x} cross the narrow tubes from both oval bodies.`,
          })
        : femaleSystem.figure({
            name: `reproduction/bars-${x.toLowerCase()}`,
            title: 'A reproductive system with two bars across its tubes',
            labels: 'none',
            also:
              bar(140, 46, 140, 80) +
              bar(220, 46, 220, 80) +
              text(140, 40, x, { anchor: 'middle', cls: 'b' }) +
              text(220, 40, x, { anchor: 'middle', cls: 'b' }),
            alsoTells: `Bars labelled ${x} cross both curved tubes.`,
          }),
      prompt: isMale ? 'What is the effect?' : 'Why can she not become pregnant in a natural way?',
      right: facts.right,
      wrong: facts.wrong,
      solution: facts.solution.replace('X', x),
    }
  },
})

const TO_FETUS = ['oxygen', 'glucose', 'amino acids'] as const
const TO_MOTHER = ['carbon dioxide', 'urea'] as const

supplement('exchange-across-the-placenta', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    gains: random.sample(TO_FETUS, 2),
    waste: random.shuffle(TO_MOTHER),
    letters: random.pick(['PQ', 'QP', 'XY', 'YX', 'RS', 'SR']),
  }),
  make: ({ gains, waste, letters: pair }) => {
    const [into, out] = [pair.charAt(0), pair.charAt(1)]
    const [first = '', second = ''] = gains
    const [lost = '', also = ''] = waste
    return {
      stem: [
        `The diagram shows exchange in the placenta. The arrows ${[into, out].sort().join(' and ')} show the movement of substances.`,
        `Arrows ${[into, out].sort().join(' and ')} show how substances move in the placenta.`,
        `In the diagram of a part of the placenta, two arrows, ${[into, out].sort().join(' and ')}, show the net movement of substances.`,
      ],
      figure: placentaExchange(`reproduction/two-arrows-${pair.toLowerCase()}`, { into, out, words: false }),
      prompt: [
        `Which substances move as shown by the two arrows?`,
        'Which row names substances that move in this way?',
      ],
      columns: `arrow ${into} | arrow ${out}`,
      right: `${first} | ${lost}`,
      wrong: {
        [`${lost} | ${first}`]:
          'You reversed the directions: the fetus takes up nutrients and oxygen and gives off waste.',
        [`${second} | ${first}`]:
          'You had the first arrow right, but the fetus needs this substance; it does not give it off.',
        [`${also} | ${lost}`]: 'You had the second arrow right, but both substances are waste of the fetus.',
      },
      solution: `Arrow ${into} leads to the fetus: oxygen, glucose and amino acids. Arrow ${out} leads to the mother: carbon dioxide and urea.`,
    }
  },
})

supplement('two-vessels-of-the-cord', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const oxygen = random.step(2.2, 3.2, 0.2)
    return {
      toFetusFirst: random.chance(0.5),
      low: oxygen,
      high: oxygen + random.step(1.4, 2, 0.2),
      ureaLow: random.step(3.2, 3.8, 0.2),
      rise: random.pick([0.4, 0.6]),
      letters: random.pick(['JK', 'PQ', 'XY']),
    }
  },
  make: ({ toFetusFirst, low, high, ureaLow, rise, letters: pair }) => {
    const [one, two] = [pair.charAt(0), pair.charAt(1)]
    const [right, other] = toFetusFirst ? [one, two] : [two, one]
    const oxygen = toFetusFirst ? [high, low] : [low, high]
    const urea = toFetusFirst ? [ureaLow, ureaLow + rise] : [ureaLow + rise, ureaLow]
    const cells = (values: readonly number[]) => values.map(value => value.toFixed(1))
    return {
      stem: [
        `Samples of blood are taken from two vessels of an umbilical cord, ${one} and ${two}. The table shows the results.`,
        `The table shows the composition of the blood in two vessels of an umbilical cord, ${one} and ${two}.`,
        `A scientist compares the blood in vessels ${one} and ${two} of an umbilical cord. The table shows the results.`,
      ],
      table: {
        head: ['', `vessel ${one}`, `vessel ${two}`],
        rows: [
          ['oxygen pressure / kPa', ...cells(oxygen)],
          ['urea / mmol per dm^{3}', ...cells(urea)],
        ],
      },
      prompt: ['Which vessel carries blood from the placenta to the fetus, and what shows it?'],
      columns: 'vessel | reason',
      right: `${right} | more oxygen and less urea`,
      wrong: {
        [`${other} | more oxygen and less urea`]:
          'You gave the right reason, but read the wrong column of the table.',
        [`${other} | less oxygen and more urea`]:
          'You chose the vessel whose blood goes to the placenta: it has given up oxygen and taken up urea in the fetus.',
        [`${right} | less oxygen and more urea`]:
          'You chose the right vessel, but read the wrong column for the reason.',
      },
      solution: `In the placenta the blood of the fetus takes up oxygen and gives off urea. So blood that comes from the placenta has more oxygen and less urea: vessel ${right}.`,
    }
  },
})
