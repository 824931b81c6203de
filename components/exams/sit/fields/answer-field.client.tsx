'use client'

import { latePart } from '@/components/ui/late-part.client'
import type { Answer, AnswerKind, AnswerOf } from '@/lib/exams/answers'
import type { PublicField, PublicFigure } from '@/lib/exams/public-paper'
import { CHUNKS } from '../../tools/tool-chunks'
import { ChoiceField } from './choice-field.client'
import { ExpressionField } from './expression-field.client'
import type { FieldProps } from './field-props'
import { MatchField } from './match-field.client'
import { NumericField } from './numeric-field.client'
import { OrderField } from './order-field.client'
import { TableField } from './table-field.client'
import { WrittenField } from './written-field.client'

// Kinds that few papers have come with a paper that has them.
const EquationField = latePart(CHUNKS.equationField)
const LedgerField = latePart(CHUNKS.ledger)
const SolutionsField = latePart(CHUNKS.solutionsField)
const StructureField = latePart(CHUNKS.structureField)
const WordsField = latePart(CHUNKS.words)
const SketchField = latePart(CHUNKS.sketch)

type Props = Omit<FieldProps<AnswerKind>, 'field' | 'answer' | 'onAnswer'> & {
  field: PublicField
  /** Of the part; what is drawn on, where the answer is a drawing. */
  figure?: PublicFigure | null
  answer: Answer | null
  onAnswer: (answer: Answer | null) => void
  struck: string
  onStruck: (struck: string) => void
}

function as<K extends AnswerKind>(kind: K, answer: Answer | null): AnswerOf<K> | null {
  return answer?.kind === kind ? (answer as AnswerOf<K>) : null
}

/** The field of a part, by its kind. A kind without a field does not compile. */
export function AnswerField({ field, figure = null, answer, struck, onStruck, ...rest }: Props) {
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...rest}
          field={field}
          answer={as('choice', answer)}
          struck={struck}
          onStruck={onStruck}
        />
      )
    case 'numeric':
      return <NumericField {...rest} field={field} answer={as('numeric', answer)} />
    case 'expression':
      return <ExpressionField {...rest} field={field} answer={as('expression', answer)} />
    case 'equation':
      return <EquationField {...rest} field={field} answer={as('equation', answer)} />
    case 'solutions':
      return <SolutionsField {...rest} field={field} answer={as('solutions', answer)} />
    case 'match':
      return <MatchField {...rest} field={field} answer={as('match', answer)} />
    case 'order':
      return <OrderField {...rest} field={field} answer={as('order', answer)} />
    case 'table':
      return <TableField {...rest} field={field} answer={as('table', answer)} />
    case 'words':
      return <WordsField {...rest} field={field} answer={as('words', answer)} />
    case 'ledger':
      return <LedgerField {...rest} field={field} answer={as('ledger', answer)} />
    case 'written':
      return <WrittenField {...rest} field={field} figure={figure} answer={as('written', answer)} />
    case 'structure':
      return <StructureField {...rest} field={field} answer={as('structure', answer)} />
    case 'plot':
    case 'draw': {
      const { kind } = field
      if (!figure) return null
      return (
        <SketchField
          {...rest}
          field={field}
          figure={figure}
          strokes={as(kind, answer)?.strokes}
          onStrokes={strokes => rest.onAnswer(strokes.length === 0 ? null : { kind, strokes })}
        />
      )
    }
  }
}
