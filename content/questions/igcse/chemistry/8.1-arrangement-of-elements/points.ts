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
  reject proton/electron ... neutron | neutron ... proton
  reject electron/shell/group, without proton/atomic
  unsure proton | atomic number
  earns: in order of increasing proton number
  earns: by atomic number
  earns: the number of protons goes up by one each time
  earns: they are aranged by there protton number
  misses: in order of mass
  misses: by the mass number
  misses: by the number of shells
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
    reject OUTER ... same distance
    accept COUNT e ... OUTER
    accept SAME ... OUTER, electron/electronic/configuration
    accept OUTER ...(no lose/gain/get/distance).. SAME, electron/electronic/configuration
    accept SAME ... electron ... OUTER
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
    misses: they have the same number of outer shells
    misses: they have a different number of outer electrons`,
  )
}

export const METALS_TO_NON_METALS = judged(
  'from metallic to non-metallic (from left to right)',
  `
  LESS = less/decrease/lose/reduce/weaker/lower/fall
  MORE = more/increase/rise/gain
  METAL = metal/metallic
  NON = non/nonmetal/nonmetals/nonmetallic/nonmetalic
  accept METAL left ... NON
  accept left ...(no NON).. METAL ...(no NON).. right ... NON
  accept METAL ...(no NON).. to/into/then/become/becomes/end/ends/finish/while ... NON
  accept "more non" | "rest are non" | "others are non" | "more nonmetallic"
  reject "less non" | "decrease in non" | "decrease of non"
  accept NON ...(no LESS).. MORE
  reject "less nonmetallic" | NON ...(no MORE).. LESS
  reject NON ...(no METAL).. METAL to/into/then/become METAL
  reject nonmetal/nonmetals/nonmetallic to/into/then/become METAL
  reject "metals on the right" | "metals on right"
  accept LESS METAL
  accept METAL ...(no MORE).. LESS
  reject MORE METAL
  reject METAL ... MORE
  unsure METAL
  unsure not METAL
  earns: from metals to non-metals
  earns: the metallic character decreases
  earns: metals on the left and non-metals on the right
  earns: they become less metallic, less mettallic
  earns: the elements go from metal to nonmetal
  misses: from non-metals to metals
  misses: the metallic character increases
  misses: the non-metallic character decreases
  misses: the proton number increases
  misses: they get more reactive`,
)

/** A property that rises or falls down a group. */
export const trendDown = (property: string, words: string, rises: boolean) => {
  const [does, other] = rises ? ['increases', 'decreases'] : ['decreases', 'increases']
  return judged(
    `the ${property} ${does} down the group`,
    `
    UP = increase/rise/rises/higher/larger/bigger/greater/grow/more/up/gain/climb/upward/upwards/faster/quicker/stronger
    LESS = decrease/fall/lower/smaller/less/drop/shrink/reduce/slower/slow/decline/downward/downwards/weaker
    THIS = ${rises ? 'UP' : 'LESS'}
    THAT = ${rises ? 'LESS' : 'UP'}
    reject not THIS/change
    reject same/constant, without THIS
    reject THIS then THAT | THAT then THIS | up and down
    ${rises ? 'accept "low to high"' : 'accept "high to low" | number/period increase ...(no up).. LESS | LESS as ... number/period increase'}
    accept up group ...(no down/THIS).. THAT
    accept THAT ...(no down/THIS).. up group
    reject up group ...(no down/THAT).. THIS | THIS ...(no down/THAT).. up group | "as you go up" ...(no down).. THIS | THIS ... "as you go up"
    accept THIS down group
    reject THAT down group
    accept down ...(no up/THAT).. THIS
    accept THIS ...(no up/THAT).. down
    reject THAT ...(no up/THIS).. down group | down ...(no up/THIS).. THAT
    ${
      rises
        ? ''
        : `accept go down ... down group | down group ... go down
    accept go down, without up/group
    unsure go down group`
    }
    accept THIS by/but/step/steps
    accept THIS, without THAT
    unsure THIS ... THAT | THAT ... THIS
    reject THAT
    unsure ${words}
    earns: the ${property} ${does} down the group
    earns: it ${rises ? 'gets larger' : 'gets lower'} as you go down
    earns: down the group it is ${rises ? 'increesing' : 'decreesing'}
    misses: it ${other} down the group
    misses: going down it ${other}, going up it ${does}
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
    LAST = ${last}
    reject same ... LAST
    reject same/similar/similarly, without faster/more/quicker/less/slower
    ${
      more
        ? `accept LAST ...(no ${name}/it).. less FAST than ${name}
    accept less/shorter time
    reject less ...(no LAST/than).. FAST
    reject SLOW than LAST
    reject SLOW, without LAST
    reject not FAST
    reject not react
    reject LAST ...(no ${name}/it/than/will).. react FAST
    reject LAST ...(no ${name}/it/than).. more FAST
    unsure "violet", without faster/vigorous/reactive/quicker/explosive
    unsure "${last} is faster" | "${last} is more" | "${last} is quicker"
    unsure both, without faster/more/quicker
    accept FAST
    accept more ... bubble/gas/heat
    accept LAST ... SLOW
    accept react more
    unsure fire/flame/ignite`
        : `reject not SLOW
    reject LAST ...(no ${name}/it).. less FAST than ${name}/it
    reject LAST ...(no ${name}/it).. less than ${name}
    accept LAST ...(no ${name}/it).. more FAST than ${name}/it
    unsure "${last} is less" | "${last} is more"
    unsure both, without SLOW/less
    reject compare ... LAST ...(no SLOW/less).. FAST
    reject LAST ...(no ${name}/it/than/will).. react ...(no ${name}).. SLOW
    reject more ...(no LAST/than/less/SLOW).. FAST
    accept less ...(no LAST).. FAST
    accept SLOW
    accept not react
    accept not reaction
    accept not FAST
    accept LAST ...(no ${name}/it).. FAST
    accept react less
    reject FAST
    accept less ... react`
    }
    unsure react/reaction
    earns: it reacts ${one} than ${last}
    earns: ${more ? 'more vigorously' : 'less vigorously'}
    earns: it is ${more ? 'more' : 'less'} reactive than ${last}
    earns: ${last} is ${more ? 'less' : 'more'} reactive than ${name}
    earns: the reaction is ${more ? 'more violant' : 'slowwer'}
    misses: it reacts ${other} than ${last}
    misses: it is ${more ? 'less' : 'more'} reactive
    misses: in the same way as ${last}`,
  )
}
