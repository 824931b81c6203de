import { CHANGE_WORDS } from '../change-words'

const ABSORBERS = `
  ${CHANGE_WORDS}
  ALPHA = alpha/α
  BETA = beta/β
  GAMMA = gamma/γ
  PAPER = paper/sheet
  METAL = aluminium/"al"/aluminum
  STOP = absorb/stop/block/stopped
  LOWER = DOWN/difference/change
  AS_BEFORE = SAME/similar/almost/nearly/about/little/slight/slightly
  NO_BETA = "no beta"/"no β"/"not beta"/"not β"/"isnt beta"/(not BETA)
  NO_GAMMA = "no gamma"/"no γ"/"not gamma"/"not γ"/"isnt gamma"/(not GAMMA)`

/** Which radiations a source emits, from the count rates behind paper and behind aluminium. */
export const PAPER_ABSORBS = `
  ${ABSORBERS}
  reject "no alpha"/"no α"/"not alpha"
  accept PAPER ...(no METAL).. LOWER/STOP & ALPHA
  accept LOWER/STOP ...(no METAL).. PAPER & ALPHA
  accept STOP ... ALPHA, PAPER
  unsure ALPHA
  earns: paper lowers the count rate because it absorbs alpha
  earns: the count rate falls with paper. So it emits alpha particles
  earns: alpha is stoped by paper
  misses: there is no alpha
  misses: aluminium absorbs beta
  misses: the count rate with paper is the same`

export const PAPER_CHANGES_NOTHING = `
  ${ABSORBERS}
  ALPHA_OR_NOT = ALPHA | not ALPHA
  reject PAPER ...(no METAL/AS_BEFORE/would).. DOWN
  accept PAPER ...(no METAL).. AS_BEFORE & ALPHA_OR_NOT
  accept AS_BEFORE ...(no METAL).. PAPER & ALPHA_OR_NOT
  accept PAPER ...(no METAL).. not LOWER/STOP & ALPHA_OR_NOT
  accept PAPER, not LOWER/STOP/affect & ALPHA_OR_NOT
  accept "no alpha"/"no α"/"not alpha"
  unsure PAPER ... AS_BEFORE
  unsure ALPHA
  earns: paper makes no difference so there is no alpha
  earns: with paper the count rate is about the same, and paper would stop alpha
  earns: there is no alfa, no alpha, as the papper changes nothing
  misses: paper lowers the count rate
  misses: aluminium absorbs beta
  misses: the count rate falls`

export const BETA_AND_GAMMA = `
  ${ABSORBERS}
  reject "no gamma"/"no γ"/"no beta"/"no β"
  accept METAL ...(no PAPER).. STOP/LOWER & BETA & GAMMA
  accept STOP/LOWER ... METAL & BETA & GAMMA
  accept BETA ... STOP & GAMMA ... remain/left/background/through/pass/penetrate
  accept METAL & BETA & background/above
  unsure BETA & GAMMA
  unsure METAL
  unsure GAMMA
  earns: aluminium absorbs the beta and the rest is gamma
  earns: the count rate falls with aluminium, so there is beta. It is still above the background, so there is gamma
  earns: alumimium stops beta but gamma passes through
  misses: there is no gamma
  misses: paper stops alpha
  misses: the count rate is high`

export const GAMMA_ONLY = `
  ${ABSORBERS}
  accept NO_BETA & GAMMA
  accept METAL ...(no PAPER).. AS_BEFORE & GAMMA
  accept METAL ...(no PAPER).. not LOWER/STOP & GAMMA
  accept METAL, not LOWER/STOP/affect & GAMMA
  accept GAMMA ... through/pass/penetrate ... METAL
  accept background & GAMMA
  unsure METAL
  unsure GAMMA
  earns: aluminium makes no difference so there is no beta, only gamma
  earns: the count rate does not change with aluminium. The rest is gamma
  earns: gamma passes through the alumimium
  misses: there is no alpha
  misses: paper lowers the count rate
  misses: the count rate is high`

export const BETA_ONLY = `
  ${ABSORBERS}
  accept METAL, background & BETA
  accept METAL & BETA & NO_GAMMA
  accept BETA & background
  accept BETA & NO_GAMMA
  accept METAL ...(no PAPER).. STOP ... all/everything & BETA
  unsure METAL/BETA
  unsure background
  earns: with aluminium only the background is left so there is beta and no gamma
  earns: aluminium stops the beta and there is no gamma
  earns: behind the alumimium there is only background, so it was beta
  misses: paper stops alpha
  misses: there is gamma
  misses: the count rate is high`
