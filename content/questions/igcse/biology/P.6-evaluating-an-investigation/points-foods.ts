import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

export const ONLY_ESTIMATE = judged(
  'the colour is judged by eye and may lie between two of the standards',
  `
  unsure more ... between
  accept semi/qualitative | subjective/opinion/judgement/judgment/judge/bias/estimate/guess/shade | (by/human/naked) eye | (colour/lie/fall/could/may/might) ...(no more/add/extra/use).. between | (colour/it) ... range
  accept different (people/person/student/observer) | (people/person/everyone/observer/somebody/you) ... (different/differently/disagree) | (hard/difficult/tricky) ... (tell/see/judge/decide/know/say/match/distinguish/compare) | not (easy/clear/possible) ... (tell/see/judge/decide/know/match) | colour ... (similar/alike/not exact/gradual/not clear)
  accept not (exact/accurate/precise/objective/quantitative/number/numerical) | few (standard/colour/concentration) | (only/just) (five/5/few) | (gap/interval) ... (large/big/wide) | colour ...(no same).. (range/wide)
  unsure (colour/standard/between), without use/more/make/test
  earns: the colour is judged by eye
  earns: the colour may be between two standards
  earns: diferent people see different colours
  misses: use a colorimeter
  misses: it contains reducing sugar
  misses: repeat it three times`,
)

export const MEASURE_BETTER = judged(
  'use a colorimeter, more standards closer together, or filter, dry and weigh the precipitate',
  `
  accept colorimeter/colourimeter/colorimetry/spectrophotometer | (colour/color/light) (sensor/meter/probe)
  accept (prepare/make) ... standard
  accept (more/extra/other/further/additional/closer/smaller/intermediate) ... (standard/concentration/interval/step/colour/solution/range/value) | (standard/concentration/interval/step) ... (closer/smaller/more/between)
  accept (filter/dry/weigh/mass) ... precipitate | precipitate ... (filter/dry/weigh/mass) | filter ... (dry/weigh)
  unsure (use/make/prepare), standard | precipitate | (wide/wider), (glucose/concentration)
  earns: use a colorimeter
  earns: make more standards with concentrations closer together
  earns: filter the precipitate, dry it and wiegh it
  misses: the colour is judged by eye
  misses: repeat it
  misses: use less food`,
)

export const KEPT_THE_SAME = judged(
  'volume or mass of food, volume or concentration of Benedict’s solution, size of the pieces, kind of tube …',
  `
  reject temperature/sugar/colour, without volume/mass/benedict
  reject (concentration/amount/mass/volume) ... (sugar/glucose), without benedict
  accept (volume/amount/mass/quantity/weight/concentration/strength/number/size/drop/cm3/ml) ... (food/benedict/sample/reagent/solution/water/mixture/piece/extract/p/q/r)
  accept (food/benedict/sample/reagent/solution/water/mixture/piece/extract) ... (volume/amount/mass/quantity/weight/concentration/size/strength)
  accept surface area | ph | same batch | how much ... (food/benedict) | amount ... each | (particle/piece) size
  accept (size/type/width/kind) ... (tube/test) | stir/shake/stirring/shaking | volume/mass
  unsure amount/concentration/benedict/size
  earns: the volume of Benedict's solution
  earns: the mass of food
  earns: the amount of each sampel
  misses: the temperature
  misses: the colour at the end
  misses: the amount of sugar`,
)

export const FLAMMABLE = judged(
  'ethanol is flammable (its vapour may catch fire)',
  `
  reject not flammable
  accept flammable/inflammable/ignite/explode/combustible | (catch/set/start/cause/risk) fire | fire (risk/hazard/danger) | (ethanol/alcohol/it/vapour) ... (burn/fire/light)
  unsure (fire/burn), without away/burner/bunsen/hot
  earns: ethanol is flammable
  earns: the ethanol could catch fire
  earns: the ethanol is flammible
  misses: ethanol is a liquid
  misses: wear gloves
  misses: the water is hot`,
)

export const NO_FLAME = judged(
  'turn off the burner or keep the ethanol away from flames (electric water bath, hot water from a kettle)',
  `
  FLAME = flame/burner/bunsen/fire/heat/candle
  accept not use/put/pour/have/keep/work ... near
  accept not FLAME | (turn/turned/switch/put/blow) (off/out) | off ... FLAME | extinguish ... (flame/burner/bunsen) | away from | far from | FLAME ... (off/out/away) | (flame/burner/bunsen) ... extinguish | (away/far) ... FLAME | (electric/thermostatic) | kettle | fume cupboard | hot plate | (another/other/different/separate) (place/bench/table/room/side) | (before/after) ... FLAME | without FLAME
  unsure FLAME, without catch/ignite/flammable/burn
  earns: turn off the Bunsen burner
  earns: keep it away from flames
  earns: use an electric water bath, no flamme
  misses: ethanol is flammable
  misses: wear goggles
  misses: be careful`,
)

const NOT_PROPORTIONAL = judged(
  'half the time need not mean twice as much sugar (the time shows only which food has more)',
  `
  accept not mean/prove/show/tell/know/say/measure ... (twice/double/much/amount/exact/how)
  accept not proportional/proportionally/linear/directly/necessarily/quantitative/exact/link
  accept only (show/tell/order/which/compare) | relationship ... (unknown | not known | not clear) | qualitative | semi
  accept not twice/double
  unsure proportional/relationship
  earns: the time need not be proportional, it only shows which food has more
  earns: half the time does not mean twice the sugar
  earns: it is not propotional
  misses: it was done three times
  misses: the food was too hot
  misses: the times of the standards were not measured`,
)

const standards = (strong: number, weak: number) =>
  judged(
    `the colours match ${strong} % and ${weak} %, which is not twice as much`,
    `
    STRONG = "${strong}"/"${strong.toFixed(1)}"
    WEAK = "${weak}"/"${weak.toFixed(1)}"
    accept STRONG ... WEAK | WEAK ... STRONG | STRONG ... not (twice/double) ... WEAK | WEAK ... not half ... STRONG
    accept (${Math.round(strong / weak)}/four/ten/twenty) (times/x) | "${Math.round(strong / weak)}x" | more than (twice/double/two) | colour/standard ... (disagree/different)
    accept (colour/standard) ... not twice/double/support/agree/match/fit
    unsure colour | standard, without time/timed
    earns: the colours show ${strong} % and ${weak} %
    earns: by the colours it is more than twice as much
    earns: the colors of the standarts do not match twice as much
    misses: half the time is not twice the sugar
    misses: only three trials were done
    misses: it may be wrong`,
  )

const NO_TIMES_OF_STANDARDS = judged(
  'no times of known concentrations were measured',
  `
  accept calibration/calibrate | not calibration/calibrate | not known/standard | (standard/known/glucose) ... not timed/measured/tested/used | time ... (standard/known/glucose) | (standard/known) ... time | not compare ... standard
  unsure known | standard, without colour
  earns: the times of the standards were not measured
  earns: there is no calibration curve
  earns: no calibraton was done
  misses: half the time is not twice the sugar
  misses: the food was hot
  misses: the colour is seen by eye`,
)

const TIMES_BY_EYE = judged(
  'the first change of colour is judged by eye (or: few trials of one sample, one trial anomalous)',
  `
  accept subjective/opinion/judgement/judgment/judge/estimate/guess | (by/human) eye | (hard/difficult/tricky) ... (tell/see/judge/decide/know/say) | not (easy/clear) ... (tell/see/judge/decide) | (different/differently) ... (people/person/student) | (people/person) ... differently | anomalous/anomaly/outlier | (only/just) (three/3/two/2/one) | few (trial/repeat/sample/result) | not (reliable/accurate) | unreliable/inaccurate | one sample | sample ... small | small sample | not enough (repeat/trial)
  unsure eye/trial
  earns: the change of colour is judged by eye
  earns: it is difficult to tell when the colour changes
  earns: one of the results is anomolous
  misses: half the time is not twice the sugar
  misses: the times of the standards were not measured
  misses: it contains starch`,
)

export const weakSupport = (strong: number, weak: number): MarkPoint[] => [
  NOT_PROPORTIONAL,
  standards(strong, weak),
  NO_TIMES_OF_STANDARDS,
  TIMES_BY_EYE,
]
