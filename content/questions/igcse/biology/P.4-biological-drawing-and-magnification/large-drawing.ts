import { emptyBox } from '@/content/figures/igcse/biology/practical-skills-drawing-b'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import type { Figure } from '@/lib/figures/figure'
import { drawnWell } from './points'

type LargeDrawing = {
  name: string
  /** 'Make a large drawing of cells A and B. Label …' */
  prompt: string
  labels: readonly string[]
  /** What of the specimen must be right, and what the labels must show. */
  detail: string
  labelled: string
  model: Figure
}

/** A drawing of four marks, which the student marks beside a finished one. */
export const largeDrawing = ({ name, prompt, labels, detail, labelled, model }: LargeDrawing) =>
  ask.draw({
    prompt,
    command: 'Draw',
    objective: 'AO3',
    figure: emptyBox(name),
    tools: ['curve', 'line', 'label'],
    labels: asItems(labels),
    modelFigure: model,
    scheme: drawnWell(detail, labelled),
    solution:
      'Draw large, with single clear lines and no shading. Keep the proportions of the specimen, and draw only what can be seen. Label lines are ruled, do not cross, and end on the structure.',
  })
