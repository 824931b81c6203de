import { HubPage } from '@/components/progress/hub-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, SUBJECTS } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import { finishedNotes } from '@/lib/server/content/notes'

export const metadata = pageMetadata({
  title: 'Your Learning Hub',
  description: 'Where you stopped, and what you have learned, in every subject.',
  path: routes.hub,
  indexed: false,
})

export default function Page() {
  const notes = finishedNotes()
  const subjects = SUBJECTS.map(subject => ({
    href: routes.notes(subject),
    name: courseTitle(subject),
    code: subject.code,
    icon: subject.icon,
    notes: notes
      .filter(note => note.level === subject.level && note.subject === subject.slug)
      .map(note => ({ path: routes.note(subject, note.topic, note.subtopic), title: note.title })),
  })).filter(subject => subject.notes.length > 0)
  return <HubPage subjects={subjects} />
}
