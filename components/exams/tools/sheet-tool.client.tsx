'use client'

import { useCallback, useEffect, useState } from 'react'
import { SheetView } from '@/components/sheets/sheet-view.client'
import type { KeptSheet } from '@/lib/client/exams/exam-store'
import { loadSheet } from '@/lib/client/exams/sheets'
import { SHEET_TOOLS, type SheetName } from '@/lib/sheets/names'
import { ToolWindow } from './tool-window.client'

/** A formula list, data sheet or periodic table, opened beside the question. */
export function SheetTool({ name, onClose }: { name: SheetName; onClose: () => void }) {
  const [sheet, setSheet] = useState<KeptSheet | null | 'missing'>(null)
  const load = useCallback(() => {
    setSheet(null)
    void loadSheet(name).then(loaded => setSheet(loaded ?? 'missing'))
  }, [name])
  useEffect(load, [load])
  return (
    <ToolWindow name={name} title={SHEET_TOOLS[name]} className="tool-wide" isWide onClose={onClose}>
      {sheet === null && <p role="status">Opening the sheet</p>}
      {sheet === 'missing' && (
        <>
          <p role="alert">This sheet could not be fetched. Check your connection and try again.</p>
          <button type="button" className="btn" onClick={load}>
            Try again
          </button>
        </>
      )}
      {sheet !== null && sheet !== 'missing' && <SheetView html={sheet.html} />}
    </ToolWindow>
  )
}
