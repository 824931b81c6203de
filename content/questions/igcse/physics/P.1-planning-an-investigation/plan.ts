import { planPart } from '@/content/questions/igcse/plans'

type Plan = Pick<Parameters<typeof planPart>[0], 'prompt' | 'scheme' | 'modelAnswer' | 'marks'> & {
  /** What is particular about this investigation, for the solution. */
  because: string
  /** A line of the list of what the plan should hold, where a drawing is asked for as well. */
  also?: string
}

/** A plan of seven marks, or fewer where a part before it asks for a drawing; any of the points earn them. */
export const plan = ({ because, also, marks = 7, ...of }: Plan) =>
  planPart({
    ...of,
    marks,
    command: 'Describe',
    include: `In your plan, you should:

- list the additional apparatus that is needed${also ? `\n- ${also}` : ''}
- explain briefly how to do the investigation, with the measurements and how they are made accurate
- state the key variables to control
- give the column headings, with units, of a table for the readings (write them in one line)
- explain how to use the readings to reach a conclusion.`,
    solution: `${because} Any ${marks === 7 ? 'seven' : 'five'} of the points earn full marks. Repeats, other values and precautions count where the plan says what is measured.`,
  })
