import { judged } from '@/lib/exams/authoring/marks'
import type { Spot } from '@/lib/exams/sketch'

/** Points of "describe fully": the words and the typed coordinates that a scheme wants, and what it refuses. */

/** With either sign for minus, as literals of the rules. */
const typed = (...texts: readonly string[]) =>
  texts
    .flatMap(text => (text.includes('-') ? [text, text.replaceAll('-', '−')] : [text]))
    .map(text => `"${text}"`)
    .join(' | ')

const printed = (value: number) => String(value).replace('-', '−')
export const spotText = ([x, y]: Spot) => `(${printed(x)}, ${printed(y)})`
export const column = ([x, y]: Spot) => `\\binom{${x}}{${y}}`

export const ROTATION = judged(
  'rotation',
  `
  reject reflection/reflect/mirror
  reject translation/translate
  reject enlargement/enlarge
  accept rotation/rotate
  earns: Rotation of 90 degrees about the origin
  earns: it is a rotaion
  earns: rotated about (1, 2)
  misses: reflection in the y-axis
  misses: rotation and then a translation
  misses: enlargement, factor 2`,
)

/** A half-turn is an enlargement with the factor −1 as well. */
export const HALF_TURN = judged(
  'rotation',
  `
  reject reflection/reflect/mirror
  reject translation/translate
  accept rotation/rotate
  accept enlargement & ${typed('-1')}
  earns: Rotation of 180 degrees about the origin
  earns: it is a rotaion
  earns: enlargement with scale factor -1
  misses: reflection in the y-axis
  misses: rotation and then a translation
  misses: enlargement, factor 2`,
)

export const TRANSLATION = judged(
  'translation',
  `
  reject reflection/reflect/mirror
  reject rotation/rotate
  reject enlargement/enlarge
  accept translation/translate
  earns: Translation by the vector (3, 2)
  earns: a tranlation
  earns: it is translated 2 to the left
  misses: reflection in the y-axis
  misses: it is moved
  misses: enlargement, factor 2`,
)

export const REFLECTION = judged(
  'reflection',
  `
  reject translation/translate
  reject rotation/rotate
  reject enlargement/enlarge
  accept reflection/reflect
  earns: Reflection in the line x = 2
  earns: a relfection
  earns: it is reflected in a line
  misses: rotation about the origin
  misses: it is flipped over
  misses: reflection and then a translation`,
)

export const ENLARGEMENT = judged(
  'enlargement',
  `
  reject translation/translate
  reject rotation/rotate
  reject reflection/reflect/mirror
  accept enlargement/enlarge
  earns: Enlargement with factor 2
  earns: an enlagement about the origin
  earns: it is enlarged
  misses: rotation about the origin
  misses: it becomes bigger
  misses: reflection and then an enlargement`,
)

export const turnText = (degrees: number) =>
  degrees === 180 ? '180°' : degrees === 90 ? '90° anticlockwise' : '90° clockwise'

/** More than one transformation where a single one is asked: the rest of the description earns nothing either. */
const NO_OTHER = {
  rotation: 'reject reflection/reflect\n  reject translation/translate\n  reject enlargement/enlarge',
  halfTurn: 'reject reflection/reflect\n  reject translation/translate',
  centre:
    'reject reflection/reflect\n  reject translation/translate\n  reject (rotation/rotate) & (enlargement/enlarge)',
  translation: 'reject reflection/reflect\n  reject rotation/rotate\n  reject enlargement/enlarge',
  reflection: 'reject translation/translate\n  reject rotation/rotate\n  reject enlargement/enlarge',
  enlargement: 'reject reflection/reflect\n  reject translation/translate\n  reject rotation/rotate',
}

const TURNED = 'ANTI = anticlockwise/counterclockwise/anticlock/acw/ccw/anti/counter\nCLOCK = clockwise/cw'

/** The angle of a rotation: 90 is anticlockwise. */
export function angleOf(degrees: number) {
  if (degrees === 180)
    return judged(
      '180°',
      `
  ${NO_OTHER.halfTurn}
  accept 180
  accept half turn
  accept enlargement & ${typed('-1')}
  earns: rotation, 180 degrees
  earns: an enlagement with factor -1
  earns: it makes a half turn
  misses: 90 clockwise
  misses: rotation of 270 degrees
  misses: about the origin`,
    )
  const right = degrees === 90
  return judged(
    right ? '90° anticlockwise (or 270° clockwise)' : '90° clockwise (or 270° anticlockwise)',
    right
      ? `${TURNED}
  ${NO_OTHER.rotation}
  reject 270 & ANTI
  reject 180
  accept (90 | quarter turn | right angle) & ANTI
  accept 270 & (CLOCK | clock wise)
  accept "+90" | ${typed('-270')}
  reject CLOCK
  earns: 90° anticlockwise
  earns: 270 degrees clokwise
  earns: anti-clockwise through 90 degrees
  misses: 90 clockwise
  misses: 90 degrees
  misses: 180 anticlockwise`
      : `${TURNED}
  ${NO_OTHER.rotation}
  reject 180
  accept 270 & ANTI
  accept "+270"
  reject ANTI
  reject 270
  accept (90 | quarter turn | right angle) & (CLOCK | clock wise)
  accept ${typed('-90')}
  earns: 90° clockwise
  earns: 90 degrees clokwise
  earns: anticlockwise through 270 degrees
  misses: 90 anticlockwise
  misses: 90 degrees
  misses: 180 clockwise`,
  )
}

/** A centre, however its coordinates are written. */
export function centreOf([x, y]: Spot) {
  const pair = `${x},${y}`
  const before = ['centre', 'centreis', 'centre=', 'center', 'about', 'around', 'at', 'point']
  const origin = x === 0 && y === 0
  return judged(
    `centre ${spotText([x, y])}`,
    `
  ${NO_OTHER.centre}
  accept (centre/center) ... ${typed(`(${pair})`)}
  accept ${typed(`(${pair})`, `(${x};${y})`, `(${x}${y < 0 ? '' : ' '}${y})`, ...before.map(word => word + pair))}
  accept ${typed(`x=${x}`)} & ${typed(`y=${y}`)}
  ${origin ? 'accept origin\n  accept (centre/center/about/around) O' : 'reject origin'}
  earns: centre (${x}, ${y})
  earns: the cenrte is (${printed(x)},${printed(y)})
  earns: about ${x}, ${y}
  misses: centre (${x + 1}, ${y})
  misses: centre (${y + 2}, ${x - 1})
  misses: about a point`,
  )
}

/** A mirror line: 'x = -2', 'y = x'. */
export function lineOf(equation: string, ...same: readonly string[]) {
  const bare = equation.replaceAll(' ', '')
  const slanted = /y=-?x/.test(bare)
  return judged(
    `(the line) ${equation.replace(/[xy]/g, '*$&*').replaceAll('-', '−')}`,
    `
  ${NO_OTHER.reflection}
  ${slanted ? `reject ${typed(`${bare}+`, `${bare}-`)}` : ''}
  accept line ... ${typed(bare)}
  accept ${typed(bare, ...same)}
  earns: reflection in ${equation}
  earns: the lin ${equation.replaceAll('-', '−')}
  earns: mirror line ${bare}
  misses: ${slanted ? 'in the line x = 1' : `in the line ${bare.replace('=', '=9')}`}
  misses: ${slanted ? (bare === 'y=x' ? 'in the line y = -x' : 'in the line y = x') : 'in the line y = x'}
  misses: in the mirror line`,
  )
}

/** A translation vector: typed as a column in one line, or told in words. */
export function vectorOf([x, y]: Spot) {
  const [across, up] = [x < 0 ? 'left/west' : 'right/east', y < 0 ? 'down/south' : 'up/north']
  const [m, n] = [Math.abs(x), Math.abs(y)]
  const told = (n: number, way: string) => `(${n} ... ${way} | (${way}) ${n})`
  return judged(
    `vector $${column([x, y])}$`,
    `
  ${NO_OTHER.translation}
  accept vector ... ${typed(`(${x},${y})`)}
  accept ${typed(`(${x},${y})`, `(${x}${y})`, `(${x}/${y})`, `(${x};${y})`, `[${x},${y}]`, `[${x}${y}]`, `(${x},+${y})`, `${x},${y}`, `by${x}${y}`, `vector${x}${y}`, `translation${x}${y}`, `${x}over${y}`, `${x}/${y}`)}
  accept ${told(m, across)} & ${told(n, up)}
  earns: vector (${x}, ${y})
  earns: by the vecter (${printed(x)},${printed(y)})
  earns: ${m} ${across.split('/')[0]} and ${n} ${up.split('/')[0]}
  misses: vector (${y + 20}, ${x})
  misses: vector (${-x}, ${-y})
  misses: by a vector`,
  )
}

/** A scale factor that is a fraction or negative: (1, 2) is a half, (-3) minus three. */
export function factorOf(above: number, below = 1) {
  const [size, minus] = [Math.abs(above), above < 0 ? '-' : '']
  const decimal = `${Math.floor((size / below) * 1000) / 1000}`
  const values =
    below === 1
      ? [`${size}`]
      : [
          `${size}/${below}`,
          `${size}⁄${below}`,
          decimal,
          decimal.replace('.', ','),
          decimal.replace(/^0/, ''),
        ]
  const part = { 2: 'half', 3: 'third' }[below]
  const shown = below === 1 ? printed(above) : `$${above < 0 ? '-' : ''}\\frac{${size}}{${below}}$`
  const before = [
    'factor',
    'factoris',
    'factorof',
    'factor=',
    'factor:',
    'sf',
    'sfis',
    'sfof',
    'sf:',
    'sf=',
    'scale',
    'by',
    'times',
  ]
  const main = `${minus}${values[0]}`
  const other = above < 0 ? main.slice(1) : `-${main}`
  return judged(
    `(scale factor) ${shown}`,
    `
  ${NO_OTHER.enlargement}
${
  above > 0
    ? `  reject ${typed(...values.map(value => `-${value}`))}\n  reject minus/negative`
    : `  reject ${typed(...before.slice(0, -3).flatMap(word => values.map(value => word + value)))}
  accept ${typed(...values.flatMap(value => [`minus${value}`, `negative${value}`]))}`
}
${size === 1 && part ? `  accept factor ${above > 0 ? '' : '(minus/negative) '}${part}` : ''}
${size === 3 && below === 2 ? `  accept ${typed('-11/2', '-1½')}` : ''}
  accept factor (${typed(...values.map(value => minus + value))})
  accept ${typed(...before.flatMap(word => values.map(value => word + minus + value)))}
  unsure ${typed(...values.map(value => minus + value))}
  earns: scale factor ${main}
  earns: scale facter of ${main.replace('-', '−')}
  earns: s.f. = ${main}
  misses: scale factor ${other}
  misses: the image is ${above < 0 ? 'upside down' : 'of another size'}
  misses: scale factor 7`,
  )
}
