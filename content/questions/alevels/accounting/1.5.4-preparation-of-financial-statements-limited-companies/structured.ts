import { blank, fill, own, statement } from '@/lib/exams/authoring/accounts'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '1.5.4')

export { templates }

question('statement-of-changes-in-equity', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const shares = random.step(200000, 500000, 50000)
    const retained = random.step(60000, 120000, 1000)
    return {
      shares,
      retained,
      issued: random.step(40000, 100000, 10000),
      above: random.pick([20, 30, 40, 50]),
      oldPremium: random.step(10000, 40000, 5000),
      cents: random.pick([4, 5, 6, 8]),
      profit: random.step(48000, 96000, 500),
    }
  },
  make: ({ shares, retained, issued, above, oldPremium, cents, profit }) => {
    const premium = (issued * above) / 100
    const dividend = (shares * cents) / 100
    return {
      stem: `On 1 January 2025 a company had ${plain(shares)} ordinary shares of \\$1 each, share premium of ${money(oldPremium)} and retained earnings of ${money(retained)}. In April 2025 it paid a final dividend for 2024 of \\$0.0${cents} a share. In July 2025 it issued ${plain(issued)} ordinary shares at \\$1.${above} each, fully paid. The profit for 2025 was ${money(profit)}.`,
      parts: {
        a: statement({
          prompt:
            'Complete the statement of changes in equity for the year ended 31 December 2025. Enter the dividend without a sign.',
          objective: 'AO2',
          head: ['', 'Share capital \\$', 'Share premium \\$', 'Retained earnings \\$'],
          rows: [
            ['Balance at 1 January', shares, oldPremium, retained],
            [
              'Issue of shares',
              blank('Issue: share capital', issued),
              blank('Issue: share premium', premium),
              '',
            ],
            ['Profit for the year', '', '', profit],
            ['Less: dividend paid', '', '', blank('Dividend paid', dividend)],
            [
              'Balance at 31 December',
              own(fill('Closing share capital', shares + issued), `${shares} + a`, 'Issue: share capital'),
              own(
                fill('Closing share premium', oldPremium + premium),
                `${oldPremium} + a`,
                'Issue: share premium',
              ),
              own(
                blank('Closing retained earnings', retained + profit - dividend),
                `${retained} + ${profit} - a`,
                'Dividend paid',
              ),
            ],
          ],
          solution: `Share capital takes the nominal value of the new shares, ${money(issued)}; share premium takes the rest of the price, ${plain(issued)} × ${money(above / 100)} = ${money(premium)}. The dividend was paid before the issue: ${plain(shares)} × \\$0.0${cents} = ${money(dividend)}. Retained earnings: ${plain(retained)} + ${plain(profit)} − ${plain(dividend)} = ${money(retained + profit - dividend)}.`,
        }),
        b: ask.written({
          prompt: 'Explain **one** advantage to the company of issuing shares rather than debentures.',
          scheme: [
            judged(
              'a valid advantage, such as: dividends need not be paid / no repayment date / gearing does not rise / no security is needed',
              `
              FREE = optional/voluntary/discretion/discretionary/flexible/flexibility/choose/choice/decide/skip/withhold | up to directors
              reject interest on/of share | dividend must be
              accept dividend ... not pay/paid/compulsory/obliged/obligation/obligatory/fixed/mandatory/guaranteed/need/have
              accept dividend ... FREE | FREE ... dividend | not pay/obligation/need/have/compulsory ... dividend
              accept not repay/repaid/repayment/redeem/redemption/maturity/refund | permanent capital/finance/source
              accept gearing ... not increase/rise/affect/higher | gearing ... reduce/lower/low/decrease/fall | reduce/lower/low/not increase ... gearing
              accept not security/collateral/secured/charge/mortgage | not interest | avoid/save ... interest
              accept not debt/liability/loan/borrow
              unsure dividend/interest/repay/gearing/security/collateral
              earns: dividends do not have to be paid
              earns: the capital need not be repaid
              earns: the company's gearing does not increase
              earns: there is no intrest to pay, divedends are optional
              misses: the company gets more money
              misses: shareholders own the company
              misses: shares are more popular`,
            ),
            'its development, such as: so cash can be kept in a poor year, whereas debenture interest must be paid',
          ],
          solution:
            'Name one difference in favour of shares, such as dividends that are not compulsory, and then say what it means for the company.',
          modelAnswer:
            'Dividends on shares need not be paid in a poor year, whereas interest on debentures must be paid whatever the profit, so the company has less risk of running short of cash.',
        }),
      },
    }
  },
})
