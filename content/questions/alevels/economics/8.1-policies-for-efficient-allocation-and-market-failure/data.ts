import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '8.1', { calculator: 'needed' })

export { templates }

question('carbon-permits-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      start: random.int(88, 98), // million tonnes of carbon dioxide in Year 1
      falls: [random.int(2, 4), random.int(2, 4), random.int(6, 9), random.int(1, 3)] as const,
      bought: random.step(120, 300, 20), // thousand permits
      permit: random.step(25, 40, 5),
      cheap: random.step(10, 20, 5), // dollars for each tonne at Firm P
      dear: random.step(60, 95, 5), // at Firm Q
      damage: random.step(55, 80, 5),
      output: random.int(4, 9), // per cent by which output of cement fell
      imports: random.int(11, 18), // per cent by which its imports rose
      free: random.step(40, 60, 5),
    }
    const [before, ...after] = v.falls
    // Emissions fell faster with permits, and half of the estimated damage lies near the price of a permit.
    return after.reduce((sum, each) => sum + each, 0) > 3 * before &&
      v.damage >= v.permit + 25 &&
      v.damage <= 2 * v.permit + 10
      ? v
      : null
  },
  make: v => {
    const emissions = [0, 1, 2, 3, 4].map(
      year => v.start - v.falls.slice(0, year).reduce((sum, each) => sum + each, 0),
    )
    const last = emissions.at(-1) ?? 0
    const saving = (v.bought * (v.dear - v.permit)) / 1000
    return {
      stem: `**A price for carbon in Country X**

*Extract 1: permits are traded*

Power stations and factories in Country X burn coal and gas and give off carbon dioxide. Scientists who advise the government estimate that each tonne causes damage of \\$${v.damage} to other people, now and later; other scientists arrive at figures between half and twice as much. Until the end of Year 2 nobody paid for this damage.

At the beginning of Year 3 the government introduced pollution permits. A firm must hold one permit for each tonne of carbon dioxide that it gives off. The number of permits falls by 2% each year. Firms may trade them with one another, and a permit that is not used may be kept for a later year. In Year 5 a permit cost \\$${v.permit} on average. The government gave ${v.free}% of the permits to the firms free of charge and sold the rest. The table shows two firms. Firm P, a power station, can replace coal by gas. Firm Q makes cement, and to heat limestone without carbon dioxide it would need a new process.

The chart shows the emissions of all firms that need permits. In Year 4, in which they fell most, Country X was in a recession, and a winter without frost lowered the demand for heating.

*Extract 2: does it work?*

“The permits have proved themselves,” the environment minister said. “We let the market find the cheapest way to cut pollution.” The association of cement producers disagrees. Since Year 2 the output of cement in Country X has fallen by ${v.output}%, while imports of cement from countries without a carbon price have risen by ${v.imports}%. “The same carbon dioxide is now given off elsewhere,” it says.

An environmental group calls the price far too low. It would prefer a tax of \\$${v.damage} a tonne, the revenue of which would be paid out in equal amounts to all households. The finance ministry fears for the poor, who spend a larger share of their income on heating and electricity. No figures have been published on how firms in countries without permits changed their emissions in the same years.`,
      figure: chartFigure(
        {
          name: 'government-microeconomic-intervention-a-level/emissions-of-firms',
          title: 'Emissions of carbon dioxide in Country X',
        },
        barChart({
          categories: emissions.map((_, at) => `Year ${at + 1}`),
          values: emissions,
          yLabel: 'Emissions / million tonnes',
          yEvery: 20,
          yMax: 100,
        }),
      ),
      table: {
        caption: 'Two firms in Year 5',
        head: ['', 'Firm P (electricity)', 'Firm Q (cement)'],
        rows: [
          ['Cost of cutting emissions (\\$ a tonne)', plain(v.cheap), plain(v.dear)],
          ['Permits sold (thousand)', plain(v.bought), '0'],
          ['Permits bought (thousand)', '0', plain(v.bought)],
        ],
      },
      parts: {
        a: calculated({
          prompt: `Calculate how much Firm Q saved in Year 5, in \\$ million, by buying permits at \\$${v.permit} rather than cutting its emissions by the same number of tonnes.`,
          answer: saving,
          unit: '',
          method: `saving for each tonne ${v.dear} − ${v.permit} = \\$${v.dear - v.permit}; or cost of cutting \\$${plain((v.bought * v.dear) / 1000)} million and cost of permits \\$${plain((v.bought * v.permit) / 1000)} million`,
          result: `\\$${plain(saving)} million`,
          solution: `To cut one tonne would cost Firm Q \\$${v.dear}, a permit costs \\$${v.permit}. It saves \\$${v.dear - v.permit} for each of ${v.bought} thousand tonnes: ${v.bought}\u2009000 × ${v.dear - v.permit} = \\$${plain(saving)} million.`,
        }),
        b: weighed({
          prompt:
            'Explain, using the table, how trade in permits lowers the total cost of cutting emissions, and consider whether it also lowers the emissions themselves.',
          marks: 4,
          AO1: [
            'a permit is a right to give off a certain quantity of pollution that can be bought and sold; the government limits the total',
          ],
          AO2: [
            `Firm P can cut a tonne for \\$${v.cheap}, less than the price of a permit (\\$${v.permit}), so it cuts emissions and sells permits`,
            `Firm Q buys them, since \\$${v.permit} is less than \\$${v.dear}: the tonne is cut where it is cheapest, which saves \\$${v.dear - v.cheap} for each tonne`,
          ],
          AO3: [
            'trade itself does not lower emissions: what P cuts Q may give off; the total is set by the number of permits',
            'in the longer run it may, as lower costs make it easier for a government to issue fewer permits, or as every firm gains from cleaner methods',
          ],
          modelAnswer: `A permit is a right to give off one tonne of carbon dioxide that can be traded, and the government fixes the number of permits. Firm P can cut a tonne for \\$${v.cheap}. As a permit is worth \\$${v.permit}, it gains by cutting its emissions and selling permits. Firm Q would have to spend \\$${v.dear} on a tonne, so it buys permits instead. The tonne is cut where this is cheapest, and the two firms together save \\$${v.dear - v.cheap} for each tonne.

Trade alone does not lower emissions, because Firm Q gives off what Firm P avoids. The total falls only because the government issues fewer permits each year.`,
          solution:
            'One mark for what a tradable permit is, one for each firm’s decision from its figures, one for a judgement: the cap limits emissions, trade limits the cost.',
        }),
        c: weighed({
          prompt: `Explain, with the help of a diagram, how a tax of \\$${v.damage} a tonne could correct the market failure in Extract 1, and consider whether a permit price of \\$${v.permit} corrects it.`,
          subtopic: '7.4',
          marks: 6,
          AO1: [
            'diagram: MSC above MPC, with MSB (= MPB), market output where MPC = MPB and the socially optimum output where MSC = MSB',
            'negative externality: costs to third parties, so that MSC = MPC + MEC; without a price too much is produced (welfare loss shown or named)',
          ],
          AO2: [
            'the tax is equal to the marginal external cost, so MPC rises to MSC: the firm pays for the damage (internalises it)',
            'price rises and output falls to the optimum, so that the deadweight welfare loss disappears; or firms turn to cleaner methods',
          ],
          AO3: [
            `a price of \\$${v.permit} is below the estimate of \\$${v.damage}, so output is nearer to the optimum but still too high: the failure is corrected in part`,
            `the damage is uncertain (half to twice \\$${v.damage}): if it is half, ${money(v.damage / 2)}, the permit price ${v.permit >= v.damage / 2 ? 'is already high enough' : 'comes close to it'}`,
            'it depends on the firms: free permits still have an opportunity cost, but imports without a carbon price escape it',
          ],
          modelAnswer: `Carbon dioxide harms third parties, who are not paid. This is a negative externality, and MSC = MPC + MEC. In my diagram MSC lies above MPC by \\$${v.damage} for each tonne. The market produces Q₁, where MPC = MPB, but the optimum is Q₂, where MSC = MSB. The triangle between MSC and MSB from Q₂ to Q₁ is the deadweight welfare loss.

A tax of \\$${v.damage} is equal to MEC, so it raises the firm’s MPC to MSC. The polluter now pays for the damage. Price rises from P₁ to P₂ and output falls to Q₂, so that the welfare loss disappears.

The permit price works in the same way, but at \\$${v.permit} it is lower than the estimated damage. Output is reduced, yet not as far as Q₂, so the failure is corrected only in part. This judgement depends on the estimate: if the true damage were half as large, ${money(v.damage / 2)}, the permit price would ${v.permit >= v.damage / 2 ? 'already be high enough' : 'be almost right'}.`,
          solution:
            'Two marks for the diagram and the idea of the externality, two for how a tax equal to MEC moves price and output to the optimum, two for comparing the permit price with the damage and for its uncertainty.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the minister’s claim that “the permits have proved themselves”.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'permits limit the quantity of pollution and let its price be set by the market',
            'a success can be judged by lower emissions, by low cost (efficiency) or by fairness (equity)',
          ],
          AO2: [
            `for: emissions fell from ${v.start} to ${last} million tonnes, and they fell faster after permits began than before`,
            `for: pollution is cut where it is cheap: Firm P at \\$${v.cheap} rather than Firm Q at \\$${v.dear}`,
            `against: the largest fall, ${v.falls[2]} million tonnes in Year 4, came with a recession and a mild winter, which lower output and heating`,
            `against: output of cement may have moved abroad (imports up by ${v.imports}%), so that part of the carbon dioxide is given off elsewhere`,
          ],
          AO3: [
            'no comparison: figures from countries without permits are missing, so we cannot tell what would have happened anyway (cause and coincidence)',
            'the fall in the output of cement may come from the recession, and percentages of imports without tonnes do not show how much has moved abroad',
            'two firms, three years of permits: a small sample and a short time, while new processes need longer',
            'nothing is said on the cost of running and checking the system or on its effect on the poor; minister and producers speak in their own interest',
            'a judgement on sufficiency that follows from the argument, e.g. consistent with the claim, but not proof of it',
          ],
          modelAnswer: `Pollution permits limit the quantity of emissions and leave the price to the market. They have proved themselves if emissions have fallen because of them, and at a low cost.

Some evidence supports the minister. Emissions fell from ${v.start} million tonnes in Year 1 to ${last} million in Year 5. The table shows that the cuts are made where they are cheap: Firm P cuts a tonne for \\$${v.cheap} and sells its permits to Firm Q, for which a tonne would cost \\$${v.dear}. But other evidence points the other way. Emissions had fallen by ${v.falls[0]} million tonnes before permits existed. The largest fall, ${v.falls[2]} million tonnes in Year 4, came in a recession and a mild winter, when firms produce less and homes need less heating. Imports of cement rose by ${v.imports}%, so part of the pollution may only have moved abroad, where it does the same damage.

To know the effect of permits we would have to know what would have happened without them. Figures for similar countries without permits would help, but there are none. Three years are short, as a new process for cement takes longer. Two firms need not be typical. We also learn nothing about the cost of checking emissions or about poor households, and the minister has an interest in praising the government’s own policy.

The evidence therefore agrees with the claim but does not prove it. It is good enough for saying that trade lowers the cost of cutting emissions. It is not sufficient for saying that permits were the reason why they fell.`,
          solution:
            'Up to two marks for permits and a measure of success, up to three for evidence used on both sides, up to three for judging it: other causes, no comparison, what is missing, and a conclusion on sufficiency. Without the word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => ({ a: (v.bought * v.dear - v.bought * v.permit) / 1000 }),
})
