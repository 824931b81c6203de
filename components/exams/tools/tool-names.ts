import type { SheetName } from '@/lib/sheets/names'

export type ToolName = 'calculator' | 'notes' | 'front' | 'reading' | 'help' | SheetName
