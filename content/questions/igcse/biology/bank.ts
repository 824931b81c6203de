import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-characteristics-of-living-organisms/choice'
import { templates as t1 } from './1.1-characteristics-of-living-organisms/structured'
import { templates as t2 } from './1.2-concept-and-uses-of-classification-systems/choice'
import { templates as t3 } from './1.2-concept-and-uses-of-classification-systems/structured'
import { templates as t4 } from './1.3-features-of-organisms/choice'
import { templates as t5 } from './1.3-features-of-organisms/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3, ...t4, ...t5]
