import { accountErase, accountExport } from '@/lib/contracts/calls/account'
import { eraseAccount } from '@/lib/server/account/erase-account'
import { exportAccount } from '@/lib/server/account/export-account'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(accountExport, ({ ctx, owner }) => exportAccount(ctx, owner)),
  DELETE: route(accountErase, ({ ctx, owner, body }) => eraseAccount(ctx, owner, body)),
})
