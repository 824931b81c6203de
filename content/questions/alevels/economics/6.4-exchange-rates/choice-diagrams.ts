import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('6.4')

export { templates }

const cells = (up: boolean, trade: boolean) =>
  `${up ? 'appreciation' : 'depreciation'} | ${trade ? 'net exports' : 'the cost of imported materials'}`

question('exchange-rate-behind-two-shifts', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    up: random.chance(0.5),
    trade: random.chance(0.5),
    small: random.int(9, 11),
    large: random.int(26, 30),
    currency: random.pick(['crown', 'peso', 'dinar', 'rupee']),
  }),
  make: ({ up, trade, small, large, currency }) => {
    const [onDemand, onSupply] = trade ? [large, small] : [small, large]
    const side = up ? -1 : 1
    const ad = [(-side * onDemand) / 2, (side * onDemand) / 2] as const
    const sras = [(side * onSupply) / 2, (-side * onSupply) / 2] as const
    const more = up !== trade
    return {
      stem: `The floating exchange rate of the ${currency} changed. Nothing else did. The diagram shows the effects on aggregate demand and on short-run aggregate supply in the country that uses the ${currency}, which imports many of its raw materials.`,
      prompt: [
        'What happened to the currency, and which effect was the stronger?',
        'Which change of the currency does the diagram show, and which of its effects was greater?',
      ],
      figure: figure(
        {
          name: 'international-economic-issues/exchange-rate-two-shifts',
          title: 'Aggregate demand and short-run aggregate supply before and after',
          description: `Price level on the vertical axis, real output on the horizontal axis. AD2 lies to the ${up ? 'left' : 'right'} of AD1 and SRAS2 to the ${up ? 'right' : 'left'} of SRAS1; ${trade ? 'AD' : 'SRAS'} moves further. The first equilibrium is at Y1 and P1, the second at Y2 and P2.`,
          height: DIAGRAM_HEIGHT,
        },
        adAs({ demand: ad, supply: sras }).shape,
      ),
      columns: 'change of the currency | stronger effect, through',
      right: cells(up, trade),
      wrong: {
        [cells(!up, trade)]:
          `You reversed the effects of the exchange rate. When the ${currency} ${up ? 'appreciates, exports are dearer abroad and imported materials cheaper' : 'depreciates, exports are cheaper abroad and imported materials dearer'}.`,
        [cells(up, !trade)]:
          `You overlooked output. It ${more ? 'rises' : 'falls'}, as the shift of ${trade ? '*AD*' : '*SRAS*'} alone would make it.`,
        [cells(!up, !trade)]:
          `You reversed the effects of the exchange rate and took the smaller shift for the larger.`,
      },
      solution: `${up ? 'An appreciation makes exports dearer and imports cheaper: net exports fall and *AD* shifts to the left. Imported materials cost less, so *SRAS* shifts to the right' : 'A depreciation makes exports cheaper and imports dearer: net exports rise and *AD* shifts to the right. Imported materials cost more, so *SRAS* shifts to the left'}. Output ${more ? 'rises' : 'falls'}, so the effect through ${trade ? 'net exports' : 'costs'} was the stronger.`,
    }
  },
  verify: ({ up }) => (up ? 'appreciation' : 'depreciation'),
})
