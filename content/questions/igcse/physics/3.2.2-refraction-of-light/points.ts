import { judged } from '@/lib/exams/authoring/marks'

/** The two conditions for total internal reflection. */
export const FROM_DENSER = judged(
  'light travels in the (optically) denser medium towards the less dense one / from glass towards air',
  `
  DENSE = dense/denser
  RARE = less dense | less denser | lower density | low density | rarer/rare/air | low index | low refractive index
  reject from/in less dense/denser ...(no from).. to/into/toward/towards ...(no less).. DENSE
  reject from air ... to/into/toward/towards glass
  accept DENSE/glass/high ...(no less).. RARE
  accept RARE ... from DENSE/glass
  unsure DENSE/glass
  earns: from a denser to a less dense medium
  earns: it must go from glass to air
  earns: light has to travel from the more dence medium to the rarer one
  misses: from a less dense to a denser medium
  misses: from air to glass
  misses: the angle must be larger than the critical angle`,
)

const IS_ABOVE = 'angle of incidence is greater than the critical angle'

const MORE_THAN_CRITICAL = `
  MORE = more/great/large/big/high/exceed/exceeds/above/over/beyond/surpass/">"
  LESS = less/small/below/low/under/"<"
  reject refraction ... MORE ... critical
  reject angle/incidence ...(no critical/MORE).. LESS ... critical
  reject critical ...(no angle/incidence).. MORE than ... incidence | critical angle is MORE than ... incidence
  reject critical angle MORE than ... incidence
  accept angle/incidence ... MORE ... critical
  accept critical ... LESS ... incidence
  accept MORE ... critical
  accept critical ... LESS ... angle
  accept "i>c" | i is MORE than c | critical angle is/been exceeded/passed
  unsure incidence ... critical
  earns: the angle of incidence must be bigger than the critical angle
  earns: i > c
  earns: the angle must exceed the crittical angle
  misses: the angle of incidence is less than the critical angle
  misses: the light must come from glass
  misses: the critical angle is greater than the angle of incidence
  misses: the angle of refraction is greater than the critical angle`

export const ABOVE_CRITICAL = judged(IS_ABOVE, MORE_THAN_CRITICAL)

/** The same where both angles are known. @param glancing the angle to the surface, which is the wrong one */
export const ABOVE_CRITICAL_OF = (incidence: number, critical: number, glancing: number) =>
  judged(
    IS_ABOVE,
    `
  ABOVE = more/great/large/big/high/exceed/exceeds/above/over/beyond/">"
  reject ${glancing} ...(no ${incidence}).. ABOVE/less/small/below/"<" ... critical/${critical}
  reject critical angle is ABOVE ... ${incidence}
  accept critical ... less/small/below ... ${incidence}
  accept ${incidence} ... ABOVE ... ${critical} | ${critical} ... less/small/below/"<" ... ${incidence}
  earns: ${incidence}° is more than ${critical}°
  misses: ${glancing}° is greater than ${critical}°
  ${MORE_THAN_CRITICAL}`,
  )
