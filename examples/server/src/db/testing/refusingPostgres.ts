import { createServer, type AddressInfo } from 'node:net'

/** A Postgres that answers everybody with one refusal, by its code. */
export async function refusingPostgres(code: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(refusalOf(code)))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** Postgres' own words for no: the severity, the code and a message, each ended by a zero. */
function refusalOf(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mas Postgres says it\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
