import { sheetNamed } from '@/content/sheets/sheets'
import { isSheetName, SHEET_TOOLS } from '@/lib/sheets/names'
import { sheetHtml } from '@/lib/sheets/sheet-html'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(SHEET_TOOLS).map(sheet => ({ sheet }))
}

type Context = { params: Promise<{ sheet: string }> }

/** The sheet for the exam screen and the printed paper, which open it as a tool: made once, at build time. */
export async function GET(_: Request, { params }: Context) {
  const { sheet: name } = await params
  if (!isSheetName(name)) return new Response(null, { status: 404 })
  const sheet = sheetNamed(name)
  return Response.json({ title: sheet.title, place: sheet.place, html: sheetHtml(sheet, 3) })
}
