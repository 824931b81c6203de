import { judged } from '@/lib/exams/authoring/marks'
import { NUMBER_WORDS } from './shared'

/** Points that several sub-topics of chemistry read in answers. */

type Atom = { name: string; symbol: string }

const COUNTED = [1, 2, 3, 4]

const count = (number: number) => `${number}/${NUMBER_WORDS[number]}`

const toOrFrom = (way: 'to' | 'from', { name, symbol }: Atom) =>
  [`"${way} ${name}"`, `"${way} the ${name}"`, `"${way} a ${name}"`, `"${way} ${symbol.toLowerCase()}"`].join(
    ' | ',
  )

/** One electron, without a number. */
const SINGLE = [
  '"an electron"',
  '"the electron"',
  '"outer electron"',
  '"its electron"',
  '"outermost electron"',
]

const singleElectron = (electron: string, way: string) =>
  [
    `accept WHO ...(no OTHER/THAT).. THIS ...(no WRONG).. ${electron}`,
    `accept ${electron} ... MOVE ... ${way}`,
    `accept ${electron} ... THIS by WHO`,
    `accept OTHER ...(no WHO).. THAT ... ${electron} ... ${way}`,
  ].join('\n    ')

/**
 * How an atom becomes an ion. `other` is the partner, which may stand in the same answer; `atoms` how many atoms of this kind there are,
 * since students also give the electrons of all of them together.
 */
export function electronsMoved(loses: boolean, who: Atom, other: Atom, number: number, atoms = 1) {
  const { name, symbol } = who
  const wrong = COUNTED.filter(each => each !== number && each !== number * atoms).map(count)
  const plural = number === 1 ? '' : 's'
  const [does, doesNot] = loses ? ['loses', 'gains'] : ['gains', 'loses']
  const away = loses ? 'from' : 'to'
  return judged(
    `${atoms === 1 ? `the ${name} atom` : `each of ${NUMBER_WORDS[atoms]} ${name} atoms`} ${does} ${NUMBER_WORDS[number]} electron${plural}`,
    `
    WHO = ${name}/${symbol.toLowerCase()}
    OTHER = ${other.name}/${other.symbol.toLowerCase()}
    LOSE = lose/lost/loses/loss/give/gives/given/gave/donate/transfer/remove
    GAIN = gain/gained/receive/accept/take/takes/took/get/gets
    MOVE = transfer/move/pass/go/give/given/donate
    THIS = ${loses ? 'LOSE' : 'GAIN'}
    THAT = ${loses ? 'GAIN' : 'LOSE'}
    THESE = ${count(number)}
    WRONG = ${wrong.join('/')}
    reject share/shared/sharing
    reject proton/neutron, without electron/electrons
    reject both THIS/THAT ...(no shell/full/configuration/structure).. electron/e, without WHO, without OTHER
    reject WHO ...(no THAT/THESE/OTHER).. THIS ...(no THESE).. WRONG electron/e, without each
    reject MOVE ...(no ${away}).. ${toOrFrom(loses ? 'to' : 'from', who)}
    accept WHO ...(no OTHER/THAT).. THIS ...(no WRONG).. THESE
    accept THESE electron/e ...(no WRONG).. MOVE ...(no WRONG).. ${toOrFrom(away, who)}
    accept THESE ...(no WRONG).. electron/e ...(no WRONG/OTHER).. ${toOrFrom(away, who)}
    accept THESE electron/e ...(no THAT/WRONG).. THIS ...(no OTHER/to/from).. WHO
    accept THESE electron/e ...(no WRONG).. THIS by WHO
    accept OTHER ...(no WHO).. THAT ...(no WRONG).. THESE ...(no OTHER).. ${loses ? toOrFrom('from', who) : `${toOrFrom('to', who)} | to each WHO`}
    ${number === 1 ? SINGLE.map(each => singleElectron(each, toOrFrom(away, who))).join('\n    ') : ''}
    reject WHO ...(no THIS/while/whereas/but/and/from/to/OTHER/by).. THAT
    reject OTHER ...(no WHO/THAT/while/whereas/but/and/from/to/by).. THIS
    accept THIS ...(no THAT/WRONG).. THESE, without OTHER
    accept THESE ...(no THAT/WRONG).. THIS, without OTHER
    unsure THIS/MOVE | ${toOrFrom(away, who)} | ${away} each WHO
    earns: the ${name} atom ${does} ${NUMBER_WORDS[number]} electron${plural}
    earns: ${symbol} ${loses ? 'gives away' : 'receives'} ${number} electron${plural}
    earns: ${NUMBER_WORDS[number]} electron${plural} ${number === 1 ? 'is' : 'are'} transferred ${away} the ${name} atom
    earns: ${name} ${loses ? 'looses' : 'gaines'} ${number} elektrons, electrns
    misses: ${name} ${doesNot} ${NUMBER_WORDS[number]} electron${plural}
    misses: ${other.name} ${does} ${NUMBER_WORDS[number]} electron${plural}
    misses: ${name} ${does} four electrons
    misses: they share electrons
    misses: a bond is formed`,
  )
}
