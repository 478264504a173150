import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/**
 * Asks a server by connections that are kept, with no client of HTTP between: on a few processors that would take from the server what it
 * needs itself. Answers the body's bytes of a 200 whose length is said.
 */
export function plainClient(port: number): (path: string, headers: string) => Promise<Buffer> {
  const idle: Socket[] = []
  return async (path, headers) => {
    const socket = idle.pop() ?? (await opened(port))
    const answer = answerOf(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n\r\n`)
    const body = await answer
    idle.push(socket)
    return body
  }
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  // What waits for an answer hears of it by itself; one that nobody uses keeps no process.
  socket.on('error', () => undefined).unref()
  return socket
}

function answerOf(socket: Socket): Promise<Buffer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = []
    let [have, wanted, head] = [0, Infinity, 0]
    const over = (error?: Error) => {
      socket.off('data', take).off('close', cut)
      socket.unref()
      if (error) failed(error)
      else done(Buffer.concat(parts).subarray(head))
    }
    const cut = () => over(new Error('The server ended the connection'))
    const take = (part: Buffer) => {
      parts.push(part)
      have += part.byteLength
      if (wanted === Infinity) {
        const said = Buffer.concat(parts).toString('latin1')
        const end = said.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(said.slice(0, end + 2))?.[1]
        if (!said.startsWith('HTTP/1.1 200 ') || length === undefined)
          return over(new Error(`The server answered ${said.slice(0, 200)}`))
        head = end + 4
        wanted = head + Number(length)
      }
      if (have >= wanted) over()
    }
    socket.ref()
    socket.on('data', take).on('close', cut)
  })
}
