import { judged } from '@/lib/exams/authoring/marks'

/** Sentences that compare two sets of data or find fault with a survey, as points that are marked at once. */

const MORE = 'great/greater/larger/higher/high/large/big/more/long/above/most'
const LESS = 'less/smaller/lower/low/small/few/short/below/least'
const AVERAGE = 'median/average/mean/typical/generally/overall'

/** The average of one group is the greater one. */
export const greaterAverage = (high: string, low: string, what: string) =>
  judged(
    `on average the ${what} of the ${high} are greater (their median is greater)`,
    `
    MORE = ${MORE}
    LESS = ${LESS}
    AVERAGE = ${AVERAGE}
    reject AVERAGE ...(no ${high}).. ${low} ...(no ${high}/${LESS}/so/their/they/interquartile/iqr).. MORE, without range
    reject ${low} ...(no ${high}/${LESS}).. MORE median/average/mean
    reject ${high} ...(no ${low}/${MORE}).. LESS median/average/mean
    accept ${high} ...(no ${low}).. MORE median/average/mean
    accept ${low} ...(no ${high}).. LESS median/average/mean
    accept AVERAGE, ${high} ...(no ${low}/${LESS}).. MORE
    accept AVERAGE, ${low} ...(no ${high}/${MORE}).. LESS
    accept AVERAGE ... MORE ...(no ${low}/${LESS}/than).. ${high}
    accept AVERAGE ... LESS ...(no ${high}/${MORE}/than).. ${low}
    unsure AVERAGE
    unsure ${high} ...(no ${low}/${LESS}).. MORE/better, without interquartile/iqr/range/spread/vary
    earns: the median of the ${high} is greater than the median of the ${low}
    earns: On average the ${low} have lower ${what}
    earns: the ${high} have a highr median than the ${low}
    earns: the median is greater for the ${high}
    misses: the range of the ${high} is greater
    misses: the median of the ${low} is greater than the median of the ${high}
    misses: the ${high} and the ${low} are different`,
  )

const SPREAD = 'interquartile/iqr/range/spread/vary/variation/varied/variable'

/** The spread of one group is the greater one. */
export const greaterSpread = (high: string, low: string, what: string, measure: string) =>
  judged(
    `the ${what} of the ${high} vary more (their ${measure} is greater)`,
    `
    MORE = ${MORE}/wide
    LESS = ${LESS}/narrow
    SPREAD = ${SPREAD}
    reject ${low} ...(no ${high}).. MORE SPREAD
    reject ${high} ...(no ${low}).. LESS SPREAD
    accept ${high} ...(no ${low}).. inconsistent
    reject ${high} ...(no ${low}).. more consistent
    reject ${high} ...(no ${low}).. close together
    reject ${low} ...(no ${high}).. less consistent
    accept ${low} ...(no ${high}).. close together
    reject range/interquartile/iqr ...(no ${high}).. ${low} ...(no ${high}/${LESS}/so/their/they).. MORE
    accept ${high} ...(no ${low}).. MORE SPREAD
    accept ${low} ...(no ${high}).. LESS SPREAD
    accept SPREAD, ${high} ...(no ${low}/${LESS}).. MORE
    accept SPREAD, ${low} ...(no ${high}/${MORE}).. LESS
    accept SPREAD ... MORE ...(no ${low}/${LESS}/than).. ${high}
    accept SPREAD ... LESS ...(no ${high}/${MORE}/than).. ${low}
    accept ${high} ...(no ${low}).. vary more
    accept ${low} ...(no ${high}).. vary less
    accept ${low} ...(no ${high}).. more consistent
    accept more consistent ...(no ${high}/than).. ${low}
    accept ${high} ...(no ${low}).. less consistent
    unsure SPREAD
    unsure consistent
    earns: the ${measure} of the ${high} is greater than that of the ${low}
    earns: The ${what} of the ${high} are more spread out
    earns: the ${high} have a larjer ${measure} than the ${low}
    earns: the ${low} have a smaller ${measure}
    earns: the ${low} are more consistent
    misses: the ${what} of the ${low} are more spread out
    misses: the median of the ${high} is greater
    misses: the ${high} and the ${low} are different`,
  )

export const ONE_VALUE = (value: number) =>
  judged(
    'the range depends on one extreme value; the interquartile range does not',
    `
  reject interquartile/iqr ... affect/depend
  accept extreme/outlier/anomaly/anomalous/unusual
  accept range ... affect/change/depend/distort/influence ... one/single/largest/smallest/highest/greatest
  accept one/single ... much/very/far/so/too large/high/great/big/long
  accept range ... two/only/just largest/smallest/highest/greatest/values/numbers/extreme
  accept ${value}
  accept range ... use/include/contain/difference/between ... large/high/great/small/low
  accept largest/highest/greatest/longest ... much/far/very
  accept skew/distort
  accept ignore/exclude/remove ... largest/highest/greatest/longest/smallest
  accept interquartile/iqr ... middle half/50
  accept interquartile/iqr ... not depend/affect/include/use
  unsure middle
  unsure large/high
  earns: there is one extreme value, which the range depends on
  earns: The interquartile range is not affected by outliers
  earns: the range is affected by the larjest value
  earns: one value is much larger than the others
  misses: it is easier to find
  misses: the interquartile range is smaller
  misses: it uses all of the data`,
  )

export const NOT_FROM_ZERO = (min: number) =>
  judged(
    'the vertical axis does not begin at 0',
    `
    accept should/must/need/ought ... start/begin/zero/0
    accept start/begin ... high/above/more/great/big/large/after/over ... zero/0
    accept no zero/0/origin
    accept false origin
    reject axis/scale/axes/it ... start/begin ... zero/0
    accept not start/begin/go/from/include/show/have ... zero/0/nought/origin
    accept start/begin/from ... ${min}
    accept ${min} ... instead/not/rather ... 0/zero
    accept zero/0 ... missing/omitted/left
    accept axis/scale/graph/chart ... cut/broken/truncated/break
    accept truncated/cut/broken ... axis/scale/graph/chart
    accept axis/scale ... start/begin ... high
    accept only top
    accept only ... upper/top part/end
    accept cut/remove/leave ... bottom
    unsure axis/scale
    earns: the vertical axis does not start at 0
    earns: The scale begins at ${min}
    earns: the vertical scale does not beginn at zero
    earns: it starts from ${min} and not from 0
    misses: the bars are too wide
    misses: there are only a few bars
    misses: the axis starts at 0`,
  )

export const TOTALS_DIFFER = (n: number, m: number) =>
  judged(
    'the pie charts stand for different numbers of people (an angle shows a share, not a number)',
    `
  reject same number/total/amount
  reject circle ... different size
  accept ${n}/${m}
  accept need/consider/depend/ignore/forget/use/account ... number/total/many/amount/population
  accept total/number/amount/people/size/sample ... different/differ/unequal
  accept total/number/amount/people/size/sample ... not same/equal
  accept different/unequal ... total/number/amount/people/size/sample
  accept not same ... total/number/amount/people/size/sample
  accept more/fewer/less/large/big/small/great ... people/asked/answered/surveyed/total/number/sample/took
  accept angle/sector/pie/chart/slice ... proportion/fraction/percentage/share/ratio
  accept not show/tell/give ... number/total/amount/how
  accept not know/tell/show/give/say ... many/number/total
  accept more/fewer students/customers/guests ... all/total/altogether/overall
  accept big/large/small school/hotel
  unsure more/fewer students/customers/guests
  unsure proportion/fraction/percentage/share
  earns: the total numbers of people are different
  earns: More people were asked in one place than the other
  earns: the angle only shows the propotion of the people
  earns: the pie charts do not have the same total
  misses: the angle is larger
  misses: the pie charts are the same size
  misses: he measured the angle wrongly`,
  )

export const TOO_SMALL = judged(
  'the sample is too small',
  `
  accept should/need/could ... large/larger/more/bigger
  reject sample/number large/big
  accept sample/group/number ... small/little/few
  accept sample/group/number ... not enough/large/big
  accept small/little/few ... sample/group/number/people/person/answers
  accept not enough
  accept not many/more people/person/asked/data/answers
  accept only ask/survey/question ... few/small/number/10/12/15
  accept only/just 10/12/15/ten/twelve/fifteen
  accept 10/12/15/ten/twelve/fifteen ... not represent/enough/lot/many/much
  accept number ... low
  accept many/thousands/lot ... people ... town
  accept few people
  earns: the sample is too small
  earns: Not enough people were asked
  earns: they only asked a few peple
  misses: people do not tell the truth
  misses: the question is too long
  misses: it takes too much time`,
)

/** Those who are asked are found where the answer is likely: a place, and what people do there. */
export const ONE_SIDED = (place: string, does: string) =>
  judged(
    `the sample is biased: people ${place} ${does}`,
    `
    accept bias/biased
    accept one/same/only/single/just ... place/time/day/morning/location/group/type/kind/stop/gym/bookshop
    accept place/time/day/people/person/they ... already/anyway/more/often/all/usually/regular
    accept not represent*/typical/everyone/everybody
    accept only/just/one ... saturday/tuesday/morning/evening
    accept left/leave out
    accept miss/exclude
    accept read/use/travel/sport ... lot/often
    accept likely ... use/travel/go/read/buy/do/take
    accept already/regular/always
    accept stop/gym/bookshop ... more/often/all/like/use/interested/most/will/anyway
    accept not ask/include/cover ... other/everyone/different/elsewhere/everybody/who
    accept not random*
    accept everyone/all/most ... stop/gym/bookshop/there
    unsure stop/gym/bookshop/place/time/day
    earns: the sample is biased
    earns: People ${place} already ${does}
    earns: she only asked at one pleace
    earns: it was not random
    misses: the sample is too small
    misses: people do not tell the truth
    misses: the question is too long`,
  )
