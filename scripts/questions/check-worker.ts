import { checkFile } from './check-file'

/** A child of check.ts: takes addresses one by one and answers with what was found in each. */
process.on('message', ({ address, withVariety }: { address: string; withVariety: boolean }) => {
  checkFile(address, withVariety).then(
    checked => process.send?.({ checked }),
    error => process.send?.({ error: `${address}: ${error instanceof Error ? error.stack : String(error)}` }),
  )
})
