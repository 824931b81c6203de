import { judged } from '@/lib/exams/authoring/marks'

/** What the points of the essays in this folder ask for; see content/questions/README.md. */

export const PUBLIC_GOOD = [
  judged(
    'non-rival: one person’s consumption does not reduce what is left for others',
    `
    LESS = reduce/diminish/decrease/limit/lower/affect/prevent/stop/lessen
    REST = other/others/else/left/available/amount/quantity/next/another
    accept not LESS ... REST
    accept REST ... still ... use/consume/enjoy/benefit
    accept consum*/use/enjoy*, same time
    unsure non rival | nonrival | non rivalrous | not rival
    earns: consumption by one person does not reduce the amount left for others
    earns: if I use it this doesnt affect how much others can use
    earns: many people can consume it at the same time, it is non rival
    earns: one persons use does not dimminish what is available to another
    misses: each extra car reduces the space left for others
    misses: nobody has to pay for it
    misses: it is a good that everybody likes`,
  ),
  judged(
    'non-excludable: nobody can be kept from the benefit, whether they pay or not',
    `
    KEEP = exclude/prevent/stop/keep/deny/bar/refuse
    unsure who ... pay ... KEEP
    accept not KEEP ... use/benefit/consume/enjoy/pay/light/good/it
    accept impossible/hard/difficult/nobody ... KEEP
    accept not KEEP
    accept everyone/everybody/anyone ... benefit/use/enjoy ... not pay
    accept whether ... not pay
    unsure non excludable | nonexcludable | not excludable
    earns: nobody can be kept from the benefit, whether they pay or not
    earns: it is impossible to exclude anybody
    earns: it is imposible to prevent someone from using it
    earns: nobody can be kept out of it
    misses: a fence excludes all others
    misses: the government pays for it
    misses: drivers can be kept out by a toll`,
  ),
  judged(
    'in a market economy private firms produce what they expect to sell at a profit',
    `
    FIRM = firm/business/company/producer/entrepreneur/sector/seller/supplier
    accept FIRM, profit/profitable
    accept produce/supply/sell/provide, profit/profitable
    unsure profit
    earns: private firms only produce what they can sell at a profit
    earns: in a market economy the aim of busineses is to make profit
    earns: goods are supplied only if it is profitable
    misses: the government decides what is produced
    misses: private firms are owned by people
    misses: consumers want many goods`,
  ),
]

export const FREE_RIDER = judged(
  'free-rider problem: those who cannot be excluded have no reason to pay and wait for others to pay',
  `
  REASON = reason/incentive/need/want/willing/motivation
  accept free rider/ride/riding
  accept wait/hope/expect/rely/let ... other/others/else/neighbour ... pay
  accept not REASON ... pay
  accept nobody ... REASON
  accept benefit/use/enjoy/consume ... not pay
  earns: people become free riders because they get it anyway
  earns: nobody has an incentive to pay for it
  earns: each household will hope that others will beneffit, they can be free ridders
  earns: they can enjoy it without paying
  misses: people pay for the good with their taxes
  misses: many people like to ride on roads
  misses: everyone is willing to pay a high price`,
)

export const MISSING_MARKET = judged(
  'so a firm earns too little revenue to cover its costs: the good is valued but not supplied (a missing market)',
  `
  COVER = cover/pay/meet/recover
  accept missing market
  accept market is missing
  accept revenue/income/money/sales ... not COVER ... cost
  accept not COVER ... cost
  accept revenue ... below/less/lower/smaller ... cost
  accept not profit/profitable
  accept too/very little revenue/profit
  unsure not supply/provide/produce
  earns: the revenue of the firm would be below its costs
  earns: the company can not cover its costs so it does not supply it
  earns: there is a mising market
  earns: a private firm would make no profit
  misses: the revenue is higher than the cost
  misses: firms want to earn a high profit
  misses: the government supplies the good`,
)

export const MIXED_ECONOMY = [
  judged(
    'a mixed economy combines a private sector led by prices with a public sector; in a market economy the role of government is limited',
    `
    STATE = public/government/state
    PRIVATE = private/market/price
    accept mixed ... PRIVATE ... STATE
    accept mixed ... STATE ... PRIVATE
    accept market, STATE, limited/little/small/minimal/role/no/not
    earns: a mixed economy has a private and a public sector
    earns: a mixed economy is one in wich resources are allocated by both the government and the market
    earns: in a market economy the role of the goverment is limited
    misses: a mixed economy is better for everyone
    misses: the government plans everything
    misses: prices go up when demand rises`,
  ),
  judged(
    'it can provide public goods, which the market does not supply because of free riders',
    `
    STATE = public/government/state
    accept public goods, provide/supply/government/state/free/produce/finance/fund
    accept government/state ... provide/supply/finance/fund ... defence/lighting/police/barrier
    accept public goods & free rider/riders
    earns: the government can provide public goods such as defence
    earns: public goods would not be suplied by the market because of free riders
    earns: the state finnances street lighting out of taxes
    misses: public transport is often late
    misses: goods are sold by private firms
    misses: goods in shops are cheap`,
  ),
  judged(
    'it can raise the consumption of merit goods and lower that of demerit goods, where consumers have imperfect information',
    `
    accept merit goods/good
    accept demerit goods/good
    accept subsid*/tax/ban/encourage/discourage, vaccin*/education/healthcare/cigarettes/alcohol/smoking/tobacco
    earns: merit goods such as vaccination are under-consumed without a subsidy
    earns: the government can discourage demerit goods with a tax
    earns: it can ban cigarretes because people do not know how harmful they are
    misses: goods are sold at a high price
    misses: the government has good information
    misses: it is a question of taste`,
  ),
  judged(
    'it can help those who lack the income to buy necessities: the market produces only for those willing and able to pay',
    `
    POOR = poor/poverty/unemployed/old/needy
    HELP = help/benefit/transfer/welfare/support/redistribut*/pension/subsid*/necessities
    accept POOR, HELP
    accept low income/incomes, HELP
    accept HELP ... POOR
    accept redistribut*, income/wealth
    accept market/firm ... only ... able/willing/afford/pay
    accept benefits, necessities
    earns: the government can help poor people with benefits
    earns: a market only produces for those who are able to pay
    earns: benefits let the unemployd buy necessities
    misses: the rich buy more than the rest
    misses: the poor work hard in a market economy
    misses: the government collects taxes`,
  ),
]

export const MARKET_ECONOMY = [
  judged(
    'prices ration, signal and give incentives without a planner, so resources follow the wishes of consumers',
    `
    accept price, signal/ration/incentive/allocate/mechanism
    accept demand/consumers ... more ... price ... rise
    accept consumer sovereignty
    accept resources ... move/follow/flow/go ... demand/want/consumer/profit/wishes
    earns: prices act as a signal to producers
    earns: when consumers want more of a good its price rises and firms make more
    earns: the price mecanism allocates resources
    misses: prices are high in a market economy
    misses: the government sets all prices
    misses: resources are scarce`,
  ),
  judged(
    'the profit motive and competition encourage low costs, variety and new products',
    `
    DRIVE = competition/compete/profit/rival/rivals
    BETTER = efficient/efficiency/innovat*/cost/costs/quality/variety/choice/new/better/improve/productiv*
    accept DRIVE, BETTER
    accept DRIVE & innovat*/efficient/efficiency
    earns: competition forces firms to be efficient
    earns: the profit motive leads to new and beter products, it makes firms inovate more efficiently
    earns: competion lowers costs and gives more choice
    misses: competition is a bad thing for workers
    misses: firms are owned by the state
    misses: the government improves quality`,
  ),
  judged(
    'governments lack information too or act for political reasons; taxes can weaken incentives, and administration uses resources',
    `
    STATE = government/governments/state/officials/politicians
    accept government failure
    accept STATE ... not information/know/knowledge
    accept STATE ... imperfect/wrong/bad information
    accept STATE ... political/vote/votes/corrupt*/inefficient/bureaucra*/election
    accept tax/taxes/taxation/benefits ... weaken/reduce/lower/destroy/less ... incentive/incentives/work/invest
    accept bureaucracy/administration ... cost/costs/resources/slow/waste/scarce
    earns: the government may lack information as well
    earns: high taxes reduce the incentive to work
    earns: governments can act for politcal reasons such as winning votes
    earns: there may be government failure
    misses: the government has a lot of information
    misses: taxes pay for schools
    misses: firms work to earn profit`,
  ),
]
