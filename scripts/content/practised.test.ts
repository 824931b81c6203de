/** @jest-environment node */
import type { LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { parseNote } from '@/lib/notes/note-tree'
import { practisedNames } from '@/lib/notes/practise'
import { isForPractice } from '@/lib/practice/levels'
import { checkedBank } from '@/lib/server/exams/bank'
import { noteAddresses, readNote } from './note-files'

/** `syllabus: "0625 3.4"` of the front matter, which the check of notes holds to the file. */
const numberOf = (source: string) => /^syllabus: "?\d{4} ([\w.]+)"?$/m.exec(source)?.[1]

/** A note that nobody has read as the second is not shown: it may name templates that are read with it. */
const isChecked = (source: string) => /^checked: /m.test(source)

/** What each `::practise` of the shown notes of a subject names. */
function named(course: string) {
  return noteAddresses()
    .filter(address => address.startsWith(`${course}/`))
    .map(address => ({ address, note: readNote(address) }))
    .filter(({ note }) => isChecked(note.source))
    .map(({ address, note }) => {
      const names: string[] = []
      visit(parseNote(note.source).tree, 'leafDirective', (node: LeafDirective) => {
        if (node.name === 'practise') names.push(...practisedNames(node))
      })
      return { address, subtopic: numberOf(note.source), names }
    })
}

const COURSES = [...new Set(noteAddresses().map(address => address.split('/').slice(0, 2).join('/')))]

it.each(COURSES)(
  'notes of %s ask only checked templates of their own sub-topic, each in one section',
  course => {
    const [level = '', subject = ''] = course.split('/')
    const bank = checkedBank({ level, subject }).filter(isForPractice)
    const ids = new Set(bank.map(({ id }) => id))
    const faults = named(course).flatMap(({ address, subtopic, names }) => [
      ...names.filter(name => !ids.has(`${subtopic}/${name}`)).map(name => `${address}: no ${name}`),
      ...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${address}: ${name} twice`),
    ])
    expect(faults).toEqual([])
  },
)
