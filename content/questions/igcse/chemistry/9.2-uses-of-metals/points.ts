import { judged } from '@/lib/exams/authoring/marks'

export const LOW_DENSITY = judged(
  'it has a low density',
  `
  accept others/other/copper/iron ... higher/high density
  accept density ... not high/large
  reject high/higher/highest/large/great density
  reject not low/small/lower density
  accept low/lower/lowest/small/smaller/smallest/little/least density
  accept density ... low/lower/lowest/small/smaller/smallest/least
  accept not high density | less dense | not dense | least dense
  unsure light/lightweight/lighter/density/dense
  earns: it has a low density
  earns: its density is low
  earns: it has a low denssity, it has a low densitty
  misses: it has a high density
  misses: it conducts electricity
  misses: it is strong`,
)

export const CONDUCTS_ELECTRICITY = judged(
  'it is a good conductor of electricity',
  `
  reject not conduct/conductor
  reject poor/bad/weak ... conductor
  reject heat/thermal, without electricity/electrical/current
  accept conduct/conductor/conductivity/conduction ... electricity/electrical/current/well
  accept electricity/electrical/current ... conduct/conductor/conductivity/conduction
  accept good/great/excellent/high conductor
  accept conduct
  accept low resistance
  accept let/lets/allow ... current/electricity/electron ... through/pass/flow
  accept electricity/current/electron ... flow/pass/travel/move
  unsure electricity/conduct
  earns: it is a good conductor of electricity
  earns: it conducts electricity well
  earns: it conducks electricity, it is a good electrical condductor
  misses: it is a poor conductor of electricity
  misses: it is ductile
  misses: it conducts heat well`,
)

export const RESISTS_CORROSION = judged(
  'it resists corrosion',
  `
  RUST = rust/corrode/corrosion/rusting
  RESIST = resist/resistant/resistance/prevent/withstand/proof
  reject not RESIST
  accept not RUST
  accept RESIST ... RUST | RUST ... RESIST/free
  accept less RUST | less likely to RUST
  accept not react ... food/acid/air/water
  accept unreactive/layer ... food/acid/oxide | oxide layer
  reject RUST
  unsure unreactive | not react
  earns: it resists corrosion
  earns: it does not corrode
  earns: it is resistent to corosion, corrossion
  misses: it corrodes easily
  misses: it has a low density
  misses: it conducts heat`,
)

export const DUCTILE = judged(
  'it is ductile (can be drawn into wires)',
  `
  reject not ductile
  reject brittle
  accept ductile/ductility
  accept draw/drawn/pull/pulled/stretch/stretched/made/shaped/turn ... wire
  unsure wire/malleable/flexible/bend/stretch
  earns: it is ductile
  earns: it can be drawn into wires
  earns: it is a ductle metal, it can be drown into wires, it can be drawn into wiers
  misses: it is brittle
  misses: it conducts electricity
  misses: it has a high melting point`,
)
