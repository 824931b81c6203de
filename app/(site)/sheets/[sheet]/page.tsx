import { SheetPage } from '@/components/sheets/sheet-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { sheetNamed } from '@/content/sheets/sheets'
import { routes } from '@/lib/routes'
import { isSheetName, SHEET_TOOLS } from '@/lib/sheets/names'
import type { Sheet } from '@/lib/sheets/sheet'

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(SHEET_TOOLS).map(sheet => ({ sheet }))
}

type Props = PageProps<'/sheets/[sheet]'>

async function sheetOf({ params }: Props): Promise<Sheet> {
  const { sheet } = await params
  if (!isSheetName(sheet)) throw new Error(`Unknown sheet ${sheet}`)
  return sheetNamed(sheet)
}

export async function generateMetadata(props: Props) {
  const sheet = await sheetOf(props)
  return pageMetadata({ title: sheet.title, description: sheet.lead, path: routes.sheet(sheet.name) })
}

export default async function Page(props: Props) {
  return <SheetPage sheet={await sheetOf(props)} />
}
