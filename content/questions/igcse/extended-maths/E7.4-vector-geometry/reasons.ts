import { judged } from '@/lib/exams/authoring/marks'

/** What a proof with vectors says in words, as points that are marked at once. */

/**
 * That one vector is a multiple of the other: `one` is `above`/`below` of `other`. `also` are equations that say it too,
 * without `one` and `other`.
 */
export const multiple = (
  one: string,
  other: string,
  above: number,
  below: number,
  also: readonly string[] = [],
) => {
  const [less, more] = [above / below, below / above]
  const [p, q] = [above === 1 ? '' : above, below === 1 ? '' : below]
  const equations = [
    `${one} = ${above}/${below}${other}`,
    `${one} = ${above}/${below} × ${other}`,
    `${one} = (${above}/${below})${other}`,
    `${one} = ${p}${other}/${below}`,
    `${one} × ${more} = ${other}`,
    `${other} = ${below}/${above}${one}`,
    `${other} = ${below}/${above} × ${one}`,
    `${other} = ${more}${one}`,
    `${one} = ${less}${other}`,
    `${q}${one} = ${p}${other}`,
    `${p}${other} = ${q}${one}`,
    `${one} is ${above}/${below} of ${other}`,
    `${one} is ${above}/${below} ${other}`,
    `${other} is ${below}/${above} of ${one}`,
    `${other} is ${below}/${above} ${one}`,
    ...['', ' of', ' times'].flatMap(of => [
      `${one} is ${less}${of} ${other}`,
      `${other} is ${more}${of} ${one}`,
    ]),
    `${one} is ${above}/${below} times ${other}`,
    `${other} is ${below}/${above} times ${one}`,
    ...also,
  ]
  return judged(
    `one vector is a multiple of the other: $\\overrightarrow{${one}} = \\frac{${above}}{${below}}\\overrightarrow{${other}}$`,
    `
  accept multiple/scalar
${equations.map(each => `  accept "${each}"`).join('\n')}
  accept ${one.toLowerCase()} ... "= ${above}/${below}${other}"
  accept ${other.toLowerCase()} ... "= ${more}${one}"
  unsure times/fraction
  unsure ${one.toLowerCase()} ... of ... ${other.toLowerCase()}
  unsure ${other.toLowerCase()} ... of ... ${one.toLowerCase()}
  unsure "${above} : ${below}"
  unsure "${below} : ${above}"
  unsure direction
  unsure both ... only
  unsure ratio
  unsure factor
  unsure parallel
  unsure gradient
  earns: one vector is a multiple of the other
  earns: ${one} is a scalar multipel of ${other}
  earns: ${one} = ${above}/${below}${other}
  earns: ${q}${one} = ${p}${other} so they are parallel
  misses: the lines never meet
  misses: both vectors start at the same point
  misses: they look the same in the diagram`,
  )
}

export const SHARED_POINT = (point: string) =>
  judged(
    `the two vectors share a point, such as *${point}*`,
    `
  reject no common point
  accept common/shared/same point
  accept share/join/meet ... point
  accept share/meet/join ... ${point.toLowerCase()}
  accept both ... through/contain/include/start/begin/have ${point.toLowerCase()}
  accept ${point.toLowerCase()} ... on/in/to both
  accept ${point.toLowerCase()} ... common
  accept ${point.toLowerCase()} is shared
  accept connected/joined at ${point.toLowerCase()}
  accept both ... from ${point.toLowerCase()}
  unsure both ... ${point.toLowerCase()}
  earns: the lines have a common point ${point}
  earns: both vectors share the point ${point}
  earns: they both go thruogh ${point}
  misses: the vectors are parallel
  misses: one is a multiple of the other
  misses: the lines are the same length`,
  )

export const PARALLEL = (what: string) =>
  judged(
    what,
    `
  reject perpendicular
  accept parallel
  accept "//"
  accept same direction/way
  accept direction ... same/equal/identical
  accept identical/equal direction
  unsure are same, without length | size
  unsure multiple
  earns: they are parallel
  earns: the directions are the same
  earns: the lines are paralel to each other
  earns: one line is parallel to the other
  misses: they are the same length
  misses: one is longer than the other
  misses: they meet at a point`,
  )
