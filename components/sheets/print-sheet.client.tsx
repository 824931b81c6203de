'use client'

import { Icon } from '@/components/ui/icon'

export function PrintSheet() {
  return (
    <button type="button" className="btn needs-js" onClick={() => window.print()}>
      <Icon name="print" small />
      Print this sheet
    </button>
  )
}
