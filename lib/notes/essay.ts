import type { ContainerDirective } from 'mdast-util-directive'
import { icon, type Made, made, plainText, questionPart, words } from './blocks'

/** The question on top, and below it whole answers, each folded with the marks it earned. */
export function essayBlock(block: ContainerDirective, id: string): Made {
  const { title = '' } = block.attributes ?? {}
  return made('section', { className: ['essay', 'sheet'], id, ariaLabelledby: `${id}-head` }, [
    made('h3', { id: `${id}-head` }, [words(`Essay: ${title}`)]),
    ...block.children.map(questionPart),
  ])
}

/** An answer as a candidate wrote it; what stands after `>` is the examiner's. */
export function essayAnswer(block: ContainerDirective): Made {
  const { earned = '', grade = '' } = block.attributes ?? {}
  const remarks = block.children.flatMap(each => (each.type === 'blockquote' ? each.children : []))
  return made('details', {}, [
    made('summary', {}, [words(`An answer of grade ${grade}: ${earned} marks`), icon('down')]),
    made('div', { className: ['answer'] }, [
      ...block.children.filter(each => each.type !== 'blockquote'),
      made('div', { className: ['remarks'] }, [
        made('p', {}, [made('b', {}, [words('The examiner')])]),
        ...remarks,
      ]),
    ]),
  ])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** "7 of 8" for each objective must add up to what the answer earned and to what the question offers. */
function answerFaults(answer: ContainerDirective, marks: number): string[] {
  const { earned = '', grade } = answer.attributes ?? {}
  const remarks = answer.children.filter(each => each.type === 'blockquote').map(plainText)
  const given = [...remarks.join(' ').matchAll(/(\d+) of (\d+)/g)]
  const faults: string[] = []
  if (!/^[A-E]$/.test(grade ?? '')) faults.push('an answer needs grade=A to E')
  if (sum(given.map(each => Number(each[1]))) !== Number(earned))
    faults.push(`the examiner's marks do not add up to earned=${earned}`)
  if (sum(given.map(each => Number(each[2]))) !== marks)
    faults.push(`the examiner's marks are not out of ${marks}`)
  return faults
}

export function essayFaults(essay: ContainerDirective): string[] {
  const { title, marks } = essay.attributes ?? {}
  const answers = essay.children.filter(
    (each): each is ContainerDirective => each.type === 'containerDirective' && each.name === 'answer',
  )
  return [
    ...(title ? [] : ['needs a title="…"']),
    ...(answers.length === 2 ? [] : [`has ${answers.length} answers; two, of two grades`]),
    ...answers.flatMap(each => answerFaults(each, Number(marks))),
  ]
}
