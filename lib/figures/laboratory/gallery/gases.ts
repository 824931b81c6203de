import { assembled } from '../assembly'
import { dryingGas, heatingSolid } from '../gas-tests'
import { gasCollection } from '../gases'

export const pieces = [
  assembled('kit/gas-over-water', gasCollection({ by: 'over-water', gas: 'hydrogen', solid: 'zinc' })),
  assembled('kit/gas-syringe', gasCollection({ by: 'syringe', solid: 'marble chips' })),
  assembled('kit/gas-downward', gasCollection({ by: 'downward', gas: 'carbon dioxide', solid: 'marble' })),
  assembled('kit/gas-upward', gasCollection({ by: 'upward', gas: 'hydrogen', solid: 'zinc' })),
  assembled('kit/gas-cylinder', gasCollection({ by: 'cylinder', solid: 'magnesium' })),
  assembled('kit/heating-solid', heatingSolid({ solid: 'copper(II) carbonate' })),
  assembled('kit/drying-gas', dryingGas({})),
  assembled(
    'kit/gas-letters',
    gasCollection({ labels: { funnel: 'A', collector: 'B', trough: '', liquid: 'C', solid: '' } }),
    {
      description:
        'Apparatus in which a gas is made in a flask and collected in a vessel over water. Three parts are marked A, B and C: A at the top of the flask, B where the gas gathers, C the liquid in the flask.',
    },
  ),
]
