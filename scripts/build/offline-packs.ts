import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deckFile } from '@/lib/cards/card'
import { SUBJECTS, type Subject } from '@/lib/catalogue/subjects'
import { topicListsFile } from '@/lib/notes/topic-lists'
import {
  EXAM_FILES_PATH,
  type ExamFiles,
  type OfflinePack,
  type PackedFile,
  packPath,
} from '@/lib/offline/pack'
import { OFFLINE_PAGE } from '@/lib/offline/worker-contract'
import { routes } from '@/lib/routes'
import { fileOf, pagesFolder } from './build-files'
import { filesOfPages } from './page-files'

/** What a file weighs on its way: servers compress text; pictures are compressed already. */
function packed(url: string, file: string): PackedFile {
  const content = readFileSync(file)
  return [url, /\.(png|ico)$/.test(file) ? content.length : gzipSync(content).length]
}

function filesBelow(folder: string, keep: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && keep(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Scripts and style sheets of every page, and what they fetch by themselves. */
function appFiles(buildFolder: string): PackedFile[] {
  const assets = join(buildFolder, 'static')
  return [
    ...filesBelow(assets, name => /\.(js|css)$/.test(name)).map(file =>
      packed(`/_next/static/${file}`, join(assets, file)),
    ),
    ...['/search/index.json', '/icon.svg', '/icons/icon-192.png'].map(url =>
      packed(url, join('public', url)),
    ),
    packed(OFFLINE_PAGE, join(pagesFolder(buildFolder), `${OFFLINE_PAGE}.html`)),
  ]
}

/** The subject's own pages, its notes, and the shells in which a paper is sat and reviewed. */
function subjectFiles(subject: Subject, pages: string): PackedFile[] {
  const reader = join(pages, 'reader', subject.level, subject.slug)
  const deep = filesBelow(reader, name => name.endsWith('.html')).map(file =>
    packed(`${routes.notes(subject)}/${file.replace(/\.html$/, '')}`, join(reader, file)),
  )
  const own = [
    routes.notes,
    routes.subject,
    routes.mocks,
    routes.sit,
    routes.review,
    routes.printPaper,
    routes.deck,
  ]
  const data = [
    topicListsFile(subject.level, subject.slug),
    deckFile({ level: subject.level, subject: subject.slug }),
  ]
  return [
    ...own
      .map(addressOf => addressOf(subject))
      .map(url => [url, join(pages, `${url}.html`)] as const)
      .concat(data.map(url => [url, join('public', url)] as const))
      .filter(([, file]) => existsSync(file)) // a subject without finished notes has no deck
      .map(([url, file]) => packed(url, file)),
    ...deep,
  ]
}

/** Scripts of the screens in which a paper is sat and reviewed, with the tools that they load later. */
function examFiles(buildFolder: string): PackedFile[] {
  const screens = SUBJECTS.flatMap(subject => [routes.sit(subject), routes.review(subject)])
  return filesOfPages(buildFolder, screens).map(url => packed(url, fileOf(buildFolder, url)))
}

/** Writes one list for each subject into the folder, and one for exams. @returns how many lists. */
export function writeOfflinePacks(buildFolder: string, version: string, target: string): number {
  mkdirSync(join(target, 'packs'), { recursive: true })
  const app = appFiles(buildFolder)
  const pages = pagesFolder(buildFolder)
  for (const subject of SUBJECTS) {
    const pack: OfflinePack = { version, files: subjectFiles(subject, pages), app }
    writeFileSync(join(target, packPath(subject.level, subject.slug)), JSON.stringify(pack))
  }
  const exam: ExamFiles = { version, files: examFiles(buildFolder) }
  writeFileSync(join(target, EXAM_FILES_PATH), JSON.stringify(exam))
  return SUBJECTS.length + 1
}
