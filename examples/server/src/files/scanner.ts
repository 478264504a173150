import { connect } from 'node:net'

/** Looks for viruses. Rejects when it could not look: what nobody looked at is not taken. */
export interface Scanner {
  /** What was found in the file; null when it is clean. */
  scan(file: Blob): Promise<string | null>
}

/** Bytes of a chunk: far below what clamd takes. */
const chunkBytes = 65_536
const longestAnswer = 4096

/**
 * ClamAV's daemon, over TCP: `INSTREAM` with the file in chunks, each behind its length, and an empty one at the end. It
 * answers `stream: OK`, or `stream: … FOUND`; anything else is a failure, silence for `answerMs` too.
 */
export function clamdScanner({ host, port }: { host: string; port: number }, answerMs = 30_000): Scanner {
  return {
    scan: (file) =>
      new Promise((resolve, reject) => {
        const socket = connect({ host, port })
        let answer = ''
        const fail = (why: string) => socket.destroy(new Error(`The virus scanner ${why}`))
        // Of silence, not of the whole: a large file may take its time on a slow line.
        socket.setTimeout(answerMs, () => fail('did not answer in time'))
        socket.on('data', (said) => {
          answer += said.toString('latin1')
          if (answer.length > longestAnswer) fail('answered too much')
          else if (answer.endsWith('\0')) socket.end()
        })
        socket.on('error', reject)
        socket.on('close', () => {
          const [, found] = /^stream: (.+) FOUND\0$/.exec(answer) ?? []
          if (found) resolve(found)
          else if (answer === 'stream: OK\0') resolve(null)
          else
            reject(new Error(`The virus scanner could not look: ${answer.replace('\0', '') || 'no answer'}`))
        })
        socket.on('connect', () => {
          send(socket, file).catch((error: Error) => socket.destroy(error))
        })
      }),
  }
}

async function send(socket: ReturnType<typeof connect>, file: Blob): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < file.size && socket.writable; at += chunkBytes) {
    const chunk = Buffer.from(await file.slice(at, at + chunkBytes).arrayBuffer())
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    socket.write(length)
    if (!socket.write(chunk)) await drained(socket)
  }
  if (socket.writable) socket.write(Buffer.alloc(4))
}

/** Once more is taken, or no more ever will be. */
function drained(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })
}
