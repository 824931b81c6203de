import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { centred, dot, rect, text } from '@/lib/figures/shapes'

const { core, supplement, templates } = choiceQuestions('4.2.1')

export { templates }

const RUBBED = [
  { rod: 'polythene rod', cloth: 'woollen cloth', sign: 'negative' },
  { rod: 'acetate rod', cloth: 'dry cloth', sign: 'positive' },
  { rod: 'glass rod', cloth: 'silk cloth', sign: 'positive' },
  { rod: 'plastic ruler', cloth: 'dry duster', sign: 'negative' },
  { rod: 'rubber balloon', cloth: 'woollen jumper', sign: 'negative' },
] as const

core('charging-by-friction', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ ...random.pick(RUBBED) }),
  make: ({ rod, cloth, sign }) => {
    const [thing, rubber] = [rod.split(' ')[1] ?? '', cloth.split(' ')[1] ?? '']
    const opposite = sign === 'negative' ? 'positive' : 'negative'
    const into = `${rubber} to ${thing}`
    const outOf = `${thing} to ${rubber}`
    const [way, back] = sign === 'negative' ? [into, outOf] : [outOf, into]
    const article = /^[aeiou]/.test(rod) ? 'An' : 'A'
    return {
      stem: `${article} ${rod} is rubbed with a ${cloth}. Both were neutral at first. The ${thing} becomes ${sign}ly charged.`,
      prompt: `Which row describes the transfer of charge and the ${rubber} afterwards?`,
      columns: `what is transferred | direction of transfer | charge on the ${rubber}`,
      right: `electrons | ${way} | ${opposite}`,
      wrong: {
        [`positive charges | ${back} | ${opposite}`]:
          'You let positive charges move. In charging by friction only electrons are transferred.',
        [`electrons | ${back} | ${sign}`]: `You sent the electrons the wrong way. An object that gains electrons becomes negative.`,
        [`electrons | ${way} | ${sign}`]: `You gave both objects the same charge. What one gains, the other loses, so the charges are opposite.`,
      },
      solution: `Only electrons move, and they carry negative charge. The ${thing} is ${sign}, so it has ${sign === 'negative' ? 'gained' : 'lost'} electrons: they moved from ${way.replace(' to ', ' to the ').replace(/^/, 'the ')}.

The ${rubber} has ${sign === 'negative' ? 'lost' : 'gained'} the same number of electrons, so it is ${opposite}.`,
    }
  },
})

core('count-charges-after-rubbing', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    rod: random.int(6, 9),
    cloth: random.int(10, 14),
    moved: random.int(2, 4),
    toRod: random.chance(0.5),
    asked: random.pick(['rod', 'cloth'] as const),
  }),
  make: ({ rod, cloth, moved, toRod, asked }) => {
    const start = asked === 'rod' ? rod : cloth
    const gains = (asked === 'rod') === toRod
    const after = gains ? start + moved : start - moved
    const [from, to] = toRod ? ['cloth', 'rod'] : ['rod', 'cloth']
    return {
      stem: `A model of charging by friction uses a small number of charges. The table shows the rod and the cloth before they are rubbed together. During rubbing, ${moved} electrons move from the ${from} to the ${to}.`,
      table: {
        head: ['object', 'positive charges', 'electrons'],
        rows: [
          ['rod', String(rod), String(rod)],
          ['cloth', String(cloth), String(cloth)],
        ],
      },
      prompt: `Which row describes the ${asked} after rubbing?`,
      columns: `electrons | positive charges | charge on the ${asked}`,
      right: `${String(after)} | ${String(start)} | ${gains ? 'negative' : 'positive'}`,
      wrong: {
        [`${String(start)} | ${String(gains ? start - moved : start + moved)} | ${gains ? 'negative' : 'positive'}`]:
          'You changed the number of positive charges, but these stay where they are.',
        [`${String(gains ? start - moved : start + moved)} | ${String(start)} | ${gains ? 'positive' : 'negative'}`]:
          'You moved the electrons in the wrong direction.',
        [`${String(after)} | ${String(start)} | ${gains ? 'positive' : 'negative'}`]:
          'You have the right numbers but the wrong sign: electrons are negatively charged.',
      },
      solution: `The ${asked} ${gains ? 'gains' : 'loses'} ${moved} electrons: ${start} ${gains ? '+' : '−'} ${moved} = ${after}. Its ${start} positive charges do not move.

It now has ${gains ? 'more' : 'fewer'} electrons than positive charges, so it is ${gains ? 'negatively' : 'positively'} charged.`,
    }
  },
  verify: ({ rod, cloth, moved, toRod, asked }) => {
    const electrons = { rod, cloth }
    for (let each = 0; each < moved; each += 1) {
      electrons.rod += toRod ? 1 : -1
      electrons.cloth += toRod ? -1 : 1
    }
    return String(electrons[asked])
  },
})

const signOf = (value: number) => (value > 0 ? 'positive' : 'negative')

core('signs-of-charged-balls', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const start = random.pick([1, -1])
    const pairs = [random.pick([1, -1]), random.pick([1, -1]), random.pick([1, -1])]
    const [a = 1, b = 1, c = 1] = pairs
    const right = [start * a, start * a * b, start * a * b * c]
    const likeAttract = [-start * a, start * a * b, -start * a * b * c]
    const reversed = right.map(each => -each)
    const allWithP = [start * a, start * b, start * c]
    const different = new Set([right, likeAttract, reversed, allWithP].map(each => each.join())).size
    return different === 4 && !pairs.every(each => each === 1)
      ? { start, pairs, right, likeAttract, reversed, allWithP }
      : null
  },
  make: ({ start, pairs, right, likeAttract, reversed, allWithP }) => {
    const does = pairs.map(each => (each === 1 ? 'repels' : 'attracts'))
    return {
      stem: `Four small balls P, Q, R and S hang from insulating threads. All four are charged. P is ${signOf(start)}ly charged.

- P ${does[0]} Q.
- Q ${does[1]} R.
- R ${does[2]} S.`,
      prompt: 'Which row shows the charges on Q, R and S?',
      options: rows(['Q', 'R', 'S'], right.map(signOf), [
        [
          likeAttract.map(signOf),
          'You used the rule the wrong way round: like charges repel, unlike attract.',
        ],
        [reversed.map(signOf), `You began with the wrong charge on P, which is ${signOf(start)}.`],
        [
          allWithP.map(signOf),
          'You compared every ball with P. The second and third observations are about Q and R, and about R and S.',
        ],
      ]),
      solution: `Like charges repel and unlike charges attract. Work along the chain.

P is ${signOf(start)} and ${does[0]} Q, so Q is ${signOf(right[0] ?? 0)}. Q ${does[1]} R, so R is ${signOf(right[1] ?? 0)}. R ${does[2]} S, so S is ${signOf(right[2] ?? 0)}.`,
    }
  },
  verify: ({ start, pairs }) => ((pairs[0] === 1) === (start === 1) ? 'positive' : 'negative'),
})

const CONDUCTORS = ['copper', 'aluminium', 'graphite', 'silver', 'iron', 'brass', 'gold']

const INSULATORS = ['polythene', 'rubber', 'glass', 'dry wood', 'nylon', 'PVC', 'paper']

core('conductors-and-insulators-group', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['conductors', 'insulators'])
    const [good, bad] = asked === 'conductors' ? [CONDUCTORS, INSULATORS] : [INSULATORS, CONDUCTORS]
    const right = random.sample(good, 3)
    const odd = random.sample(bad, 3)
    const group = (one: string) => random.shuffle([...random.sample(good, 2), one])
    return { asked, right, wrong: odd.map(one => ({ one, group: group(one) })) }
  },
  make: ({ asked, right, wrong }) => {
    const other = asked === 'conductors' ? 'an insulator' : 'a conductor'
    return {
      stem: 'A battery and a lamp are connected in series with a gap. Samples of different materials are put into the gap in turn to find out which are electrical conductors.',
      prompt: `Which group contains **only** electrical ${asked}?`,
      right: right.join(', '),
      wrong: wrong.map(
        ({ one, group }): Wrong => [group.join(', '), `You overlooked that ${one} is ${other}.`],
      ),
      solution: `Metals and graphite have electrons that are free to move, so they conduct and the lamp lights. Plastics, rubber, glass, dry wood and paper are insulators, and the lamp stays off.

So ${right[0]}, ${right[1]} and ${right[2]} are all ${asked}.`,
    }
  },
})

const FREE_ELECTRONS = {
  conducts: {
    right: 'It has electrons that are free to move.',
    wrong: pairs({
      'It has more electrons than protons.':
        'You took a conductor to be charged. It is neutral, with equal numbers of both.',
      'Its positive ions are free to move.':
        'You let the ions move. In a solid metal they stay in their places.',
      'Its atoms are free to move from place to place.':
        'You let whole atoms move. In a solid they stay in their places.',
      'It gains electrons from the air.':
        'You looked for electrons outside. The metal has its own free electrons.',
    }),
    why: 'In a metal some electrons are not held by any one atom. They are free to move through the metal, so charge can flow.',
  },
  insulates: {
    right: 'Its electrons are not free to move.',
    wrong: pairs({
      'It has no electrons.':
        'You left out that every material has electrons. What matters is whether they are free to move.',
      'It has fewer electrons than protons.':
        'You took an insulator to be charged. It is neutral, with equal numbers of both.',
      'Its electrons have no charge.':
        'You took electrons to differ between materials. Every electron has a negative charge.',
      'Its electrons are at rest and have no energy.':
        'You took the electrons to be at rest. They are held to their atoms, but they are not at rest.',
    }),
    why: 'An insulator has electrons, but they are held to their atoms. They are not free to move through the material, so charge cannot flow easily.',
  },
} satisfies Record<string, { right: string; wrong: Wrong[]; why: string }>

core('conduction-and-free-electrons', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const conducts = random.chance(0.5)
    const facts = conducts ? FREE_ELECTRONS.conducts : FREE_ELECTRONS.insulates
    const material = random.pick(
      conducts ? ['copper', 'aluminium', 'silver', 'iron'] : ['polythene', 'rubber', 'glass', 'nylon'],
    )
    return {
      conducts,
      material,
      right: facts.right,
      wrong: random.sample(facts.wrong as Wrong[], 3),
      why: facts.why,
    }
  },
  make: ({ conducts, material, right, wrong, why }) => ({
    stem: `A piece of ${material} is neutral.`,
    prompt: `Why is ${material} an electrical ${conducts ? 'conductor' : 'insulator'}?`,
    right,
    wrong,
    solution: why,
  }),
})

core('detecting-charge', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    sign: random.pick(['positive', 'negative']),
    object: random.pick(['plastic comb', 'polystyrene tile', 'plastic ruler', 'balloon']),
    opposite: random.chance(0.5),
  }),
  make: ({ sign, object, opposite }) => {
    const other = sign === 'positive' ? 'negative' : 'positive'
    const charge = opposite ? other : sign
    const pushed = charge === sign ? 'is repelled' : 'is attracted'
    const pulled = charge === sign ? 'is attracted' : 'is repelled'
    const noEffect = 'is not affected'
    return {
      stem: `A small, light ball hangs from an insulating thread. The ball is ${sign}ly charged. A ${object} with a ${charge} charge is brought near to the ball, and then the same ${object} is held just above some small pieces of neutral paper. Nothing touches.`,
      prompt: 'Which row describes what happens to the ball and to the paper?',
      columns: 'ball | paper',
      right: `${pushed} | is attracted`,
      wrong: {
        [`${pulled} | is attracted`]:
          'You have the rule for charges the wrong way round: like charges repel, unlike charges attract.',
        [`${pushed} | ${noEffect}`]:
          'You overlooked that a charged object attracts small neutral objects as well.',
        [`${noEffect} | is attracted`]:
          'You overlooked that there is a force between two charged objects, even when they do not touch.',
      },
      solution: `The ball and the ${object} have ${charge === sign ? 'like charges, so the ball is repelled' : 'unlike charges, so the ball is attracted'}.

A charged object attracts small, light, neutral objects such as pieces of paper. This is a way to show that it is charged.`,
    }
  },
  verify: ({ opposite }) => ['is repelled', 'is attracted'][Number(opposite)] ?? '',
})

const PATTERNS = {
  pointPlus: 'straight lines directed outwards, away from the charge',
  pointMinus: 'straight lines directed inwards, towards the charge',
  circles: 'circles, each with the charge at its centre',
  parallel: 'parallel lines, equally spaced, past the charge',
}

supplement('electric-field-pattern', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    object: random.pick(['small sphere', 'point charge', 'large metal sphere', 'small metal ball']),
    sign: random.pick(['positive', 'negative']),
  }),
  make: ({ object, sign }) => {
    const positive = sign === 'positive'
    const thing = object === 'point charge' ? `a ${sign} point charge` : `a ${sign}ly charged ${object}`
    const about = (words: string) =>
      object === 'point charge'
        ? words
        : words.replace('the charge', object.endsWith('ball') ? 'the ball' : 'the sphere')
    return {
      stem: `The electric field around ${thing} is drawn with field lines. No other charges are near.`,
      prompt: 'What is the pattern of the field lines?',
      right: about(positive ? PATTERNS.pointPlus : PATTERNS.pointMinus),
      wrong: {
        [about(positive ? PATTERNS.pointMinus : PATTERNS.pointPlus)]:
          'You gave the direction of the force on a negative charge. The direction of the field is that of the force on a positive charge.',
        [about(PATTERNS.circles)]:
          'You gave the pattern of the magnetic field around a straight wire with a current.',
        [about(PATTERNS.parallel)]: 'You gave the pattern between two oppositely charged parallel plates.',
      },
      solution: `The direction of an electric field is the direction of the force on a positive charge. ${positive ? 'A positive charge is repelled by a positive one, so the lines are directed outwards' : 'A positive charge is attracted by a negative one, so the lines are directed inwards'}, straight along the radii.`,
    }
  },
})

supplement('force-between-charged-plates', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    flat: random.chance(0.5),
    plusFirst: random.chance(0.5),
    sign: random.pick(['positively', 'negatively']),
    body: random.pick(['oil drop', 'dust particle', 'plastic bead']),
  }),
  make: ({ flat, plusFirst, sign, body }) => {
    const [first, second] = plusFirst ? ['+', '−'] : ['−', '+']
    const signs = (sign_: string) =>
      Array(5)
        .fill(sign_)
        .join(flat ? '   ' : '\n')
    const [away, towards] = flat ? ['down', 'up'] : ['to the right', 'to the left']
    const [field, back] = plusFirst ? [away, towards] : [towards, away]
    const force = sign === 'positively' ? field : back
    const wrongForce = force === field ? back : field
    const [a, b] = flat ? ['upper', 'lower'] : ['left-hand', 'right-hand']
    const plates = flat
      ? rect(100, 14, 160, 18, 'l sheet') +
        centred(180, 23, signs(first), 's') +
        rect(100, 128, 160, 18, 'l sheet') +
        centred(180, 137, signs(second), 's')
      : rect(100, 22, 20, 116, 'l sheet') +
        centred(110, 80, signs(first), 's') +
        rect(240, 22, 20, 116, 'l sheet') +
        centred(250, 80, signs(second), 's')
    return {
      stem: `A small, ${sign} charged ${body} is between two parallel metal plates with opposite charges, as shown.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/particle-between-plates',
          title: 'A charged particle between two plates',
          description: `Two parallel metal plates with a gap between them. The ${a} plate has ${plusFirst ? 'plus' : 'minus'} signs on it and the ${b} plate has ${plusFirst ? 'minus' : 'plus'} signs. A small ${body} is in the middle of the gap.`,
          height: 160,
        },
        plates,
        dot(180, 80, 'pd', 5),
        text(188, flat ? 96 : 100, body, { anchor: flat ? 'start' : 'middle' }),
      ),
      prompt: `Which row gives the direction of the electric field and of the electric force on the ${body}?`,
      columns: 'electric field | electric force',
      right: `${field} | ${force}`,
      wrong: {
        [`${field} | ${wrongForce}`]:
          sign === 'positively'
            ? 'You gave the force on a negative charge. The force on a positive charge is in the direction of the field.'
            : 'You gave the force on a positive charge. The force on a negative charge is opposite to the field.',
        [`${back} | ${force}`]:
          'You gave the field the wrong direction: it is directed from the positive to the negative plate.',
        [`${back} | ${wrongForce}`]:
          'You reversed both directions: the field is directed from the positive to the negative plate, and unlike charges attract.',
      },
      solution: `The electric field has the direction of the force on a positive charge: from the positive plate to the negative plate, so ${field}.

The ${body} is ${sign} charged, so the force on it is ${sign === 'positively' ? 'in the direction of the field' : 'opposite to the field'}: ${force}.`,
    }
  },
  verify: ({ flat, plusFirst }) => {
    // A positive test charge at the middle, between charges of the two signs.
    const push = [1, -1].reduce((sum, side) => sum + side * (plusFirst === (side === 1) ? 1 : -1), 0)
    return push > 0 ? (flat ? 'down' : 'to the right') : flat ? 'up' : 'to the left'
  },
})
