import { judged } from '@/lib/exams/authoring/marks'

/** How a current forms where a fluid is heated below; `fluid` is air, water … */
export const heatedBelow = (fluid: string) => [
  judged(
    `the ${fluid} (near the source) is heated and expands`,
    `
    reject particle/molecule/atom expand | expand particle/molecule/atom
    reject cool/cold ${fluid} ...(no hot/warm/heat).. expand
    accept expand/expansion
    accept volume ... increase/large/big/greater/larger/bigger | increase/large/larger/bigger/greater volume
    accept particle/molecule ... apart
    unsure particle/molecule ... spread
    earns: the ${fluid} expands
    earns: hot ${fluid} expands and rises
    earns: its volume gets bigger
    earns: when heated the ${fluid} expends and goes up
    misses: the particles expand
    misses: the ${fluid} gets hot
    misses: the ${fluid} rises
    misses: cold ${fluid} sinks`,
  ),
  judged(
    'it becomes less dense',
    `
    LESS = less/low/lower/decrease/reduce/small/smaller/drop/fall/lose
    DENSE = dense/denser/density
    HOT = hot/hotter/warm/warmer/heat/heated
    COLD = cool/cooler/cold/colder/surrounding
    reject HOT ...(no COLD/less/than/low/rise/and).. denser | HOT ${fluid} ...(no COLD/than/less).. more dense | density ...(no COLD/decrease/less).. increase
    reject particle/molecule/atom ...(no ${fluid}/apart/so/it).. LESS DENSE
    accept LESS DENSE
    accept not as DENSE
    accept density ...(no COLD/increase).. LESS | LESS ... density
    accept COLD ${fluid} ...(no HOT).. denser/more ... dense/sink & HOT
    unsure light/lighter | COLD ... denser
    earns: it gets less dense
    earns: the density decreases
    earns: hot ${fluid} has a lower density
    earns: the warm ${fluid} is less dence
    misses: it becomes denser
    misses: the hot ${fluid} rises
    misses: the ${fluid} expands
    misses: the particles are less`,
  ),
  judged(
    'it rises',
    `
    UP = up/upward/upwards/top/ceiling
    HOT = hot/hotter/warm/warmer/heated
    reject "heat rises" | "heat rise", without ${fluid}
    reject cool/cold/cooler/colder ${fluid} rise, without than
    accept (${fluid}/it/HOT ...(no temperature/cool/cold/cooler).. rise/rises/ascend)
    accept rise/ascend, without temperature
    accept go/move/float/flow/travel UP
    earns: hot ${fluid} rises
    earns: it moves upwards
    earns: the ${fluid} gets less dense and goes up
    earns: the warm ${fluid} flaots to the top
    misses: heat rises
    misses: the temperature rises
    misses: the cold ${fluid} sinks
    misses: it expands`,
  ),
  judged(
    `cooler, denser ${fluid} sinks / takes its place`,
    `
    COLD = cool/cooler/cold/colder/denser/dense
    DOWN = sink/down/fall/descend/drop/downward/downwards
    TAKE = replace/replaces | take place | take its place | fill | (move/flow/come/rush/drawn/pull/go ... in/into/towards/to/from)
    reject hot/warm/hotter/warmer ${fluid} ...(no cool/cold/cooler/colder/rise/rises/up/and/then).. DOWN
    reject hot/warm/hotter/warmer ${fluid} ...(no cool/cold/cooler/colder/rise/rises/up/less/than).. denser
    accept COLD ...(no hot/warm).. DOWN/TAKE
    accept DOWN ... COLD | TAKE ... COLD
    accept ${fluid} ... cool/cools ... DOWN
    accept replace
    unsure DOWN, without density
    earns: cold ${fluid} sinks
    earns: cooler ${fluid} takes its place
    earns: the ${fluid} cools and falls on the other side
    earns: it is replaecd by colder ${fluid}
    misses: hot ${fluid} sinks
    misses: the hot ${fluid} rises
    misses: the ${fluid} is heated
    misses: it becomes less dense`,
  ),
]

/** The same where a fluid is cooled above. */
export const cooledAbove = (fluid: string) => [
  judged(
    `the ${fluid} (near the source) is cooled and contracts`,
    `
    reject particle/molecule/atom contract/shrink
    accept contract/contraction/shrink
    accept volume ... decrease/less/small/smaller/reduce | decrease/less/smaller/reduce volume
    accept particle/molecule ... closer/close
    unsure compress | close/closer
    earns: the ${fluid} contracts
    earns: cold ${fluid} contracts and sinks
    earns: its volume gets smaller
    earns: when cooled the ${fluid} contrackts and gets denser
    misses: the particles contract
    misses: the ${fluid} gets cold
    misses: the ${fluid} sinks
    misses: warm ${fluid} rises`,
  ),
  judged(
    'it becomes denser',
    `
    MORE = more/high/higher/increase/great/greater/rise/gain
    COLD = cool/cooler/cold/colder/chilled
    HOT = hot/warm/warmer/hotter
    reject COLD ${fluid} ...(no HOT/than/more).. less dense | density ...(no HOT).. decrease/fall
    accept denser
    accept MORE dense/density | density ...(no HOT/decrease).. MORE
    accept HOT ${fluid} ... less dense
    unsure heavier/heavy
    earns: it gets denser
    earns: the density increases
    earns: cold ${fluid} has a higher density
    earns: the cool ${fluid} is more dence
    misses: it becomes less dense
    misses: the cold ${fluid} sinks
    misses: the ${fluid} contracts
    misses: there is more ${fluid}`,
  ),
  judged(
    'it sinks',
    `
    DOWN = down/downward/downwards/bottom
    reject hot/warm/warmer/hotter ${fluid} ...(no cool/cold/cooler/rise/and).. sink/fall/descend, without than
    reject "cold sinks", without ${fluid}
    accept sink/descend
    accept fall/drop, without temperature
    accept go/move/flow/travel DOWN
    earns: cold ${fluid} sinks
    earns: it moves downwards
    earns: the ${fluid} gets denser and falls
    earns: the cool ${fluid} sincks to the bottom
    misses: warm ${fluid} sinks
    misses: the temperature falls
    misses: warm ${fluid} rises
    misses: it contracts`,
  ),
  judged(
    `warmer, less dense ${fluid} rises / takes its place`,
    `
    HOT = hot/hotter/warm/warmer | less dense
    UP = rise/up/upward/upwards/ascend
    TAKE = replace/replaces | take place | take its place | fill | (move/flow/come/rush/drawn/pull/go ... in/into/towards/to)
    reject cool/cold/cooler/colder ${fluid} ...(no hot/warm/warmer/sink/sinks/down/and/then).. UP
    reject cool/cold/cooler/colder ${fluid} ...(no hot/warm/warmer/sink/sinks/down/than).. less dense
    accept HOT ${fluid} ...(no cool/cold).. UP/TAKE
    accept UP ... HOT ${fluid} | TAKE ... HOT ${fluid}
    accept replace
    unsure UP
    earns: warm ${fluid} rises
    earns: warmer ${fluid} takes its place
    earns: it is replaced by hotter ${fluid}
    earns: the warmmer ${fluid} goes up to be cooled
    misses: cold ${fluid} rises
    misses: the cold ${fluid} sinks
    misses: the ${fluid} is cooled
    misses: it becomes denser`,
  ),
]
