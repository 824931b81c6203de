import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StudySubject } from '@/lib/study/catalogue'
import { ExamDateForm } from './exam-date-form.client'

const physics: StudySubject = {
  level: 'igcse',
  slug: 'physics',
  name: 'IGCSE Physics',
  code: '0625',
  papers: [{ number: 2, name: 'Multiple Choice', minutes: 45, marks: 40, paperId: 'igcse-physics-paper-2' }],
  topics: [],
}
const economics: StudySubject = {
  ...physics,
  level: 'alevels',
  slug: 'economics',
  name: 'A Level Economics',
  code: '9708',
}

function show() {
  const onAdd = jest.fn()
  const catalogue = [physics, economics]
  render(<ExamDateForm today="2027-03-03" catalogue={catalogue} followed={[economics]} onAdd={onAdd} />)
  const enter = (value: string) =>
    fireEvent.change(screen.getByLabelText('Day of the exam'), { target: { value } })
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the date' }))
  return { onAdd, enter, save }
}

it('starts with a subject that is followed and gives the date of the whole subject', async () => {
  const { onAdd, enter, save } = show()
  enter('2027-05-11')
  await save()
  expect(onAdd).toHaveBeenCalledWith({
    level: 'alevels',
    subject: 'economics',
    paper: null,
    date: '2027-05-11',
  })
  expect(screen.getByLabelText('Day of the exam')).toHaveValue('')
})

it('gives the date of one paper', async () => {
  const { onAdd, enter, save } = show()
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'igcse/physics')
  await userEvent.selectOptions(screen.getByLabelText('Paper'), '2')
  enter('2027-03-03') // today is still to come
  await save()
  expect(onAdd).toHaveBeenCalledWith({ level: 'igcse', subject: 'physics', paper: 2, date: '2027-03-03' })
})

it.each([
  ['', 'Please enter the day of the exam.'],
  ['2027-03-02', 'That day has passed. Please enter a day to come.'],
])('refuses the day "%s" and says why', async (day, words) => {
  const { onAdd, enter, save } = show()
  enter(day)
  await save()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByLabelText('Day of the exam')).toHaveFocus()
  expect(screen.getByLabelText('Day of the exam')).toBeInvalid()
  expect(onAdd).not.toHaveBeenCalled()
})
