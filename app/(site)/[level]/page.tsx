import { LevelPage } from '@/components/catalogue/level-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { levelWords } from '@/content/pages/levels'
import { LEVELS, requireLevel } from '@/lib/catalogue/levels'
import { subjectsOf } from '@/lib/catalogue/subjects'
import { listed } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { courseFacts } from '@/lib/server/content/site-facts'

export const dynamicParams = false

export function generateStaticParams() {
  return LEVELS.map(level => ({ level: level.id }))
}

export async function generateMetadata({ params }: PageProps<'/[level]'>) {
  const level = requireLevel((await params).level)
  const names = listed(subjectsOf(level.id).map(subject => subject.name))
  return pageMetadata({
    title: `${level.name}: subjects, papers and topics`,
    description: `Cambridge ${level.name} ${names}: papers with times and marks, every topic, and where marks are lost.`,
    path: routes.level(level.id),
  })
}

export default async function Page({ params }: PageProps<'/[level]'>) {
  const level = requireLevel((await params).level)
  return <LevelPage level={level} words={levelWords[level.id]} factsOf={courseFacts} />
}
