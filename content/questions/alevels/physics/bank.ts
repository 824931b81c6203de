import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-physical-quantities/choice'
import { templates as t1 } from './1.1-physical-quantities/structured'
import { templates as t2 } from './1.2-si-units/choice'
import { templates as t3 } from './1.2-si-units/structured'
import { templates as t4 } from './1.3-errors-and-uncertainties/choice'
import { templates as t5 } from './1.3-errors-and-uncertainties/structured'
import { templates as t6 } from './1.4-scalars-and-vectors/choice'
import { templates as t7 } from './1.4-scalars-and-vectors/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3, ...t4, ...t5, ...t6, ...t7]
