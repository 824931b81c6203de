import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { centred, line, rect, text } from '@/lib/figures/shapes'

/** Both were a hundred, in billions of the home currency. */
const TRADE = 100

type Set = { fall: number; exports: number; imports: number }

/**
 * Exports keep their price at home, so abroad they cost less by the fall of the currency; imports cost more at home by as
 * much. Quantities follow by the elasticities, to the first order, which is the condition's own.
 */
function tradeOf({ fall, exports, imports }: Set) {
  const sold = TRADE * (1 + (exports * fall) / 100)
  const bought = TRADE * (1 + ((1 - imports) * fall) / 100)
  return { sold, bought, balance: sold - bought }
}

function bar(x: number, value: number, name: string, cls: string): string {
  const [base, height] = [190, value * 0.85]
  return (
    rect(x, base - height, 64, height, cls) +
    centred(x + 32, base - height - 12, fixed(value, 1)) +
    text(x + 32, base + 18, name, { anchor: 'middle' })
  )
}

function draw(values: Set): string {
  const { sold, bought, balance } = tradeOf(values)
  const before = 190 - TRADE * 0.85
  const [top, low] = [150 - Math.max(0, balance) * 2.2, 150 + Math.max(0, -balance) * 2.2]
  return (
    line(14, 190, 206, 190) +
    bar(30, sold, 'exports', 'p w') +
    bar(126, bought, 'imports', 'r rw') +
    line(14, before, 206, before, 'l dash thin') +
    line(244, 150, 346, 150) +
    (Math.abs(balance) < 0.05 ? '' : rect(268, top, 54, low - top, balance > 0 ? 'p w' : 'r rw')) +
    centred(295, balance >= 0 ? top - 12 : low + 12, `${balance > 0.05 ? '+' : ''}${fixed(balance, 1)}`) +
    text(295, 18, 'change of the', { anchor: 'middle' }) +
    text(295, 34, 'trade balance', { anchor: 'middle' })
  )
}

function says(values: Set): Said {
  const { sold, bought, balance } = tradeOf(values)
  const sum = values.exports + values.imports
  const condition = `${fixed(sum, 1)}: ${sum > 1.0001 ? 'more than 1' : sum < 0.9999 ? 'less than 1' : 'equal to 1'}`
  const change =
    Math.abs(balance) < 0.05
      ? 'none'
      : `${balance > 0 ? 'better' : 'worse'} by ${fixed(Math.abs(balance), 1)} billion`
  return {
    description: `Exports and imports, each worth ${TRADE} billion in home currency before. The currency falls by ${values.fall} %. With a price elasticity of ${fixed(values.exports, 1)} exports become worth ${fixed(sold, 1)} billion; with one of ${fixed(values.imports, 1)} imports become worth ${fixed(bought, 1)} billion. Trade balance: ${change}. The elasticities add up to ${condition}.`,
    readings: [
      ['Value of exports', `${fixed(sold, 1)} billion`],
      ['Value of imports', `${fixed(bought, 1)} billion`],
      ['Trade balance', change],
      ['Sum of elasticities', condition],
    ],
  }
}

export const moving = explorable({
  title: 'A cheaper currency and the trade balance',
  height: 220,
  values: {
    fall: { label: 'Currency falls by', unit: '%', min: 0, max: 10, step: 1, start: 5 },
    exports: { label: 'Elasticity, exports (−)', min: 0, max: 2, step: 0.1, start: 0.3 },
    imports: { label: 'Elasticity, imports (−)', min: 0, max: 2, step: 0.1, start: 0.2 },
  },
  draw,
  says,
})
