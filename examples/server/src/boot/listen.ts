import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { App } from './app.ts'
import { takeLeftover } from '../http/leftover.ts'
import { refuseUpgrade } from '@homecare/realtime'

/** The port is taken: its message is the one sentence to print. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

export interface Listening {
  readonly port: number
  /**
   * Takes no more connections, asks the clients of open sockets to come again, lets what is under way finish for
   * fifteen seconds, and then cuts it.
   */
  close(): Promise<void>
}

/** Requests that somebody else answers first, as Vite does in development. */
export type Before = (
  request: IncomingMessage,
  response: Parameters<Parameters<typeof createServer>[1] & object>[1],
  next: () => void,
) => void

const patienceMs = 15_000
/** Milliseconds between two looks for connections whose last answer is through. */
const lookMs = 50
/**
 * How long a connection that nobody uses is kept: longer than a minute, after which the usual proxies give theirs up.
 * Closed before that, it would be reset under a request that is just on its way.
 */
const idleMs = 75_000

/**
 * Serves an app on one port, its realtime socket with it. Throws PortTaken. Faults of the port itself, as when the
 * system runs out of files, go to `report`, and it listens on.
 */
export async function listen(
  server: Server,
  app: App,
  address: { host: string; port: number },
  before?: Before,
  report: (fault: Error) => void = () => undefined,
): Promise<Listening> {
  const answer = getRequestListener(async (request, env) => {
    const { incoming } = env as HttpBindings
    const response = await app.fetch(request, incoming.socket.remoteAddress ?? '')
    // One that stops ends each connection with its next answer, so that none is cut under a request on its way.
    if (!(await takeLeftover(incoming)) || app.readiness.stopping) response.headers.set('Connection', 'close')
    return response
  })
  server.on('request', (request, response) => {
    if (before) before(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  server.keepAliveTimeout = idleMs
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    // From here on nobody else listens for it, and a reset without a listener would end the process.
    socket.on('error', () => socket.destroy())
    // Vite's own socket, in development.
    if (before && request.headers['sec-websocket-protocol']?.startsWith('vite')) return
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    if (!app.upgrade(request, socket, head)) refuseUpgrade(socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      reject(
        new PortTaken(
          `Port ${address.port} of ${address.host} is taken: stop what listens there, or set PORT to another.`,
        ),
      )
    })
    server.listen(address.port, address.host, resolve)
  })
  server.on('error', report)
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : address.port,
    async close() {
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
      const closed = new Promise((resolve) => server.close(resolve))
      const looking = setInterval(() => server.closeIdleConnections(), lookMs)
      server.closeIdleConnections()
      await app.closeSockets()
      for (const socket of upgraded) socket.destroy()
      await closed
      clearInterval(looking)
      clearTimeout(cut)
    },
  }
}
