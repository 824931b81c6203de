import { planPart } from '@/content/questions/igcse/plans'

const SOLUTION =
  'A plan earns marks for: the apparatus, what is measured and when, what is kept the same, the same done with the other samples or values, repeats, how the results lead to the answer, and safety. Any six of the points give full marks.'

type Plan = Pick<Parameters<typeof planPart>[0], 'prompt' | 'scheme' | 'modelAnswer'> & {
  /** 'which oxide is the best catalyst', what the results are to tell. */
  tells: string
}

/** One part of six marks; any six of the points earn them. */
export const plan = ({ tells, ...of }: Plan) =>
  planPart({
    ...of,
    command: 'Describe',
    include: `Your answer should include the apparatus, what you measure, what you keep the same, and how the results tell you ${tells}.`,
    solution: SOLUTION,
  })
