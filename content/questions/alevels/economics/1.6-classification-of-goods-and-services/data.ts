import { weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('data', '1.6', { calculator: 'needed' })

export { templates }

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

question('flood-wall-and-toll-bridge-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
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

The bridge would have gates that open when a driver pays a toll of ${money(v.toll)}. There are few cars at night, but long queues are expected in the morning.

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
        a: written({
          prompt:
            'Identify one positive statement and one normative statement in what the newspaper writes. Give a reason in each case.',
          subtopic: '1.2',
          scheme: [
            `positive: the old bridge was closed on ${v.closed} days; it can be tested against records / evidence`,
            'normative: drivers ought not to pay; it is a value judgement / opinion (“ought”)',
          ],
          modelAnswer: `“The old bridge was closed on ${v.closed} days last year” is a positive statement, because it can be tested against records, whether it is true or false. “Drivers ought not to pay” is a normative statement, because it is a value judgement about what is fair.`,
          solution:
            'Each mark needs the statement and the reason. A positive statement need not be true; it must be testable.',
        }),
        b: written({
          prompt:
            'Explain, with the help of the table, the opportunity cost to the council of building the flood wall.',
          subtopic: '1.1',
          objective: 'AO2',
          scheme: [
            'opportunity cost is the next best alternative given up when a choice is made',
            `the budget pays for one project only, so it is the ${second}, the second in the order (not all three, and not the sum of money)`,
          ],
          modelAnswer: `Opportunity cost is the next best alternative that is given up. The budget pays for only one project. If the council builds the flood wall, it gives up the project that stands second in its order, the ${second}.`,
          solution: `One mark for the meaning, one for applying it. With this money only one of the others could have been chosen, so only the ${second} is given up, not the ${third} or the ${fourth}.`,
        }),
        c: weighed({
          prompt: 'Consider whether the new bridge would be a public good.',
          command: 'Consider',
          marks: 4,
          AO1: ['a public good is both non-rival and non-excludable'],
          AO2: [
            'excludable: the gates stop drivers who do not pay',
            'non-rival at night: with few cars, one more driver does not hinder the others',
            'rival in the morning: with long queues each further driver slows the others',
          ],
          AO3: [
            'so it is not a pure public good but quasi-public, with some of the characteristics only',
            'the answer changes with the time of day, or with the technology and cost of collecting tolls',
          ],
          modelAnswer:
            'A public good is non-excludable and non-rival. The bridge is excludable, because its gates stay closed for drivers who do not pay. It is non-rival at night, when one more car does not hinder the others. In the morning it is rival, because each further car makes the queue longer. So it has only some of the characteristics, and only at some times: it is a quasi-public good rather than a public good. If there were no gates, it would come much closer to a public good.',
          solution:
            'Test the two characteristics one after the other with facts from the text, then decide. That a council pays for it does not make it a public good. The mark for evaluation is for the judgement or for what it depends on.',
        }),
        d: weighed({
          prompt:
            'Assess whether the flood wall should be paid for by a tax on all households of the city rather than by what they choose to give.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'the wall is a public good: non-excludable, since homes of those who have not paid are protected too, and non-rival',
            'a tax is compulsory: all households pay, whether they want the wall or not',
          ],
          AO2: [
            `households can be free riders, who hope that others pay: only ${v.givers}% gave, and the firm collected ${plain(v.percent)}% of the cost`,
            `a tax raises the whole cost, so that a wall worth ${millions(v.worth * v.households)} to the households is built for ${millions(v.cost)}`,
            `the wall is worth ${money(v.worth)} only on average: households on high ground pay for a wall from which they gain little`,
            'the tax leaves households with less to spend on what they prefer, and its collection has a cost',
          ],
          AO3: [
            'gifts fail because of free riding, not because the wall is worth too little, so the tax is the only one of the two that gets it built',
            'it depends on how the tax is shared: one that rises with the value of the home or with the risk is fairer than an equal sum',
            'it depends on how reliable the survey is: people who expect not to pay may state too high a value',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `The wall is a public good. Once it stands, it also protects the homes of those who have not paid, so it is non-excludable. Households have a reason to be free riders: they enjoy the benefit and leave it to others to pay. Only ${v.givers}% gave money, and the firm collected ${plain(v.percent)}% of the cost. A tax is compulsory, so the council can raise the full ${millions(v.cost)}, and the wall is worth ${plain(v.households)} × ${money(v.worth)} = ${millions(v.worth * v.households)} to the households.

On the other side, ${money(v.worth)} is only an average. Households on high ground must pay for a wall from which they gain little, and cannot spend the money on what they prefer.

Voluntary gifts fail because of free riding, although the wall is worth more than it costs. So a tax is the better way. It depends, however, on whether the survey can be trusted, since people who do not expect to pay may name too high a value, and the tax would be fairer if homes at risk paid more.`,
          solution: `Collected: ${plain((v.households * v.givers) / 100)} households × ${money(v.gift)} = ${money(collected)}, ${plain(v.percent)}% of the cost. Up to four marks for both ways of paying; one alone earns at most three of them. Up to two for evaluation: fairness, the survey, and a judgement.`,
        }),
        e: weighed({
          prompt:
            'Assess whether vaccination should be provided free of charge by the government rather than left to the market.',
          subtopic: '3.1',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'vaccination is a merit good: people underrate its benefits because of imperfect information (that it also protects others is right too)',
            `free provision has an opportunity cost: the ${millions(v.cost)} could pay for another project`,
          ],
          AO2: [
            'the market provides it, but it is under-consumed; a price of zero raises consumption',
            'people with low incomes, who cannot pay the clinics, gain access',
            'some who would have paid get it free, so part of the money changes nothing',
            'at a price of zero demand may exceed what the clinics can supply, so that people wait',
          ],
          AO3: [
            'a price of zero does not cure imperfect information: those who do not see the benefit may still not come, so information is needed too',
            'it depends on how far price rather than information keeps people away, or on the cost compared with the benefit',
            'a subsidy or free doses only for people with low incomes or at risk may reach the aim at a lower cost',
            'a judgement that follows from the argument',
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
})
