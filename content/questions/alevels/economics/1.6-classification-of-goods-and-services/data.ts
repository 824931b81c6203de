import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('data', '1.6', { calculator: 'needed' })

export { templates }

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

question('flood-wall-and-toll-bridge-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const households = random.step(12000, 40000, 2000)
    const givers = random.pick([10, 15, 20, 25])
    const gift = random.step(40, 120, 10)
    const percent = random.pick([2, 3, 4, 5, 6, 8])
    const collected = (households * givers * gift) / 100
    const cost = (collected * 100) / percent
    if (cost % 200_000 !== 0 || cost < 4e6 || cost > 2e7) return null
    const worth = Math.ceil((cost * 1.3) / households / 50) * 50
    const ranking = random.shuffle(['toll bridge', 'vaccination programme', 'sports hall'])
    return {
      households,
      givers,
      gift,
      percent,
      cost,
      worth,
      ranking,
      closed: random.int(6, 19),
      toll: random.int(2, 5),
      fall: random.step(10, 30, 5),
      other: random.pick([
        { now: 'the ferry across the river', change: 'ferry fares rise' },
        { now: 'the train over the river', change: 'train fares rise' },
      ]),
    }
  },
  make: v => {
    const collected = (v.households * v.givers * v.gift) / 100
    const millions = (value: number) => `\\$${plain(value / 1e6)} million`
    const [second = '', third = '', fourth = ''] = v.ranking
    return {
      stem: `**Which project should the city choose?**

A city in Country X lies on a river and has ${plain(v.households)} households. With the money in its budget the council can pay for only one of four projects. The table shows their order in the council’s view. Each would cost ${millions(v.cost)}.

A flood wall would protect all homes in the city. A survey shows that it is worth ${money(v.worth)} on average to each household. A firm has tried to collect money for a wall: ${v.givers}% of the households gave ${money(v.gift)} each, the others nothing.

The bridge would have gates that open when a driver pays a toll. Engineers predict that a toll of ${money(v.toll)} would reduce the number of crossings by ${v.fall}%, ceteris paribus, compared with a free bridge. There are few cars at night, but long queues are expected in the morning. Some people would go on using ${v.other.now}.

A newspaper writes: “The old bridge was closed on ${v.closed} days last year. Drivers ought not to pay for crossing a river in their own city.”

In the vaccination programme the council, as the government of the city, would provide vaccinations against influenza free of charge. So far people have had to buy them from private clinics, and few do so.`,
      table: {
        caption: 'The projects in order of the council’s preference',
        head: ['Order', 'Project'],
        rows: [
          ['1', 'Flood wall'],
          ['2', upper(second)],
          ['3', upper(third)],
          ['4', upper(fourth)],
        ],
      },
      parts: {
        a: ask.choice({
          prompt: 'What is the opportunity cost to the council of building the flood wall?',
          subtopic: '1.1',
          scheme: [`the ${second} only`],
          solution: `Opportunity cost is the value of the next best alternative given up. The flood wall is first in the order, so the next best is the second, the ${second}.`,
          right: `the ${second} only`,
          wrong: {
            [`the ${second}, the ${third} and the ${fourth}`]:
              'You added all the alternatives. With this money only one of them could have been chosen, so only the next best one is given up.',
            [`the ${fourth} only`]:
              'You chose the last in the order. The opportunity cost is the next best alternative, not the least preferred.',
            [`the ${millions(v.cost)} that it costs`]:
              'You gave the cost in money. The opportunity cost is the alternative that the money could have paid for.',
          },
        }),
        b: calculated({
          prompt: 'Calculate the sum that the firm collected as a percentage of the cost of the flood wall.',
          answer: v.percent,
          unit: '%',
          method: `${v.givers}% of ${plain(v.households)} × ${money(v.gift)} = ${money(collected)}`,
          result: `${plain(v.percent)}%`,
          solution: `${v.givers}% of ${plain(v.households)} households are ${plain((v.households * v.givers) / 100)}. They gave ${money(v.gift)} each, ${money(collected)} in all. ${plain(collected)} ÷ ${plain(v.cost)} × 100 = ${plain(v.percent)}%.`,
        }),
        c: written({
          prompt:
            'Identify one positive statement and one normative statement in what the newspaper writes. Give a reason in each case.',
          subtopic: '1.2',
          objective: 'AO2',
          scheme: [
            `positive: the old bridge was closed on ${v.closed} days; it can be tested against records / evidence`,
            'normative: drivers ought not to pay; it is a value judgement / opinion (“ought”)',
          ],
          modelAnswer: `“The old bridge was closed on ${v.closed} days last year” is a positive statement, because it can be tested against records, whether it is true or false. “Drivers ought not to pay” is a normative statement, because it is a value judgement about what is fair.`,
          solution:
            'Each mark needs the statement and the reason. A positive statement need not be true; it must be testable.',
        }),
        d: written({
          prompt: `Explain why the number of crossings might not fall by ${v.fall}% when the toll is charged.`,
          subtopic: '1.2',
          objective: 'AO2',
          scheme: [
            'the prediction assumes ceteris paribus: all other influences on the number of crossings stay the same',
            `in practice one may change, with its effect: e.g. if ${v.other.change}, or population or incomes grow, the number falls by less (accept a change for which it falls by more)`,
          ],
          modelAnswer: `The prediction is made ceteris paribus, so it assumes that nothing but the toll changes. In practice other influences change as well. If ${v.other.change} at the same time, for example, more people use the bridge, and the number of crossings falls by less than ${v.fall}%.`,
          solution:
            'One mark for the meaning of ceteris paribus, one for another influence that may change, with the direction of its effect.',
        }),
        e: written({
          prompt:
            'Explain why a private firm is unlikely to build the flood wall, although it is worth more to the households than it costs.',
          objective: 'AO2',
          marks: 3,
          scheme: any(
            3,
            'the wall is a public good: non-excludable, since homes of those who have not paid are protected too',
            'it is non-rival: protecting one home leaves no less protection for others',
            'so households can be free riders: they hope that others pay',
            `the firm cannot collect enough revenue to cover its cost: only ${plain(v.percent)}% of it, although the wall is worth ${millions(v.worth * v.households)} to the households`,
          ),
          modelAnswer: `The wall is a public good. It is non-excludable: once it stands, it also protects the homes of those who have not paid. So households have a reason to be free riders, who enjoy the benefit and leave it to others to pay. The wall is worth ${plain(v.households)} × ${money(v.worth)} = ${millions(v.worth * v.households)} to them, but the firm could collect only ${plain(v.percent)}% of the cost. It would make a loss, so it does not build the wall.`,
          solution:
            'The chain is: non-excludable (and non-rival), so free riders, so too little revenue for a firm. The result of part (b) is the evidence.',
        }),
        f: written({
          prompt: 'Consider whether the new bridge would be a public good.',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'a public good is both non-rival and non-excludable',
              'excludable: the gates stop drivers who do not pay',
              'non-rival at night: with few cars, one more driver does not hinder the others',
              'rival in the morning: with long queues each further driver slows the others',
            ),
            ...ao3(
              1,
              'so it is not a pure public good but quasi-public, with some of the characteristics only',
              'the answer changes with the time of day, or with the technology and cost of collecting tolls',
            ),
          ],
          modelAnswer:
            'A public good is non-excludable and non-rival. The bridge is excludable, because its gates stay closed for drivers who do not pay. It is non-rival at night, when one more car does not hinder the others. In the morning it is rival, because each further car makes the queue longer. So it has only some of the characteristics, and only at some times: it is a quasi-public good rather than a public good. If there were no gates, it would come much closer to a public good.',
          solution:
            'Test the two characteristics one after the other with facts from the text, then decide. That a council pays for it does not make it a public good. The mark for evaluation is for the judgement or for what it depends on.',
        }),
        g: written({
          prompt:
            'Assess whether vaccination should be provided free of charge by the government rather than left to the market.',
          subtopic: '3.1',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'vaccination is a merit good: people underrate its benefits to themselves because of imperfect information',
              'so the market provides it, but it is under-consumed; a price of zero raises consumption',
              'people with low incomes, who cannot pay the clinics, gain access',
              `it has an opportunity cost: the ${millions(v.cost)} could pay for another project`,
              'some who would have paid get it free, or demand may exceed what the clinics can supply, so that people wait',
            ),
            ...ao3(
              2,
              'a price of zero does not cure imperfect information: those who do not see the benefit may still not come, so information is needed too',
              'it depends on how far price rather than information keeps people away, or on the cost compared with the benefit',
              'a subsidy or free doses only for people with low incomes or at risk may reach the aim at a lower cost',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Vaccination is a merit good. Because of imperfect information many people do not see how much it would benefit them, so their demand is low. The market provides it, as the clinics show, but too little is consumed. Free provision lowers the price to zero, and the quantity demanded rises. Above all, people with low incomes are no longer kept out by the price.

Against this, the programme costs ${millions(v.cost)}, which could pay for another project. Some people who would have bought a vaccination now get it free, so part of the money changes nothing.

Much depends on why few people are vaccinated now. If the price keeps them away, free provision is effective. If they do not know the benefits, a campaign of information is needed as well, and may be cheaper. Free doses for people at risk and with low incomes, together with information, are probably better than leaving vaccination to the market or paying for everyone.`,
          solution:
            'Up to four marks: the reason for intervention (imperfect information, under-consumption) and the cost of free provision; one side alone earns at most three of them. Up to two for evaluation: on what the result depends, other measures, and a judgement. In a diagram, actual demand lies to the left of demand with full information; a price of zero leads to a movement down along actual demand.',
        }),
      },
    }
  },
  verify: v => ({
    a: `the ${v.ranking[0]} only`,
    b: ((v.households * (v.givers / 100)) / (v.cost / v.gift)) * 100,
  }),
})
