'use client'

import type { PublicPaper } from '@/lib/exams/public-paper'
import { EquipmentCheck } from '../intro/equipment-check.client'
import { Tour } from '../intro/tour'
import { KeyHelp } from '../sit/palette.client'
import { ToolWindow } from './tool-window.client'

type Props = { paper: PublicPaper; ready: string; onClose: () => void }

/** Everything the start told, again: keys, the tour, what this device can do. */
export function HelpTool({ paper, ready, onClose }: Props) {
  return (
    <ToolWindow name="help" title="Help" onClose={onClose}>
      <h3>Keys</h3>
      <KeyHelp paper={paper} />
      <h3>Without a connection</h3>
      <p>{ready}</p>
      <details className="fold">
        <summary>
          <span className="fold-name">The tour</span>
        </summary>
        <Tour />
      </details>
      <details className="fold">
        <summary>
          <span className="fold-name">Check this device</span>
        </summary>
        <EquipmentCheck />
      </details>
    </ToolWindow>
  )
}
