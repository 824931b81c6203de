import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'

type Rubbed = { rod: string; cloth: string; negative: boolean }

/** How a rod is charged by friction: which particles move, and which way. */
const chargedByFriction = ({ rod, cloth, negative }: Rubbed) => [
  judged(
    `electrons are transferred (by friction) between the rod and the ${cloth}`,
    `
    MOVE = transfer/move/pass/go/gain/lose/loose/flow/take/give/jump/travel/remove/leave/rub/pull/strip/shift/donate/receive/pick/exchange/add/get/come
    reject proton MOVE
    reject MOVE proton
    reject positive electron/particle MOVE
    accept electron, MOVE
    unsure negative charge/particle, MOVE
    earns: electrons move from one to the other
    earns: the rod gains or loses electrons
    earns: electorns are transfered by rubbing
    misses: protons move to the rod
    misses: friction charges the rod
    misses: the charges are separated`,
  ),
  judged(
    negative
      ? `from the ${cloth} to the rod; electrons have a negative charge`
      : `from the rod to the ${cloth}; electrons have a negative charge, so the rod is left with too few`,
    `
    GIVER = ${negative ? 'cloth/fur/wool/woollen/cotton/silk' : `rod/${rod}`}
    TAKER = ${negative ? `rod/${rod}` : 'cloth/fur/wool/woollen/cotton/silk'}
    GAIN = gain/get/receive/take/pick/accept/collect/acquire/more/extra/excess
    LOSE = lose/loose/give/donate/release/fewer/less/lack
    reject positive electron
    reject from ...(no GIVER).. TAKER
    reject electron ... from GIVER ... proton
    reject GIVER GAIN
    reject TAKER LOSE
    reject it ${negative ? 'LOSE' : 'GAIN'} ...(no proton/positive).. electron
    accept electron ... from/off GIVER
    accept from GIVER, electron
    accept electron ... to/into/onto TAKER
    accept TAKER GAIN ... electron
    accept GIVER LOSE ... electron
    accept it ${negative ? 'GAIN' : 'LOSE'} ... electron
    accept electron ... ${negative ? 'GAIN by' : 'LOSE by'} rod
    unsure ${negative ? 'GAIN' : 'LOSE'} ... electron
    earns: the rod ${negative ? 'gains' : 'loses'} electrons
    earns: electrons move from the ${negative ? 'cloth to the rod' : 'rod to the cloth'}
    earns: ${negative ? 'it gets more electorns' : 'it loses electorns'}
    misses: electrons are rubbed from the ${negative ? 'rod to the cloth' : 'cloth to the rod'}
    misses: the rod ${negative ? 'loses' : 'gains'} electrons
    misses: the rod ${negative ? 'loses protons' : 'gains protons'}`,
  ),
]

/** Light pieces, an electroscope or another charged rod: what is done and what is seen. */
export const DETECTS_CHARGE = [
  judged(
    'bring the rod near small, light pieces of paper (or a stream of water, an electroscope, another charged rod)',
    `
    THING = paper/hair/dust/foil/ball/balloon/water/electroscope/leaf/confetti/polystyrene/feather/rice/pepper/salt/sawdust/straw/thread
    NEAR = near/close/closer/next/over/above/towards/beside/hold/place/put/bring/move/touch/point/use
    accept NEAR ... THING
    accept pick ... THING
    accept NEAR ... (another/other/second/charged/hung/suspended/hanging) ... rod/object/ball/balloon
    unsure THING
    earns: hold the rod near small pieces of paper
    earns: bring the rod close to an electroscope
    earns: put it nere a thin stream of water
    misses: rub the rod again
    misses: it has electrons
    misses: connect it to a battery`,
  ),
  judged(
    'the pieces are attracted to the rod (the stream bends, the leaf rises, the other rod moves)',
    `
    THING = paper/hair/dust/foil/water/stream/ball/balloon/piece/they/them/confetti/bit/leaf/leaves/pepper/salt/sawdust/feather
    REACT = attract/attraction/stick/jump/lift/rise/bend/deflect/repel/diverge/cling/fly/float/(stand up)/(pick up)/(move up)/(go up)/(picked up)
    reject not REACT
    accept THING ... REACT
    accept REACT ... THING
    accept leaf/leaves/gold ... rise/diverge/move/open/spread/repel/deflect/lift
    accept THING ... move/pull
    accept rod move/swing/turn/rotate away/towards/toward/round/around
    accept move/pull/come/go ... towards/toward/to ... rod
    accept REACT ... rod | rod ... REACT
    unsure REACT
    unsure move
    earns: the paper sticks to the rod
    earns: the leaf of the electroscope rises
    earns: the watter bends towards it
    earns: the rod atracts the pieces
    misses: nothing happens
    misses: the paper burns
    misses: the rod is charged`,
  ),
]

/** Why a metal rod in the hand does not stay charged. */
export const METAL_CONDUCTS = judged(
  'it is a conductor / electrons can flow through it (and the hand)',
  `
  accept not insulator
  reject insulator
  reject not conduct/conductor
  reject conduct/conductor ... heat, without electricity/electrical/electron/charge
  accept conduct/conductor/conductive/conducting/conductivity
  accept electron/charge ... flow/move/go/pass/travel/escape/leak/discharge ... through/away/into/to/freely/easily
  accept free/mobile/delocalised/delocalized ... electron
  accept electron ... free/mobile/delocalised/delocalized
  accept charge/electron ... earth/ground
  unsure metal/earth/ground/escape
  earns: it is a good conductor
  earns: electrons can flow through the metal to the hand
  earns: it condukts electricity
  misses: it is an insulator
  misses: it is too heavy
  misses: it has no electrons`,
)

/** The part that asks how the rod is charged. */
export const rubbedRod = ({ rod, cloth, negative }: Rubbed) =>
  ask.written({
    prompt: `Explain, in terms of the movement of particles, how the rod becomes ${negative ? 'negatively' : 'positively'} charged.`,
    scheme: chargedByFriction({ rod, cloth, negative }),
    modelAnswer: negative
      ? `Friction transfers electrons from the ${cloth} to the rod. Electrons have a negative charge, so the rod, which gains electrons, becomes negatively charged.`
      : `Friction transfers electrons from the rod to the ${cloth}. Electrons have a negative charge, so the rod, which loses electrons, becomes positively charged.`,
    solution: `Only electrons move. A rod that is ${negative ? 'negative has gained' : 'positive has lost'} electrons, so they went ${negative ? 'to' : 'from'} the rod.`,
  })
