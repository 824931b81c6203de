import { accountEraseRequest } from '@/lib/contracts/requests'
import { eraseAccount } from '@/lib/server/account/erase-account'
import { exportAccount } from '@/lib/server/account/export-account'
import { methods } from '@/lib/server/http/methods'
import { route } from '@/lib/server/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ actor: 'user', limit: 'exports' }, ({ ctx, actor }) => exportAccount(ctx, actor)),
  DELETE: route({ actor: 'user', limit: 'erasures', body: accountEraseRequest }, ({ ctx, actor, body }) =>
    eraseAccount(ctx, actor, body),
  ),
})
