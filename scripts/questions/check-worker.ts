import { checkFile } from './check-file'

/** A child of check-files.ts: takes addresses one by one and answers with what was found in each. */
process.on('message', ({ address, withVariety }: { address: string; withVariety: boolean }) => {
  try {
    process.send?.({ checked: checkFile(address, withVariety) })
  } catch (error) {
    process.send?.({ error: `${address}: ${error instanceof Error ? error.stack : String(error)}` })
  }
})
