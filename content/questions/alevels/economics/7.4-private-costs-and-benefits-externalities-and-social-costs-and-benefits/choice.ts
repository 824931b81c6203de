import { bySize, inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { money, plain } from '@/lib/exams/format'
import { type Claim, combinationOf, combinations, judgedClaims, listed } from '../combinations'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.4')

export { templates }

const PLACES = ['a harbour', 'a valley', 'a city centre', 'an island'] as const

type Project = { pc: number; ec: number; pb: number; eb: number }

/** Which of the two tests a project passes: private and social. */
const VERDICTS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

const profitOf = ({ pb, pc }: Project) => pb - pc

const netOf = ({ pb, eb, pc, ec }: Project) => pb + eb - pc - ec

const ASKS = {
  firm: 'Which project would a private firm carry out although society would be better off without it?',
  state: 'Which project would no private firm carry out although society would be better off with it?',
  best: 'Which project would a government choose that wants the highest net social benefit?',
} as const

question('projects-by-costs-and-benefits', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const asked = random.pick(['firm', 'state', 'best'] as const)
    const verdicts = random.shuffle(VERDICTS)
    const projects = verdicts.map(([isPrivate, isSocial]): Project => {
      const pc = random.step(40, 90, 5)
      const pb = pc + (isPrivate ? 1 : -1) * random.step(5, 25, 5)
      const ec = random.step(5, 40, 5)
      const net = (isSocial ? 1 : -1) * random.step(5, 25, 5)
      return { pc, pb, ec, eb: net - pb + pc + ec }
    })
    if (projects.some(({ eb }) => eb < 0)) return null
    const nets = projects.map(netOf)
    const best = nets.indexOf(Math.max(...nets))
    if (nets.filter(net => net === nets[best]).length > 1) return null
    const found =
      asked === 'best' ? best : verdicts.findIndex(each => each === VERDICTS[asked === 'firm' ? 1 : 2])
    return { asked, projects, found, place: random.pick(PLACES) }
  },
  make: ({ asked, projects, found, place }) => {
    const balance = (project: Project) => {
      const [profit, net] = [profitOf(project), netOf(project)]
      return `private benefit less private cost is ${money(profit)} million, social benefit less social cost ${money(net)} million`
    }
    const highest = (of: (project: Project) => number) => Math.max(...projects.map(of))
    const benefitOf = ({ pb, eb }: Project) => pb + eb
    // What a student looked at who took this project.
    const slip = (project: Project) => {
      const [isPrivate, isSocial] = [profitOf(project) > 0, netOf(project) > 0]
      if (asked === 'best')
        return profitOf(project) === highest(profitOf)
          ? 'You left the external effects out'
          : benefitOf(project) === highest(benefitOf)
            ? 'You looked at the benefits and left the costs out'
            : 'You chose a project whose net social benefit is not the highest'
      if (isPrivate !== isSocial) return 'You exchanged the firm and society'
      if ((asked === 'firm') === isPrivate) return 'You looked at the firm only, not at society'
      return 'You looked at society only, not at the firm'
    }
    const letter = LETTERS[found] ?? ''
    const chosen = projects[found] as Project
    return {
      stem: `Four projects are proposed for ${place}. The table shows their costs and benefits in millions of dollars.`,
      table: {
        head: ['project', 'private cost', 'external cost', 'private benefit', 'external benefit'],
        rows: projects.map(({ pc, ec, pb, eb }, at) => [
          LETTERS[at] ?? '',
          plain(pc),
          plain(ec),
          plain(pb),
          plain(eb),
        ]),
      },
      prompt: ASKS[asked],
      options: inThisOrder(
        LETTERS.map((each, at): string | Wrong =>
          at === found
            ? each
            : [each, `${slip(projects[at] as Project)}: for ${each}, ${balance(projects[at] as Project)}.`],
        ),
      ),
      solution: `For ${letter}, ${balance(chosen)}. ${
        asked === 'firm'
          ? 'A firm gains from it, but society loses, because its external cost is larger than its external benefit by more than the profit.'
          : asked === 'state'
            ? 'A firm would lose by it, but society gains, because its external benefit is larger than its external cost by more than the loss.'
            : 'Net social benefit counts all four columns, and no other project has a higher one.'
      }

Social cost is private plus external cost; social benefit is private plus external benefit.`,
    }
  },
  verify: ({ asked, projects }) => {
    const sums = projects.map(({ pc, ec, pb, eb }) => ({ firm: pb - pc, all: pb + eb - (pc + ec) }))
    const fits = sums.map(({ firm, all }) =>
      asked === 'firm'
        ? firm > 0 && all < 0
        : asked === 'state'
          ? firm < 0 && all > 0
          : sums.every(other => other.all <= all),
    )
    return fits.filter(Boolean).length === 1 ? (LETTERS[fits.indexOf(true)] ?? '') : ''
  },
})

const EFFECTS = [
  { name: 'external cost', sign: -1, goods: ['paint', 'steel', 'batteries'] },
  { name: 'external benefit', sign: 1, goods: ['first-aid courses', 'flu vaccinations', 'bicycle lights'] },
] as const

question('market-and-optimum-from-a-schedule', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const effect = random.pick(EFFECTS)
    const [fall, rise] = [random.pick([2, 3, 4]), random.pick([1, 2, 3])]
    const apart = random.pick([1, 2])
    const start = random.pick([3, 4])
    const external = apart * (fall + rise)
    const meet = random.int(20, 30)
    const outputs = [1, 2, 3, 4, 5, 6]
    const mpb = outputs.map(q => meet - fall * (q - start))
    const mpc = outputs.map(q => meet + rise * (q - start))
    const best = start + effect.sign * apart
    const opposite = start - effect.sign * apart
    if (best < 1 || best > 6 || opposite < 1 || opposite > 6 || (mpc[0] ?? 0) < 4) return null
    return {
      effect,
      good: random.pick(effect.goods),
      scale: random.pick([10, 50, 100, 200]),
      mpb,
      mpc,
      external,
      start,
      best,
      opposite,
    }
  },
  make: ({ effect, good, scale, mpb, mpc, external, start, best, opposite }) => {
    const cells = (one: number, other: number) => [plain(one * scale), plain(other * scale)]
    const isCost = effect.sign < 0
    const at = (list: readonly number[], q: number) => list[q - 1] ?? 0
    return {
      stem: `The table shows marginal private benefit (MPB) and marginal private cost (MPC) in the market for ${good}. Each unit brings third parties an ${effect.name} of ${money(external)}.`,
      table: {
        head: ['output / units per day', 'MPB / \\$', 'MPC / \\$'],
        rows: mpb.map((benefit, row) => [plain((row + 1) * scale), plain(benefit), plain(mpc[row] ?? 0)]),
      },
      prompt: 'Which row shows the output in a free market and the socially optimum output?',
      options: rows(['free market', 'social optimum'], cells(start, best), [
        [
          cells(best, start),
          `You exchanged the outputs. Buyers and sellers do not take the ${effect.name} into account.`,
        ],
        [
          cells(start, opposite),
          `You have the free-market output right, but ${isCost ? 'subtracted the external cost from cost instead of adding it' : 'subtracted the external benefit from benefit instead of adding it'}.`,
        ],
        [
          cells(opposite, start),
          `You took the output where MPB equals MPC for the optimum, and let the ${effect.name} change the output of the free market, which leaves it out.`,
        ],
      ]),
      solution: `Free market: MPB = MPC, both ${money(at(mpb, start))}, at ${plain(start * scale)} units.

Optimum: MSB = MSC. ${
        isCost
          ? `MSC = MPC + ${money(external)} and MSB = MPB: at ${plain(best * scale)} units, ${money(at(mpc, best))} + ${money(external)} = ${money(at(mpb, best))}.`
          : `MSB = MPB + ${money(external)} and MSC = MPC: at ${plain(best * scale)} units, ${money(at(mpb, best))} + ${money(external)} = ${money(at(mpc, best))}.`
      } So the free market produces too ${isCost ? 'much' : 'little'}.`,
    }
  },
  // Adds up net gains, private and social: each output is the one up to which the sum does not fall.
  verify: ({ effect, scale, mpb, mpc, external, best }) => {
    const last = (extra: number) =>
      mpb.filter((benefit, row) => benefit + extra - (mpc[row] ?? 0) >= 0).length
    const social = last(effect.sign * external)
    return social === best ? plain(last(0) * scale) : ''
  },
})

const dollars: Print = value => money(value)

const SPILLS = [
  { good: 'plastic toys', maker: 'production', effect: 'cost' },
  { good: 'dyed cloth', maker: 'production', effect: 'cost' },
  { good: 'roof tiles', maker: 'production', effect: 'cost' },
  { good: 'energy-saving windows', maker: 'consumption', effect: 'benefit' },
  { good: 'tree seedlings', maker: 'consumption', effect: 'benefit' },
  { good: 'smoke detectors', maker: 'consumption', effect: 'benefit' },
] as const

question('size-of-the-welfare-loss', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [benefit, cost] = [random.pick([1, 2, 3]), random.pick([1, 2, 3])]
    const steps = random.pick([1, 2, 3, 4])
    const unit = random.pick([50, 100, 200])
    const external = steps * (benefit + cost)
    const excess = steps * unit
    const price = random.int(14, 30)
    const quantity = excess + random.step(2, 8, 1) * unit
    // Marginal private cost must not be negative at the first unit.
    if ((quantity / unit) * cost > price) return null
    const right = (excess * external) / 2
    const slips: Slip[] = [
      [
        excess * external,
        'You took the rectangle of all external effects on these units. The gap shrinks to zero at the optimum, so the area is a triangle.',
      ],
      [
        (quantity * external) / 2,
        'You took the whole market quantity as the base. Only the units between the optimum and the market quantity cause a loss.',
      ],
      [
        ((external / benefit) * unit * external) / 2,
        'You let only marginal benefit change. Marginal cost changes as well, so the optimum is closer.',
      ],
      [
        ((external / cost) * unit * external) / 2,
        'You let only marginal cost change. Marginal benefit changes as well, so the optimum is closer.',
      ],
      [
        (excess * steps * benefit) / 2,
        'You took only the change in marginal private benefit as the height of the triangle. Its height is the whole external effect.',
      ],
      [
        (excess * steps * cost) / 2,
        'You took only the change in marginal private cost as the height of the triangle. Its height is the whole external effect.',
      ],
      [
        (excess * price) / 2,
        'You multiplied by the price. The gap between marginal social benefit and cost at the market quantity is the external effect.',
      ],
      [
        (unit * external) / 2,
        `You took ${plain(unit)} units as the distance to the optimum. First find where marginal social benefit equals marginal social cost.`,
      ],
      [
        (unit * (benefit + cost)) / 2,
        `You took a triangle over one step of ${plain(unit)} units only. It takes more steps until the gap is closed.`,
      ],
    ]
    const whole = slips.filter(([value]) => Number.isInteger(value) && value > 0)
    const wrong = Number.isInteger(right) ? threeSlips(random, right, whole, dollars) : null
    return (
      wrong && {
        item: random.pick(SPILLS),
        benefit,
        cost,
        unit,
        external,
        price,
        quantity,
        excess,
        right,
        wrong,
      }
    )
  },
  make: ({ item, benefit, cost, unit, external, price, quantity, excess, right, wrong }) => {
    const isCost = item.effect === 'cost'
    const optimum = isCost ? quantity - excess : quantity + excess
    return {
      stem: `A free market sells ${plain(quantity)} units of ${item.good} a week at ${money(price)}. Each unit causes an external ${item.effect} of ${money(external)} in ${item.maker}. For each ${plain(unit)} units ${isCost ? 'fewer, marginal private benefit rises' : 'more, marginal private benefit falls'} by ${money(benefit)} and marginal private cost ${isCost ? 'falls' : 'rises'} by ${money(cost)}. All curves are straight lines.`,
      prompt: 'What is the weekly deadweight welfare loss in the free market?',
      options: bySize({ right, wrong, print: dollars }),
      solution: `At the market quantity marginal private benefit equals marginal private cost, so marginal social ${isCost ? 'cost is above marginal social benefit' : 'benefit is above marginal social cost'} by the external ${item.effect}, ${money(external)}.

With each ${plain(unit)} units ${isCost ? 'fewer' : 'more'} the gap closes by ${money(benefit)} + ${money(cost)} = ${money(benefit + cost)}. It is zero after ${plain(external)} ÷ ${plain(benefit + cost)} × ${plain(unit)} = ${plain(excess)} units, at an optimum of ${plain(optimum)}.

The loss is a triangle: ½ × ${plain(excess)} × ${money(external)} = ${money(right)}.`,
    }
  },
  // Adds the gap unit by unit.
  verify: ({ benefit, cost, unit, external }) => {
    let [loss, unitsAway] = [0, 0]
    const closing = (benefit + cost) / unit
    for (let gap = external - closing / 2; gap > 0; gap -= closing) {
      loss += gap
      unitsAway += 1
    }
    return unitsAway > 0 ? money(Math.round(loss)) : ''
  },
})

const HAZARDS = pairs<string>({
  'A driver with full insurance leaves her car unlocked, since a theft would cost her nothing.':
    'she takes more risk after the contract, because the insurer bears the cost',
  'A bank that counts on a rescue by the state lends to firms that are unlikely to repay.':
    'it takes more risk because taxpayers would bear the loss',
  'A farmer stops protecting fruit trees from frost once the harvest is insured.':
    'he takes less care because the insurer bears the loss',
  'A tourist with cover for all accidents tries a dangerous slope that she would otherwise avoid.':
    'she takes more risk because the insurer would pay',
  'A firm whose loans are guaranteed by the state chooses a riskier plan than before.':
    'it takes more risk because the state would pay its debts',
})

const NO_HAZARDS = pairs<string>({
  'Owners of sound used cars do not sell, because buyers cannot tell them from faulty ones.':
    'this is adverse selection, which comes before a deal; nobody takes more risk',
  'Mostly people who know that they are ill buy a health insurance that is the same for all.':
    'this is adverse selection: they were ill before the contract and do not become careless through it',
  'A café plays loud music at night, and its neighbours cannot sleep.':
    'this is an external cost of an activity without any hidden risk',
  'A household does not pay for the street lamps that shine for it as well.':
    'this is a free rider of a public good',
  'A young man buys no health insurance, because he underrates the danger of falling ill.':
    'this is an error about one’s own risk; he bears the cost himself',
  'The only dentist of a town charges far more than her marginal cost.': 'this is market power',
})

const CURES = pairs<string>({
  'Those who are insured pay the first \\$500 of each loss themselves.':
    'part of the loss falls on those who can prevent it',
  'The premium falls with each year in which there is no claim.': 'those who take care gain from it',
  'The insurer pays only if the doors were locked at the time of the theft.':
    'carelessness is no longer covered',
})

const NO_CURES = pairs<string>({
  'Everybody must by law buy the insurance.':
    'this acts against adverse selection, but those who are insured still take less care',
  'The insurer asks about all earlier illnesses and accidents before the contract is signed.':
    'this gives information before the deal; behaviour after it is not changed',
  'The state repays the insurer half of each loss.':
    'those who are insured still bear no cost, and the insurer has less reason to watch them',
  'Each customer pays the same premium, however many claims there have been.':
    'then those who are careless pay no more than those who take care',
})

question('moral-hazard-and-its-remedies', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asksCure = random.chance(0.35)
    const [own, others] = asksCure ? [CURES, NO_CURES] : [HAZARDS, NO_HAZARDS]
    return { asksCure, own: random.pick(own), others: random.sample(others, 3) }
  },
  make: ({ asksCure, own, others }) => ({
    stem: '',
    prompt: asksCure
      ? 'Which rule is the most likely to reduce moral hazard in insurance?'
      : ['Which is an example of moral hazard?', 'Which behaviour shows moral hazard?'],
    right: own[0],
    wrong: others.map(
      ([text, why]): Wrong => [
        text,
        asksCure ? `You chose a rule that does not help: ${why}.` : `You chose another problem: ${why}.`,
      ],
    ),
    solution: `Moral hazard means that a person takes more risk, after a deal, because someone else bears all or part of the cost. ${
      asksCure ? 'The rule named acts against it' : 'The example named fits'
    }: ${own[1]}.`,
  }),
})

const CLAIMS: readonly (readonly Claim[])[] = [
  [
    {
      text: 'External cost is a part of social cost.',
      isTrue: true,
      why: 'social cost is private cost plus external cost',
    },
    {
      text: 'Social cost is the cost that is borne by third parties only.',
      isTrue: false,
      why: 'that is external cost; social cost includes private cost as well',
    },
  ],
  [
    {
      text: 'At the socially optimum output, pollution is usually above zero.',
      isTrue: true,
      why: 'some pollution is worth accepting for goods that are worth more than their social cost',
    },
    {
      text: 'At the socially optimum output, marginal external cost is zero.',
      isTrue: false,
      why: 'at the optimum marginal social benefit equals marginal social cost, which may include an external cost',
    },
  ],
  [
    {
      text: 'Without intervention, a good whose production harms others has a competitive price below its marginal social cost.',
      isTrue: true,
      why: 'in a competitive market price equals marginal private cost, and marginal social cost is higher',
    },
    {
      text: 'A good whose production harms others is under-produced by a competitive market.',
      isTrue: false,
      why: 'firms ignore the external cost, so they produce too much',
    },
  ],
  [
    {
      text: 'Those who receive an external benefit do not pay for it.',
      isTrue: true,
      why: 'they are third parties, and the price does not take the benefit into account',
    },
    {
      text: 'An external benefit is a part of the revenue of the firm.',
      isTrue: false,
      why: 'it goes to third parties, who pay nothing to the firm',
    },
  ],
  [
    {
      text: 'A project with a private loss can be worth while for society.',
      isTrue: true,
      why: 'its external benefit may exceed its external cost by more than the loss',
    },
    {
      text: 'A project is worth while for society whenever its social benefit exceeds its private cost.',
      isTrue: false,
      why: 'social benefit must exceed social cost, which may include an external cost',
    },
  ],
]

question('statements-about-social-costs', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const claims = random.sample(CLAIMS, 3).map(group => random.pick(group))
    return combinationOf(claims.map(({ isTrue }) => isTrue)) === '' ? null : { claims }
  },
  make: ({ claims }) => ({
    stem: `These statements are about costs, benefits and externalities.

${listed(claims)}`,
    prompt: ['Which statements are correct?', 'Which of the statements are correct?'],
    options: combinations(claims),
    solution: judgedClaims(claims),
  }),
})

const CASES = [
  {
    text: 'A brick factory covers nearby fields with dust.',
    side: 'production',
    isGood: false,
    third: 'farmers',
  },
  {
    text: 'A fish farm lets waste into a bay where tourists swim.',
    side: 'production',
    isGood: false,
    third: 'swimmers',
  },
  {
    text: 'A chemical firm warms a river with its cooling water, and fishing boats catch less.',
    side: 'production',
    isGood: false,
    third: 'fishing crews',
  },
  {
    text: 'The bees of a honey producer pollinate the orchards of other farms.',
    side: 'production',
    isGood: true,
    third: 'owners of the orchards',
  },
  {
    text: 'A firm that plants forests for timber keeps the villages below safe from floods.',
    side: 'production',
    isGood: true,
    third: 'people in the villages',
  },
  {
    text: 'A software firm finds a method that all its rivals can use without paying.',
    side: 'production',
    isGood: true,
    third: 'rivals',
  },
  {
    text: 'Passengers play music on their phones in a full train.',
    side: 'consumption',
    isGood: false,
    third: 'other passengers',
  },
  {
    text: 'People who smoke at bus stops make others breathe the smoke.',
    side: 'consumption',
    isGood: false,
    third: 'those who wait for the bus',
  },
  {
    text: 'Families who burn coal at home for warmth fill the street with smoke.',
    side: 'consumption',
    isGood: false,
    third: 'people in the street',
  },
  {
    text: 'Students who are vaccinated pass on fewer infections.',
    side: 'consumption',
    isGood: true,
    third: 'people whom they would infect',
  },
  {
    text: 'People who plant flowers in their front gardens delight all who walk past.',
    side: 'consumption',
    isGood: true,
    third: 'those who walk past',
  },
  {
    text: 'Car owners who fit quieter tyres let their neighbours sleep better.',
    side: 'consumption',
    isGood: true,
    third: 'neighbours',
  },
] as const

/** Which curves differ and what follows, for one of the four kinds. */
function shown(side: 'production' | 'consumption', isGood: boolean): readonly [string, string] {
  const result = isGood ? 'too low' : 'too high'
  if (side === 'production') return [isGood ? 'MSC below MPC' : 'MSC above MPC', result]
  return [isGood ? 'MSB above MPB' : 'MSB below MPB', result]
}

question('curves-of-an-externality', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(CASES), others: random.chance(0.5) }),
  make: ({ item, others }) => {
    const { side, isGood, text, third } = item
    const [curves, result] = shown(side, isGood)
    const otherSide = side === 'production' ? 'consumption' : 'production'
    const across = shown(otherSide, isGood)
    const turned = shown(side, !isGood)
    const last = others ? shown(otherSide, !isGood) : ([curves, turned[1]] as const)
    return {
      stem: `${text}

A diagram shows the effect on third parties on the side of costs if it comes from production, and on the side of benefits if it comes from consumption.`,
      prompt: [
        'Which row shows the curves in the diagram of this externality and the output of a free market?',
        'Which row shows how the curves of this market differ and what its free-market output is?',
      ],
      options: rows(
        ['curves', 'free-market output'],
        [curves, result],
        [
          [
            across,
            `You took this for an externality of ${otherSide}. The effect on ${third} comes from ${side}, which changes the ${side === 'production' ? 'cost' : 'benefit'} side.`,
          ],
          [
            turned,
            `You took this for a ${isGood ? 'negative' : 'positive'} externality, but ${third} ${isGood ? 'gain' : 'lose'}.`,
          ],
          [
            last,
            others
              ? `You mistook both side and sign: the effect comes from ${side}, and ${third} ${isGood ? 'gain' : 'lose'}.`
              : `You have the curves right. But as the ${isGood ? 'gain' : 'loss'} of ${third} is ignored, output is ${result}.`,
          ],
        ],
      ),
      solution: `The third parties are ${third}, and they ${isGood ? 'gain' : 'lose'}. The effect comes from ${side}, so it changes the ${side === 'production' ? 'cost' : 'benefit'} side: ${curves}. A free market equates MPB with MPC and ignores it, so output is ${result}.`,
    }
  },
  // By numbers: MPB = 20 − q, MPC = q and an external effect of 4.
  verify: ({ item: { side, isGood } }) => {
    const effect = isGood ? 4 : -4
    const optimum = (20 + effect) / 2
    const isLow = optimum > 10
    const claimed = shown(side, isGood)[1]
    if ((claimed === 'too low') !== isLow) return ''
    return side === 'consumption'
      ? effect > 0
        ? 'MSB above MPB'
        : 'MSB below MPB'
      : effect > 0
        ? 'MSC below MPC'
        : 'MSC above MPC'
  },
})
