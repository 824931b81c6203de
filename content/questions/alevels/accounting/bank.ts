import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-types-of-business-entity/choice'
import { templates as t1 } from './1.2-the-accounting-system/choice'
import { templates as t2 } from './1.2-the-accounting-system/structured'
import { templates as t3 } from './1.3.1-capital-and-revenue-income-and-expenditure/choice'
import { templates as t4 } from './1.3.1-capital-and-revenue-income-and-expenditure/structured'
import { templates as t5 } from './1.3.2-changing-asset-values/choice'
import { templates as t6 } from './1.3.2-changing-asset-values/structured'
import { templates as t7 } from './1.4.1-reconciliation-and-verification-need-and-procedures/choice'
import { templates as t8 } from './1.4.2-trial-balance-and-suspense-accounts/choice'
import { templates as t9 } from './1.4.2-trial-balance-and-suspense-accounts/structured'
import { templates as t10 } from './1.4.3-bank-reconciliation-statements/choice'
import { templates as t11 } from './1.4.3-bank-reconciliation-statements/structured'
import { templates as t12 } from './1.4.4-control-accounts/structured'
import { templates as t13 } from './1.5.1-preparation-of-financial-statements-adjustments/choice'
import { templates as t14 } from './1.5.1-preparation-of-financial-statements-adjustments/structured'
import { templates as t15 } from './1.5.2-preparation-of-financial-statements-sole-traders/choice'
import { templates as t16 } from './1.5.2-preparation-of-financial-statements-sole-traders/structured'
import { templates as t17 } from './1.5.3-preparation-of-financial-statements-partnerships/choice'
import { templates as t18 } from './1.5.3-preparation-of-financial-statements-partnerships/structured'
import { templates as t19 } from './1.5.4-preparation-of-financial-statements-limited-companies/choice'
import { templates as t20 } from './1.5.4-preparation-of-financial-statements-limited-companies/structured'
import { templates as t21 } from './1.6.1-users-of-accounting-information/choice'
import { templates as t22 } from './1.6.2-calculation-and-evaluation-of-ratios/choice'
import { templates as t23 } from './1.6.2-calculation-and-evaluation-of-ratios/structured'

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
]
