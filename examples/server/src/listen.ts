import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { App } from './app.ts'

/** The port is taken: its message is the one sentence to print. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

export interface Listening {
  readonly port: number
  /** Takes no more connections, lets what is under way finish for ten seconds, and then cuts it. */
  close(): Promise<void>
}

/** Requests that somebody else answers first, as Vite does in development. */
export type Before = (
  request: IncomingMessage,
  response: Parameters<Parameters<typeof createServer>[1] & object>[1],
  next: () => void,
) => void

const graceMs = 10_000

/** Serves an app on one port, its realtime socket with it. Throws PortTaken. */
export async function listen(
  server: Server,
  app: App,
  address: { host: string; port: number },
  before?: Before,
): Promise<Listening> {
  const answer = getRequestListener((request, env) => {
    const { incoming } = env as HttpBindings
    return app.fetch(request, incoming.socket.remoteAddress ?? '')
  })
  server.on('request', (request, response) => {
    if (before) before(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    // Vite's own socket, in development.
    if (before && request.headers['sec-websocket-protocol']?.startsWith('vite')) return
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    if (!app.upgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
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
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : address.port,
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeIdleConnections()
        for (const socket of upgraded) socket.destroy()
      }),
  }
}
