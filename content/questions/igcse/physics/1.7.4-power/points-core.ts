import { judged } from '@/lib/exams/authoring/marks'

/** How the line of an appliance of another power differs. */
export const ANOTHER_POWER = (isLess: boolean) => {
  const [more, less] = ['more/large/great/high/big/increase', 'less/small/low/decrease/reduce/lower']
  const [right, wrong] = isLess ? [less, more] : [more, less]
  const [said, against] = isLess ? ['less', 'more'] : ['more', 'less']
  return [
    judged(
      `the line is ${isLess ? 'less steep (has a smaller gradient, is lower)' : 'steeper (has a larger gradient, is higher)'}`,
      `
      RIGHT = ${right}
      WRONG = ${wrong}
      SLOPE = gradient/slope/steepness
      ${
        isLess
          ? `FLAT = flatter/shallower/gentler/flat
      accept less ... steep/steeper | not so/as steep | FLAT | not steep
      reject WRONG ...(no energy/power/RIGHT/because/as/since).. SLOPE
      accept SLOPE ...(no WRONG/energy/power/because/as/since).. RIGHT | RIGHT ...(no energy/power/WRONG/because/as/since).. SLOPE
      accept line ...(no energy/WRONG).. below/under/lower | line ... rise/increase ... slower/slowly
      reject steep/steeper | SLOPE ... WRONG`
          : `reject less ... steep/steeper | not so/as steep | flatter/shallower/gentler | SLOPE ...(no RIGHT).. WRONG | WRONG SLOPE | not steep
      accept steep/steeper
      accept SLOPE ...(no WRONG/energy/power/because/as/since).. RIGHT | RIGHT ...(no energy/power/WRONG/because/as/since).. SLOPE
      accept line ...(no energy/WRONG).. above/over/higher | line ... rise/increase ... faster/quicker/quickly`
      }
      earns: the line is ${isLess ? 'less steep' : 'steeper'}
      earns: it has a ${isLess ? 'smaller' : 'larger'} gradeint
      earns: ${isLess ? 'it is flatter' : 'the line would be above this one'}
      misses: the line is ${isLess ? 'steeper' : 'less steep'}
      misses: the line is curved
      misses: the power is ${isLess ? 'smaller' : 'larger'}`,
    ),
    judged(
      `${said} energy is transferred in the same time (in each second)`,
      `
      RIGHT = ${right}
      WRONG = ${wrong}
      ENERGY = energy/work/joule/heat
      accept ENERGY ...(no gradient/slope).. ${isLess ? 'slower/slowly' : 'faster/quicker/quickly'} | ${isLess ? 'slower/slowly' : 'faster/quicker/quickly'} ...(no gradient/slope).. ENERGY
      accept ${isLess ? 'longer' : 'less/shorter'} ...(no ENERGY/gradient/slope).. time/transfer/use ... same ENERGY | ${isLess ? 'longer to transfer/use' : 'shorter to transfer/use'}
      reject ENERGY ...(no RIGHT/power/line/time).. WRONG | WRONG ...(no power/RIGHT/gradient/slope/steep/time).. ENERGY
      accept RIGHT ...(no power/gradient/slope/steep/WRONG).. ENERGY | ENERGY ...(no gradient/slope/power/line/WRONG).. RIGHT
      accept same ENERGY ... ${isLess ? 'more/longer' : 'less/shorter'} time
      unsure gradient/slope ... power
      unsure ENERGY ... time/second
      earns: because ${said} energy is transferred each second
      earns: ${said} enrgy is transferred in the same time
      earns: the energy transferred per second is ${isLess ? 'smaller' : 'larger'}
      misses: the line is ${isLess ? 'less steep' : 'steeper'}
      misses: ${against} energy is transferred in the same time
      misses: the power is ${isLess ? 'smaller' : 'larger'}`,
    ),
  ]
}
