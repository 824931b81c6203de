import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type SubtopicPlace, subtopicsInOrder } from '@/lib/catalogue/syllabus-queries'
import { allSyllabuses, findSyllabus } from '@/lib/catalogue/syllabuses'
import { NOTES } from './note-files'

/** As many as a note must have at least. */
const QUESTIONS = [1, 2, 3, 4, 5].map(number => `${number}. … [1]\n\n   > …`).join('\n\n')

const USAGE =
  'Say the level, the subject and the number of the sub-topic: npm run note -- igcse physics 1.5.2'

function requireKnownSyllabus(level: string, subject: string) {
  const found = findSyllabus(level, subject)
  if (found) return found
  const known = allSyllabuses().map(each => `${each.level} ${each.slug}`)
  throw new Error(`${USAGE}\nThe subjects are ${known.join(', ')}.`)
}

function scaffold(code: string, { subtopic }: SubtopicPlace): string {
  const tier = subtopic.tier ? `tier: ${subtopic.tier}\n` : ''
  const stage = subtopic.stage ? `stage: ${subtopic.stage}\n` : ''
  const points = subtopic.points
    .map(point => `  - first-heading # ${point.tier ? `${point.tier}: ` : ''}${point.text}`)
    .join('\n')
  return `---
title: ${JSON.stringify(subtopic.title)}
syllabus: "${code} ${subtopic.number}"
${tier}${stage}summary: "…" # 60 to 155 characters: what a search result shows
keyTerms: # 2 to 14
  - term: …
    meaning: …
  - term: …
    meaning: …
covers: # one heading or block id per point of the syllabus, in this order
${points}
updated: ${new Date().toISOString().slice(0, 10)}
---

## First heading

…

::figure[Caption.]{name="topic/what-it-shows"}

:::worked-example{marks=2 title="…"}
Question, as in a paper.

1. $…$ [M1]
2. $…$ [A1]

   Why.
:::

:::exam-tip
…
:::

:::common-mistake
wrong: …
right: …
:::

## Check yourself

:::check-yourself
${QUESTIONS}
:::
`
}

/** `npm run note -- igcse physics 1.5.2` */
function main([level = '', subject = '', number = '']: readonly string[]): void {
  const syllabus = requireKnownSyllabus(level, subject)
  const place = subtopicsInOrder(syllabus).find(each => each.subtopic.number === number)
  if (!place) {
    const known = subtopicsInOrder(syllabus).map(each => each.subtopic.number)
    throw new Error(`${level} ${subject} has no sub-topic ${number}. It has ${known.join(', ')}`)
  }
  const file = `${NOTES}/${level}/${subject}/${place.topic.slug}/${place.subtopic.slug}.md`
  if (existsSync(file)) throw new Error(`${file} exists already: open it, or take another sub-topic`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, scaffold(syllabus.code, place))
  console.log(
    `✓ ${file}\n  Check it with: npm run content:check -- ${level}/${subject}/${place.topic.slug}/${place.subtopic.slug}`,
  )
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
