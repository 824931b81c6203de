'use client'

export function Calculator({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Calculator
    </button>
  )
}
