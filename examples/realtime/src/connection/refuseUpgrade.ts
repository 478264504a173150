import type { Duplex } from 'node:stream'

/** Says no to a socket, and lets go of it whether or not the other side does. */
export function refuseUpgrade(socket: Duplex, status = '404 Not Found'): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
