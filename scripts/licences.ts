import { writeFileSync } from 'node:fs'
import { licencesPage, readLock } from './security/licences'

/** `npm run licences`: writes docs/licences.md. */
writeFileSync('docs/licences.md', licencesPage(readLock()))
console.log('✓ docs/licences.md')
