import { judged } from '@/lib/exams/authoring/marks'

export const SLOWED = judged(
  'a mistake that lengthens the time: weaker or colder acid in this beaker, a face that lay against the glass, an uneven cube, the time read late …',
  `
  BIG = big/bigger/large/larger/thick/thicker/long/longer/uneven/wrong/irregular/inaccurate
  SMALL = less/little/weak/weaker/dilute/low/lower/cold/colder/cool/cooler
  accept start ... (early/earlier)
  reject (large/larger/big/bigger) than (cube/p/q/r/s/t/other)
  reject (strong/stronger/"concentrated"/warm/warmer/hot/hotter) ... (acid/temperature/beaker) | acid ... (hot/hotter/warm/warmer) | acid (is/was/were/be) (too/more/very/strong/stronger) (strong/stronger/concentrated) | acid ... stronger | (small/smaller) (cube/side) | cube (is/was) (small/smaller) | too early
  accept not (cover/covered/submerge/submerged/immersed/surrounded) | not (perfect/equal/even/regular/properly/exact/exactly) | cold/colder/cooler
  accept touch/touching/stuck/stick/against/bottom/overlap/lie/lay/lying/rest/float/floating/submerge/submerged/immersed/covered
  accept (SMALL/old/different/wrong) ... (acid/concentration/temperature/surface/beaker/solution) | (acid/concentration/temperature/solution) ... (SMALL/different/wrong/already/reused/old) | not enough acid | not stir/stirred | acid ... not concentrated/strong | not cut/stop/stopped/notice
  accept BIG ... (cube/side/cut/size/shape/measure) | (cube/side/cut/size/shape/measure) ... BIG | (cube/side/size) ... wrong/incorrect | cut ... (badly/incorrectly)
  accept late/later | (stopwatch/timer/clock/timing/time) ... (wrong/misread/error/mistake/incorrect) | stop ... stopwatch | more (indicator/alkali)
  unsure acid/cube/time
  earns: the cube lay against the glass
  earns: the acid was too dilute in this beaker
  earns: the cube was cut too large
  earns: she stopped the stopwach too late
  misses: human error
  misses: it does not lie on the line
  misses: the acid was more concentrated`,
)

export const RATE_RISES = judged(
  'the larger the ratio of surface area to volume, the higher the rate',
  `
  UP = high/higher/large/larger/big/bigger/great/greater/increase/more/rise/fast/faster/quicker/up/double/twice
  DOWN = low/lower/small/smaller/less/decrease/fall/slow/slower/reduce/down/half/halve
  RATE = rate/diffusion/speed/fast/faster/diffuse/quicker
  RATIO = ratio | surface ... volume | sa v
  reject RATIO ...(no DOWN).. UP ... RATE ... DOWN | UP ...(no DOWN).. RATIO ... (RATE ... DOWN | DOWN ... RATE)
  reject RATE ...(no UP).. DOWN ...(no DOWN).. RATIO ...(no DOWN).. UP
  reject (small/smaller/low/lower) RATIO ...(no DOWN/long/longer/large/larger).. (fast/faster/high/higher/quick/quicker)
  accept UP ... RATIO ... UP | RATIO ... UP ... RATE ... UP | RATIO ... UP ... UP ... RATE | DOWN ... RATIO ... DOWN | RATIO ... DOWN ... DOWN
  accept RATE ...(no DOWN).. UP ...(no DOWN).. RATIO | (directly/positive/positively) (proportional/correlation) | rate ... proportional ... RATIO | RATIO ... proportional ... rate
  unsure RATIO, RATE | proportional
  earns: the larger the ratio, the higher the rate
  earns: as the ratio increases the rate increases
  earns: the rate of diffusion increeses with the ratio
  earns: the rate is directly proportional to the surface area to volume ratio
  misses: the rate falls as the ratio rises
  misses: the larger the cube, the longer the time
  misses: the points lie on a line`,
)

export const IN_PROPORTION = (ratios: readonly string[]) =>
  judged(
    'in proportion: a straight line through the origin; or the change given with figures of both',
    `
    RATIO = ${[...new Set(ratios.flatMap(each => [each, String(Number(each))]))].map(each => `"${each}"`).join('/')}
    reject not proportional
    reject (inverse/inversely) proportional
    accept proportion/proportional/proportionally/proportionate/proportionality/linear/linearly/origin | straight line | straight
    accept (double/doubles/twice) ... (double/doubles/twice/also) | (half/halves) ... (half/halves/also)
    accept RATIO ... RATIO | (constant/steady) (gradient/slope/rate)
    unsure double/twice/half/constant/line
    earns: it is a straight line through the origin
    earns: the rate is proportional to the ratio
    earns: the rate is propotional to it
    earns: when the ratio doubles, the rate doubles
    misses: the rate increases
    misses: the larger cubes take longer
    misses: one point is anomalous`,
  )

export const CANNOT_WATCH_ALL = judged(
  'one student cannot watch all cubes at once: the moment may be missed, so the time is too long',
  `
  WATCH = watch/see/look/observe/check/notice/concentrate/focus/follow/track/monitor
  accept not notice/spot | not WATCH ... (all/five/5/every/each/once/same/them/cubes) | not possible ... WATCH | (hard/difficult/impossible/tricky/confusing) | miss/missed/overlook/distract/distracted/busy/forget
  accept late | later than | too long | (longer/more) than ... (real/true/actual/it/needed) | (cube/may/might/could) ...(no WATCH).. (same time | same moment | similar time | at once | together | simultaneously) | (only/just) one (student/person/stopwatch/cube) | while ... (watch/look/check)
  accept "at the same time" ... (colourless/finish/change/ready/lose)
  accept too many | WATCH ...(no should/must/only).. (another/other) | only WATCH | attention/divided | not WATCH ... (exact/exactly/moment/when) | delay | not stop | longer than
  unsure WATCH, without one | reaction time
  earns: she cannot watch all five cubes at once
  earns: it is difficult to see when each cube is colourless
  earns: the student may mis the moment, so the moment is missd
  earns: the time may be read too late
  misses: the cubes are different
  misses: repeat it three times
  misses: use stronger acid`,
)

export const ONE_AT_A_TIME = judged(
  'one cube at a time, or an observer (a stopwatch) for each cube, or a film',
  `
  PERSON = student/people/person/stopwatch/timer/helper/partner/friend/observer/classmate/pupil
  reject (better/accurate/precise/same/digital) (stopwatch/timer)
  unsure only (one/person)
  accept stagger/staggered | one after | partner/friend/classmate/helper/assistant | lap
  accept one by one | one ... at time | "one cube" | "single cube" | separate/separately/individual/individually/turn | (own/different) (time/PERSON) | after ... other
  accept (more/other/another/two/five/5/several/each/every/extra/different/second/many) ...(no cube).. PERSON | PERSON (each/every/per) cube | group
  accept film/video/camera/phone/record | (start/put/add) ... (different times | interval)
  unsure stopwatch/timer
  earns: test one cube at a time
  earns: use a stopwatch and a student for each cube
  earns: film the cubes with a camra
  earns: test them seperatly, one after the other
  misses: she cannot see them all
  misses: use a stronger acid
  misses: cut the cubes more exactly`,
)

const NOT_OXYGEN = judged(
  'acid was used, not oxygen (other particles may diffuse at another rate)',
  `
  accept not oxygen | oxygen ... not test/tested/used/measured/investigated | (acid, instead/rather/different) | only acid | acid ... not same | (different/another/other) (substance/particle/molecule/gas/chemical/ion) | oxygen ... (may/might/could/gas/different)
  accept (use/test/measure) acid | acid (use/test/measure)
  unsure oxygen & acid
  earns: acid was used, not oxygen
  earns: oxygen was not tested
  earns: the substance was acid and oxigen may diffuse differently
  misses: the experiment was not repeated
  misses: the cubes were made of agar
  misses: only five sizes were tested`,
)

const NOT_CELLS = judged(
  'agar cubes are not cells (no membrane, other material or shape)',
  `
  accept not cell/living/alive/real | agar ... (different/living/alive) | cell ... (membrane/different/alive/living/cytoplasm/round/wall) | different ... cell | model | membrane | instead ... cell
  accept not membrane | cell ... not (test/use/cube/agar) | not (use/test) ... cell
  unsure agar/cell
  earns: agar cubes are not cells
  earns: cells have a membrane
  earns: it is only a modle of a cell
  misses: the experiment was not repeated
  misses: acid was used instead of oxygen
  misses: only five sizes were tested`,
)

const TOO_LARGE = judged(
  'the cubes are very much larger than any cell',
  `
  accept (cube/agar/they/these) ...(no small/smaller/oxygen).. (large/larger/big/bigger/huge) ... cell | cell ...(no oxygen/large/larger).. (small/smaller/tiny/microscopic) | microscopic
  accept (cube/agar) ... too (large/big)
  unsure (large/larger/big/small/smaller/size), (cube/agar)
  earns: the cubes are much larger than cells
  earns: cells are far smaller
  earns: cells are microscopik
  misses: the experiment was not repeated
  misses: acid was used instead of oxygen
  misses: the agar has no membrane`,
)

const ONCE = judged(
  'each size was tested only once (no repeats; one result is anomalous)',
  `
  accept not repeat/repeated/repeats | (only/just) (one/once) | once | anomalous/anomaly/outlier | (one/single) (result/trial/test/time/measurement/reading) | not reliable/enough | unreliable | few (cube/size/result/value) | five/5 (cube/size/value/result) | not mean
  accept (should/must/need) ... repeat | sample ... small | small sample
  unsure repeat/reliable
  earns: the measurements were not repeated
  earns: each cube was tested only once
  earns: there are no repets
  earns: one of the results is anomalus
  misses: acid was used instead of oxygen
  misses: agar is not a cell
  misses: the cubes are larger than cells`,
)

export const WEAK_SUPPORT = [NOT_OXYGEN, NOT_CELLS, TOO_LARGE, ONCE]
