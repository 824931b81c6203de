import { judged } from '@/lib/exams/authoring/marks'
import { NUMBER_WORDS } from '../shared'

const count = (number: number) => `${number}/${NUMBER_WORDS[number]}`

/** Why an element stands in its group. */
export const outerElectrons = (number: number) => {
  const others = [1, 2, 3, 5, 6, 7].filter(each => each !== number).map(count)
  return judged(
    `${NUMBER_WORDS[number]} electron${number === 1 ? '' : 's'} in the outer shell`,
    `
    OUTER = outer/outermost/last/valence/outside/final
    OTHER = ${others.join('/')}
    SHELL = shell/shells/level/ring/orbit
    reject "${NUMBER_WORDS[number]} outer shell" | "${NUMBER_WORDS[number]} outer shells" | "${number} outer shells", without electron/cross
    unsure "valency"
    reject OTHER OUTER electron
    reject OTHER electron ...(no ${count(number)}).. OUTER
    reject OTHER ...(no ${count(number)}).. OUTER, without ${count(number)}
    reject OUTER ...(no ${count(number)}).. OTHER, without ${count(number)}
    accept ${count(number)}${number === 1 ? '/single' : ''} ...(no OTHER/and/but).. OUTER
    accept OUTER ...(no OTHER/and/but).. ${count(number)}${number === 1 ? '/single' : ''}
    unsure OUTER
    unsure ${count(number)} ... SHELL | SHELL ... ${count(number)}
    earns: it has ${NUMBER_WORDS[number]} outer electrons
    earns: there are ${number} electrons in the outer shell
    earns: its outter shell has ${number} electrons
    misses: it has ${NUMBER_WORDS[number]} electrons
    misses: it has many shells
    misses: it has ${NUMBER_WORDS[number]} outer shells
    misses: its outer shell has ${number === 5 ? 'six' : 'five'} electrons`,
  )
}

/** Why an element stands in its period. */
export const occupiedShells = (number: number) =>
  judged(
    `${NUMBER_WORDS[number]} occupied shells`,
    `
    SHELL = shell/shells/level/ring/orbit/circle
    accept "${number} electron shells" | "${NUMBER_WORDS[number]} electron shells"
    accept ${count(number)} occupied/filled/full/used/different/main SHELL
    accept ${count(number)} occupied/filled/full/used electron SHELL
    accept ${count(number)} ...(no electron/outer).. SHELL
    accept SHELL ... ${count(number)} in total
    accept number of SHELL is/equal ${count(number)}
    unsure SHELL ... ${count(number)}
    earns: it has ${NUMBER_WORDS[number]} shells
    earns: there are ${number} occupied electron shells
    earns: its electrons fill ${NUMBER_WORDS[number]} shels
    misses: it has ${number} outer electrons
    misses: it has shells
    misses: the third element`,
  )

/** Why a noble gas does not react. */
export const FULL_SHELL = judged(
  'its outer shell is full (so it does not gain, lose or share electrons)',
  `
  FULL = full/filled/complete/completed/8/eight/octet
  OUTER = outer/outermost/last/valence/outside/final/shell
  reject not FULL
  reject half/nearly/almost/partly FULL
  reject need/must/want/gain/lose/share ... full/fill/filled/complete
  accept full/complete octet
  accept FULL ... OUTER
  accept OUTER ... FULL
  accept not need/have/want/tend ... gain/lose/share
  accept not gain/lose/share
  unsure FULL | stable | not more electron
  earns: it has a full outer shell
  earns: its outer shell of electrons is full
  earns: it does not need to gain or lose electrons
  earns: the outer shell is compleet, completly filled
  misses: it is a noble gas
  misses: it is in Group VIII
  misses: it needs one electron to fill its outer shell
  misses: its outer shell is not full`,
)

/** Why a particle is no atom: `more` is what there is more of. */
export const unequal = (electrons: number, protons: number) => {
  const [many, few] = electrons > protons ? ['ELECTRON', 'PROTON'] : ['PROTON', 'ELECTRON']
  return judged(
    `it has ${electrons > protons ? 'more' : 'fewer'} electrons than protons / numbers of protons and electrons differ`,
    `
    MORE = more/greater/larger/higher/exceed/bigger/extra
    LESS = fewer/less/lower/smaller
    DIFFER = different/differ/unequal
    ELECTRON = electron/electrons
    PROTON = proton/protons
    accept not same/equal, ELECTRON/PROTON
    reject neutron, without PROTON
    reject ELECTRON/PROTON ... same/equal, without DIFFER/MORE/LESS
    accept DIFFER, ELECTRON, PROTON
    accept unequal, ELECTRON
    accept ${protons} PROTON, ${electrons} ELECTRON
    accept PROTON ${protons}, ELECTRON ${electrons}
    accept not match/equal, ELECTRON, PROTON
    accept MORE ...(no ${few}/LESS/than).. ${many}
    accept LESS ...(no ${many}/MORE/than).. ${few}
    accept ${many} ...(no ${few}/LESS).. MORE
    accept ${few} ...(no ${many}/MORE).. LESS
    accept ${electrons > protons ? 'gain/gained' : 'lose/lost'} ... ELECTRON
    reject MORE/LESS, ELECTRON/PROTON
    unsure ELECTRON, PROTON
    earns: it does not have the same number of protons and electrons
    earns: ${electrons > protons ? 'it has more electrons than protons' : 'there are fewer electrons than protons'}
    earns: the number of protons is diferent from the number of elektrons
    misses: it has a charge
    misses: it has ${electrons > protons ? 'more protons than electrons' : 'more electrons than protons'}
    misses: it has as many neutrons as protons`,
  )
}
