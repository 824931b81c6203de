import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, toSigFigs } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { figure } from '@/lib/figures/figure'
import { spinner } from '../chances'

const { core, templates } = questionsOf('structured', 'E8.2', { calculator: 'needed' })

export { templates }

const BAGS = [
  { holder: 'bag', things: 'beads', one: 'bead', of: ['red', 'yellow', 'purple'] },
  { holder: 'box', things: 'tickets', one: 'ticket', of: ['white', 'green', 'gold'] },
  { holder: 'jar', things: 'sweets', one: 'sweet', of: ['lemon', 'cherry', 'mint'] },
] as const

core('how-many-in-the-bag', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const inside = random.pick([40, 60, 80, 120])
    const trials = random.pick([250, 300, 400, 500])
    const real = random.sample([0.15, 0.2, 0.25, 0.35, 0.4, 0.45], 2)
    const counts = real.map(share => Math.round(trials * share) + random.int(-9, 9))
    const last = trials - counts.reduce((sum, each) => sum + each, 0)
    const [first = 0, second = 0] = counts
    const share = (inside * first) / trials
    const apart = Math.abs(share - Math.round(share))
    const more = random.step(600, 1500, 100)
    // A half could be rounded either way.
    const half = Math.abs(((more * last) / trials - 0.5) % 1)
    return half < 0.05 ||
      half > 0.95 ||
      last < 40 ||
      last > trials / 2 ||
      apart > 0.3 ||
      apart < 0.02 ||
      first === second
      ? null
      : {
          inside,
          trials,
          counts: [first, second, last],
          bag: random.int(0, BAGS.length - 1),
          more,
        }
  },
  make: ({ inside, trials, counts, bag, more }) => {
    const { holder, things, one, of } = BAGS[bag] ?? BAGS[0]
    const [first = 0, , last = 0] = counts
    const exact = (inside * first) / trials
    const expected = (more * last) / trials
    return {
      stem: [
        `A ${holder} contains ${inside} ${things}. Mina takes a ${one} at random, notes what it is and puts it back. She does this ${trials} times. The table shows her results.`,
        `There are ${inside} ${things} in a ${holder}. Tariq takes one at random and replaces it. He repeats this until he has taken a ${one} ${trials} times. The table shows the results.`,
      ],
      table: { head: [one, ...of], rows: [['frequency', ...counts.map(String)]] },
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the relative frequency of ${of[0]} ${things}.`,
          scheme: [`B1 $\\frac{${first}}{${trials}}$ oe`],
          solution: `Frequency ÷ number of trials: $\\frac{${first}}{${trials}}$, which is ${figures(first / trials, 3)}.`,
          answer: first / trials,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: [
            `Calculate an estimate of the number of ${of[0]} ${things} in the ${holder}. Give your answer to the nearest whole number.`,
            `Estimate how many of the ${inside} ${things} are ${of[0]}. Give your answer as a whole number.`,
          ],
          scheme: [`M1 $\\frac{${first}}{${trials}} \\times ${inside}$`, `A1 ${Math.round(exact)}`],
          solution: `About this share of the ${things} is ${of[0]}: $\\frac{${first}}{${trials}} \\times ${inside} = ${plain(exact, 2)}$, so about ${Math.round(exact)}.`,
          answer: Math.round(exact),
          alsoRight: [Math.round(toSigFigs(first / trials, 3) * inside)],
          form: 'integer',
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate how often a ${of[2]} ${one} can be expected if the same is done ${plain(more)} times. Give your answer to the nearest whole number.`,
          scheme: [`M1 $\\frac{${last}}{${trials}} \\times ${more}$`, `A1 ${Math.round(expected)}`],
          solution: `Expected frequency = probability × number of trials, with the relative frequency for the probability: $\\frac{${last}}{${trials}} \\times ${more} = ${plain(expected, 2)}$, so about ${Math.round(expected)}.`,
          answer: Math.round(expected),
          alsoRight: [Math.round(toSigFigs(last / trials, 3) * more)],
          form: 'integer',
        }),
      },
    }
  },
  verify: ({ inside, trials, counts, more }) => {
    const [first = 0, second = 0, last = 0] = counts
    return {
      a: first / (first + second + last),
      b: Math.round(inside / (trials / first)),
      c: Math.floor((more / trials) * last + 0.5),
    }
  },
})

const MOST = `
  TRIALS = throw/trial/time/result/data/experiment/sample/test/seed/bulb/pin
  reject fewest/least/smallest
  accept most/more/largest/larger/greatest/highest/bigger/biggest/higher/greater/many ... TRIALS
  accept TRIALS ... largest/greatest/highest/biggest/most
  unsure accurate/reliable
  earns: because of the largest number of throws
  earns: they did it the most times
  earns: there are more trails, the most results
  misses: it is in the middle of the others
  misses: because it is the highest relative frequency
  misses: the person was careful`

const PINS = [
  {
    stem: 'Three students throw drawing pins of the same kind. They count how often a pin lands with its point up.',
    head: 'point up',
    event: 'the pin lands with its point up',
    number: 'pins that land with the point up',
    trial: 'throws',
  },
  {
    stem: 'Three friends test light bulbs from the same factory. They count how many are faulty.',
    head: 'faulty',
    event: 'a bulb is faulty',
    number: 'faulty bulbs',
    trial: 'tests',
  },
  {
    stem: 'Three gardeners plant seeds from the same packet. They count how many do not grow.',
    head: 'do not grow',
    event: 'a seed does not grow',
    number: 'seeds that do not grow',
    trial: 'seeds',
  },
] as const

core('combined-results', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const scene = random.int(0, PINS.length - 1)
    const level = scene === 0 ? random.step(0.55, 0.7, 0.01) : random.step(0.08, 0.2, 0.01)
    const trials = random.sample([40, 60, 75, 120, 150, 180], 3)
    const hits = trials.map(n => Math.round(n * level) + random.int(-Math.floor(n / 30), Math.floor(n / 30)))
    const shares = hits.map((hit, at) => hit / (trials[at] ?? 1))
    const more = random.pick([2000, 2500, 4000, 5000])
    return new Set(shares).size < 3 || hits.some(each => each < 3) ? null : { scene, trials, hits, more }
  },
  make: ({ scene, trials, hits, more }) => {
    const { stem, head, event, number, trial } = PINS[scene] ?? PINS[0]
    const names = ['Ali', 'Bea', 'Cem']
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
    const [all, up] = [sum(trials), sum(hits)]
    const largest = trials.indexOf(Math.max(...trials))
    return {
      stem: `${stem} The table shows their results.`,
      table: {
        head: ['', ...names],
        rows: [
          [`number of ${trial}`, ...trials.map(String)],
          [head, ...hits.map(String)],
        ],
      },
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, from ${names[0]}’s results only, the relative frequency of “${head}”.`,
          scheme: [`B1 $\\frac{${hits[0]}}{${trials[0]}}$ oe`],
          solution: `$\\frac{${hits[0]}}{${trials[0]}} = ${figures((hits[0] ?? 0) / (trials[0] ?? 1), 3)}$`,
          answer: (hits[0] ?? 0) / (trials[0] ?? 1),
          sigFigs: 3,
        }),
        b: ask.written({
          command: 'Explain',
          prompt:
            `One of the three tables of results is to be used alone to estimate the probability that ${event}. Explain why ${names[largest]}’s results are the best.`.replace(
              'One of the three tables of results is',
              'The results of one person are',
            ),
          scheme: [judged('most trials', MOST)],
          modelAnswer: `${names[largest]} has the most trials.`,
          solution: `${names[largest]} has the largest number of ${trial}, ${trials[largest]}. The more trials, the better the estimate.`,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Use all the results to calculate the best estimate of the probability that ${event}.`,
          scheme: [
            `M1 $\\frac{${hits.join(' + ')}}{${trials.join(' + ')}}$`,
            `A1 $\\frac{${up}}{${all}}$ oe, or ${figures(up / all, 3)}`,
          ],
          solution: `Put all the trials together: $\\frac{${hits.join(' + ')}}{${trials.join(' + ')}} = \\frac{${up}}{${all}}$, which is ${figures(up / all, 3)}. (The mean of the three relative frequencies is wrong: the numbers of trials differ.)`,
          answer: up / all,
          sigFigs: 3,
        }),
        d: ask.number({
          command: 'Calculate',
          prompt: `Calculate the expected number of ${number} in ${plain(more)} ${trial}. Give your answer to the nearest whole number.`,
          scheme: [`B1 ${Math.round((up / all) * more)}, or ${more} × their answer to (c)`],
          solution: `$${more} \\times \\frac{${up}}{${all}} = ${plain((up / all) * more, 2)}$, so about ${Math.round((up / all) * more)}.`,
          answer: Math.round((up / all) * more),
          sigFigs: 3,
          alsoRight: [Math.round(toSigFigs(up / all, 3) * more)],
          follow: { from: 'c', formula: `${more}*x` },
        }),
      },
    }
  },
  verify: ({ trials, hits, more }) => {
    const [n0 = 1, n1 = 1, n2 = 1] = trials
    const [h0 = 0, h1 = 0, h2 = 0] = hits
    const misses = n0 - h0 + (n1 - h1) + (n2 - h2)
    const chance = 1 - misses / (n0 + n1 + n2)
    return { a: h0 / n0, c: chance, d: Math.round(more * chance) }
  },
})

const FAIRS = [
  { who: 'A school', game: 'at its fair' },
  { who: 'A club', game: 'at its summer party' },
  { who: 'A charity', game: 'on a market day' },
] as const

core('game-for-money', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const sectors = random.pick([8, 10])
    const [big, small] = [1, random.pick([2, 3])]
    const price = random.pick([0.5, 1, 1.5, 2])
    const [top, low] = [price * random.pick([4, 5, 6]), price * random.pick([1, 1.5, 2])]
    const players = random.step(120, 400, 40)
    const paid = (players / sectors) * (big * top + small * low)
    const profit = clean(players * price - paid)
    const fewer = random.pick([0.1, 0.2])
    const target = clean(Math.ceil((profit * (1.15 + fewer)) / 10) * 10)
    const least = (target + paid) / players
    const cents = Math.ceil(clean(least * 100) - 1e-9)
    const exact = Math.abs(least * 100 - Math.round(least * 100)) < 1e-6
    return profit < 20 || exact || cents % 5 === 0
      ? null
      : {
          sectors,
          big,
          small,
          price,
          top,
          low,
          players,
          target,
          cents,
          fair: random.int(0, FAIRS.length - 1),
        }
  },
  make: ({ sectors, big, small, price, top, low, players, target, cents, fair }) => {
    const { who, game } = FAIRS[fair] ?? FAIRS[0]
    const labels = Array.from({ length: sectors }, (_, at) =>
      at === 0 ? 'A' : at % 3 === 2 && Math.floor(at / 3) < small ? 'B' : 'C',
    )
    const [bigs, smalls] = [(players * big) / sectors, (players * small) / sectors]
    const paid = clean(bigs * top + smalls * low)
    const profit = clean(players * price - paid)
    return {
      stem: `${who} offers a game ${game}. A player pays ${money(price)} and spins this fair spinner once. At *A* the player wins ${money(top)}, at *B* ${money(low)}, and at *C* nothing.`,
      figure: figure(
        {
          name: 'probability/game-spinner',
          title: 'The spinner of a game',
          description: `A spinner: a disc in ${sectors} equal sectors with an arrow at its centre. From the top clockwise the sectors are labelled ${labels.join(', ')}.`,
          height: 150,
        },
        spinner(
          180,
          75,
          labels.map(each => `*${each}*`),
        ),
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          lead: `${players} people play the game once.`,
          prompt: `Work out the expected number of people who win ${money(top)}.`,
          scheme: [`B1 ${plain(bigs)}`],
          solution: `One of ${sectors} equal sectors is *A*: $${players} \\times \\frac{1}{${sectors}} = ${plain(bigs)}$.`,
          answer: bigs,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: ['Calculate the profit that can be expected.', 'Calculate the expected profit.'],
          scheme: [
            `B1 $${players} \\times ${plain(price)}$ or ${plain(players * price)}`,
            `M1 $${plain(bigs)} \\times ${plain(top)} + ${plain(smalls)} \\times ${plain(low)}$`,
            `A1 ${plain(profit)}`,
          ],
          solution: `Money paid in: $${players} \\times ${plain(price)} = ${plain(players * price)}$ dollars.\n\nExpected prizes: ${plain(bigs)} of ${money(top)} and ${plain(smalls)} of ${money(low)}, which is ${money(paid)} in all.\n\nExpected profit: $${plain(players * price)} - ${plain(paid)} = ${plain(profit)}$ dollars.`,
          answer: profit,
          sigFigs: 3,
          unit: '$',
        }),
        c: ask.number({
          command: 'Calculate',
          lead: `The prizes stay the same. The expected profit from ${players} players is to be at least ${money(target)}.`,
          prompt: 'Calculate the least price of one game, in whole cents.',
          scheme: [`M1 $(${plain(target)} + ${plain(paid)}) \\div ${players}$`, `A1 ${cents} (cents)`],
          solution: `Players must pay in the prizes and the profit: $${plain(target)} + ${plain(paid)} = ${plain(clean(target + paid))}$ dollars. That is $${plain(clean(target + paid))} \\div ${players} = ${plain((target + paid) / players, 4)}$ dollars each. Round **up**: ${cents} cents.`,
          answer: cents,
          unit: 'cents',
          form: 'integer',
        }),
      },
    }
  },
  // From the mean profit of one full turn of the spinner.
  verify: ({ sectors, big, small, price, top, low, players, target }) => {
    const rounds = players / sectors
    const perRound = sectors * price - big * top - small * low
    let cents = 0
    while (rounds * ((sectors * cents) / 100 - big * top - small * low) < target - 1e-9) cents += 1
    return { a: rounds * big, b: rounds * perRound, c: cents }
  },
})
