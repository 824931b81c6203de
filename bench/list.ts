/** Every bench: what `npm run bench` runs, in this order. */
export type Bench = {
  name: string
  /** The file and its arguments; `--conditions=react-server` where it reads code of the server. */
  file: string
  onServerCode?: boolean
  needs: string
  answers: string
  /** Of the short form, which CI runs. SHORT=1 is always set. */
  short?: { env?: Record<string, string>; args?: string[] }
}

export const BENCHES: readonly Bench[] = [
  {
    name: 'nginx',
    file: 'bench/nginx.ts',
    needs: 'build, nginx, wrk',
    answers: 'How near do pages behind the shipped nginx come to plain files?',
  },
  {
    name: 'notes',
    file: 'bench/notes.ts',
    needs: 'build, Chromium',
    answers: 'Is a note there as soon as a hand-written page? Do compiling and search grow with the notes?',
  },
  {
    name: 'line',
    file: 'bench/line.ts',
    needs: 'build, Chromium',
    answers:
      'Is a page there as soon as a hand-written one on a line with slow start? And the next after a tap?',
  },
  {
    name: 'lighthouse',
    file: 'bench/lighthouse.ts',
    needs: 'build, Chromium',
    answers: 'What does Lighthouse say of the pages on a phone?',
    short: { args: ['/revision-notes/igcse/physics'] },
  },
  {
    name: 'first-load',
    file: 'bench/first-load.ts',
    needs: 'build, Chromium',
    answers: 'How much script does a page fetch beyond a page of Next with nothing in it?',
  },
  {
    name: 'offline',
    file: 'bench/offline.ts',
    needs: 'build, Chromium',
    answers: 'Does the service worker delay a page?',
  },
  {
    name: 'cards',
    file: 'bench/cards.ts',
    needs: 'build, Chromium',
    answers: 'Do flashcards keep up with a quick student on a slow phone?',
  },
  {
    name: 'explore',
    file: 'bench/explore.ts',
    needs: 'build, Chromium',
    answers: 'Do figures that move keep up with a finger on a slow phone?',
    short: {},
  },
  {
    name: 'api',
    file: 'bench/api.ts',
    onServerCode: true,
    needs: 'build; Postgres for half of it',
    answers: 'How fast are the calls beside a bare Node server? Does memory stay flat?',
    short: { env: { BENCH_SCALE: '0.01' } },
  },
  {
    name: 'calls',
    file: 'bench/calls.ts',
    onServerCode: true,
    needs: 'build, Linux',
    answers: 'What does a call cost beyond its work?',
  },
  {
    name: 'exams',
    file: 'bench/exams.ts',
    onServerCode: true,
    needs: 'build; Postgres for half of it',
    answers: 'How fast are papers built and marked? Do 500 sittings at once lose an answer?',
    short: { env: { BENCH_SCALE: '0.02' } },
  },
  {
    name: 'build',
    file: 'bench/build.ts',
    needs: 'git, half an hour',
    answers: 'Do time, memory and size of the build grow with templates and notes?',
  },
  {
    name: 'costs',
    file: 'bench/costs.ts',
    onServerCode: true,
    needs: 'build, Postgres, Linux',
    answers: 'What does each call cost of processors and disk? The arithmetic of capacity stands on it.',
  },
  {
    name: 'written',
    file: 'bench/written.ts',
    needs: 'students’ answers beside the repository',
    answers: 'Are written answers judged as people judge them?',
    short: {},
  },
]
