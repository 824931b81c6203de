/** What is measured, by the names under which bench/capacity.ts finds it again. */
export const CALLS = {
  page: 'a page from an instance',
  list: 'a public list',
  challenge: 'a challenge of the bot check',
  explore: 'start-explore',
  register: 'registration',
  login: 'login',
  overview: 'the hub’s overview',
  openFresh: 'starting a paper of its own',
  openShared: 'starting a paper that others sit',
  save: 'autosave of three answers',
  handIn: 'hand-in',
} as const

export type CallName = keyof typeof CALLS

export const PARTS = {
  web: 'processor of the instance',
  database: 'processor of Postgres',
  wal: 'write-ahead log',
  disk: 'growth of the database',
} as const

export const STREAM = {
  instance: 'memory of the instance after all that',
  memory: 'an open live stream: memory of the instance',
  web: 'an open live stream for a minute: processor of the instance',
} as const

export const nameOf = (call: CallName, part: keyof typeof PARTS) => `${CALLS[call]}: ${PARTS[part]}`
