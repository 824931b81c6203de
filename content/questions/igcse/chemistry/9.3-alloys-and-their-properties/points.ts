import { judged } from '@/lib/exams/authoring/marks'

export const MIXTURE = judged(
  'a mixture of a metal with other elements',
  `
  reject compound
  reject not mixture/mix
  accept mixture/mix/mixed/blend ... metal/element
  accept metal ... mixed/blended
  unsure mixture/metal
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
  reject same size
  reject not different
  accept different/various ... size
  accept size ... different/differ/vary
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
  LAYER = layer/row/arrangement/structure/pattern/lattice
  UPSET = disturb/disturbed/disrupt/disrupted/distort/distorted/irregular/uneven/bend/bent
  reject not UPSET
  accept LAYER ... UPSET
  accept UPSET ... LAYER
  accept LAYER not regular/straight/even
  accept not regular/straight/even LAYER
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
  reject SLIDE
  earns: the layers cannot slide easily
  earns: it is harder for the layers to slide
  earns: the layors can't slide
  misses: the layers slide easily
  misses: the atoms have different sizes
  misses: the alloy is strong`,
)
