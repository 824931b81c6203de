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

export const ABOVE_CRITICAL = judged(
  'angle of incidence is greater than the critical angle',
  `
  MORE = more/great/large/big/high/exceed/exceeds/above/over/beyond/">"
  LESS = less/small/below/low/under/"<"
  reject refraction ... MORE ... critical
  reject angle/incidence ...(no critical/MORE).. LESS ... critical
  reject critical ...(no angle/incidence).. MORE than ... incidence
  accept angle/incidence ... MORE ... critical
  accept critical ... LESS ... incidence
  accept MORE ... critical
  accept "i>c"
  unsure incidence ... critical
  earns: the angle of incidence must be bigger than the critical angle
  earns: i > c
  earns: the angle must exceed the crittical angle
  misses: the angle of incidence is less than the critical angle
  misses: the light must come from glass
  misses: the angle of refraction is greater than the critical angle`,
)
