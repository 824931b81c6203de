import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essay in this folder ask for; see content/questions/README.md. */

export const GDP = judged(
  'GDP is the total value of all final goods and services produced in a country in a period; per head means divided by population.',
  `
    accept gdp/product ... value ... goods/services/output
    accept value/total ... goods/services ... produced/made
    accept divided ... population/people/inhabitants
    accept output per head/person/capita
    earns: GDP is the value of all goods and services produced in a country
    earns: it is GDP divided by the population
    earns: the total value of final goods and servises produced in a year
    misses: GDP is higher in Country Y
    misses: the population of Country Y is large
    misses: people buy many goods and services`,
)

export const RELIABLE = [
  judged(
    'Data are collected by methods that follow international guidelines and are widely available.',
    `
    accept international/same/common/standard ... guidelines/methods/method/rules/standards/way
    accept data/figures/statistics ... available/published/reliable
    earns: the data follow international guidelines
    earns: GDP is measured by the same method everywhere
    earns: the figures are reliabel, the statistics are pubblished
    misses: the data may be wrong
    misses: international trade is important
    misses: GDP does not measure pollution`,
  ),
  judged(
    'A gap as large as this is unlikely to be caused by errors alone.',
    `
    GAP = gap/difference
    BIG = large/big/huge/great/so
    accept BIG ... GAP ... error/errors/mistakes
    accept GAP ... not error/mistake/explain/cause
    accept error/mistake ... not explain/cause/account
    accept not error/mistake ... GAP
    unsure BIG GAP
    earns: the gap is so large that errors alone cannot explain it
    earns: such a big difference can hardly be due to mistakes in the data
    earns: a diffrence like this is not caused by errors
    misses: there are many errors in the data
    misses: Country Y is rich
    misses: the gap between rich and poor in Country Y`,
  ),
]

export const LIMITS = [
  judged(
    'Unrecorded output: goods grown for own use, unpaid work and the informal economy may be large in Country X.',
    `
    accept informal/shadow/hidden/underground/black economy/sector/market
    accept unrecorded/unpaid/subsistence/undeclared
    accept not recorded/counted/measured/included
    accept only/part ... recorded/counted/measured/included
    accept grow/grows/produce ... own ... food/use/crops/consumption
    accept housework/barter
    earns: many people work in the informal economy
    earns: families grow their own food, which is not recorded
    earns: a lot of output is unreccorded
    misses: all output is recorded in GDP
    misses: output is higher in Country Y
    misses: people work hard in Country X`,
  ),
  judged(
    'Prices and exchange rates: a dollar may buy more in Country X, and rates can change quickly.',
    `
    CHEAP = cheap/cheaper/low/lower/different/less
    accept purchasing power
    accept exchange rate/rates
    accept cost/costs of living
    accept money/dollar ... buy/buys ... more
    accept prices ... CHEAP
    accept CHEAP ... prices
    earns: prices are lower in Country X
    earns: the purchasing power of a dollar differs
    earns: the exchange rate may not show what mony buys, exchage rates change
    misses: prices rise every year
    misses: the price of oil
    misses: Country X exchanges goods with Country Y`,
  ),
  judged(
    'An average hides distribution: income in Country Y may be very unequal; GDP also counts income of foreign owners, unlike GNI.',
    `
    accept average ... distribution/unequal/rich/hide/hides/mean
    accept inequality/unequal/unequally/unevenly
    accept distribution ... income/wealth
    accept few ... people/rich/persons ... own/earn/have
    accept gini
    accept gni
    earns: an average hides the distribution of income
    earns: income in Country Y may be very unequal
    earns: a few rich people may own most of the welth, there is inequallity
    misses: the average income is high
    misses: goods are distributed by lorry
    misses: everyone is equally rich`,
  ),
  judged(
    'Leisure, pollution, safety and what is produced (weapons or health) are not shown.',
    `
    QUALITY = leisure/pollution/crime/safety/environment/health/education/hours/happiness/weapons/stress
    accept QUALITY, ignore/lower/reduce
    accept not show/include/measure/count ... QUALITY
    accept QUALITY ... not show/include/measure/count/gdp
    accept lower/reduce ... not gdp
    accept quality of life
    unsure QUALITY
    earns: GDP does not show pollution
    earns: leisure time is ignored
    earns: the quality of life also depends on polution and crime
    misses: GDP shows the output
    misses: prices are different
    misses: the income of the rich`,
  ),
]
