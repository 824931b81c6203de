import { CHANGE_WORDS } from '../change-words'

const READINGS = `
  ${CHANGE_WORDS}
  LIKE = SAME/similar/almost/nearly/barely/hardly/roughly/about/little/slight/slightly/(not decrease)/(not fall)/(not drop)/(not reduce)/(not lower)/(not stop)/(not absorb)/(not block)/(not affect)/(not difference)/(no difference)/(no effect)
  SMALL = small/tiny/slight/slightly change/difference/drop/fall/decrease
  ONLY = only/just
  IF = would/should/if/could/"wouldve"/"shouldve"
  DOWN_ = lower/fall/drop/decrease/reduce/(go down)
  PAPER = paper/sheet
  METAL = aluminium/"al"/aluminum/metal`

/** No α-particles: paper makes no difference. */
export const NO_ALPHA = `
  ${READINGS}
  reject PAPER ...(no METAL/LIKE/would/if/α/alpha/them).. lower/fall/drop/decrease, without LIKE
  reject lower/fall/drop/decrease ...(no METAL).. PAPER, without LIKE, without IF
  accept PAPER, LIKE
  accept SMALL, PAPER
  accept ONLY change/differ, PAPER
  accept IF ... DOWN_/absorb/stop/block ... PAPER | PAPER ...(no METAL).. IF ... DOWN_/absorb/stop/block | IF ... PAPER ... DOWN_/absorb/stop/block
  accept first two/2, LIKE
  accept as ... not same/similar/equal/constant, PAPER
  accept as, not PAPER, difference/effect
  accept PAPER ...(no METAL).. not change/decrease/fall/drop/reduce/absorb/stop/block | not change/decrease/fall/drop/reduce ... PAPER
  accept LIKE ... PAPER
  accept pass/go/get through ... PAPER
  unsure PAPER, absorb/stop/block | LIKE
  earns: the count rate is almost the same with paper, and paper would absorb alpha
  earns: paper makes no difference
  earns: the papper does not stop any of it, the paper has no effect
  earns: the count rate didn't change when the paper was used
  earns: paper stops alpha but the count rate hardly changes with paper
  earns: if there was alpha the count rate would have dropped with the paper, it did not
  earns: there is no alpha as the count rate stays the same with paper
  earns: it only changed by 3 when the paper was there
  misses: the count rate falls with paper
  misses: the count rate falls with aluminium
  misses: the source emits beta and gamma
  misses: alpha particles are not emitted by the source
  misses: the count rate is lower with paper`

/** No β-particles: aluminium makes no further difference. */
export const NO_BETA = `
  ${READINGS}
  reject METAL ...(no LIKE/would/if/β/beta/them).. lower/fall/drop/decrease, without LIKE
  reject lower/fall/drop/decrease ...(no PAPER).. METAL, without LIKE, without IF
  accept METAL, LIKE
  accept SMALL, METAL
  accept ONLY change/differ, METAL
  accept IF ... DOWN_/absorb/stop/block ... METAL | METAL ...(no PAPER).. IF ... DOWN_/absorb/stop/block | IF ... METAL ... DOWN_/absorb/stop/block
  accept last two/2, LIKE
  accept second ... third/last, LIKE
  accept as ... not same/similar/equal/constant, METAL
  accept as, not METAL, difference/effect
  accept METAL ...(no PAPER).. not change/decrease/fall/drop/reduce/absorb/stop/block | not change/decrease/fall/drop/reduce ... METAL
  accept LIKE ... METAL
  accept pass/go/get through ... METAL
  unsure METAL, absorb/stop/block | LIKE
  earns: aluminium would absorb beta but the count rate is almost the same
  earns: the aluminium makes no difference
  earns: the count rate does not change when the alumimium is added
  earns: adding aluminium has no further effect
  earns: the radiation still passes through the aluminium
  earns: if there was beta the count rate would have dropped with aluminium, it did not
  earns: there is no beta as the count rate is the same after adding the aluminium
  earns: the last two readings are nearly the same
  misses: the count rate falls with aluminium
  misses: the count rate falls with paper
  misses: the source emits alpha and gamma
  misses: beta particles are not emitted by the source
  misses: the count rate is lower with aluminium`

/** No γ-radiation: nothing passes through the aluminium. */
export const NO_GAMMA = `
  ${READINGS}
  NOTHING = zero/0/nothing/none/no
  reject METAL ...(no would/can/gamma/γ).. pass/through ... detect/count, without NOTHING
  accept METAL, NOTHING
  accept not left/remain/get/pass/go/come/reach/detect/radiation/ray/nothing ... METAL
  accept as, not METAL, not zero/0
  accept gamma/γ ... would/still ... read/detect/count/reading/pass/register
  accept METAL ... all/everything ... absorb/stop/block | METAL ... absorb/stop/block ... all/everything/rest | all ... absorb/stop/block ... METAL
  accept gamma/γ/it ... not absorb/stop/block
  accept gamma/γ/it ... pass/through/penetrate & METAL/NOTHING
  accept count/reading ... zero/0 | zero/0 ... count/reading
  accept not radiation/ray ... pass/through/reach
  unsure METAL | zero/0
  earns: the count rate is zero with aluminium
  earns: gamma would pass through the aluminium
  earns: nothing gets through the aluminum, alluminium
  earns: no radiation gets past the aluminium
  earns: if there was gamma the counter would still read something
  earns: gamma isn't stopped by aluminium so there would still be a reading
  earns: the aluminium absorbs all of the radiation
  misses: the count rate falls with paper
  misses: the source emits alpha and beta
  misses: gamma radiation is not emitted by the source
  misses: gamma is an electromagnetic wave`
