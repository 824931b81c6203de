import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('1.6')

export { templates }

const PLACES = [
  {
    place: 'bridge',
    users: 'cars an hour',
    time: 'time to cross / minutes',
    each: 'car',
    pay: 'drivers who do not pay a toll',
  },
  {
    place: 'park',
    users: 'visitors an hour',
    time: 'time to walk round / minutes',
    each: 'visitor',
    pay: 'visitors who have no ticket',
  },
  {
    place: 'mountain road',
    users: 'vehicles an hour',
    time: 'time to the top / minutes',
    each: 'vehicle',
    pay: 'drivers who do not pay a toll',
  },
  {
    place: 'footbridge',
    users: 'people an hour',
    time: 'time to cross / minutes',
    each: 'person',
    pay: 'people who have no pass',
  },
] as const

question('rivalry-read-from-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const bend = random.step(300, 500, 100)
    const crowded = random.chance(0.5)
    return {
      item: random.pick(PLACES),
      bend,
      quick: random.step(10, 20, 5),
      crowded,
      users: crowded ? bend + random.step(150, 250, 50) : bend - random.step(100, 200, 50),
      gates: random.chance(0.5),
    }
  },
  make: ({ item, bend, quick, crowded, users, gates }) => {
    const cells = (rival: boolean, excludable: boolean) =>
      `${rival ? 'rival' : 'non-rival'} | ${excludable ? 'excludable' : 'non-excludable'}`
    const g = graph({
      x: { label: item.users, max: 800, ticks: [0, 100, 200, 300, 400, 500, 600, 700, 800], grid: true },
      y: { label: item.time, max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
      width: 280,
    })
    const read = `You misread the graph: at ${users} ${item.users} one more ${item.each} ${crowded ? 'makes all others slower' : 'makes nobody slower'}.`
    const wall = gates
      ? 'You overlooked the gates: they keep out those who do not pay.'
      : 'You took a good that could be fenced for one that is. Here nobody can be kept out.'
    return {
      stem: `The graph shows how the time that a user of a ${item.place} needs depends on the number of users. At present there are ${users} ${item.users}. ${gates ? `Gates keep out ${item.pay}.` : 'There are no gates, and nobody can be kept out.'}`,
      prompt: [
        'How is this good classified at present?',
        `Which characteristics does the ${item.place} have at present?`,
      ],
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/time-and-number-of-users',
          title: `Time needed and number of users of a ${item.place}`,
          description: `The vertical axis shows the ${item.time}, the horizontal axis ${item.users}. The line is level at ${quick} up to ${bend} users, then rises in a straight line to 60 at 800.`,
          height: 246,
        },
        g.axes,
        g.line([
          [0, quick],
          [bend, quick],
          [800, 60],
        ]),
      ),
      columns: 'rivalry | excludability',
      right: cells(crowded, gates),
      wrong: {
        [cells(!crowded, gates)]: read,
        [cells(crowded, !gates)]: wall,
        [cells(!crowded, !gates)]: `${read} ${wall}`,
      },
      solution: `At ${users} ${item.users} the line ${crowded ? `has begun to rise (it is level only up to ${bend}). One more ${item.each} makes the others slower, so use is rival` : `is level (it rises only from ${bend}). One more ${item.each} does not hinder the others, so use is non-rival`}. ${gates ? 'Those who do not pay are kept out, so the good is excludable' : 'Nobody can be kept out, so the good is non-excludable'}.`,
    }
  },
  verify: ({ bend, users }) => (Math.max(users - bend, 0) > 0 ? 'rival' : 'non-rival'),
})
