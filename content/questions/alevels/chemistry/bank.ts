import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-particles-in-the-atom-and-atomic-radius/choice'
import { templates as t1 } from './1.1-particles-in-the-atom-and-atomic-radius/structured'
import { templates as t2 } from './1.2-isotopes/choice'
import { templates as t3 } from './1.3-electrons-energy-levels-and-atomic-orbitals/choice'
import { templates as t4 } from './1.3-electrons-energy-levels-and-atomic-orbitals/structured'
import { templates as t5 } from './1.4-ionisation-energy/choice'
import { templates as t6 } from './1.4-ionisation-energy/structured'

export const bank: readonly Template[] = [...t0, ...t1, ...t2, ...t3, ...t4, ...t5, ...t6]
