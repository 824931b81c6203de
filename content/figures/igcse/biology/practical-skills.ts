import { variablesFigure } from '@/content/figures/igcse/variables'

const variables = variablesFigure({
  name: 'practical-skills/variables',
  told: {
    change: 'temperature of the water bath',
    measure: 'time until no starch is left',
    kept: 'volume and concentration of amylase, of starch, and pH',
  },
  change: 'temperature',
  measure: 'time until no starch',
  kept: '\namylase, starch, pH',
  width: 240,
})

export const figures = [variables]
