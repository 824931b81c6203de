import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** next/jest resolves to one config, so each project is made on its own and both are joined here. */
async function project(displayName, testEnvironment, testMatch) {
  return createConfig({
    displayName,
    testEnvironment,
    testMatch,
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/'],
    setupFilesAfterEnv: ['<rootDir>/scripts/testing/fail-on-console.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/scripts/testing/empty.ts',
    },
  })()
}

const config = {
  projects: [
    await project('dom', 'jsdom', ['<rootDir>/**/*.test.tsx']),
    await project('node', 'node', ['<rootDir>/**/*.test.ts']),
  ],
}
export default config
