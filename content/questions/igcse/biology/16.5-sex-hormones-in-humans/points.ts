import { judged } from '@/lib/exams/authoring/marks'

const LINING = 'LINING = lining/endometrium/uterus/wall/womb'

export const LINING_LOST = judged(
  'first the lining breaks down / is lost (menstruation): it becomes thinner',
  `
  ${LINING}
  accept menstruation/menstruate/period/shed/sheds
  reject "thinner" ...(no thick/thicker/then).. 26/28
  accept LINING ...(no then/after/until).. break/broken/lost/lose/thin/decrease/leave
  accept LINING, come out
  accept "breaks down" | "broken down" | "breaking down"
  accept "thinner"
  accept break/lose/lost/loss ...(no then).. LINING
  accept thin/decrease ...(no thick/thicker/increase).. day/first/5
  accept day/first ...(no thick/thicker/increase).. thin/decrease/fall/drop
  accept fall/drop/decrease/reduce/down ...(no increase/rise/thick/up/26/28).. until/to/from/first/day/mm
  unsure thin/decrease/fall
  earns: the lining is lost in menstruation
  earns: it gets thinner in the first five days
  earns: the lining of the uterus is sheded, breaks down, menstration
  misses: the lining gets thicker
  misses: an egg is released
  misses: it becomes thinner after day 26
  misses: progesterone is high`,
)

export const LINING_REBUILT = judged(
  'then the lining is repaired / rebuilt: it becomes thicker',
  `
  accept repair/rebuild/rebuilt/thicken/regrow/regenerate/build/built/renew
  accept new lining
  accept up, day/until/to/from/mm, without oestrogen/hormone
  accept increase/rise, day/until/to/from/mm, without oestrogen/hormone/progesterone
  accept "thicker"
  accept grow/increase, lining/thickness/thick/uterus/it
  accept lining/thickness ... rise
  unsure grow/increase/rise
  earns: then it becomes thicker again
  earns: the lining is rebuilt
  earns: its thicknes increases from day 5, it is repairred
  misses: the lining is lost
  misses: the egg is released
  misses: it becomes thinner`,
)

export const LINING_KEPT = judged(
  'after (about) day 21 it stays thick / is maintained',
  `
  reject stay/remain/kept ... thin
  accept maintain/maintained/plateau
  accept stay/remain/keep/kept ... thick/same/constant/high/level/mm/26/21
  accept level off/out
  accept constant/same/level, 21/26/end/then/after/until, without hormone/start
  accept not change
  unsure thick/constant/same/stay/remain
  earns: it stays thick until day 26
  earns: the lining is maintained
  earns: then the thickness remanes constant, remains constant
  misses: the lining is lost
  misses: the lining gets thinner
  misses: it stays thin until day 5
  misses: it is rebuilt`,
)

export const DEEP_VOICE = judged(
  'the voice becomes deeper',
  `
  reject voice ... higher
  accept voice
  unsure larynx
  earns: his voice breaks
  earns: the voice gets deeper
  earns: deeper voise, deep voice
  misses: the breasts grow
  misses: his hips become wider
  misses: he grows taller`,
)

export const HAIR = judged(
  'hair grows on the face (chest, under the arms, around the sexual organs)',
  `
  reject hair ... head, without face/chest/arm/pubic/body
  accept beard/moustache/facial/pubic/armpit
  accept hair, face/chest/body/underarm/arm/genital/grow
  unsure hair
  earns: he grows a beard
  earns: hair grows on his face
  earns: faciel hair, facial hair grows
  misses: his voice breaks
  misses: his hips get wider
  misses: he becomes ill`,
)

export const MUSCLES = judged(
  'muscles become larger (stronger) / broader shoulders',
  `
  reject muscle ... less/small/weak/weaker
  reject less/weak/weaker muscle
  accept muscle/muscular
  accept shoulder/chest, broad/broader/wide/wider
  unsure strong/stronger
  earns: his muscles get larger
  earns: more muscle
  earns: he becomes more musculer, his muscles grow
  misses: his hips become wider
  misses: breasts develop
  misses: hair grows on his face`,
)

export const ORGANS_GROW = judged(
  'penis / testes grow, or sperm begin to be made',
  `
  reject egg/ovary
  accept penis/testes/testis/testicle/scrotum/genital, grow/large/larger/big/bigger/develop/enlarge/increase, without hair
  accept sperm, make/made/produce/begin/start/form/ejaculate
  accept wet dream | ejaculation
  unsure penis/testes/testicle/sperm
  earns: the penis becomes larger
  earns: the testes start to make sperm
  earns: his testicels grow, his testes grow
  misses: the voice gets deeper
  misses: menstruation begins
  misses: he grows hair`,
)

export const FSH_DOES = judged(
  'FSH makes a follicle (egg) develop / mature (and the ovary make oestrogen)',
  `
  reject fsh ...(no lh).. ovulation, without follicle/mature/develop/oestrogen
  reject fsh inhibits/stops/prevents follicle/oestrogen/estrogen
  reject oestrogen/estrogen/follicle stimulate/release/make/produce/inhibit fsh
  reject fsh release egg
  reject fsh cause/trigger ovulation
  reject fsh ...(no lh).. lining, without follicle/mature/develop/oestrogen
  accept fsh ...(no lh).. follicle/mature/develop/oestrogen/estrogen/ripen/growth
  accept follicle/oestrogen/estrogen/mature/develop ...(no lh/inhibit).. fsh
  accept stimulate/develop/mature/grow, follicle, without lh
  unsure fsh/follicle
  earns: FSH makes a follicle develop
  earns: FSH stimulates the ovary to make oestrogen
  earns: FSH causes an egg to matuer, FSH matures the follicle
  misses: FSH causes ovulation
  misses: oestrogen stimulates FSH
  misses: LH releases the egg
  misses: progesterone maintains the lining`,
)

export const LH_DOES = judged(
  'LH causes ovulation / the release of the egg',
  `
  reject lh ...(no fsh).. (lining | menstruation), without ovulate/ovulation/release/egg
  reject lh stop/inhibit/prevent ... ovulation/release/egg
  reject lh mature/develop, without release/ovulation/ovulate
  reject fsh cause/trigger ovulation
  accept lh ...(no fsh).. ovulation/ovulate
  accept lh ...(no fsh).. release ... egg/ovum
  accept lh ...(no fsh).. egg/ovum ... release
  accept lh release it/them
  accept lh ...(no fsh).. burst/rupture
  accept ovulation cause/trigger/stimulate/because/due/by ... lh
  unsure lh
  earns: LH causes ovulation
  earns: LH makes the follicle release its egg
  earns: a peak of LH triggers ovulasion, LH triggers ovulation
  misses: LH maintains the lining
  misses: LH stops ovulation
  misses: FSH makes the follicle develop
  misses: oestrogen repairs the lining`,
)

export const NOT_MAINTAINED = judged(
  'the lining is no longer maintained and breaks down (menstruation)',
  `
  ${LINING}
  reject LINING ... thicken/repair/rebuilt/grow/built/build
  reject LINING ... "thicker"
  reject prevent/stop/delay menstruation/period
  accept menstruation/menstruate/period
  accept LINING, break/broken/shed/lost/lose/thin
  accept LINING, not maintain/keep/kept/stay/thick/sustain/supported
  accept not maintain/keep/sustain, LINING
  unsure LINING
  earns: the lining is no longer maintained
  earns: the lining breaks down, so menstruation begins
  earns: the uterus lining is lossed, is lost, menstration begins
  misses: the lining becomes thicker
  misses: an egg is released
  misses: it prevents menstruation
  misses: FSH rises`,
)

export const FSH_FREE = judged(
  'FSH (and LH) is no longer inhibited, so a new follicle develops',
  `
  reject fsh/lh fall/decrease, without rise/increase/more
  reject stop/prevent follicle
  reject progesterone inhibit ... fsh/lh, without fall/less/low/longer/rise/more/when
  accept fsh/lh, not inhibit/suppress/stop/block/prevent
  accept fsh ... rise/increase/more/high/released/again/made/secreted
  accept more/rise/increase/release ... fsh
  accept new/another/next follicle/cycle
  accept follicle ... develop/grow/start/begin/mature
  unsure fsh/follicle
  earns: FSH is no longer inhibited
  earns: the level of FSH rises so a new follicle develops
  earns: a new folicle can develop, more FSH
  misses: the lining breaks down
  misses: LH causes ovulation
  misses: progesterone inhibits FSH`,
)

export const STAYS_HIGH = judged(
  'in pregnancy the corpus luteum / placenta makes progesterone, so its level stays high',
  `
  reject progesterone ...(no fsh/lh).. low/fall/decrease/drop, without fsh/lh
  accept progesterone ...(no fsh/lh/if).. high/stay/remain/rise/increase/constant/elevated
  accept progesterone level ... maintained
  accept high/more/lot/elevated ...(no fsh/lh).. progesterone
  accept placenta/corpus/luteum ... progesterone/hormone
  accept progesterone ...(no fsh/lh).. placenta/luteum
  accept progesterone, not fall/drop/decrease
  unsure progesterone, without lining
  earns: progesterone stays high
  earns: the placenta makes progesterone
  earns: the corpus lutium keeps making progesterone, high progesterone
  misses: progesterone falls
  misses: progesterone maintains the lining
  misses: FSH stays low
  misses: the egg is released`,
)

export const INHIBITS = judged(
  'progesterone inhibits the release of FSH (and LH)',
  `
  STOP = inhibit/inhibits/stop/prevent/suppress/block/reduce/low/lower/decrease/less
  reject progesterone stimulate/increase fsh/lh
  reject fsh/lh stimulate/stimulated/rise/increase/high, without STOP
  reject "FSH inhibits" | "LH inhibits" | "FSH stops" | "LH stops" | "FSH prevents" | "LH prevents"
  accept STOP ...(no progesterone).. fsh/lh
  accept fsh/lh ...(no progesterone).. STOP
  accept fsh/lh ... by progesterone, STOP
  accept not fsh/lh, without ovulation
  accept fsh/lh, not release/released/produce/made/secrete
  unsure fsh/lh
  earns: progesterone inhibits FSH
  earns: FSH and LH are inhibited by progesterone
  earns: it supresses the release of FSH, stops FSH
  misses: progesterone stimulates FSH
  misses: FSH inhibits progesterone
  misses: the lining is maintained
  misses: no egg is released`,
)

export const NO_EGG = judged(
  'so no follicle develops / no ovulation (no egg is released)',
  `
  reject egg/ovum ...(no if/when/or/to).. release/released
  accept not follicle/follicles
  accept follicle, not develop/mature/grow/form/ripen
  accept not ovulation/ovulate
  accept ovulation, not happen/occur/take/place
  accept not egg/ovum/eggs, release/develop/mature/made
  accept egg/ovum, not release/released/mature/develop
  accept stop/prevent/inhibit ... ovulation/follicle
  accept ovulation prevent/stop/inhibit
  unsure follicle/ovulation/egg
  earns: so no follicle develops
  earns: no egg is released
  earns: there is no ovulasion
  misses: an egg is released
  misses: FSH is inhibited
  misses: the lining is maintained`,
)
