/** Whether a proxy may send this process more requests. */
export interface Readiness {
  /** From the wish to stop on: each answer ends its connection. */
  readonly stopping: boolean
  /** Says no from now on. */
  stop(): void
}

export function createReadiness(): Readiness {
  let stopping = false
  return {
    get stopping() {
      return stopping
    },
    stop: () => void (stopping = true),
  }
}

/**
 * `GET /ready`: 200 while this process takes requests, 503 from when it was told to stop. It is about this process
 * alone: a database that fails does so for all of them, and none is helped where a proxy takes them all out.
 */
export function answerReady({ stopping }: Readiness): Response {
  return Response.json(
    { status: stopping ? 'stopping' : 'ready' },
    { status: stopping ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  )
}
