import { judged } from '@/lib/exams/authoring/marks'

export const CONDUCTS = judged(
  'it conducts electricity (the lamp glows)',
  `
  reject not conduct/conductor/glow/light
  reject poor/bad ... conductor
  reject heat/thermal, without electricity/electrical/lamp/bulb/current
  accept conduct/conductor/conductivity/conduction
  accept lamp/bulb ... glow/light/on/bright/shine
  accept light ... lamp/bulb
  accept current ... flow/pass
  accept electricity ... flow/pass
  unsure electricity/current
  earns: it conducts electricity
  earns: the lamp glows with it
  earns: it is a good conductor
  earns: it conducks electricity, it condducts
  misses: it does not conduct electricity
  misses: it changes its shape
  misses: it has a high melting point`,
)

export const CHANGES_SHAPE = judged(
  'it is malleable (changes its shape / does not break when it is hit)',
  `
  BREAK = break/shatter/crack/brittle/crumble
  reject not malleable
  reject not change ... shape
  accept not BREAK
  accept malleable/flattened/deform/dent/flat
  accept change ... shape/form
  accept shape ... change
  accept bend/bent/flatten
  accept hammer ... sheet/flat/shape
  accept different/another/new shape
  reject BREAK
  unsure shape/bend/hit/ductile
  earns: it is malleable
  earns: it changes its shape when it is hit
  earns: it does not break
  earns: it is maleable
  misses: it is brittle
  misses: it conducts electricity
  misses: it breaks when it is hit`,
)

/** What is seen when magnesium burns. */
export const BRIGHT_LIGHT = judged(
  'it burns with a bright white light (flame)',
  `
  LIGHT = light/flame/glow/burn/shine/flash
  reject lilac/yellow/green/blue/orange/red/"brick-red" ... flame/light
  reject not bright/white/burn
  accept bright/dazzling/brilliant/blinding ... LIGHT
  accept white light/flame/glow/shine/flash
  accept LIGHT ...(no powder/solid/ash/product/and/form/leave).. bright/brightly/brilliantly
  accept LIGHT white, without powder/solid/ash/residue/product
  unsure LIGHT/bright
  earns: there is a bright white flame
  earns: it burns with a bright light
  earns: it burns very brightly
  earns: a brigth white lihgt, a brite flame that is brightt
  misses: it burns with a lilac flame
  misses: a white powder is left
  misses: bubbles are seen`,
)

export const WHITE_POWDER = judged(
  'a white solid (powder, ash) forms',
  `
  SOLID = powder/solid/ash/smoke/residue/substance/coating/product
  reject black/grey/brown SOLID
  accept white ...(no light/flame/and).. SOLID
  accept SOLID ... white, without light/flame
  accept turn/become/leave/form ... white, without light/flame/hot
  unsure SOLID | white, without light, without flame
  earns: a white powder is left
  earns: white ash forms
  earns: the solid becomes white
  earns: a white poweder is formed, white sollid
  misses: there is a bright white light
  misses: a black solid forms
  misses: bubbles are seen`,
)

/** How a metal shows that it takes up something when it is heated in air. */
export const GAINS_OXYGEN = judged(
  'it combines with (gains) oxygen',
  `
  GAIN = combine/gain/react/take/add/join/bond/contain/absorb/pick/include/made/consist
  reject lose/give/release ... oxygen
  reject oxygen ... release/released/lost
  reject oxygen ...(no GAIN/oxide/added/so/make).. larger/bigger/heavier/greater/higher/denser
  reject smaller/less/lighter ... than oxygen
  reject not oxygen
  reject hydrogen/nitrogen, without oxygen
  accept GAIN ... oxygen
  accept oxygen ... GAIN/added/joined
  accept oxide/it has oxygen
  accept with oxygen
  accept mass of oxygen
  accept oxygen ... mass
  unsure oxygen/oxidised/oxidise
  earns: it combines with oxygen
  earns: oxygen is added to the metal
  earns: it reacts with oxygen from the air
  earns: it gaines oxigen, it gains oxygenn
  misses: it loses oxygen
  misses: it gets hot
  misses: it melts`,
)
