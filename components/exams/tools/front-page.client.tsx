'use client'

import { counted, durationText } from '@/lib/catalogue/wording'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { Html } from '../html'
import { ToolWindow } from './tool-window.client'

/** What the front of the real paper says: how to answer, which values to take. */
export function FrontPage({ paper, onClose }: { paper: PublicPaper; onClose: () => void }) {
  return (
    <ToolWindow name="front" title="Front page" onClose={onClose}>
      <h3>{paper.title}</h3>
      <ul className="front-rubric">
        {paper.rubric.map(line => (
          <li key={line}>
            <Html as="span" html={line} />
          </li>
        ))}
        {paper.sections
          .filter(section => section.title !== '')
          .map(section => (
            <li key={section.id}>
              {section.title}: {section.instruction}
            </li>
          ))}
      </ul>
      <p className="hint">
        {paper.component}, {counted(paper.totalMarks, 'mark')}, {durationText(paper.durationMinutes)}. Paper{' '}
        {paper.id}
      </p>
    </ToolWindow>
  )
}
