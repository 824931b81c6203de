import type { NoteProgress, NotesProgressResult } from '../dto'
import { operation } from '../operation'
import { exact, flag, list, needed, otherwise, text, time } from '../shape'

export const noteProgress = exact<NoteProgress>({
  path: needed(text()),
  learned: otherwise(flag(), false),
  at: needed(time()),
})
const notesProgressResult = exact<NotesProgressResult>({ notes: needed(list(noteProgress)) })

export const notesProgress = operation({
  method: 'GET',
  path: '/api/progress/notes',
  summary: 'The notes that the signed-in person has marked as learned, or no longer.',
  needs: 'session',
  limit: 'progress',
  response: notesProgressResult,
})

export const notesProgressChange = operation({
  method: 'POST',
  path: '/api/progress/notes',
  summary:
    'Marks notes as learned or not, and answers like the GET. For each note the latest change stays; sentAt tells how far the clock of the device is off. An address that is no note of the catalogue is passed over.',
  needs: 'session',
  limit: 'progress',
  request: ({ notesProgressRequest }) => notesProgressRequest,
  response: notesProgressResult,
})
