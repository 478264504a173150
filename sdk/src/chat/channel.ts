import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { After } from '../kit/state/toasts.js'
import { getRealtimeToken } from './calls.js'
import { chatRetryMs, chatStandsWithinMs } from '../vocabulary/chat/constants.js'
import type { Realtime } from './realtime.js'

/** A realtime database that may hold a socket until it is closed, as the Firebase one does. */
export type ClosableRealtime = Realtime & { close?(): Promise<void> }

/** `connecting` until the socket first stands; `away` when it fell, could not be set up, or takes too long. */
export type ConnectionState = 'connecting' | 'live' | 'away'

/** The connection of the chat, and in what state it is. */
export interface Channel {
  readonly state: ReadonlySignal<ConnectionState>
  /** The signed-in realtime database, once it is there. Rejects when the channel is stopped before that. */
  ready(): Promise<Realtime>
  /** Signs in anew, as after a refusal; what was watched is watched again by `opened`. */
  restart(): void
  /** Signs out and lets go of the socket. */
  stop(): void
}

/** What a channel connects with, and what it watches once it is open. */
interface ChannelOptions {
  readonly care: Client
  readonly connect: () => Promise<ClosableRealtime>
  readonly after: After
  /** Watches what is to be watched, and returns how to end that. */
  readonly opened: (realtime: Realtime, uid: string) => () => void
  readonly dropped: () => void
  readonly recovered: () => void
  /** A failed authentication is logged only. */
  readonly report: (error: unknown) => void
}

/** The pause before setting up again what failed for the so-manieth time, counted from 0. */
export function retryPause(failures: number): number {
  return chatRetryMs[Math.min(failures, chatRetryMs.length - 1)] ?? 0
}

/** The way to the realtime database: a token, then the sign-in, then the watches; again when it is refused. */
export function createChannel(options: ChannelOptions): Channel {
  const { care, connect, after, report } = options
  const state = signal<ConnectionState>('connecting')
  let current: { realtime: ClosableRealtime; end: () => void } | undefined
  let attempt = 0
  let failures = 0
  let waiting: { resolve: (realtime: Realtime) => void; reject: (reason: unknown) => void }[] = []

  async function start(): Promise<void> {
    const mine = ++attempt
    try {
      const { token, uid } = await care.call(getRealtimeToken)
      if (mine !== attempt) return
      const realtime = await connect()
      if (mine === attempt) await realtime.signIn(token)
      if (mine !== attempt) return letGo(realtime)
      open(realtime, uid)
    } catch (error) {
      if (mine !== attempt) return
      report(error)
      again()
    }
  }

  function open(realtime: ClosableRealtime, uid: string): void {
    const endWatches = options.opened(realtime, uid)
    const endConnected = realtime.connected(standing)
    current = {
      realtime,
      end() {
        endWatches()
        endConnected()
      },
    }
    for (const { resolve } of waiting) resolve(realtime)
    waiting = []
    const mine = attempt
    after(chatStandsWithinMs, () => {
      if (mine === attempt && state.peek() === 'connecting') state.value = 'away'
    })
  }

  function standing(yes: boolean): void {
    const before = state.peek()
    if (yes) {
      failures = 0
      state.value = 'live'
      if (before === 'away') options.recovered()
    } else if (before === 'live') {
      state.value = 'away'
      options.dropped()
    }
  }

  /** A refusal says nothing about the next time: a token may have grown old, the server may be starting. */
  function again(): void {
    state.value = 'away'
    const mine = ++attempt
    after(retryPause(failures++), () => {
      if (mine === attempt) void start()
    })
  }

  function close(): void {
    attempt++
    if (!current) return
    const { realtime, end } = current
    current = undefined
    end()
    letGo(realtime)
  }

  function letGo(realtime: ClosableRealtime): void {
    void realtime
      .signOut()
      .then(() => realtime.close?.())
      .catch(report)
  }

  void start()
  return {
    state,
    ready: () =>
      current
        ? Promise.resolve(current.realtime)
        : new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    restart() {
      if (!current) return
      options.dropped()
      close()
      again()
    },
    stop() {
      close()
      for (const { reject } of waiting) reject(new Error('The chat has ended.'))
      waiting = []
    },
  }
}
