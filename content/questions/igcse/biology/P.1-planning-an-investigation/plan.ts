import { planPart, safe } from '@/content/questions/igcse/plans'

const ANY_SIX =
  'Include the variables, how you measure the result, and what you do to make it reliable and safe.'

const SOLUTION =
  'A plan earns marks for: the independent variable with at least three values, the dependent variable and how it is measured, variables that are kept the same, repeats with a mean, and safety. Any six of the points give full marks.'

type Plan = Pick<Parameters<typeof planPart>[0], 'prompt' | 'scheme' | 'modelAnswer'>

export const plan = (of: Plan) => planPart({ ...of, include: ANY_SIX, solution: SOLUTION })

export const SHARP = safe(
  'safety: care with the knife or cork borer (cut on a tile, away from the hand)',
  '(knife/scalpel/blade/borer/cut/cutting/sharp) ...(no time/times/piece).. (care/careful/carefully/tile/board/finger/fingers) | (knife/scalpel/blade/borer/cut/cutting/sharp) away (body/you/yourself/hand) | (care/careful/carefully/mind/caution) ... (knife/scalpel/blade/borer/cut/cutting/sharp) | "gloves"',
  'cut on a tile, away from your fingers, with the knife',
  'take care with the sharp scalpal, be carefull with the knife',
)
