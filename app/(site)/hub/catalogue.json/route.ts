import { studyCatalogue } from '@/lib/server/study/catalogue'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(studyCatalogue())
}
