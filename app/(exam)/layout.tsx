import type { ReactNode } from 'react'
import { ReadingHost } from '@/components/exams/reading/reading-host.client'
import '@/components/exams/css/exam.css'

/** Sitting, reviewing and printing a paper: no site header, each screen brings its own slim bar. */
export default function ExamLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ReadingHost />
    </>
  )
}
