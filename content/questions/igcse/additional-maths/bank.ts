import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-function-terminology/structured'
import { templates as t1 } from './1.2-domain-and-range/structured'
import { templates as t2 } from './1.3-function-notation/structured'
import { templates as t3 } from './1.4-modulus-function/structured'
import { templates as t4 } from './1.5-inverse-functions/structured'
import { templates as t5 } from './1.6-finding-the-inverse-of-a-one-one-function/structured'
import { templates as t6 } from './1.7-composite-functions/structured'
import { templates as t7 } from './1.8-graphs-of-functions-and-their-inverses/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3, ...t4, ...t5, ...t6, ...t7]
