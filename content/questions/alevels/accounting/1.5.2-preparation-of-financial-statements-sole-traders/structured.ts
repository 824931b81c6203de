import { blank, fill, own, statement } from '@/lib/exams/authoring/accounts'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.5.2')

export { templates }

question('statement-of-profit-or-loss', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const v = {
      revenue: random.step(140000, 210000, 500),
      bought: random.step(76000, 98000, 200),
      taken: random.step(600, 2400, 100),
      opening: random.step(8000, 15000, 100),
      closing: random.step(8000, 15000, 100),
      wages: random.step(22000, 32000, 100),
      owed: random.step(300, 1200, 20),
      oldAllowance: random.step(400, 900, 10),
      increase: random.step(60, 240, 10),
      rate: random.pick([10, 15, 20]),
      cost: random.step(30000, 52000, 1000),
      year: random.pick([2024, 2025]),
    }
    const gross = v.revenue - v.opening - v.bought + v.taken + v.closing
    const left = gross - v.wages - v.owed - v.increase - (v.cost * v.rate) / 100
    return v.opening === v.closing || left < 8000 ? null : v
  },
  make: v => {
    const purchases = v.bought - v.taken
    const costOfSales = v.opening + purchases - v.closing
    const gross = v.revenue - costOfSales
    const wages = v.wages + v.owed
    const depreciation = (v.cost * v.rate) / 100
    const profit = gross - wages - depreciation - v.increase
    return {
      stem: `A sole trader provides this information at 31 December ${v.year}. Wages of ${money(v.owed)} are accrued. Inventory is ${money(v.closing)}. Goods costing ${money(v.taken)} were taken for own use and have not been recorded. Equipment is depreciated at ${v.rate}% a year on cost. The allowance for irrecoverable debts is to be ${money(v.oldAllowance + v.increase)}.`,
      table: {
        caption: 'Some balances before the adjustments',
        head: ['Item', '\\$'],
        rows: [
          ['Revenue', plain(v.revenue)],
          ['Purchases', plain(v.bought)],
          [`Inventory, 1 January ${v.year}`, plain(v.opening)],
          ['Wages', plain(v.wages)],
          ['Equipment at cost', plain(v.cost)],
          ['Allowance for irrecoverable debts', plain(v.oldAllowance)],
        ],
      },
      parts: {
        '': statement({
          prompt: `Prepare the statement of profit or loss for the year ended 31 December ${v.year}. Enter amounts without signs.`,
          objective: 'AO2',
          head: ['', '\\$', '\\$'],
          rows: [
            ['Revenue', '', v.revenue],
            ['Opening inventory', v.opening, ''],
            ['Purchases, less goods for own use', blank('Purchases', purchases), ''],
            ['Less: closing inventory', v.closing, ''],
            [
              'Less: cost of sales',
              '',
              own(fill('Cost of sales', costOfSales), `${v.opening} + a - ${v.closing}`, 'Purchases'),
            ],
            ['Gross profit', '', own(blank('Gross profit', gross), `${v.revenue} - a`, 'Cost of sales')],
            ['Less: wages', blank('Wages', wages), ''],
            ['Less: depreciation', blank('Depreciation', depreciation), ''],
            [
              'Less: increase in allowance for irrecoverable debts',
              blank('Increase in allowance', v.increase),
              '',
            ],
            [
              'Profit for the year',
              '',
              own(
                blank('Profit for the year', profit),
                'a - b - c - d',
                'Gross profit',
                'Wages',
                'Depreciation',
                'Increase in allowance',
              ),
            ],
          ],
          solution: `Purchases: ${plain(v.bought)} − ${plain(v.taken)} = ${money(purchases)}. Cost of sales: ${plain(v.opening)} + ${plain(purchases)} − ${plain(v.closing)} = ${money(costOfSales)}. Gross profit: ${plain(v.revenue)} − ${plain(costOfSales)} = ${money(gross)}.

Wages: ${plain(v.wages)} + ${plain(v.owed)} = ${money(wages)}. Depreciation: ${v.rate}% of ${plain(v.cost)} = ${money(depreciation)}. Only the increase of the allowance, ${money(v.increase)}, is an expense. Profit: ${plain(gross)} − ${plain(wages)} − ${plain(depreciation)} − ${plain(v.increase)} = ${money(profit)}.`,
        }),
      },
    }
  },
})
