import type { Figure } from '@/lib/figures/figure'
import { moleculeFigure } from './molecule-figure'
import { plotModel } from './plot-model'
import type { Part, Question } from './question'

/** The drawing of a full answer, where a part asks for one. */
export function modelFigureOf(part: Part): Figure | undefined {
  if (part.kind === 'plot') return plotModel(part)
  if (part.kind === 'structure' && typeof part.answer !== 'string') {
    const words = part.scheme.map(({ text }) => text).join('; ')
    return moleculeFigure(part.answer, {
      name: 'structure/model',
      title: 'The structure',
      description: words,
    })
  }
  return part.kind === 'written' || part.kind === 'draw' ? part.modelFigure : undefined
}

/** All drawings of a question, those of its answers included. */
export function drawingsOf({ figure, parts }: Pick<Question, 'figure' | 'parts'>): Figure[] {
  const all = [figure, ...parts.flatMap(part => [part.figure, modelFigureOf(part), part.solutionFigure])]
  return all.filter(each => each !== undefined)
}
