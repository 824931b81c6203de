import { join } from 'node:path'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { topicLists, topicListsFile } from '@/lib/notes/topic-lists'
import { writeWhole } from './bundle'

/** One file for each subject, for the tree of topics beside its notes. */
export function writeTopicLists(): void {
  for (const { level, slug } of SUBJECTS)
    writeWhole(
      join('public', topicListsFile(level, slug)),
      JSON.stringify(topicLists(requireSyllabus(level, slug))),
    )
}
