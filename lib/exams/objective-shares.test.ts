import { debatePart, explainPart } from './authoring/essays'
import { ticksOfMarks } from './kinds/scales'
import { objectiveShares } from './objective-shares'
import { marksByObjective } from './question'

const text = { prompt: 'x', subtopic: '1.1', solution: 'x', modelAnswer: 'x' }
const explain = explainPart({ ...text, ao1: ['a', 'b', 'c', 'd'], ao2: ['e', 'f', 'g'], ao3: ['h', 'i'] })
const debate = debatePart({ ...text, command: 'Assess', sides: [['One', ['a']]], judgement: ['b'] })

it('an essay’s marks by objective are the syllabus’s', () => {
  expect(marksByObjective(explain)).toEqual({ AO1: 3, AO2: 3, AO3: 2 })
  expect(marksByObjective(debate)).toEqual({ AO1: 4, AO2: 4, AO3: 4 })
})

it('ticks count for the objective of their scale', () => {
  const ticks = [true, true, true, true, true, false, false, false, true]
  expect(objectiveShares(explain, 5, ticks)).toEqual([
    { objective: 'AO1', earned: 3, available: 3 },
    { objective: 'AO2', earned: 1, available: 3 },
    { objective: 'AO3', earned: 1, available: 2 },
  ])
})

it.each(Array.from({ length: 9 }, (_, marks) => marks))(
  'a level of %d marks goes to both objectives whole',
  marks => {
    const shares = objectiveShares(debate, marks + 3, ticksOfMarks(debate.scales ?? [], [marks, 3]))
    expect(shares.map(({ earned }) => earned)).toEqual([Math.ceil(marks / 2), Math.floor(marks / 2), 3])
  },
)

it('nothing answered earns nothing anywhere', () => {
  expect(objectiveShares(debate, 0, []).map(({ earned }) => earned)).toEqual([0, 0, 0])
})
