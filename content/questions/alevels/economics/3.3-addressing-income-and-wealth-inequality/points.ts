import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essays in this folder ask for; see content/questions/README.md. */

export const INCOME_AND_WEALTH = [
  judged(
    'income is a flow: wages, rent, interest, profit and transfer payments over a period',
    `
    accept income, flow
    accept income ... wage/wages/salary/rent/earn/earned/earnings/receive/received ... period/time/month/monthly/year/week
    accept income ... period/month/year/week
    unsure income ... wage/wages/salary/earn/earned/receive
    earns: income is a flow of money
    earns: income is what people earn in a month, such as wages
    earns: income is the money recieved over a period of time
    misses: income is what a person owns
    misses: wealth is a stock
    misses: incomes are unequal`,
  ),
  judged(
    'wealth is a stock: what is owned at a moment, such as houses, savings and shares, less what is owed',
    `
    ASSET = asset/assets/house/houses/savings/shares/property/land
    accept wealth, stock
    accept wealth ... own/owns/owned/have/has/value/accumulated/possess
    accept wealth ... ASSET
    earns: wealth is a stock of assets
    earns: wealth is what a person owns, such as a house
    earns: wealth is the value of all assests that you own
    misses: wealth is what people earn each month
    misses: income is a flow
    misses: wealth makes people happy`,
  ),
  judged(
    'two or more reasons named, such as skills, unemployment, discrimination, ownership of assets, inheritance',
    `
    SKILL = skill/skills/education/training/qualifications
    WORK = unemployment/unemployed/job/jobs
    UNFAIR = discrimination/discriminate
    INHERIT = inherit/inherits/inheritance
    OWN = ownership/property/assets/shares/land
    accept SKILL & WORK/UNFAIR/INHERIT/OWN
    accept WORK & UNFAIR/INHERIT
    accept UNFAIR & INHERIT/OWN
    accept INHERIT & OWN
    unsure SKILL
    unsure INHERIT
    earns: people differ in skills, and some are unemployed
    earns: some inherit property. Others suffer from discrimination.
    earns: reasons are discrimnation and inheritence, also educaton
    misses: the rich are lucky
    misses: prices are high for the poor
    misses: the government is to blame`,
  ),
]

const LEGAL_LOWEST = judged(
  'a legal lowest wage; above the equilibrium it raises the pay of the lowest paid who keep their jobs: diagram',
  `
  UP = raise/raises/rise/rises/increase/increases/higher/more
  PAY = pay/wage/wages/income/incomes/earn/earnings/lowest/poorest
  accept lowest/least wage/wages/pay ... law/legal/legally/allowed
  accept legal/legally/law ... lowest/minimum/least
  accept minimum wage ... UP ... PAY
  accept minimum wage, above, equilibrium
  accept UP ... PAY ... low/lowest/unskilled/poor/bottom
  earns: it is the lowest wage that firms may legally pay
  earns: a minimum wage increases the income of low paid workers
  earns: the minimum wage is set above the equilibrum wage
  misses: the minimum wage is a bad idea
  misses: workers are paid each month
  misses: taxes are raised for the rich`,
)

const NO_COST = judged(
  'no direct cost to the government; work becomes more worthwhile',
  `
  accept not cost/expensive/spend/pay/revenue ... government/state
  accept government/state ... not pay/spend/cost/revenue/money
  accept cost/costs ... government/state ... nothing/little
  accept not tax/government revenue/money/spending
  accept work/working/job/jobs ... worthwhile/attractive/pays/incentive
  accept incentive ... work/job/jobs
  earns: there is no cost to the government
  earns: the goverment does not have to pay for it
  earns: people have more incentive to work
  misses: it costs the government a lot of money
  misses: firms employ fewer workers
  misses: working is hard`,
)

export const MINIMUM_WAGE = [LEGAL_LOWEST, NO_COST]

export const TAX_AND_TRANSFERS = [
  judged(
    'progressive tax: the percentage paid rises with income, so the gap after tax is smaller',
    `
    PART = percentage/proportion/rate/share/percent
    accept progressive ... PART
    accept PART ... rise/rises/increase/increases/higher/larger ... income/incomes/rich/earn/earners
    accept rich/richer/high | higher income/incomes | high earners ... PART/more/higher ... tax
    accept tax/progressive ... gap/inequality/difference ... smaller/narrow/narrows/reduce/reduces/less/fall/falls
    accept tax/progressive ... reduce/reduces/narrow/narrows/close/closes ... gap/inequality/difference
    earns: under a progressive tax the percentage paid rises with income
    earns: a progresive tax takes a larger proporton from the rich
    earns: the tax narrows the gap between rich and poor
    misses: everybody pays the same tax
    misses: a minimum wage raises pay
    misses: taxes are never popular`,
  ),
  judged(
    'transfer payments such as pensions or unemployment benefit, means-tested or universal, raise the lowest incomes',
    `
    TRANSFER = transfer/transfers/pension/pensions/benefit/benefits/allowance
    POOR = poor/poorest/lowest/low/old/ill/unemployed/sick/need/needy
    accept TRANSFER ... POOR
    accept POOR ... receive/get ... TRANSFER
    accept TRANSFER ... raise/raises/increase/increases/income/incomes/reach/reaches
    accept means tested
    earns: transfer payments raise the income of the poorest
    earns: pensions go to the old who cannot work
    earns: unemployed people get benifits
    misses: the rich pay high taxes
    misses: there are benefits of a minimum wage for firms
    misses: workers are transferred to another town`,
  ),
  judged(
    'both ends of the distribution are changed, and people without work are reached',
    `
    accept both/each end/ends/side/sides
    accept rich ... pay/pays/tax/lose/less ... poor/poorest ... receive/gain/get/more/benefit
    accept reach/reaches/help/helps/support/supports ... unemployed/old/ill/job/jobless | without work/job | not work
    accept unemployed/old/ill | without work/job | not work ... helped/reached/receive/get
    accept take/takes ... rich ... give/gives ... poor
    earns: it changes incomes at both ends of the distribution
    earns: they take from the rich and give to the poor
    earns: transfers reach people who do not work
    earns: it helps the old and the unemployd too
    misses: a minimum wage only helps those who work
    misses: the rich become richer
    misses: workers earn more in the city`,
  ),
  judged(
    'high rates may weaken the incentive to work or lead to avoidance; benefits may weaken the incentive to seek a job; administration and opportunity cost',
    `
    WEAKEN = weaken/weakens/reduce/reduces/lower/lowers/less/destroy/lose/discourage/discourages/disincentive/not
    accept WEAKEN ... incentive/incentives/motivation/work/effort/seek/job
    accept tax avoidance/evasion
    accept avoid/evade ... tax/taxes
    accept opportunity cost
    accept administration/admin/administer ... cost/costs/expensive
    earns: high taxes reduce the incentive to work
    earns: benefits discourage people from seeking a job
    earns: rich people may try to aviod the tax
    earns: there is an opportunity cost
    misses: high taxes bring the government money
    misses: benefits help the poor
    misses: a minimum wage may cause unemployment`,
  ),
]
