import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { fakeServer } from './fakeServer.js'

/** A fake server with a client of it that waits for nothing, and toasts with what they have said. */
export function openCare() {
  const server = fakeServer()
  const care = withAttempts(createClient({ fetch: server.fetch, pause: async () => {} }), createAttempts())
  const toasts = createToasts(() => {})
  return { server, care, toasts, said: () => toasts.list.value.map(({ kind, text }) => [kind, text]) }
}
