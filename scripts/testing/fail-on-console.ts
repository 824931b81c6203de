import '@testing-library/jest-dom'

// A laptop that is busy with other things must not fail a test of what is true.
jest.setTimeout(30_000)

/** A test that makes the console speak has hidden something: it fails, with what was said. */
const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const

let said: string[] = []

beforeEach(() => {
  said = []
  for (const method of METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      said.push(`console.${method}: ${args.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  if (said.length > 0) throw new Error(`The console was not silent:\n${said.join('\n')}`)
})
