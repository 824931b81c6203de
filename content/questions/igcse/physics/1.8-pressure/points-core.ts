import { judged } from '@/lib/exams/authoring/marks'
import { UP_DOWN } from '../ideas'

/** The same block on a smaller face (or on a larger one). */
export const ON_ANOTHER_FACE = (isSmaller: boolean) => {
  const [more, less] = [
    'large/great/big/high/increase/more/rise/up',
    'small/less/low/decrease/reduce/fall/down',
  ]
  const [right, wrong] = isSmaller ? [more, less] : [less, more]
  const [said, against] = isSmaller ? ['larger', 'smaller'] : ['smaller', 'larger']
  const area = against
  return [
    judged(
      `the pressure is ${said}`,
      `
      RIGHT = ${right}
      WRONG = ${wrong}
      OTHER = area/face/surface/force/weight/because/as/since/base
      MORE = large/great/big/high/more
      LESS = small/less/low
      reject ${isSmaller ? 'LESS' : 'MORE'} ...(no ","/OTHER/RIGHT).. pressure
      accept ${isSmaller ? 'MORE' : 'LESS'} ...(no ","/OTHER/WRONG).. pressure | pressure ...(no OTHER/WRONG/",").. RIGHT
      reject pressure ...(no OTHER/RIGHT/",").. WRONG | WRONG pressure | pressure ...(no OTHER/RIGHT).. same | pressure ...(no OTHER/RIGHT).. not change
      accept pressure ...(no OTHER/WRONG).. RIGHT | RIGHT pressure
      accept RIGHT because/as/since
      accept pressure ...(no WRONG).. RIGHT, without area
      earns: the pressure is ${said}
      earns: the presure ${isSmaller ? 'increases' : 'decreases'}
      earns: it has a ${isSmaller ? 'greater' : 'lower'} pressure
      misses: the pressure is ${against}
      misses: the pressure is the same
      misses: the area is ${area}`,
    ),
    judged(
      `the same force (weight) acts on a ${area} area`,
      `
      ${UP_DOWN}
      AREA = area/face/surface/base
      RIGHT = ${isSmaller ? less : more}
      WRONG = ${isSmaller ? more : less}
      ADJECTIVE = ${isSmaller ? 'small/less/low' : 'large/great/big/high/more'}
      accept ADJECTIVE ...(no pressure/WRONG/",").. AREA | "A is ${area}" | "A ${isSmaller ? 'decreases' : 'increases'}"
      reject AREA ...(no RIGHT/pressure/so/","/therefore).. WRONG, without "P"
      reject WRONG ...(no because/as/since/due/if/when/pressure/","/so/RIGHT).. AREA, without "P"
      reject "same area" | "area is the same" | "area stays the same" | "area does not change"
      reject force/weight ...(no AREA/on/over/act/same/pressure/and).. UP/DOWN
      accept RIGHT ...(no pressure/WRONG).. AREA | AREA ...(no pressure/WRONG).. RIGHT
      accept "P" ...(no "Q"/than).. AREA ... WRONG | AREA ...(no "Q").. "P" ...(no than).. WRONG
      unsure AREA
      earns: the weight acts on a ${area} area
      earns: the area is ${area} and the force is the same
      earns: because the arrea in contact with the ground is ${area}
      misses: the area is ${said}
      misses: the pressure is ${said}
      misses: the force is ${said}`,
    ),
  ]
}

/** An everyday use of a large or a small area: `effect` are rules and answers for what the pressure does. */
export const AREA_IN_USE = ({ isLarge, effectText, effect, tries }: Use) => {
  const [more, less] = [
    'large/great/big/high/increase/more/wide/broad/spread',
    'small/less/low/decrease/reduce/narrow/thin/tiny/little',
  ]
  const [right, wrong] = isLarge ? [more, less] : [less, more]
  const [area, pressure] = isLarge ? ['large', 'low'] : ['small', 'high']
  return [
    judged(
      `${area} area (of contact)`,
      `
      RIGHT = ${right}
      WRONG = ${wrong}
      AREA = area/surface
      accept RIGHT ...(no pressure/force/WRONG).. AREA | AREA ...(no pressure/force/WRONG/so/","/give/mean/cause/which/and/make).. RIGHT
      unsure AREA, blunt/without
      reject WRONG ...(no pressure/RIGHT/and/force).. AREA | AREA ...(no pressure/RIGHT/so/","/which/and/give/mean/cause).. WRONG
      accept spread ... area/out | area ... spread
      unsure AREA | "F/A" | "F÷A"
      earns: it has a ${area} area
      earns: the surfase area in contact is ${area}
      earns: because the area is ${isLarge ? 'increased' : 'reduced'}
      misses: the pressure is ${pressure}
      misses: it has a ${isLarge ? 'small' : 'large'} area
      misses: the force is ${isLarge ? 'smaller' : 'larger'}`,
    ),
    judged(
      `so the pressure is ${pressure} (for the same force), and ${effectText}`,
      `
      RIGHT = ${isLarge ? 'small/less/low/decrease/reduce/little' : 'large/great/big/high/increase/more/concentrate'}
      WRONG = ${isLarge ? 'large/great/big/high/increase/more' : 'small/less/low/decrease/reduce/little'}
      FITS = ${right}
      reject ${wrong} ...(no FITS/pressure/force).. area ...(no FITS/WRONG).. RIGHT pressure | ${wrong} ...(no FITS/pressure/force).. area ...(no FITS/WRONG).. pressure ...(no WRONG/because/as/since).. RIGHT
      accept RIGHT ...(no area/WRONG).. pressure | pressure ...(no area/WRONG/because/as/since).. RIGHT
      unsure WRONG pressure | pressure ... WRONG, blunt/without
      reject pressure ...(no RIGHT/area/because/as/since).. WRONG | WRONG ...(no area/surface/","/so/RIGHT).. pressure
      unsure "F/A" | "F÷A"
      ${effect}
      earns: so the pressure is ${pressure}
      earns: ${isLarge ? 'less' : 'more'} pressure is exerted
      earns: this ${isLarge ? 'reduces' : 'increases'} the presure
      misses: the area is ${area}
      misses: the pressure is ${isLarge ? 'high' : 'low'}
      ${tries}`,
    ),
  ]
}

type Use = { isLarge: boolean; effectText: string; effect: string; tries: string }

export const USES = [
  {
    prompt: 'Explain, in terms of pressure, why a tractor has wide tyres.',
    isLarge: true,
    effectText: 'the tractor does not sink into soft ground',
    effect: 'unsure not sink',
    tries: 'misses: the tractor has wide tyres',
    model:
      'Wide tyres have a large area in contact with the ground. So the pressure on the ground is low, and the tractor does not sink into it.',
  },
  {
    prompt: 'Explain, in terms of pressure, why a person on snowshoes does not sink into soft snow.',
    isLarge: true,
    effectText: 'the person does not sink',
    effect: 'unsure force spread',
    tries: 'misses: snowshoes do not sink',
    model:
      'Snowshoes have a large area. The weight of the person acts on this large area, so the pressure on the snow is low.',
  },
  {
    prompt: 'Explain, in terms of pressure, why a sharp knife cuts better than a blunt knife.',
    isLarge: false,
    effectText: 'the blade goes in easily',
    effect: 'unsure force concentrate',
    tries: 'misses: a sharp knife cuts better',
    model:
      'The edge of a sharp blade has a very small area. The same force causes a high pressure on what is cut.',
  },
  {
    prompt: 'Explain, in terms of pressure, why a drawing pin has a sharp point.',
    isLarge: false,
    effectText: 'the point goes into the board easily',
    effect: 'unsure force concentrate',
    tries: 'misses: the pin has a sharp point',
    model:
      'The sharp point has a very small area. So the pressure under the point is high, and it goes into the board easily.',
  },
  {
    prompt: 'Explain, in terms of pressure, why the straps of a heavy school bag are wide.',
    isLarge: true,
    effectText: 'the straps do not hurt the shoulders',
    effect: 'unsure not hurt',
    tries: 'misses: the straps of the bag are wide',
    model:
      'Wide straps have a large area in contact with the shoulders. So the pressure on the shoulders is low.',
  },
] as const

const DEEP = 'deep/deeper/depth/bottom/down/below/lower/base'

export const SAME_DEPTH = judged(
  'they are at the same depth (in the same liquid)',
  `
  reject different | distance/height ...(no surface/water/liquid).. bottom/base/floor/ground
  accept distance ... surface ... same/equal
  accept same/equal ... depth/level/height/distance | depth/level/height ... same/equal | equally deep
  accept horizontal/level ... line
  accept same ... above | above ... same
  unsure depth/level
  earns: they are at the same depth
  earns: both are at an equal level below the surface
  earns: the dephth is the same
  misses: it is the same liquid
  misses: the pressure is the same
  misses: they have different depths`,
)

export const STEEPER = judged(
  'the line is steeper (has a larger gradient), or: the pressure is larger at each depth',
  `
  ${UP_DOWN}
  reject less ... steep | gradient/slope/pressure ... DOWN | DOWN gradient/slope/pressure | flatter | less steep
  accept steep/steeper | UP ... gradient/slope | gradient/slope ... UP
  reject start/begin ... UP/above | UP/above ... start/begin | intercept
  accept UP ... pressure | pressure ... UP
  accept line ... above/higher
  unsure UP, without density/dense
  earns: it would be steeper
  earns: the gradient is larger
  earns: the presure is higher at the same depth
  misses: it would be less steep
  misses: the line is curved
  misses: the density is greater`,
)

export const DAM = [
  judged(
    'the pressure (of the water) increases with depth, or: is largest at the bottom',
    `
    ${UP_DOWN}
    DEEP = ${DEEP}
    TOP = top/surface
    reject DOWN ...(no TOP/than).. pressure ...(no TOP/than).. DEEP
    reject pressure ...(no UP/DEEP/TOP).. DOWN ...(no UP/TOP).. DEEP | UP pressure ... TOP | pressure ...(no DEEP/DOWN/UP).. TOP ...(no DEEP/DOWN).. UP
    accept pressure ...(no inverse/inversely/not).. proportional ... DEEP
    accept pressure ...(no DOWN/thick/wall).. UP ... DEEP | pressure ... DEEP ...(no thick/DOWN/wall).. UP
    accept UP ...(no thick/wall).. pressure ... DEEP | DEEP ...(no thick/wall).. UP pressure | DEEP ... pressure ... UP
    accept less/lower/small pressure ... TOP | pressure ... TOP ... less/lower/small
    unsure pressure
    earns: the pressure increases with depth
    earns: there is more pressure at the bottom
    earns: the deeper the water, the greater the presure
    misses: the wall is thicker at the bottom
    misses: the pressure is less at the bottom
    misses: there is more water`,
  ),
  judged(
    'so the force on the dam is larger there / the wall must be stronger there (to withstand the pressure)',
    `
    ${UP_DOWN}
    accept UP ...(no thick/pressure/depth).. force | force ...(no thick/pressure).. UP
    accept strong/strength/stronger/withstand/resist/support/survive/sustain/handle/bear
    accept break/burst/collapse/crack/fail/damage | not break/burst/collapse/crack/fail/damage | hold ... pressure/force
    accept push ... hard/more/strongly | UP ... push
    unsure force/push
    earns: so the force on the wall is larger
    earns: it has to be stronger to withstand this
    earns: otherwise the dam would colapse
    misses: the pressure is larger
    misses: the wall is thicker
    misses: the water is deep`,
  ),
]
