import { toast } from 'sonner'

/** What stands in the toast area, as `type: text`. */
export function toasts(): string[] {
  return toast.getToasts().flatMap(each => ('title' in each ? [`${each.type}: ${String(each.title)}`] : []))
}

export function clearToasts(): void {
  toast.dismiss()
}
