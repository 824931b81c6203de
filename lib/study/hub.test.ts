import type { StudyAttempt, StudyEntry, StudyOverview } from '../contracts/study'
import { attemptList } from './attempt-list'
import type { StudySubject } from './catalogue'
import { countdown, examDatesOf, upcoming } from './exam-dates'
import { followChanges } from './followed'
import { type HubSource, hubOf } from './hub'
import { planOf } from './plan-of-hub'
import { coverageOf, marksByTopic, standingOf } from './standing'

const WAVES = '/revision-notes/igcse/physics/waves'
const note = (number: string, slug: string, minutes: number | null = 5) => ({
  number,
  slug,
  title: slug,
  minutes,
})
const topic = (number: string, slug: string, subtopics: ReturnType<typeof note>[]) => ({
  number,
  slug,
  title: slug,
  test: { paperId: `igcse-physics-topic-${slug}`, minutes: 25 },
  subtopics,
})
const physics: StudySubject = {
  level: 'igcse',
  slug: 'physics',
  name: 'IGCSE Physics',
  code: '0625',
  papers: [
    { number: 2, name: 'Multiple Choice', minutes: 45, marks: 40, paperId: 'igcse-physics-paper-2' },
    { number: 5, name: 'Practical', minutes: 75, marks: 40, paperId: null },
  ],
  topics: [
    topic('2', 'heat', [note('2.1', 'particles'), note('2.2', 'gases')]),
    topic('3', 'waves', [note('3.1', 'general'), note('3.4', 'sound'), note('3.9', 'unwritten', null)]),
  ],
}
const biology: StudySubject = { ...physics, slug: 'biology', name: 'IGCSE Biology', code: '0610', topics: [] }
const economics: StudySubject = {
  ...physics,
  level: 'alevels',
  slug: 'economics',
  name: 'A Level Economics',
  topics: [],
}
const catalogue = [biology, physics, economics]

/** Noon of a Wednesday, wherever this runs. */
const NOW = new Date(2027, 2, 3, 12)
const at = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000).toISOString()
const entry = (kind: StudyEntry['kind'], key: string, value: string | null, days = 0): StudyEntry => ({
  kind,
  key,
  value,
  at: at(days),
})

const sat = (more: Partial<StudyAttempt>): StudyAttempt => ({
  attemptId: 'a',
  paperId: 'igcse-physics-paper-2',
  seed: 'K7QF3M',
  mock: 1,
  title: 'Paper 2',
  level: 'igcse',
  subject: 'physics',
  mode: 'exam',
  state: 'handedIn',
  startedAt: at(-2),
  deadlineAt: at(-2),
  handedInAt: at(-2),
  totalMarks: 40,
  earned: 20,
  toSelfMark: 0,
  correction: null,
  answered: 40,
  parts: 0,
  ...more,
})

function hub(overview: Partial<StudyOverview> = {}, more: Partial<HubSource> = {}) {
  const empty: StudyOverview = {
    serverNow: at(0),
    level: 'igcse',
    entries: [],
    notes: [],
    attempts: [],
    marks: [],
  }
  return hubOf({ overview: { ...empty, ...overview }, catalogue, entries: [], ticks: [], now: NOW, ...more })
}
const names = (subjects: readonly StudySubject[]) => subjects.map(({ slug }) => slug)

describe('subjects followed', () => {
  it('are those of the level until anything is known, then those in use', () => {
    expect(names(hub().followed)).toEqual(['physics', 'biology'])
    expect(names(hub({ level: 'alevels' }).followed)).toEqual(['economics'])
    expect(names(hub({ attempts: [sat({})] }).followed)).toEqual(['physics'])
    expect(
      names(hub({ entries: [entry('examDate', 'alevels/economics/1', '2027-06-01')] }).followed),
    ).toEqual(['economics'])
    expect(names(hub({ notes: [{ path: `${WAVES}/sound`, learned: true, at: at(-1) }] }).followed)).toEqual([
      'physics',
    ])
  })

  it('are what the student says, also against use; a choice among suggestions leaves the others', () => {
    const attempts = [sat({})]
    expect(names(hub({ attempts, entries: [entry('follow', 'igcse/physics', 'no')] }).followed)).toEqual([])
    const changes = followChanges(new Set(['igcse/biology', 'igcse/physics']), 'igcse/biology', false)
    expect(names(hub({ entries: changes.map(each => ({ ...each, at: at(0) })) }).followed)).toEqual([
      'physics',
    ])
  })
})

it('tells of a note that was waited for once it is here, until it is opened', () => {
  const arrived = (...entries: StudyEntry[]) => hub({ entries }).arrived.map(({ href }) => href)
  const asked = entry('awaited', `${WAVES}/sound`, 'yes', -9)
  expect(arrived(asked, entry('awaited', `${WAVES}/unwritten`, 'yes'))).toEqual([`${WAVES}/sound`])
  expect(arrived(asked, entry('place', `${WAVES}/sound`, 'pitch Pitch'))).toEqual([])
  expect(arrived(entry('awaited', `${WAVES}/sound`, null))).toEqual([])
  const ticks = [{ path: `${WAVES}/sound`, learned: true, at: at(-1) }]
  expect(hub({ entries: [asked] }, { ticks }).arrived).toEqual([])
})

describe('what this browser knows', () => {
  it('joins what the server said; the later of the two stands', () => {
    const overview = {
      entries: [entry('examDate', 'igcse/physics', '2027-05-11', -1)],
      notes: [{ path: `${WAVES}/sound`, learned: true, at: at(-1) }],
    }
    const own = {
      entries: [entry('examDate', 'igcse/physics', '2027-05-12')],
      ticks: [{ path: `${WAVES}/sound`, learned: false, at: at(0) }],
    }
    const both = hub(overview, own)
    expect(both.dates).toEqual([{ level: 'igcse', subject: 'physics', paper: null, date: '2027-05-12' }])
    expect([...both.learned]).toEqual([])
  })
})

describe('carrying on', () => {
  it('leads to the place where reading stopped last', () => {
    const entries = [
      entry('place', `${WAVES}/general`, 'a A', -2),
      entry('place', `${WAVES}/sound`, 'pitch Pitch', -1),
    ]
    expect(hub({ entries }).carryOn).toMatchObject({
      href: `${WAVES}/sound`,
      place: { id: 'pitch', text: 'Pitch' },
      isNext: false,
    })
  })

  it('leads from a learned note to the next one, from the last back to the first that is left', () => {
    const learned = (slug: string, days: number) => ({
      path: `${WAVES}/${slug}`,
      learned: true,
      at: at(days),
    })
    expect(hub({ notes: [learned('general', -1)] }).carryOn).toMatchObject({
      href: `${WAVES}/sound`,
      isNext: true,
    })
    expect(hub({ notes: [learned('general', -2), learned('sound', -1)] }).carryOn).toMatchObject({
      href: '/revision-notes/igcse/physics/heat/particles',
    })
    expect(hub().carryOn).toBeNull()
  })

  it('offers papers with time left only', () => {
    const open = (attemptId: string, deadlineAt: string | null) =>
      sat({ attemptId, state: 'open', handedInAt: null, earned: null, deadlineAt })
    const attempts = [open('over', at(-1)), open('running', at(1)), open('untimed', null)]
    expect(hub({ attempts }).open.map(({ attemptId }) => attemptId)).toEqual(['running', 'untimed'])
  })
})

describe('days of study', () => {
  it('come from days, places, ticks and papers, once each', () => {
    const { days } = hub({
      entries: [
        entry('day', '2027-02-20', 'yes'),
        entry('place', `${WAVES}/sound`, 'a A', -1),
        entry('day', '2027-02-21', null),
      ],
      notes: [{ path: `${WAVES}/sound`, learned: true, at: at(-1) }],
      attempts: [sat({})],
    })
    expect([...days].sort()).toEqual(['2027-02-20', '2027-03-01', '2027-03-02'])
  })
})

describe('marks by topic', () => {
  it('say nothing below ten marks, then weak, on the way or strong', () => {
    expect([
      standingOf(0, 9),
      standingOf(4, 10),
      standingOf(5, 10),
      standingOf(7, 10),
      standingOf(8, 10),
    ]).toEqual(['unknown', 'weak', 'steady', 'steady', 'strong'])
  })

  it('add up sub-topics and name the note where most was lost, if it is written', () => {
    const mark = (subtopic: string, earned: number, available: number) => ({
      level: 'igcse',
      subject: 'physics',
      subtopic,
      earned,
      available,
    })
    const [, waves] = marksByTopic(physics, [
      mark('3.1', 3, 5),
      mark('3.4', 1, 6),
      mark('3.9', 0, 20),
      { ...mark('3.1', 9, 9), subject: 'biology' },
    ])
    expect(waves).toMatchObject({ earned: 4, available: 31, standing: 'weak', readFirst: { slug: 'sound' } })
  })
})

it('coverage counts written notes only, and the best topic test', () => {
  const test = (earned: number, toSelfMark = 0) =>
    sat({ paperId: 'igcse-physics-topic-waves', totalMarks: 30, earned, toSelfMark })
  const coverage = coverageOf(physics, new Set([`${WAVES}/sound`, `${WAVES}/unwritten`]), [
    test(15),
    test(10, 10),
  ])
  expect(coverage).toMatchObject({ learned: 1, of: 4, testsTaken: 2 })
  expect(coverage.topics[1]).toMatchObject({ learned: 1, of: 2, testsTaken: 2, bestTest: 50 })
})

it('papers are filtered and sorted; those without a result come last where results decide', () => {
  const attempts = [
    sat({ attemptId: 'half', handedInAt: at(-3) }),
    sat({ attemptId: 'good', earned: 36, handedInAt: at(-2) }),
    sat({ attemptId: 'open', state: 'open', earned: null, handedInAt: null, startedAt: at(-1) }),
    sat({ attemptId: 'test', paperId: 'igcse-physics-topic-waves', earned: 4, handedInAt: at(-4) }),
  ]
  const ids = (...args: Parameters<typeof attemptList> extends [unknown, ...infer R] ? R : never) =>
    attemptList(attempts, ...args).map(({ attemptId }) => attemptId)
  expect(ids({ course: 'all', kind: 'all' }, 'newest')).toEqual(['open', 'good', 'half', 'test'])
  expect(ids({ course: 'all', kind: 'all' }, 'best')).toEqual(['good', 'half', 'test', 'open'])
  expect(ids({ course: 'igcse/physics', kind: 'mock' }, 'worst')).toEqual(['half', 'good', 'open'])
  expect(ids({ course: 'igcse/biology', kind: 'all' }, 'newest')).toEqual([])
})

describe('exam dates', () => {
  it('pass without a trace of error, count today, and are never guessed', () => {
    const dates = examDatesOf([
      entry('examDate', 'igcse/physics', '2027-03-02'),
      entry('examDate', 'igcse/physics/2', '2027-03-03'),
      entry('examDate', 'igcse/biology', null),
      entry('examDate', 'igcse/astrology', '2027-03-05'),
    ])
    expect(dates.map(({ date }) => date)).toEqual(['2027-03-02', '2027-03-03'])
    expect(upcoming(dates, '2027-03-03')).toHaveLength(1)
    expect([
      countdown('2027-03-03', '2027-03-03'),
      countdown('2027-03-04', '2027-03-03'),
      countdown('2027-03-13', '2027-03-03'),
    ]).toEqual(['today', 'tomorrow', 'in 10 days'])
  })
})

describe('the plan of a hub', () => {
  const exam = entry('examDate', 'igcse/physics', '2027-05-11', -9)
  const ids = (of: ReturnType<typeof hub>) =>
    planOf(of).plan.days.flatMap(({ work }) => work.map(({ id }) => id))

  it('holds every note and topic test that is left once, and a mock in every week', () => {
    const { plan } = planOf(hub({ entries: [exam] }))
    const all = plan.days.flatMap(({ day, work }) => work.map(each => ({ day, ...each })))
    expect(all.filter(({ kind }) => kind === 'note').map(({ href }) => href)).toEqual([
      '/revision-notes/igcse/physics/heat/particles',
      '/revision-notes/igcse/physics/heat/gases',
      `${WAVES}/general`,
      `${WAVES}/sound`,
    ])
    expect(all.filter(({ kind }) => kind === 'test')).toHaveLength(2)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const mocks = all.filter(({ kind }) => kind === 'mock')
    for (let week = 0; week < 8; week += 1) {
      const from = new Date(Date.UTC(2027, 2, 1 + 7 * week)).toISOString().slice(0, 10)
      const to = new Date(Date.UTC(2027, 2, 8 + 7 * week)).toISOString().slice(0, 10)
      expect(mocks.filter(({ day }) => day >= from && day < to)).toHaveLength(1)
    }
    expect(mocks.at(-1)).toMatchObject({ day: '2027-05-10' })
    expect(plan.fits).toBe(true)
  })

  it('puts weak topics first', () => {
    const marks = [{ level: 'igcse', subject: 'physics', subtopic: '3.4', earned: 2, available: 12 }]
    const first = planOf(hub({ entries: [exam], marks }))
      .plan.days.flatMap(({ work }) => work)
      .find(({ kind }) => kind === 'note')
    expect(first).toMatchObject({ href: `${WAVES}/general`, isWeak: true })
  })

  it('ticks off what is learned today where it stands, and drops what was learned before', () => {
    const path = '/revision-notes/igcse/physics/heat/particles'
    const before = hub({ entries: [exam] })
    const today = hub({ entries: [exam], notes: [{ path, learned: true, at: at(0) }] })
    expect(ids(today)).toEqual(ids(before))
    const work = planOf(today).plan.days.flatMap(each => each.work)
    expect(work.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual([path])
    expect(ids(hub({ entries: [exam], notes: [{ path, learned: true, at: at(-1) }] }))).not.toContain(path)
  })

  it('counts a mock sat this week, and shows one of today as done', () => {
    const early = ids(hub({ entries: [exam], attempts: [sat({})] }))
    expect(early).not.toContain('igcse-physics-paper-2#1')
    const handedInAt = at(0)
    const { plan } = planOf(hub({ entries: [exam], attempts: [sat({ handedInAt })] }))
    expect(plan.days[0]?.work.find(({ kind }) => kind === 'mock')).toMatchObject({
      isDone: true,
      title: 'Mock 1, Paper 2',
    })
  })

  it('is empty without dates, and practises only the papers that have one', () => {
    expect(ids(hub())).toEqual([])
    const work = ids(hub({ entries: [entry('examDate', 'igcse/physics/5', '2027-05-11')] }))
    expect(work.filter(id => id.includes('paper'))).toEqual([])
    expect(work).toHaveLength(6)
  })
})

it('knows a newcomer until something is said or done, and shows them the fullest subject first', () => {
  const newcomer = hub()
  expect(newcomer.isNewcomer).toBe(true)
  expect(newcomer.followed).toEqual([physics, biology])
  const chosen = hub({}, { entries: [entry('follow', 'igcse/biology', 'yes')] })
  expect(chosen.isNewcomer).toBe(false)
  expect(chosen.followed).toEqual([biology])
})
