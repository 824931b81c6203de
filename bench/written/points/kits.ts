import { SCIENCE_WORDS } from './words'

/** Ends of a comparison: nothing of the other end stands between them. */
const LEVER = `${SCIENCE_WORDS}
AWAY = far/away/(MORE distance)/(distance MORE)/(distance ... increase)/farer/out/long
NEAR_BY = close/near/short/(LESS distance)/in
LIGHT_WORK = less/easy/easily/decrease/light/lower/reduce/advantage/"go down"/fewer/little/low
HARD_WORK = hard/heavy/(MORE effort/force/strength/work)/(effort/force increase)/difficult/increase/more
`

export const KITS: Record<string, string> = {
  'EM-inv1-45b': `
accept evaporate/boil/distil/distill
accept dry up/out/off
accept water, dry
accept let/leave/sit ... dry
accept water, vapor/vapour/steam/disappear
accept water, gas
unsure water, air/gone/left
unsure heat/sun
`,
  'EM-inv2-21b': `
reject scratch test, without other/soft/hard
reject more/most scratch
reject break
accept scratch/rub, other/together/each/them/soft/softer/both
accept hard ... scratch ... soft/other/less
accept not scratch
accept scratch ... black/brown
accept black/brown ... scratch
accept one ... scratch, hard
unsure scratch/rub/streak/mark
`,
  'LF-post-13a': `
PLACE = place/area/location/spot/somewhere/elsewhere/where/land/site
reject dark
accept settle/sink
unsure drop/put/place/set down/off
accept "deposited" ... new/different/another/other/else
unsure "deposited"/"deposit"/"deposits"
accept lay/laid/place down
accept build/pile/stack up
unsure carry/move/wash/take/put/transport/push/travel ... new/different/another/other/else ... PLACE
accept go/carry/move/wash/take/put/transport somewhere/elsewhere
accept carry/move/wash ... bottom/"downstream"/delta
unsure go ... new/different/another/other/else ... PLACE
unsure drop/dump/fall
unsure build/pile/layer/left/leave/form
unsure carry/move/transport/wash
`,
  'LP-inv1-15c': `${LEVER}
reject load ...(no effort).. NEAR_BY, LIGHT_WORK
reject NEAR_BY ... load, LIGHT_WORK
reject scale
reject AWAY ...(no NEAR_BY/LIGHT_WORK).. hard/heavy/(MORE effort/force)/(effort/force MORE)
unsure AWAY, "from the load"
accept AWAY ...(no NEAR_BY/HARD_WORK).. LIGHT_WORK
accept NEAR_BY ...(no AWAY/LIGHT_WORK).. HARD_WORK
accept LIGHT_WORK ...(no NEAR_BY/HARD_WORK).. AWAY
accept HARD_WORK ...(no AWAY/LIGHT_WORK).. NEAR_BY
unsure AWAY/NEAR_BY & LIGHT_WORK/HARD_WORK
`,
  'ME-inv1-27b': `
STICK = stick/attract/pull/magnetic/attach/cling/pick/stay/hold/grab/connect/react/work/go
reject aluminium ... STICK, without iron
accept STICK, iron
accept not STICK, aluminium
accept iron, magnet ... STICK
unsure repel, aluminium
`,
  'ME-inv2-66a': `${SCIENCE_WORDS}
reject yes
reject string ... is ... CONDUCT
accept not CONDUCT
accept insulate/insulator/insulation/insulated
accept not ELECTRICITY
accept not PASS, ELECTRICITY
accept not PASS through
accept ELECTRICITY, only, metal
accept metal, CONDUCT
accept need path ELECTRICITY
unsure not metal/wire, need/cannot
`,
  'ME-inv2-66b': `${SCIENCE_WORDS}
accept not insulate/insulator
reject "no" & without yes
reject not CONDUCT/metal
reject insulate/insulator
accept metal/metallic/CONDUCT
unsure ELECTRICITY, PASS
unsure yes, iron/steel
unsure aluminium, iron/steel/wire
`,
  'ME-inv2-7b': `
reject suppose/supposed
unsure light/bulb, without motor
accept motor/it/object/thing/fan/machine/buzz/he/will/if, run/spin/work/go/turn/start/move/buzz/noise/power/rotate
accept motor, on/sound
accept run/spin/turn/work/start
accept energy/electricity/current ... flow/through/pass/go
unsure light/on
`,
  'ME-post-65a': `
DARK = (burn out)/(go out)/(shut off)/(cut off)/(turn off)/off/(out)/(blow out)/die
reject they/all/other/2/both/everything, not work/light/stay/shine/on/lit
reject all ... DARK
reject stop
reject "nothing" ... not work/light/stay/shine/on/lit
reject they/other/both/everything/rest/2 ...(no if/when/middle/still/stay/on).. will/would DARK
accept stay/remain/keep/continue/still
accept nothing
accept only/just middle/one/it ... DARK
accept not DARK
accept not happen/affect/change/effect
accept other/rest/they/2/bulbs, work/light/on/shine/lit/fine/same/run/glow
unsure bright/dim
`,
  'ME-post-65b': `
WAY = path/pathway/way/route/wire/string
reject series
reject not parallel
reject all burn/go out
accept parallel
accept own/separate/different/other/another/individual WAY
accept each/every, own/separate WAY
unsure own/separate/different circuit/connection
`,
  'ME-post-73': `
JOIN = connect/hook/attach/put/tie/join/link/wrap/touch/add/stick/place/clip/plug/back/insert
SUPPLY = battery/cell/source/batteries/power/dcell/supply
accept JOIN ... SUPPLY, wire/it/them/switch/end/nail/JOIN
accept wire/end ... JOIN/to ... SUPPLY
accept positive, negative
`,
  'MS-inv1-64a': `
SIZE = different/difference/big/small/size/length/large/long/short/wide/width/tiny/little
reject arm/tall, without hand
accept hand, SIZE
accept hand, not same
accept hand, not standard
unsure hand, different
unsure finger, SIZE
`,
  'MS-inv3-39': `${SCIENCE_WORDS}
accept EVERYONE, same/agree/know/understand/mean
accept EVERYONE ... same/agree/know/understand
accept world, same/use/know/everywhere
accept EVERYONE, different answer/measurement/result
accept get different answer/measurement/result/number
accept not change
unsure answer, wrong
accept same measurement/answer/size/length/number/result
accept not make sense
unsure accurate/exact/precise/correct/right
unsure wrong/confuse/mistake
unsure same/compare
`,
  'PS-inv1-2a': `
accept vibrate/vibration/vibrant/vibrates/vibrating
accept back and forth
accept oscillate
unsure shake/wiggle/wobble/wave
`,
  'PS-inv2-44': `${SCIENCE_WORDS}
TINY = short/small/little
GREAT = long/big/large/tall
HIGH = high/highest/squeaky/sharp
DEEP = low/deep/lowest/bass
accept TINY ...(no GREAT/DEEP).. HIGH
accept GREAT ...(no TINY/HIGH).. DEEP
reject TINY ...(no GREAT).. DEEP
reject GREAT ...(no TINY).. HIGH
accept HIGH ...(no GREAT/DEEP).. TINY
accept DEEP ...(no TINY/HIGH).. GREAT
unsure low/high pitch
`,
  'VB-inv1-12d': `${SCIENCE_WORDS}
TINY = short/small/little
GREAT = long/big/large/tall
MANY = more/fast/quick/increase/many/high/great
FEW = less/few/fewer/slow/decrease/low
unsure fast/quick/slow, without more/less/few
reject TINY ...(no GREAT/MANY).. FEW
reject GREAT ...(no TINY/FEW).. more/fast/quick
accept TINY ...(no GREAT/FEW).. MANY
accept GREAT ...(no TINY/MANY).. FEW
accept GREAT ...(no TINY).. not swing
accept FEW ...(no TINY).. GREAT
accept MANY ...(no GREAT).. TINY
unsure length/long/short, swing
`,
}
