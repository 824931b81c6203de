'use client'

import { EquipmentCheck } from '../intro/equipment-check.client'
import { Tour } from '../intro/tour'
import { KeyHelp } from '../sit/palette.client'
import { ToolWindow } from './tool-window.client'

type Props = { ready: string; onClose: () => void }

/** Everything the start told, again: keys, the tour, what this device can do. */
export function HelpTool({ ready, onClose }: Props) {
  return (
    <ToolWindow name="help" title="Help" onClose={onClose}>
      <h3>Keys</h3>
      <KeyHelp />
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
