import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** Packages that exist as ES modules only, which Jest has to translate. */
const MODULES_ONLY =
  '(unified|stemmer|remark-.*|rehype-.*|mdast-.*|hast-.*|unist-.*|micromark.*|vfile.*|property-information|.*-separated-tokens|bail|trough|devlop|is-plain-obj|decode-named-character-reference|character-entities.*|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|trim-lines|fault|format|github-slugger|@ungap|estree-util-.*|style-to-.*|html-void-elements|minisearch|idb|jose|stringify-entities|character-reference-invalid|parse-entities|is-alpha.*|is-decimal|is-hexadecimal)'

/** next/jest resolves to one config, so each project is made on its own and both are joined here. */
async function project(displayName, testEnvironment, testMatch) {
  const config = await createConfig({
    displayName,
    testEnvironment,
    testMatch,
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.standalone/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.standalone/'],
    setupFilesAfterEnv: ['<rootDir>/scripts/testing/fail-on-console.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/scripts/testing/empty.ts',
    },
  })()
  return {
    ...config,
    // The compiled banks are 50 MB of modules that run as they are.
    transformIgnorePatterns: [`/node_modules/(?!${MODULES_ONLY}/)`, '/\\.content/'],
  }
}

const config = {
  globalSetup: '<rootDir>/scripts/testing/compile-banks.mjs',
  globalTeardown: '<rootDir>/scripts/testing/close-left-database.mjs',
  projects: [
    await project('dom', 'jsdom', ['<rootDir>/**/*.test.tsx']),
    await project('node', 'node', ['<rootDir>/**/*.test.ts']),
  ],
}
export default config
