import { Crumbs } from '@/components/site/crumbs'
import { Link } from '@/components/ui/link'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import type { GlossaryEntry } from '@/lib/notes/glossary'
import { routes } from '@/lib/routes'
import { ReaderBar } from './reader-bar'
import { WrittenText } from './written-text.client'
import './reader.css'
import './glossary.css'

type Letter = { letter: string; entries: GlossaryEntry[] }

function byLetter(entries: readonly GlossaryEntry[]): Letter[] {
  const letters: Letter[] = []
  for (const entry of entries) {
    const last = letters.at(-1)
    if (last?.letter === entry.letter) last.entries.push(entry)
    else letters.push({ letter: entry.letter, entries: [entry] })
  }
  return letters
}

/** HTML, whose names and meanings are compiled from our own notes. */
function letterHtml({ letter, entries }: Letter): string {
  const terms = entries.map(
    ({ name, meaning, path, number }) =>
      `<div><dt>${name}</dt><dd>${meaning} <a class="glossary-from" href="${path}">${number}</a></dd></div>`,
  )
  return `<section id="letter-${letter}" aria-labelledby="name-${letter}"><h2 id="name-${letter}">${letter.toUpperCase()}</h2><dl class="terms">${terms.join('')}</dl></section>`
}

/** Every term of a subject's notes with its one definition, by letter; each leads to the note that explains it. */
export function GlossaryPage({ subject, entries }: { subject: Subject; entries: readonly GlossaryEntry[] }) {
  const letters = byLetter(entries)
  return (
    <>
      <ReaderBar
        back={{ href: routes.notes(subject), name: `${subject.name} notes` }}
        where="Glossary"
        contents="link"
      />
      <main id="main" className="reading" data-subject={subject.slug}>
        <Crumbs
          trail={[
            { name: 'Revision notes', href: routes.revisionNotes },
            { name: courseTitle(subject), href: routes.notes(subject) },
            { name: 'Glossary', href: routes.glossary(subject) },
          ]}
        />
        <p className="title-kicker">
          <span className="code">{subject.code}</span> Glossary
        </p>
        <h1>{courseTitle(subject)} glossary</h1>
        <p className="title-lead">
          {counted(entries.length, 'term')} of the notes, each with its definition. The same terms are the{' '}
          <Link href={routes.deck(subject)}>flashcards</Link>.
        </p>
        <nav className="glossary-letters" id="contents" aria-label="Letters">
          {letters.map(({ letter }) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter.toUpperCase()}
            </a>
          ))}
        </nav>
        <WrittenText name={routes.glossary(subject)} written={letters.map(letterHtml).join('')} />
      </main>
    </>
  )
}
