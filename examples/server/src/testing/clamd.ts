import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The text that every virus scanner finds, by agreement; harmless. In two parts, so that none finds this file. */
export const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
)

export interface Clamd {
  readonly port: number
  /** `looks` as the daemon does; is `silent`; `refuses` every file; or `falls`: closes at once. */
  mood: 'looks' | 'silent' | 'refuses' | 'falls'
  /** Bytes of the files it was sent, in turn. */
  readonly seen: number[]
  close(): Promise<void>
}

/** ClamAV's daemon on a port of the loopback, as far as INSTREAM goes: it knows the test virus. */
export async function startClamd(): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    if (clamd.mood === 'falls') return void socket.destroy()
    let heard = Buffer.alloc(0)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      const file = fileIn(heard)
      if (!file || clamd.mood === 'silent') return
      clamd.seen.push(file.length)
      const found = file.includes(testVirus) ? 'Eicar-Signature FOUND' : 'OK'
      socket.end(clamd.mood === 'refuses' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${found}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const clamd: Clamd = {
    port: (server.address() as AddressInfo).port,
    mood: 'looks',
    seen: [],
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return clamd
}

const command = 'zINSTREAM\0'

/** The file that a whole request carries; null while there is more to come. */
function fileIn(heard: Buffer): Buffer | null {
  if (heard.toString('latin1', 0, command.length) !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length;) {
    const size = heard.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
