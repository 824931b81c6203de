import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-quadratics/structured'
import { templates as t1 } from './1.2-functions/structured'
import { templates as t2 } from './1.3-coordinate-geometry/structured'
import { templates as t3 } from './1.4-circular-measure/structured'
import { templates as t4 } from './1.5-trigonometry/structured'
import { templates as t5 } from './1.6-series/structured'
import { templates as t6 } from './1.7-differentiation/structured'
import { templates as t7 } from './1.8-integration/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3, ...t4, ...t5, ...t6, ...t7]
