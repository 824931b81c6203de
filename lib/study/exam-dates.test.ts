import { type ExamDate, nextExams } from './exam-dates'

const exam = (subject: ExamDate['subject'], date: string): ExamDate => ({
  level: 'alevels',
  subject,
  paper: null,
  date,
})
const dates = [
  exam('biology', '2027-05-01'),
  exam('chemistry', '2027-05-11'),
  exam('physics', '2027-05-11'),
  exam('economics', '2027-05-12'),
]

it('names all exams of the next day that has one', () => {
  expect(nextExams(dates, '2027-05-02').map(({ subject }) => subject)).toEqual(['chemistry', 'physics'])
})

it('counts an exam of today, and knows when none is left', () => {
  expect(nextExams(dates, '2027-05-12').map(({ subject }) => subject)).toEqual(['economics'])
  expect(nextExams(dates, '2027-05-13')).toEqual([])
})
