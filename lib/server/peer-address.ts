import 'server-only'
import http from 'node:http'
import { peerAddress } from './http/client-address'
import { processGlobal } from './process-global'

/**
 * Next passes the client's X-Forwarded-For on as it came and hides the socket, so the true address is noted
 * here, before Next sees the request. Every server of the process emits "request" through this prototype.
 */
export function notePeerAddresses(): void {
  processGlobal('peerAddressesNoted', () => {
    const emit = http.Server.prototype.emit as (event: string | symbol, ...args: unknown[]) => boolean
    http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]) {
      if (event !== 'request') return emit.call(this, event, ...args)
      const address = (args[0] as http.IncomingMessage).socket.remoteAddress ?? ''
      return peerAddress.run(address, () => emit.call(this, event, ...args))
    }
    return true
  })
}
