import { balanceOf, cashBook, money, runningLedger, tAccount } from './accounts'
import { breakEvenChart, breakEvenUnits } from './business'

describe('accounts', () => {
  it.each([
    [12400, '12 400'],
    [1234567, '1 234 567'],
    [-500, '(500)'],
    [null, '………'],
  ])('writes %p as %s', (amount, written) => {
    expect(money(amount)).toBe(written)
  })

  it('carries the balance to the smaller side and brings it down on the other', () => {
    expect(balanceOf([['', '', 900]], [['', '', 250]])).toEqual({ side: 'debit', amount: 650 })
    const { shape } = tAccount({
      title: 'Bank',
      debit: [['1 Jan', 'Sales', 900]],
      credit: [['2 Jan', 'Rent', 250]],
      closing: { carried: '31 Jan', brought: '1 Feb' },
    })
    expect(shape.match(/>650</g)).toHaveLength(2)
    expect(shape.match(/>900</g)).toHaveLength(3)
    expect(shape).toContain('Balance b/d')
  })

  it('brings nothing down where both sides agree', () => {
    const { shape } = tAccount({
      title: 'Bank',
      debit: [['', 'Sales', 250]],
      credit: [['', 'Rent', 250]],
      closing: { carried: '31 Jan', brought: '1 Feb' },
    })
    expect(shape).not.toContain('Balance')
  })

  it('runs a balance through an overdraft and back', () => {
    const { balances, shape } = runningLedger({
      title: 'Bank',
      postings: [
        ['', 'a', 100, null],
        ['', 'b', null, 250],
        ['', 'c', 150, null],
      ],
    })
    expect(balances).toEqual([100, -150, 0])
    expect(shape).toContain('150 Cr')
  })

  it('balances cash and bank, and only totals discounts', () => {
    const { balances } = cashBook({
      columns: ['Discount', 'Cash', 'Bank'],
      receipts: [['', 'a', 10, 80, 200]],
      payments: [['', 'b', 5, 30, 260]],
      closing: '31 Jan',
    })
    expect(balances).toEqual([0, 50, -60])
  })
})

describe('break-even', () => {
  it.each([
    [{ fixed: 24000, variable: 8, price: 20 }, 2000],
    [{ fixed: 0, variable: 8, price: 20 }, 0],
    [{ fixed: 100, variable: 8, price: 8 }, Number.POSITIVE_INFINITY],
  ])('divides fixed cost by contribution: %j', (values, units) => {
    expect(breakEvenUnits(values)).toBe(units)
  })

  it.each([
    { fixed: 100, variable: 8, price: 2, maxUnits: 50 },
    { fixed: 0, variable: 0, price: 0, maxUnits: 10 },
    { fixed: 1e7, variable: 1, price: 2, maxUnits: 100, actual: 90 },
  ])('stays a drawing where a firm cannot break even: %j', values => {
    expect(breakEvenChart(values)).not.toMatch(/NaN|Infinity/)
  })
})
