import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A small proxy as one stands in front of several processes: it asks each whether it is ready, and takes turns. */
export interface Proxy {
  readonly port: number
  /** Takes a process in, by its port. */
  add(port: number): void
  /** The ports of those that said that they are ready when they were last asked. */
  ready(): readonly number[]
  /** How many requests a process has answered. */
  answeredBy(port: number): number
  /** Requests that had to be sent a second time, since a process was gone. */
  repeated(): number
  /** Requests that could be sent nowhere, or not again. */
  failed(): number
  /** The process at which the socket ends that was opened last; undefined where none is open. */
  socketAt(): number | undefined
  close(): Promise<void>
}

interface Taken {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Seldom enough that a process which closes its port without a word is met by requests. */
const askEveryMs = 500
/** What says of one hop what it is, and is never passed on. */
const ofOneHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

export async function startProxy(port: number): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  const processes = new Map<number, { ready: boolean; answered: number }>()
  const sockets = new Map<Socket, number>()
  let turn = 0
  let repeated = 0
  let failed = 0

  const ready = () => [...processes].flatMap(([at, { ready: yes }]) => (yes ? [at] : []))
  const asking = setInterval(() => {
    for (const [at, process] of processes) {
      void fetch(`http://127.0.0.1:${at}/ready`).then(
        (answer) => (process.ready = answer.ok),
        () => (process.ready = false),
      )
    }
  }, askEveryMs)

  /** One process after the other, each at most once. */
  function* turns(): Generator<number> {
    const tried = new Set<number>()
    for (;;) {
      const left = ready().filter((at) => !tried.has(at))
      const next = left[turn++ % Math.max(left.length, 1)]
      if (next === undefined) return
      tried.add(next)
      yield next
    }
  }

  async function pass(incoming: IncomingMessage, body: Buffer): Promise<Taken | null> {
    // What changes nothing, and what is done once by its key, may be sent again; all else only where it never arrived.
    const isSafe = ['GET', 'HEAD'].includes(incoming.method ?? '') || 'idempotency-key' in incoming.headers
    for (const at of turns()) {
      try {
        const taken = await send(at, incoming, body)
        processes.get(at)!.answered++
        return taken
      } catch (error) {
        const neverArrived = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (!isSafe && !neverArrived) return null
        repeated++
      }
    }
    return null
  }

  function send(at: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Taken> {
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.includes(name)))
    const from = [headers['x-forwarded-for'], '127.0.0.1'].filter(Boolean).join(', ')
    return new Promise((resolve, reject) => {
      const sent = request({ port: at, method, path: url, agent }, (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
          reject,
        )
      })
      for (const [name, value] of Object.entries(passed)) sent.setHeader(name, value!)
      sent.setHeader('X-Forwarded-For', from)
      if (body.length > 0) sent.setHeader('Content-Length', body.length)
      sent.on('error', reject)
      sent.end(body)
    })
  }

  const server = createServer((incoming, outgoing) => {
    void buffer(incoming)
      .then((body) => pass(incoming, body))
      .then((taken) => {
        if (!taken) failed++
        for (const [name, value] of Object.entries(taken?.headers ?? {}))
          if (!ofOneHop.includes(name)) outgoing.setHeader(name, value!)
        outgoing.writeHead(taken?.status ?? 502).end(taken?.body)
      })
      .catch(() => outgoing.destroy())
  })

  server.on('upgrade', (incoming, near: Socket, head) => {
    near.on('error', () => near.destroy())
    const [at] = turns()
    if (at === undefined) return near.destroy()
    const far = connect(at, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
      )
      far.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      far.write(head)
      far.pipe(near).pipe(far)
    })
    sockets.set(near, at)
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.on('close', () => {
      sockets.delete(near)
      far.destroy()
    })
  })

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    add: (at) => void processes.set(at, { ready: false, answered: 0 }),
    ready,
    answeredBy: (at) => processes.get(at)?.answered ?? 0,
    repeated: () => repeated,
    failed: () => failed,
    socketAt: () => [...sockets.values()].at(-1),
    async close() {
      clearInterval(asking)
      agent.destroy()
      for (const near of sockets.keys()) near.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
