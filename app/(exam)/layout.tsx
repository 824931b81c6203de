import type { ReactNode } from 'react'
import { ReadingHost } from '@/components/exams/reading/reading-host.client'
import '@/components/exams/css/screen.css'
import '@/components/exams/css/question.css'
import '@/components/exams/css/answers.css'
import '@/components/exams/css/palette.css'
import '@/components/exams/css/tools.css'
import '@/components/exams/css/reading.css'
import '@/components/notes/figures.css'

/** Sitting, reviewing and printing a paper: no site header, each screen brings its own slim bar. */
export default function ExamLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ReadingHost />
    </>
  )
}
