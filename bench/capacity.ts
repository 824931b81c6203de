import { type CallName, nameOf, type PARTS, STREAM } from './costs/names'
import { digits } from './shared/results'
import { findStored, type Stored } from './shared/stored'

/**
 * How many machines for how many students: arithmetic from bench/results/costs.json and nginx.json, written into
 * RESULTS.md. What is assumed of students stands in DAY and PEAK and nowhere else.
 */
const STUDENTS = [1000, 10_000, 100_000, 1_000_000]

/** Of one student in one day. Estimates: nobody has measured them yet. */
const DAY = {
  sessions: 1.5,
  pagesOfSession: 12,
  /** The page or its data, what is fetched ahead for the next ones, and now and then a file. */
  requestsOfPage: 3,
  /** Sessions of a browser that has none of our scripts yet. */
  coldSessions: 0.2,
  papers: 0.3,
  /** A part each and some changed: a save follows 2 s after the last change (lib/client/exams). */
  savesOfPaper: 50,
  /** The others sit a numbered mock that many share. */
  papersOfTheirOwn: 0.5,
  explores: 0.2,
  logins: 0.2,
  registrations: 0.01,
  resets: 0.005,
  /** Signed-in pages in view, with their live stream. */
  streamMinutes: 10,
}
const PEAK = {
  /** Of the day's work in its busiest hour, and how much busier its busiest minute is than that hour. */
  hour: 0.15,
  minute: 2,
}
/** Processors are planned to be busy for half of their time in the busiest minute. */
const SAFETY = 2
/** Of what one Postgres can be bought with today at every provider. */
const ONE_POSTGRES_CORES = 32
/** lib/server/db/postgres.ts */
const CONNECTIONS_OF_INSTANCE = 21

/** Of the saves of one paper that the bench sends: by then nearly every part has its row, and later ones overwrite. */
const SAVES_THAT_GROW = 20
/** lib/server/live/live-hub.ts */
const STREAMS_OF_INSTANCE = 5000

const papersFresh = DAY.papers * DAY.papersOfTheirOwn

const CALLS_A_DAY: Record<CallName, number> = {
  // nginx asks an instance once for each page and release: nothing to speak of.
  page: 0,
  list: DAY.sessions,
  challenge: DAY.explores + DAY.logins + DAY.registrations + DAY.resets,
  explore: DAY.explores,
  register: DAY.registrations,
  login: DAY.logins,
  overview: DAY.sessions,
  openFresh: papersFresh,
  openShared: DAY.papers - papersFresh,
  save: DAY.papers * DAY.savesOfPaper,
  handIn: DAY.papers,
}

type Measured = { costs: Stored; nginx: Stored }

function figure({ rows }: Stored, what: string): number {
  const found = rows.find(each => each.what === what)
  if (!found) throw new Error(`bench/results holds no figure called "${what}": run npm run bench again`)
  return found.median
}

/** Of all calls of one student in a day: in the unit of the part, ms or bytes. */
function ofStudent(costs: Stored, part: keyof typeof PARTS): number {
  const calls = Object.entries(CALLS_A_DAY) as [CallName, number][]
  const timesOf = (call: CallName, times: number) =>
    part === 'disk' && call === 'save' ? DAY.papers * Math.min(SAVES_THAT_GROW, DAY.savesOfPaper) : times
  return calls.reduce(
    (sum, [call, times]) => sum + timesOf(call, times) * figure(costs, nameOf(call, part)),
    0,
  )
}

const perSecondAtPeak = (aDay: number) => (aDay * PEAK.hour * PEAK.minute) / 3600

export type Plan = {
  pagesPerSecond: number
  callsPerSecond: number
  savesPerSecond: number
  megabitsPerSecond: number
  nginxCores: number
  webCores: number
  databaseCores: number
  streams: number
  instances: number
  webMemoryGb: number
  connections: number
  diskGbADay: number
  walGbADay: number
  mailsADay: number
}

/** @throws Error when a figure is missing */
export function planFor(students: number, { costs, nginx }: Measured): Plan {
  const pagesADay = students * DAY.sessions * DAY.pagesOfSession * DAY.requestsOfPage
  const pagesPerSecond = perSecondAtPeak(pagesADay)
  const kibADay =
    pagesADay * figure(nginx, 'note, compressed') +
    students * DAY.sessions * DAY.coldSessions * figure(nginx, 'scripts of the note, compressed')
  const streams = perSecondAtPeak(students * DAY.streamMinutes * 60)
  const calls = Object.values(CALLS_A_DAY).reduce((sum, each) => sum + each, 0)
  const streamCores = (streams * figure(costs, STREAM.web)) / 60_000
  const cores = (part: 'web' | 'database') => perSecondAtPeak(students * ofStudent(costs, part)) / 1000
  const webCores = SAFETY * (cores('web') + streamCores)
  const instances = Math.max(2, Math.ceil(webCores), Math.ceil(streams / STREAMS_OF_INSTANCE))
  const memoryMb =
    instances * figure(costs, STREAM.instance) + (streams * figure(costs, STREAM.memory)) / 1024
  const microseconds = figure(nginx, 'note, shipped nginx, processor of a request')
  return {
    pagesPerSecond,
    callsPerSecond: perSecondAtPeak(students * calls),
    savesPerSecond: perSecondAtPeak(students * CALLS_A_DAY.save),
    megabitsPerSecond: (perSecondAtPeak(kibADay) * 1024 * 8) / 1e6,
    nginxCores: (SAFETY * pagesPerSecond * microseconds) / 1e6,
    webCores,
    databaseCores: SAFETY * cores('database'),
    streams,
    instances,
    webMemoryGb: memoryMb / 1024,
    connections: instances * CONNECTIONS_OF_INSTANCE,
    diskGbADay: (students * ofStudent(costs, 'disk')) / 1e9,
    walGbADay: (students * ofStudent(costs, 'wal')) / 1e9,
    mailsADay: students * (DAY.registrations + DAY.resets),
  }
}

const LINES: [string, (plan: Plan) => number][] = [
  ['pages and files a second, at nginx', plan => plan.pagesPerSecond],
  ['calls a second, at the instances', plan => plan.callsPerSecond],
  ['of them autosaves', plan => plan.savesPerSecond],
  ['bandwidth, Mbit/s', plan => plan.megabitsPerSecond],
  ['open live streams', plan => plan.streams],
  ['nginx: cores', plan => plan.nginxCores],
  ['instances: cores', plan => plan.webCores],
  ['instances: processes, one a core, two at least', plan => plan.instances],
  ['instances: memory together, GB', plan => plan.webMemoryGb],
  ['Postgres: cores', plan => plan.databaseCores],
  ['Postgres: connections of the instances', plan => plan.connections],
  ['Postgres: growth in a day, GB', plan => plan.diskGbADay],
  ['Postgres: write-ahead log in a day, GB', plan => plan.walGbADay],
  ['mails in a day', plan => plan.mailsADay],
]

function assumptions(): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return `A student comes ${DAY.sessions} times a day and sees ${DAY.pagesOfSession} pages each time, each with ${DAY.requestsOfPage} requests
that nginx answers from its cache; ${percent(DAY.coldSessions)} of the sessions fetch all scripts first. ${DAY.papers} papers a day, ${percent(DAY.papersOfTheirOwn)} of them built for one student,
each with ${DAY.savesOfPaper} autosaves (counted as three answers each, which is more than they hold) and a hand-in; ${DAY.explores} start-explores,
${DAY.logins} logins, ${DAY.registrations} registrations, ${DAY.streamMinutes} minutes with a live stream; the hub is read once a session. ${percent(PEAK.hour)} of the day falls into its
busiest hour, whose busiest minute is ${PEAK.minute} times as busy. Cores are doubled (safety ${SAFETY}): half busy in that minute. These are estimates;
change them at the top of bench/capacity.ts and run \`npm run bench -- --render\`.`
}

function limits(measured: Measured): string {
  const one = planFor(1_000_000, measured)
  const students = (share: number) =>
    `${(Math.floor(share * 10) / 10).toLocaleString('en-GB')} million students a day`
  const byCores = ONE_POSTGRES_CORES / one.databaseCores
  const papers = CALLS_A_DAY.openFresh * figure(measured.costs, nameOf('openFresh', 'disk'))
  const paperShare = Math.round((100 * papers) / ofStudent(measured.costs, 'disk'))
  const lightest = (1000 * 1000) / figure(measured.costs, nameOf('login', 'web'))
  return `- **Postgres.** One of ${ONE_POSTGRES_CORES} cores is enough for ${students(byCores)} by its processors; what its disks bear
  is not measured (the log takes ${digits(perSecondAtPeak(one.walGbADay * 1000))} MB a second in the busiest minute). At a million it grows by ${digits(one.diskGbADay * 30)} GB in 30 days; ${paperShare} % of that are papers built for one student, each stored whole and kept when the
  visitor's attempt is deleted after 30 days: the first thing to change. What then: a pooler before it (${one.connections} connections from the
  instances), autosaves of one account on one shard ([scaling.md](../docs/operations/scaling.md#what-is-used-of-sql)), papers in object storage.
- **Logins** are bound by the hash: ${digits(lightest / 1000)} a second for each core, whatever else is done. A million students who all log in within
  ten minutes would need ${digits((1e6 / 600) * (figure(measured.costs, nameOf('login', 'web')) / 1000))} cores; beyond the queue they are told to wait (503 with Retry-After).
- **Bandwidth** comes before nginx's processors: a content delivery network before it takes both, by the same headers.
- Not measured: more than one machine, networks between them, managed Postgres, mail providers' limits.`
}

/** The last chapter of RESULTS.md; says so where its figures are missing. */
export function capacityChapter(): string {
  const [costs, nginx] = [findStored('costs'), findStored('nginx')]
  if (!costs || !nginx) return '## Capacity\n\nNeeds the figures of the benches costs and nginx.'
  const plans = STUDENTS.map(students => planFor(students, { costs, nginx }))
  const head = ['In the busiest minute', ...STUDENTS.map(count => `${count.toLocaleString('en-GB')} a day`)]
  const lines = LINES.map(([what, read]) => [what, ...plans.map(plan => digits(read(plan)))])
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return `## Capacity

Arithmetic (bench/capacity.ts) from the figures above, not a measurement.

${assumptions()}

${[line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...lines.map(line)].join('\n')}

${limits({ costs, nginx })}`
}
