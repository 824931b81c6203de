import type { ReactNode } from 'react'
import '@/components/exams/exam.css'
import '@/components/notes/figures.css'

/** Sitting, reviewing and printing a paper: no site header, each screen brings its own slim bar. */
export default function ExamLayout({ children }: { children: ReactNode }) {
  return children
}
