import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-the-microscope-in-cell-studies/choice'
import { templates as t1 } from './1.1-the-microscope-in-cell-studies/structured'
import { templates as t2 } from './1.2-cells-as-the-basic-units-of-living-organisms/choice'
import { templates as t3 } from './1.2-cells-as-the-basic-units-of-living-organisms/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3]
