'use client'

import { ToolWindow } from '../tools/tool-window.client'
import { ReadingForm } from './reading-form.client'

export function ReadingTool({ onClose }: { onClose: () => void }) {
  return (
    <ToolWindow name="reading" title="Reading settings" onClose={onClose}>
      <ReadingForm />
    </ToolWindow>
  )
}
