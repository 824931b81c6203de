import { kidneySection, nephron, urinarySystem } from '@/lib/figures/biology/kidney'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, text } from '@/lib/figures/shapes'

const topic = 'excretion-in-humans'

const system = urinarySystem.figure({
  name: `${topic}/urinary-system`,
  title: 'The urinary system',
  only: ['kidney', 'ureter', 'bladder', 'urethra', 'renal artery', 'renal vein'],
})

const kidney = kidneySection.figure({
  name: `${topic}/kidney`,
  title: 'A kidney cut lengthwise',
  only: ['cortex', 'medulla', 'renal artery', 'renal vein', 'ureter'],
})

/** The two regions that a dashed line separates in the drawing of a nephron. */
export const REGIONS =
  text(100, 92, 'cortex', { anchor: 'end', cls: 's' }) +
  text(100, 112, 'medulla', { anchor: 'end', cls: 's' })

const tubule = nephron.figure({
  name: `${topic}/nephron`,
  title: 'A nephron and its blood vessels',
  labels: {
    'afferent arteriole': 'blood from the\nrenal artery',
    glomerulus: 'glomerulus',
    'loop of Henle': 'tubule',
    'collecting duct': 'to the ureter',
  },
  also: REGIONS,
  alsoTells:
    'The knot is the glomerulus, the long tube that winds and makes a loop is the tubule, and the wide straight tube leads on to the ureter. The upper region is the cortex, the lower one the medulla.',
})

const liver = figure(
  {
    name: `${topic}/amino-acids-in-the-liver`,
    title: 'What the liver does with amino acids',
    description:
      'A box, amino acids from digested protein, leads by two arrows to two boxes. The first arrow is labelled needed and leads to proteins of the blood and the cells. The second is labelled excess and leads to deamination. From deamination two arrows lead on: the part with nitrogen leads to urea, to the kidneys in the blood; the rest leads to respiration, or a store of energy.',
    height: 268,
  },
  box(80, 8, 200, 40, 'amino acids from\ndigested protein').shape,
  arrow(130, 48, 96, 92, { cls: 'p' }),
  text(104, 70, 'needed', { anchor: 'end', cls: 's' }),
  arrow(230, 48, 264, 92, { cls: 'p' }),
  text(258, 74, 'in excess', { cls: 's' }),
  box(12, 94, 150, 42, 'made into proteins\n(assimilation)', 'l gw').shape,
  box(198, 94, 150, 42, 'deamination', 'l rw').shape,
  arrow(236, 136, 200, 198, { cls: 'p' }),
  text(204, 160, 'part with\nnitrogen', { anchor: 'end', cls: 's' }),
  arrow(300, 136, 300, 198, { cls: 'p' }),
  text(308, 168, 'the rest', { cls: 's' }),
  box(84, 200, 148, 58, 'urea:\nin the blood to\nthe kidneys', 'l w').shape,
  box(244, 200, 108, 58, 'respiration,\nor an energy\nstore').shape,
)

export const figures = [system, kidney, tubule, liver]
