import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './E1.1-types-of-number/structured'
import { templates as t10 } from './E1.2-sets/structured'
import { templates as t11 } from './E1.3-powers-and-roots/structured'
import { templates as t12 } from './E1.4-fractions-decimals-and-percentages/structured'
import { templates as t13 } from './E1.5-ordering/structured'
import { templates as t14 } from './E1.6-the-four-operations/structured'
import { templates as t15 } from './E1.7-indices-i/structured'
import { templates as t16 } from './E1.8-standard-form/structured'
import { templates as t17 } from './E1.9-estimation/structured'
import { templates as t1 } from './E1.10-limits-of-accuracy/structured'
import { templates as t2 } from './E1.11-ratio-and-proportion/structured'
import { templates as t3 } from './E1.12-rates/structured'
import { templates as t4 } from './E1.13-percentages/structured'
import { templates as t5 } from './E1.14-using-a-calculator/structured'
import { templates as t6 } from './E1.15-time/structured'
import { templates as t7 } from './E1.16-money/structured'
import { templates as t8 } from './E1.17-exponential-growth-and-decay/structured'
import { templates as t9 } from './E1.18-surds/structured'

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
]
