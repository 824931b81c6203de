import type { Figure } from '@/lib/figures/figure'
import { partKey } from './answers'
import type { Blueprint } from './blueprint'
import type { Paper } from './build-paper'
import { modelFigureOf } from './drawings'
import { explainPart, publicField, schemeOf } from './kinds/registry'
import { inlineHtml, proseHtml } from './prose'
import type {
  Explanation,
  PublicFigure,
  PublicPaper,
  PublicPart,
  PublicQuestion,
  PublicTable,
} from './public-paper'
import { type DataTable, marksOf, type Part, type Question } from './question'

/** The paper as a candidate may see it. Allow-listed field by field; a test compares the whole of it. */
export function toPublicPaper(blueprint: Blueprint, paper: Paper): PublicPaper {
  return {
    id: paper.id,
    paperId: paper.paperId,
    title: blueprint.title,
    syllabus: blueprint.syllabus,
    component: blueprint.component,
    level: blueprint.level,
    subject: blueprint.subject,
    durationMinutes: blueprint.durationMinutes,
    totalMarks: blueprint.totalMarks,
    calculator: blueprint.calculator,
    sheets: [...blueprint.sheets],
    rubric: blueprint.rubric.map(inlineHtml),
    sections: paper.sections.map(({ id, questions }) => {
      const section = blueprint.sections.find(each => each.id === id)
      return {
        id,
        title: section?.title ?? '',
        instruction: section?.instruction ?? '',
        choose: section?.choose ?? null,
        questions: [...questions],
      }
    }),
    questions: paper.questions.map((question, at) => toPublicQuestion(question, at + 1)),
  }
}

export function toPublicQuestion(question: Question, number: number): PublicQuestion {
  return {
    number,
    stem: proseHtml(question.stem),
    figure: toPublicFigure(question.figure, `q${number}`),
    table: toPublicTable(question.table),
    marks: marksOf(question),
    parts: question.parts.map(part => toPublicPart(part, number, question.parts.length === 1)),
  }
}

/** A part that stands alone has no letter, though its key keeps the one it was written under. */
function toPublicPart(part: Part, number: number, standsAlone: boolean): PublicPart {
  const key = partKey(number, part.label)
  return {
    key,
    label: standsAlone ? '' : part.label,
    lead: part.lead ? proseHtml(part.lead) : null,
    prompt: proseHtml(part.prompt),
    figure: toPublicFigure(part.figure, idOf(key)),
    table: toPublicTable(part.table),
    marks: part.marks,
    field: publicField(part),
  }
}

/** Where the ids inside a part's drawing begin. */
function idOf(key: string): string {
  return `q${key.replaceAll('.', '-')}`
}

/** The ids inside a drawing come from its place in the paper: an author's name for it might tell the answer. */
function toPublicFigure(figure: Figure | undefined, id: string): PublicFigure | null {
  if (!figure) return null
  const own = `fig-${figure.name.replace(/[^a-z0-9]+/g, '-')}`
  return {
    svg: figure.svg.replaceAll(`${own}-`, `${id}-`),
    width: figure.width,
    height: figure.height,
    title: figure.title,
    description: figure.description,
  }
}

function toPublicTable(table: DataTable | undefined): PublicTable | null {
  if (!table) return null
  return {
    caption: table.caption ? inlineHtml(table.caption) : null,
    head: table.head.map(inlineHtml),
    rows: table.rows.map(row => row.map(inlineHtml)),
  }
}

/**
 * Only after hand-in, or on a paper that was opened for print.
 * @param key of the part within its paper: ids inside its drawings begin with it
 */
export function explain(part: Part, key: string): Explanation {
  const id = idOf(key)
  return {
    ...explainPart(part),
    corrections: [],
    scheme: schemeOf(part).map(({ code, text, scale, required = false }) => ({
      code,
      html: inlineHtml(text),
      scale: scale ?? null,
      required,
    })),
    solution: proseHtml(part.solution),
    solutionFigure: toPublicFigure(part.solutionFigure, `${id}-solution`),
    modelFigure: toPublicFigure(modelFigureOf(part), `${id}-model`),
  }
}
