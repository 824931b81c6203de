import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-solids-liquids-and-gases/choice'
import { templates as t1 } from './1.1-solids-liquids-and-gases/structured'
import { templates as t2 } from './1.2-diffusion/choice'
import { templates as t3 } from './1.2-diffusion/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3]
