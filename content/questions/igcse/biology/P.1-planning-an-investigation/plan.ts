import { ask } from '@/lib/exams/authoring/ask'
import type { MarkPoint } from '@/lib/exams/question'
import { safe, values } from './points'

const ANY_SIX =
  'Include the variables, how you measure the result, and what you do to make it reliable and safe.'

const SOLUTION =
  'A plan earns marks for: the independent variable with at least three values, the dependent variable and how it is measured, variables that are kept the same, repeats with a mean, and safety. Any six of the points give full marks.'

type Plan = { prompt: string; scheme: readonly MarkPoint[]; modelAnswer: string }

/** One part of six marks; any six of the points earn them. */
export const plan = ({ prompt, scheme, modelAnswer }: Plan) =>
  ask.written({
    prompt: `${prompt}\n\n${ANY_SIX}`,
    objective: 'AO3',
    marks: 6,
    lines: 14,
    scheme: [...scheme],
    modelAnswer,
    solution: SOLUTION,
  })

export const TEMPERATURES = values({
  text: 'temperatures',
  words: 'temperature/temp/bath/degree/incubator',
  listed: 'water baths at 20, 30, 40 and 50 °C',
  numbers: '0/4/5/10/15/20/25/30/35/37/40/45/50/55/60/65/70/75/80',
  slip: 'temperatues',
})

export const HOT_WATER = safe(
  'safety: care with hot water (tongs, gloves, a stand)',
  '(hot/boiling) ... (care/careful/carefully/tongs/glove/gloves/burn/scald) | (care/careful/carefully/mind/caution/tongs/glove/gloves) ... (hot/boiling/burn/scald) | heatproof | tongs | "goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | safety (glasses/specs/spectacles) | eye protection | protect eyes',
  'use tongs to hold hot tubes',
  'be carefull with the boilling water',
)

export const GOGGLES = safe(
  'safety: eye protection or gloves, since the solutions may irritate or harm',
  '"goggles" | "gloves" | (wear/use/safety) (goggles/gloves) | eye protection | protect eyes | lab coat | safety (glasses/specs/spectacles) | wash hands',
  'wear goggles',
  'wear safety gogles',
)

export const SHARP = safe(
  'safety: care with the knife or cork borer (cut on a tile, away from the hand)',
  '(knife/scalpel/blade/borer/cut/cutting/sharp) ...(no time/times/piece).. (care/careful/carefully/tile/board/finger/fingers) | (knife/scalpel/blade/borer/cut/cutting/sharp) away (body/you/yourself/hand) | (care/careful/carefully/mind/caution) ... (knife/scalpel/blade/borer/cut/cutting/sharp) | "gloves"',
  'cut on a tile, away from your fingers, with the knife',
  'take care with the sharp scalpal, be carefull with the knife',
)
