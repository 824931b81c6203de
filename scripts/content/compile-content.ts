import { compileContent } from './compile'

// `npm run content`: what `npm run build` and `npm run dev` do first.
const started = Date.now()
compileContent()
  .then(count => console.log(`✓ ${count} notes compiled in ${Date.now() - started} ms`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
