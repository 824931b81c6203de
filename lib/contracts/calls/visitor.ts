import type { ExploreResult } from '../dto'
import { operation } from '../operation'
import { anything, exact, moment, needed, oneOf, otherwise, text } from '../shape'

/** What a browser keeps of the answer is read; the rest says what the server took it for. */
export const startExplore = operation({
  method: 'POST',
  path: '/api/cie/start-explore',
  summary: 'Gives or renews an anonymous session of 24 hours.',
  needs: 'nothing',
  limit: 'explores',
  request: ({ startExploreRequest }) => startExploreRequest,
  response: exact<ExploreResult>({
    xVisitorId: needed(text()),
    lastUpdateAt: needed(moment()),
    mode: otherwise(oneOf(['EXPLORE', 'VISITOR']), 'EXPLORE'),
    data: anything(exact({ gradeId: text(), grade: text(), countryId: text(), countryCode: text() }).schema),
  }),
  errors: ['missingGradeOrCountry', 'botCheckRejected'],
  own401: true,
})
