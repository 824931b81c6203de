import type { Template } from '@/lib/exams/template'
import { templates as t0 } from './1.1-physical-quantities-and-measurement-techniques/choice'
import { templates as t1 } from './1.1-physical-quantities-and-measurement-techniques/structured'
import { templates as t2 } from './1.2-motion/choice'
import { templates as t3 } from './1.2-motion/structured'
import { templates as t4 } from './1.3-mass-and-weight/choice'
import { templates as t5 } from './1.3-mass-and-weight/structured'
import { templates as t6 } from './1.4-density/choice'
import { templates as t7 } from './1.4-density/structured'
import { templates as t8 } from './1.5.1-effects-of-forces/choice'
import { templates as t9 } from './1.5.1-effects-of-forces/structured'
import { templates as t10 } from './1.5.2-turning-effect-of-forces/choice'
import { templates as t11 } from './1.5.2-turning-effect-of-forces/structured'
import { templates as t12 } from './1.5.3-centre-of-gravity/choice'
import { templates as t13 } from './1.5.3-centre-of-gravity/structured'
import { templates as t14 } from './1.6-momentum/choice'
import { templates as t15 } from './1.6-momentum/structured'
import { templates as t17 } from './1.7.1-energy/choice'
import { templates as t16 } from './1.7.1-energy/choice-calculations'
import { templates as t18 } from './1.7.1-energy/structured'
import { templates as t19 } from './1.7.2-work/choice'
import { templates as t20 } from './1.7.2-work/structured'
import { templates as t21 } from './1.7.3-energy-resources/choice'
import { templates as t22 } from './1.7.3-energy-resources/structured'
import { templates as t23 } from './1.7.4-power/choice'
import { templates as t24 } from './1.7.4-power/structured'
import { templates as t26 } from './1.8-pressure/choice'
import { templates as t25 } from './1.8-pressure/choice-liquids'
import { templates as t27 } from './1.8-pressure/structured'
import { templates as t28 } from './2.1.1-states-of-matter/choice'
import { templates as t29 } from './2.1.2-particle-model/choice'
import { templates as t30 } from './2.1.2-particle-model/structured'
import { templates as t31 } from './2.1.3-gases-and-the-absolute-scale-of-temperature/choice'
import { templates as t32 } from './2.1.3-gases-and-the-absolute-scale-of-temperature/structured'
import { templates as t33 } from './2.2.1-thermal-expansion-of-solids-liquids-and-gases/choice'
import { templates as t34 } from './2.2.1-thermal-expansion-of-solids-liquids-and-gases/structured'
import { templates as t35 } from './2.2.2-specific-heat-capacity/choice'
import { templates as t36 } from './2.2.2-specific-heat-capacity/structured'
import { templates as t37 } from './2.2.3-melting-boiling-and-evaporation/choice'
import { templates as t38 } from './2.2.3-melting-boiling-and-evaporation/structured'
import { templates as t39 } from './2.3.1-conduction/choice'
import { templates as t40 } from './2.3.1-conduction/structured'
import { templates as t41 } from './2.3.2-convection/choice'
import { templates as t42 } from './2.3.3-radiation/choice'
import { templates as t43 } from './2.3.3-radiation/structured'
import { templates as t44 } from './2.3.4-consequences-of-thermal-energy-transfer/choice'
import { templates as t45 } from './2.3.4-consequences-of-thermal-energy-transfer/structured'
import { templates as t46 } from './3.1-general-properties-of-waves/choice'
import { templates as t47 } from './3.1-general-properties-of-waves/structured'
import { templates as t48 } from './3.2.1-reflection-of-light/choice'
import { templates as t49 } from './3.2.1-reflection-of-light/structured'
import { templates as t50 } from './3.2.2-refraction-of-light/choice'
import { templates as t51 } from './3.2.2-refraction-of-light/structured'
import { templates as t52 } from './3.2.3-thin-lenses/choice'
import { templates as t53 } from './3.2.3-thin-lenses/structured'
import { templates as t54 } from './3.2.4-dispersion-of-light/choice'
import { templates as t55 } from './3.2.4-dispersion-of-light/structured'
import { templates as t56 } from './3.3-electromagnetic-spectrum/choice'
import { templates as t57 } from './3.3-electromagnetic-spectrum/structured'
import { templates as t58 } from './3.4-sound/choice'
import { templates as t59 } from './3.4-sound/structured'
import { templates as t60 } from './4.1-simple-phenomena-of-magnetism/choice'
import { templates as t61 } from './4.1-simple-phenomena-of-magnetism/structured'
import { templates as t62 } from './4.2.1-electric-charge/choice'
import { templates as t63 } from './4.2.1-electric-charge/structured'
import { templates as t64 } from './4.2.2-electric-current/choice'
import { templates as t65 } from './4.2.3-electromotive-force-and-potential-difference/choice'
import { templates as t66 } from './4.2.3-electromotive-force-and-potential-difference/structured'
import { templates as t67 } from './4.2.4-resistance/choice'
import { templates as t68 } from './4.2.4-resistance/structured'
import { templates as t69 } from './4.2.5-electrical-energy-and-electrical-power/choice'
import { templates as t70 } from './4.3.1-circuit-diagrams-and-circuit-components/choice'
import { templates as t71 } from './4.3.2-series-and-parallel-circuits/choice'
import { templates as t72 } from './4.3.2-series-and-parallel-circuits/structured'
import { templates as t73 } from './4.3.3-action-and-use-of-circuit-components/choice'
import { templates as t74 } from './4.3.3-action-and-use-of-circuit-components/structured'
import { templates as t75 } from './4.4-electrical-safety/choice'
import { templates as t76 } from './4.4-electrical-safety/structured'
import { templates as t77 } from './4.5.1-electromagnetic-induction/choice'
import { templates as t78 } from './4.5.1-electromagnetic-induction/structured'
import { templates as t79 } from './4.5.2-the-a-c-generator/choice'
import { templates as t80 } from './4.5.2-the-a-c-generator/structured'
import { templates as t81 } from './4.5.3-magnetic-effect-of-a-current/choice'
import { templates as t82 } from './4.5.3-magnetic-effect-of-a-current/structured'
import { templates as t83 } from './4.5.4-force-on-a-current-carrying-conductor/choice'
import { templates as t84 } from './4.5.4-force-on-a-current-carrying-conductor/structured'
import { templates as t85 } from './4.5.5-the-d-c-motor/choice'
import { templates as t86 } from './4.5.5-the-d-c-motor/structured'
import { templates as t87 } from './4.5.6-the-transformer/choice'
import { templates as t88 } from './4.5.6-the-transformer/structured'
import { templates as t89 } from './5.1.1-the-atom/choice'
import { templates as t90 } from './5.1.1-the-atom/structured'
import { templates as t91 } from './5.1.2-the-nucleus/choice'
import { templates as t92 } from './5.1.2-the-nucleus/structured'
import { templates as t93 } from './5.2.1-detection-of-radioactivity/choice'
import { templates as t94 } from './5.2.2-the-three-types-of-nuclear-emission/choice'
import { templates as t95 } from './5.2.2-the-three-types-of-nuclear-emission/structured'
import { templates as t96 } from './5.2.3-radioactive-decay/choice'
import { templates as t97 } from './5.2.3-radioactive-decay/structured'
import { templates as t98 } from './5.2.4-half-life/choice'
import { templates as t99 } from './5.2.4-half-life/structured'
import { templates as t100 } from './5.2.5-safety-precautions/choice'
import { templates as t101 } from './6.1.1-the-earth/choice'
import { templates as t102 } from './6.1.1-the-earth/structured'
import { templates as t103 } from './6.1.2-the-solar-system/choice'
import { templates as t104 } from './6.1.2-the-solar-system/structured'
import { templates as t105 } from './6.2.1-the-sun-as-a-star/choice'
import { templates as t106 } from './6.2.1-the-sun-as-a-star/structured'
import { templates as t107 } from './6.2.2-stars/choice'
import { templates as t108 } from './6.2.2-stars/structured'
import { templates as t109 } from './6.2.3-the-universe/choice'
import { templates as t110 } from './6.2.3-the-universe/structured'
import { templates as t111 } from './tour/tour'

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
  ...t68,
  ...t69,
  ...t70,
  ...t71,
  ...t72,
  ...t73,
  ...t74,
  ...t75,
  ...t76,
  ...t77,
  ...t78,
  ...t79,
  ...t80,
  ...t81,
  ...t82,
  ...t83,
  ...t84,
  ...t85,
  ...t86,
  ...t87,
  ...t88,
  ...t89,
  ...t90,
  ...t91,
  ...t92,
  ...t93,
  ...t94,
  ...t95,
  ...t96,
  ...t97,
  ...t98,
  ...t99,
  ...t100,
  ...t101,
  ...t102,
  ...t103,
  ...t104,
  ...t105,
  ...t106,
  ...t107,
  ...t108,
  ...t109,
  ...t110,
  ...t111,
]
