import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essays in this folder ask for; see content/questions/README.md. */

export const PUBLIC_AND_DEMERIT = [
  judged(
    'public good: non-rival and non-excludable',
    `
    accept non rival/rivalrous & non excludable/exclusive
    accept not rival/rivalrous & not excludable/excluded/exclude
    unsure non rival/rivalrous/excludable/exclusive
    earns: a public good is non-rival and non-excludable
    earns: public goods are non excludable. They are also non rival.
    earns: it is non-excludable and non-rivallrous in consumption
    misses: a public good is owned by the government
    misses: a public good is rival and excludable
    misses: everybody likes public goods`,
  ),
  judged(
    'demerit good: more harmful to consumers than they realise',
    `
    HARM = harmful/harm/bad/dangerous/damage/unhealthy
    KNOW = realise/realize/know/think/believe/aware/understand/expect/foresee/information
    accept HARM ... than ... KNOW
    accept not KNOW & HARM
    accept not KNOW, demerit
    accept underestimate/ignore ... HARM/risk
    unsure demerit ... HARM
    earns: a demerit good is more harmful to consumers than they realise
    earns: people are not aware how bad a demerit good is
    earns: consumers underestimate how harmfull it is, they do not realize it is daangerous
    misses: a demerit good is a good that is cheap
    misses: a demerit good is good for people
    misses: consumers like to buy it`,
  ),
  judged(
    'the causes: free riders in the one case, information failure in the other',
    `
    GAP = failure/gap/problem
    accept free rider/ride/riding & imperfect/incomplete/asymmetric information/knowledge
    accept free rider/ride/riding & information GAP
    accept free rider/ride/riding & not realise/know/foresee/information/aware
    unsure free rider/ride/riding
    unsure information GAP
    earns: the first is caused by free riders, the second by information failure
    earns: people free ride. With the other good consumers have imperfect information.
    earns: free ridres do not pay, and there is a lack of information about the harm
    misses: both are caused by high prices
    misses: the government does not intervene
    misses: consumers have perfect information`,
  ),
]

const SPECIFIC_TAX = judged(
  'specific tax: a fixed sum per unit; supply shifts up by the tax, price rises, quantity falls: diagram',
  `
  SUPPLY = supply/curve/s
  accept supply ... shift/shifts/left/up/upward/upwards/decrease/fall/falls
  accept tax, price ... rise/rises/raise/increase/higher/up
  accept tax ... raise/raises/increase/increases ... price/cost/costs
  accept fixed/same ... sum/amount ... unit/each/per
  earns: the tax is a fixed amount on each unit sold
  earns: the supply curve shifts to the left
  earns: the tax rises the cost so the price incresaes
  misses: a tax is paid on income
  misses: demand shifts to the right
  misses: the supply of hospitals is good`,
)

const REVENUE = judged(
  'revenue for the government, which can pay for other measures; people remain free to choose',
  `
  USE = pay/fund/finance/spend/spent/use/used/hospital/hospitals/health/advice/campaign/campaigns
  accept revenue/money ... government/state
  accept government/state ... revenue/earn/earns/collect/collects/raise/raises/gain/gains/receive/receives, revenue/money
  accept tax/revenue ... USE
  accept free ... choose/choice/buy
  earns: the government gets revenue from the tax
  earns: the tax can be used to fund hospitals
  earns: people are still free to choose
  earns: it raises revnue that the government can spend
  misses: firms sell less
  misses: the government bans the product
  misses: people have no choice`,
)

export const FOR_THE_TAX = { first: SPECIFIC_TAX, last: REVENUE }

const BURDEN = judged(
  'the tax takes a larger share of the income of the poor; it does not remove the lack of information',
  `
  POOR = poor/poorer/poorest | low income/incomes | lower income/incomes
  accept regressive
  accept POOR ... larger/bigger/higher/greater/more/most/hit/hurt/harm/suffer/lose/burden
  accept larger/bigger/higher/greater/more ... share/percentage/proportion/part ... POOR
  accept not solve/remove/cure/tackle/change/treat/address ... information/cause/knowledge/ignorance/addiction
  earns: an indirect tax is regressive
  earns: poor people lose a larger share of their income than the rich
  earns: the tax does not remove the cause, which is a lack of informaton
  misses: the poor buy less food
  misses: firms lose income
  misses: information is cheap`,
)

const INFORMATION = judged(
  'information: shifts demand to the left and treats the cause, but works slowly',
  `
  TELL = information/campaign/campaigns/education/warning/warnings/advert*/lessons/advice/labels
  accept TELL ... demand ... left/fall/falls/lower/reduce/decrease/shift/shifts
  accept TELL ... shift/shifts/reduce/reduces/lower/lowers/move/moves/decrease ... demand
  accept TELL ... slow/slowly/long/time/ignore
  accept TELL ... cause
  earns: campaigns shift demand to the left
  earns: education about the harm works slowly
  earns: warnings on the packet treat the couse of the problem, information treats the cause
  misses: a tax shifts supply to the left
  misses: demand is inelastic
  misses: a ban works quickly`,
)

const MINIMUM_PRICE = judged(
  'minimum price: raises the price without revenue for the government; firms receive more for each unit',
  `
  OTHER = maximum
  accept minimum price ... raise/rise/above/higher/increase/firm
  accept minimum price & not revenue/earn
  unsure minimum price
  earns: a minimum price raises the price as well
  earns: a minimun price is set above the equilibrum
  earns: with a minimum price the government earns nothing, firms get more for each unit
  misses: a maximum price lowers the price
  misses: the minimum wage is too low
  misses: demand rises`,
)

export const AGAINST_THE_TAX = { first: BURDEN, last: [INFORMATION, MINIMUM_PRICE] }
