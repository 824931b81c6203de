import { HomePage } from '@/components/home/home-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { counted } from '@/lib/catalogue/wording'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { readPosts } from '@/lib/server/content/read-content'
import { firstSteps, siteFacts } from '@/lib/server/content/site-facts'

export function generateMetadata() {
  const title = `${publicEnv.productName}: IGCSE and A Level revision notes and mock exams`
  const { notes, mocks } = siteFacts()
  const page = pageMetadata({
    title,
    description: `Your Cambridge IGCSE or A Level syllabus point by point, ${counted(notes, 'note')}, ${counted(mocks, 'mock paper')}, and the slips that cost marks. Free to read.`,
    path: routes.home,
  })
  // It stands alone, without the name behind it again.
  return { ...page, title: { absolute: title } }
}

const POSTS_ON_HOME = 3

export default async function Page() {
  const posts = (await readPosts()).slice(0, POSTS_ON_HOME)
  return <HomePage posts={posts} facts={siteFacts()} first={firstSteps()} />
}
