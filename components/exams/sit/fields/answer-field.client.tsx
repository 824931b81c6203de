'use client'

import type { Answer, AnswerKind, AnswerOf } from '@/lib/exams/answers'
import type { PublicField } from '@/lib/exams/public-paper'
import { ChoiceField } from './choice-field.client'
import { ExpressionField } from './expression-field.client'
import type { FieldProps } from './field-props'
import { MatchField } from './match-field.client'
import { NumericField } from './numeric-field.client'
import { OrderField } from './order-field.client'
import { SolutionsField } from './solutions-field.client'
import { TableField } from './table-field.client'
import { WrittenField } from './written-field.client'

type Props = Omit<FieldProps<AnswerKind>, 'field' | 'answer' | 'onAnswer'> & {
  field: PublicField
  answer: Answer | null
  onAnswer: (answer: Answer | null) => void
  struck: string
  onStruck: (struck: string) => void
}

function as<K extends AnswerKind>(kind: K, answer: Answer | null): AnswerOf<K> | null {
  return answer?.kind === kind ? (answer as AnswerOf<K>) : null
}

/** The field of a part, by its kind. A kind without a field does not compile. */
export function AnswerField({ field, answer, struck, onStruck, ...rest }: Props) {
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
    case 'solutions':
      return <SolutionsField {...rest} field={field} answer={as('solutions', answer)} />
    case 'match':
      return <MatchField {...rest} field={field} answer={as('match', answer)} />
    case 'order':
      return <OrderField {...rest} field={field} answer={as('order', answer)} />
    case 'table':
      return <TableField {...rest} field={field} answer={as('table', answer)} />
    case 'written':
      return <WrittenField {...rest} field={field} answer={as('written', answer)} />
  }
}
