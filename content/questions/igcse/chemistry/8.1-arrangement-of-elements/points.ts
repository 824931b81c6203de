import { judged } from '@/lib/exams/authoring/marks'
import { NUMBER_WORDS } from '../shared'

export const PROTON_ORDER = judged(
  '(increasing) proton number / atomic number',
  `
  WRONG = mass/nucleon/neutron/reactivity/alphabet/alphabetical/size/weight/density
  reject decreasing/decrease/falling ... proton/atomic
  accept proton/atomic number, without WRONG
  accept proton/atomic number & not WRONG
  accept number/amount of proton, without WRONG
  accept "atomic no", without WRONG
  accept one more proton
  accept proton, without WRONG
  unsure proton | atomic number
  earns: in order of increasing proton number
  earns: by atomic number
  earns: the number of protons goes up by one each time
  earns: they are aranged by there protton number
  misses: in order of mass
  misses: by the mass number
  misses: in groups and periods
  misses: in order of reactivity`,
)

export const SAME_OUTER = (number: number) => {
  const [word, others] = [
    NUMBER_WORDS[number],
    [1, 2, 3, 5, 6, 7].filter(each => each !== number).map(each => `${each}/${NUMBER_WORDS[each]}`),
  ]
  return judged(
    `the same number of outer electrons (${number})`,
    `
    SAME = same/equal/identical
    OUTER = outer/outermost/valence/last/outside/final
    COUNT = ${number}/${word}${number === 1 ? '/single/an' : ''}
    OTHER = ${others.join('/')}
    reject not SAME ... OUTER
    reject different ... OUTER
    reject OTHER OUTER electron
    reject OTHER electron ...(no COUNT).. OUTER
    reject SAME number/amount of OUTER shell/shells, without electron
    accept SAME ... OUTER
    accept OUTER ... SAME
    accept COUNT OUTER electron
    accept COUNT electron ... OUTER
    accept OUTER ...(no OTHER).. COUNT electron
    accept COUNT valency electron
    unsure OUTER
    unsure valency
    earns: they have the same number of outer electrons
    earns: both have ${word} electron${number === 1 ? '' : 's'} in the outer shell
    earns: the number of electrons in their outermost shells is the same
    earns: same number of elektrons in the outter shell
    misses: they are in the same group
    misses: they have the same number of electrons
    misses: they have the same number of shells
    misses: they have a different number of outer electrons`,
  )
}

export const METALS_TO_NON_METALS = judged(
  'from metallic to non-metallic (from left to right)',
  `
  LESS = less/decrease/lose/reduce/weaker/lower/fall
  MORE = more/increase/rise/gain
  accept "metal to nonmetal" | "metals to nonmetals" | "metallic to nonmetallic" | "metals to non" | "metal to non" | "metallic to non" | "metallic to being non" | "metals into non" | "metals to being non"
  accept "more non" | "metals then non" | "metals and then non" | "metals first then non"
  accept "metals on the left and non" | "metals on the left, non" | "metals on left"
  accept "metals while right" | "metals while the right" | "rest are non" | "others are non"
  accept "non-metallic character increases" | "nonmetallic character increases" | "non-metallic properties increase" | "non-metal properties increase"
  reject "metals to metals" | "metal to metal" | "metallic to metallic" | "nonmetals to metals" | "metals on the right"
  accept LESS metal/metallic
  accept metal/metallic ...(no MORE).. LESS
  reject MORE metal/metallic
  reject metal/metallic character/properties/nature ... MORE
  unsure metal/metallic
  unsure not metal/metallic
  earns: from metals to non-metals
  earns: the metallic character decreases
  earns: metals on the left and non-metals on the right
  earns: they become less metallic, less mettallic
  earns: the elements go from metal to nonmetal
  misses: from non-metals to metals
  misses: the metallic character increases
  misses: the proton number increases
  misses: they get more reactive`,
)

/** A property that rises or falls down a group. */
export const trendDown = (property: string, words: string, rises: boolean) => {
  const [does, other] = rises ? ['increases', 'decreases'] : ['decreases', 'increases']
  return judged(
    `the ${property} ${does} down the group`,
    `
    UP = increase/rise/higher/larger/bigger/greater/grow/more/up/gain/rises
    LESS = decrease/fall/lower/smaller/less/drop/shrink/reduce/slower/slow
    THIS = ${rises ? 'UP' : 'LESS'}
    THAT = ${rises ? 'LESS' : 'UP'}
    reject not THIS/change
    reject same/constant, without THIS
    reject THAT ...(no up).. down group | down group ... THAT
    accept THAT ... up group | up group ... THAT
    reject THIS ... up group | "as you go up" ... THIS | THIS ... "as you go up"
    ${rises ? '' : 'accept go down, without up'}
    accept THIS by/but/step/steps
    accept THIS, without THAT
    accept THIS ... down
    accept down ... THIS
    reject THAT
    unsure ${words}
    earns: the ${property} ${does} down the group
    earns: it ${rises ? 'gets larger' : 'gets lower'} as you go down
    earns: down the group it is ${rises ? 'increesing' : 'decreesing'}
    misses: it ${other} down the group
    misses: it stays the same
    misses: there is a trend`,
  )
}

/** How an element further down reacts, compared with the last one of the data. */
export const reactsMore = (name: string, last: string, more: boolean) => {
  const [one, other] = more ? ['faster', 'slower'] : ['slower', 'faster']
  return judged(
    `${more ? 'faster / more vigorously' : 'more slowly / less vigorously'} than ${last}`,
    `
    FAST = faster/quick/quicker/quickly/vigorous/vigorously/violent/violently/rapid/rapidly/explode/explodes/explosive/explosively/explosion/intense/reactive/strongly/fast/energetic/energetically
    SLOW = slow/slower/slowly/little/barely/hardly/weak/weakly/gentle
    NONE = "not react" | "no reaction"
    LAST = ${last}
    reject same ... LAST
    ${
      more
        ? `reject less ...(no LAST/than).. FAST
    reject SLOW than LAST
    reject SLOW, without LAST
    reject not FAST
    reject not react
    reject LAST ...(no ${name}/it/than/will).. react FAST
    reject LAST ...(no ${name}/it/than).. more FAST
    accept FAST
    accept more ... bubble/gas/heat
    accept LAST ... SLOW
    accept react more`
        : `reject LAST ...(no ${name}/it/than/will).. react ...(no ${name}).. SLOW
    reject more ...(no LAST/than/less/SLOW).. FAST
    accept less ...(no LAST).. FAST
    accept SLOW
    accept not react
    accept no reaction
    accept not FAST
    accept LAST ... FAST
    accept react less
    reject FAST
    accept less ... react`
    }
    unsure react/reaction
    earns: it reacts ${one} than ${last}
    earns: ${more ? 'more vigorously' : 'less vigorously'}
    earns: it is ${more ? 'more' : 'less'} reactive than ${last}
    earns: the reaction is ${more ? 'more violant' : 'slowwer'}
    misses: it reacts ${other} than ${last}
    misses: it is ${more ? 'less' : 'more'} reactive
    misses: in the same way as ${last}`,
  )
}
