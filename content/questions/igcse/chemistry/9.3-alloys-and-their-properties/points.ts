import { judged } from '@/lib/exams/authoring/marks'

export const MIXTURE = judged(
  'a mixture of a metal with other elements',
  `
  MIX = mixture/mix/mixed/blend
  SOME = metal/iron/copper
  reject not MIX
  reject compound, without not compound
  reject chemically/bonded
  accept MIX ... SOME
  accept SOME ... MIX
  accept metal combined with element/metal/carbon | combination of metal
  unsure MIX | metal, element
  earns: a mixture of a metal with other elements
  earns: it is a mixture of two metals
  earns: a mixtuer of metals, a mixure of metals
  misses: a compound of two metals
  misses: a strong material
  misses: it does not rust`,
)

export const SIZES = judged(
  'the atoms have different sizes',
  `
  ATOM = atom/ion/particle/element
  accept not same size
  accept not "the same size"
  accept different/various ... size
  accept different-sized/differently-sized ATOM
  accept size ... different/differ/vary
  reject same size
  reject not different
  accept ATOM larger/bigger/smaller
  accept larger/bigger/smaller ATOM
  unsure size/larger/bigger/smaller
  earns: the atoms have different sizes
  earns: there are larger atoms in it
  earns: atoms of diferent sizes
  misses: the atoms have the same size
  misses: the atoms are strong
  misses: the layers are straight`,
)

export const DISTURBED = judged(
  'the layers are disturbed (irregular)',
  `
  LAYER = layer/row/arrangement/structure/pattern/lattice/order/sheet
  UPSET = disturb/disrupt/distort/irregular/irregularly/uneven/bend/bent/"not regular"/"not straight"/"not even"/misaligned/disordered
  EVEN = regular/straight/even/ordered/aligned/neat
  reject not disturb/disrupt/distort/irregular/uneven
  accept LAYER ... less EVEN | less EVEN LAYER
  accept LAYER ...(no slide/bond).. "broken up"/"messed up"/interrupted
  accept "break up"/"breaks up"/interrupt ... LAYER
  accept LAYER ... UPSET
  accept UPSET ... LAYER
  accept not EVEN, LAYER
  accept arranged/packed irregularly/unevenly
  accept not arranged/packed/fit regularly/neatly/evenly
  unsure UPSET
  earns: the layers are disturbed
  earns: they disrupt the regular arrangement
  earns: the layers are disterbed, the layors are disturbed
  earns: the layers are irregular
  misses: the layers are regular
  misses: the atoms have different sizes
  misses: the alloy is harder`,
)

export const CANNOT_SLIDE = judged(
  'the layers cannot slide over each other easily',
  `
  LAYER = layer/row/sheet/atom/they
  SLIDE = slide/slip/glide/move
  accept not SLIDE
  accept difficult/prevent/stop ...(no because/so/since/as).. LAYER ... SLIDE
  accept "harder for" ... SLIDE | "hard for" ... SLIDE
  accept prevent/stop ... SLIDE
  accept SLIDE ... less/difficult
  unsure SLIDE, brass/alloy/but/zinc
  reject SLIDE
  earns: the layers cannot slide easily
  earns: it is harder for the layers to slide
  earns: the layors can't slide
  misses: the layers slide easily
  misses: the atoms have different sizes
  misses: the alloy is strong`,
)

export const HARD = judged(
  'it is hard (strong)',
  `
  reject not hard/strong
  reject soft/weak/brittle
  reject hard to rust/corrode/clean
  accept hard/harder/hardness/strong/stronger/strength
  accept not bend/soft/dent/"bend easily"
  accept keep/hold/retain ... shape/edge
  unsure tough/durable/sturdy/sharp
  earns: it is hard
  earns: it is strong
  earns: it has great strenght, it is a strongg metal
  earns: it does not bend
  misses: it is soft
  misses: it does not rust
  misses: it is shiny`,
)

export const RESISTS_RUST = judged(
  'it resists rusting (corrosion)',
  `
  RUST = rust/corrode/corrosion/rusting
  RESIST = resist/resistant/resistance/prevent/withstand/stop/proof/protect/avoid
  reject not RESIST
  accept not RUST
  accept RESIST ... RUST
  accept RUST ... RESIST/free/slow
  accept rustproof
  accept less RUST | less likely to RUST | less easily RUST | RUST less
  reject RUST
  unsure unreactive/stainless
  unsure not react
  earns: it resists rusting
  earns: it does not rust
  earns: it is resistent to corrosion, it resists corosion
  misses: it rusts easily
  misses: it is hard
  misses: it is shiny`,
)
