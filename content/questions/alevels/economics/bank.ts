import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-scarcity-choice-and-opportunity-cost/choice'
import { templates as t1 } from './1.2-economic-methodology/choice'
import { templates as t2 } from './1.2-economic-methodology/essays'
import { templates as t3 } from './1.3-factors-of-production/choice'
import { templates as t4 } from './1.3-factors-of-production/essays'
import { templates as t5 } from './1.4-resource-allocation-in-different-economic-systems/choice'
import { templates as t6 } from './1.4-resource-allocation-in-different-economic-systems/essays'
import { templates as t7 } from './1.5-production-possibility-curves/choice'
import { templates as t8 } from './1.5-production-possibility-curves/data'
import { templates as t9 } from './1.5-production-possibility-curves/essays'
import { templates as t10 } from './1.6-classification-of-goods-and-services/choice'
import { templates as t11 } from './1.6-classification-of-goods-and-services/data'
import { templates as t12 } from './2.1-demand-and-supply-curves/choice'
import { templates as t13 } from './2.1-demand-and-supply-curves/essays'
import { templates as t14 } from './2.2-price-elasticity-income-elasticity-and-cross-elasticity-of-demand/choice'
import { templates as t15 } from './2.2-price-elasticity-income-elasticity-and-cross-elasticity-of-demand/data'
import { templates as t16 } from './2.2-price-elasticity-income-elasticity-and-cross-elasticity-of-demand/essays'
import { templates as t17 } from './2.3-price-elasticity-of-supply/choice'
import { templates as t18 } from './2.3-price-elasticity-of-supply/essays'
import { templates as t19 } from './2.4-the-interaction-of-demand-and-supply/choice'
import { templates as t20 } from './2.4-the-interaction-of-demand-and-supply/essays'
import { templates as t21 } from './2.5-consumer-and-producer-surplus/choice'
import { templates as t22 } from './2.5-consumer-and-producer-surplus/data'
import { templates as t23 } from './2.5-consumer-and-producer-surplus/essays'
import { templates as t24 } from './3.1-reasons-for-government-intervention-in-markets/choice'
import { templates as t25 } from './3.1-reasons-for-government-intervention-in-markets/essays'
import { templates as t27 } from './3.2-methods-and-effects-of-government-intervention-in-markets/choice'
import { templates as t26 } from './3.2-methods-and-effects-of-government-intervention-in-markets/choice-controls'
import { templates as t28 } from './3.2-methods-and-effects-of-government-intervention-in-markets/data'
import { templates as t29 } from './3.2-methods-and-effects-of-government-intervention-in-markets/essays'
import { templates as t30 } from './3.3-addressing-income-and-wealth-inequality/choice'
import { templates as t31 } from './3.3-addressing-income-and-wealth-inequality/data'
import { templates as t32 } from './3.3-addressing-income-and-wealth-inequality/essays'
import { templates as t33 } from './4.1-national-income-statistics/choice'
import { templates as t34 } from './4.1-national-income-statistics/essays'
import { templates as t35 } from './4.2-introduction-to-the-circular-flow-of-income/choice'
import { templates as t36 } from './4.2-introduction-to-the-circular-flow-of-income/essays'
import { templates as t37 } from './4.3-aggregate-demand-and-aggregate-supply-analysis/choice'
import { templates as t38 } from './4.3-aggregate-demand-and-aggregate-supply-analysis/essays'
import { templates as t39 } from './4.4-economic-growth/choice'
import { templates as t40 } from './4.4-economic-growth/data'
import { templates as t41 } from './4.4-economic-growth/essays'
import { templates as t42 } from './4.5-unemployment/choice'
import { templates as t43 } from './4.5-unemployment/essays'
import { templates as t44 } from './4.6-price-stability/choice'
import { templates as t45 } from './4.6-price-stability/data'
import { templates as t46 } from './4.6-price-stability/essays'
import { templates as t47 } from './5.1-government-macroeconomic-policy-objectives/choice'
import { templates as t48 } from './5.1-government-macroeconomic-policy-objectives/essays'
import { templates as t49 } from './5.2-fiscal-policy/choice'
import { templates as t50 } from './5.2-fiscal-policy/data'
import { templates as t51 } from './5.2-fiscal-policy/essays'
import { templates as t52 } from './5.3-monetary-policy/choice'
import { templates as t53 } from './5.3-monetary-policy/data'
import { templates as t54 } from './5.3-monetary-policy/essays'
import { templates as t55 } from './5.4-supply-side-policy/choice'
import { templates as t56 } from './5.4-supply-side-policy/essays'
import { templates as t57 } from './6.1-the-reasons-for-international-trade/choice'
import { templates as t58 } from './6.1-the-reasons-for-international-trade/data'
import { templates as t59 } from './6.1-the-reasons-for-international-trade/essays'
import { templates as t60 } from './6.2-protectionism/choice'
import { templates as t61 } from './6.2-protectionism/essays'
import { templates as t62 } from './6.3-current-account-of-the-balance-of-payments/choice'
import { templates as t63 } from './6.3-current-account-of-the-balance-of-payments/data'
import { templates as t64 } from './6.3-current-account-of-the-balance-of-payments/essays'
import { templates as t65 } from './6.4-exchange-rates/choice'
import { templates as t66 } from './6.4-exchange-rates/essays'
import { templates as t67 } from './6.5-policies-to-correct-imbalances-in-the-current-account-of-the-balance/choice'

export const bank: readonly Template[] = [
  ...t0,
  ...t1,
  ...t2,
  ...t3,
  ...t4,
  ...t5,
  ...t6,
  ...t7,
  ...t8,
  ...t9,
  ...t10,
  ...t11,
  ...t12,
  ...t13,
  ...t14,
  ...t15,
  ...t16,
  ...t17,
  ...t18,
  ...t19,
  ...t20,
  ...t21,
  ...t22,
  ...t23,
  ...t24,
  ...t25,
  ...t26,
  ...t27,
  ...t28,
  ...t29,
  ...t30,
  ...t31,
  ...t32,
  ...t33,
  ...t34,
  ...t35,
  ...t36,
  ...t37,
  ...t38,
  ...t39,
  ...t40,
  ...t41,
  ...t42,
  ...t43,
  ...t44,
  ...t45,
  ...t46,
  ...t47,
  ...t48,
  ...t49,
  ...t50,
  ...t51,
  ...t52,
  ...t53,
  ...t54,
  ...t55,
  ...t56,
  ...t57,
  ...t58,
  ...t59,
  ...t60,
  ...t61,
  ...t62,
  ...t63,
  ...t64,
  ...t65,
  ...t66,
  ...t67,
]
