import { Stopped, Student, type World } from './student'
import { Refused } from './watched-browser'

export type Traffic = {
  /** Everybody who ever came, also those who have left. */
  students: Student[]
  /** Ends after the calls under way. @throws what a student met that has no place in a student's day */
  finished: Promise<void>
}

/** Keeps so many students at work: when one leaves, the next comes. Ends when the world stops. */
export function startTraffic(world: World, atOnce: number): Traffic {
  const students: Student[] = []
  const seat = async () => {
    while (!world.stopped()) {
      const student = new Student(students.length, world)
      students.push(student)
      try {
        await student.live()
      } catch (error) {
        if (error instanceof Stopped) return
        // A definite "no" where none is due is a finding, and stands in the table under its code.
        if (!(error instanceof Refused)) throw error
        world.watch.surprises.push(`${student.email}: ${error.message}`)
      }
    }
  }
  return { students, finished: Promise.all(Array.from({ length: atOnce }, seat)).then(() => undefined) }
}

/** What can be read: notes and other pages of the sitemap, and the files that searching fetches. */
export async function readingList(origin: string): Promise<Pick<World, 'notes' | 'pages'>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const notes = all.filter(path => /^\/revision-notes(\/[a-z0-9-]+){4}$/.test(path))
  const others = all.filter(path => !path.startsWith('/revision-notes/')).slice(0, 40)
  if (notes.length === 0) throw new Error('The sitemap names no notes.')
  return { notes, pages: [...notes.slice(0, 60), ...others, '/search/index.json', '/hub/catalogue.json'] }
}
