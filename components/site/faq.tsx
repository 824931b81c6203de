import { Icon } from '@/components/ui/icon'

export type Question = { question: string; answer: string }

/** Questions and answers that open without JavaScript; the first one is open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
