import { readFileSync } from 'node:fs'
import http from 'node:http'

/** The yardstick: Node's own server answering the same bytes with the same headers, and nothing else. */
const [port, file] = process.argv.slice(2)
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
http
  .createServer((request, response) => {
    request.resume()
    response.writeHead(200, headers)
    response.end(body)
  })
  .listen(Number(port), () => process.send?.('listening'))
