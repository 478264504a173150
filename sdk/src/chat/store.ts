import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import type { Identity } from '../vocabulary/account/identity.js'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { newId } from '../kit/newId.js'
import { resource } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import { listConversations } from './calls.js'
import {
  createChannel,
  retryPause,
  type Channel,
  type ClosableRealtime,
  type ConnectionState,
} from './channel.js'
import { createConversations } from './conversations.js'
import { createConversation, type ConversationStore } from './conversationStore.js'
import type { DeviceStorage } from '../kit/state/deviceStorage.js'
import { usesChat } from './eligible.js'
import type { Outbox } from '../outbox/outbox.js'
import type { Realtime } from './realtime.js'
import { appVersion, counterPath } from './realtimePaths.js'
import { createRecount, type Recount } from './recount.js'
import { startAction, type StartAction } from './starting.js'
import { createUnreadCounter, type UnreadCounter } from './unread.js'

/** What a chat needs: who is signed in, the realtime database, a clock, storage. */
export interface ChatOptions {
  /** Who is signed in: chat starts and ends with it. */
  readonly identity: ReadonlySignal<Identity>
  /** Asked for once the token is there, so that the Firebase client is loaded no sooner. */
  readonly realtime: () => Promise<ClosableRealtime>
  readonly clock: { now(): number; readonly after: After }
  /** Whether the page is being looked at; what is not looked at is not read. */
  readonly visible?: ReadonlySignal<boolean>
  /** Where messages wait until the server has confirmed them; it knows how messages are sent (`messageDeeds`). */
  readonly outbox: Outbox
  /** Keeps drafts over a reload and a tab that is killed: the device's storage. */
  readonly storage?: DeviceStorage
  /** Whether an administrator's session is on, which turns chat off. */
  readonly adminSession?: () => boolean
  /** Told of the current app version, now and at every change. */
  readonly onVersion?: (version: string) => void
  /** Told of what is only logged. */
  readonly report?: (error: unknown) => void
  readonly newKey?: () => string
}

/** The conversations of the signed-in person, with what is unread in all. */
export interface Chat {
  /** Latest first. */
  readonly conversations: ReadonlySignal<readonly ConversationStore[]>
  /** Whether the conversations have been loaded for this login. */
  readonly loaded: ReadonlySignal<boolean>
  readonly loading: ReadonlySignal<boolean>
  /** Why the conversations could not be loaded; what was there before stays. */
  readonly error: ReadonlySignal<ApiError | null>
  reload(): Promise<void>
  /** Unread messages outside blocked conversations, 500 ms after a change. */
  readonly unread: ReadonlySignal<number>
  /** The tasks that wait for the person, as the realtime counter says. */
  readonly tasks: ReadonlySignal<number>
  /**
   * Watches a place of the realtime tree beside the chat, for as long as it may be read: its value once it is known, and every
   * later one. `lost` is told once that it may be read no more. Returns how to end it.
   */
  watch<T>(path: string, on: (value: T | null) => void, lost?: () => void): () => void
  /** Messaging is frozen for this person. */
  readonly frozen: ReadonlySignal<boolean>
  readonly connection: ReadonlySignal<ConnectionState>
  /** A conversation that is on the screen: what is seen is marked read. Returns how to leave it. */
  open(id: number): () => void
  /** Writes to somebody; resolves to the conversation. A retry is the same message. */
  readonly start: StartAction
  /** Ends it for good. */
  stop(): void
}

/** What belongs to one login, and is gone with it. */
interface Login {
  readonly me: number
  readonly counter: UnreadCounter
  readonly recount: Recount
  channel?: Channel
}

/** A place that somebody watches, and how the watch of the open channel is ended. */
interface Watched {
  begin(realtime: Realtime): void
  end(): void
}

/**
 * The chat of whoever is signed in. At the start the conversations are loaded, then a token, then
 * the realtime channel is set up; none of it for those who have no chat.
 */
export function createChat(care: Client, options: ChatOptions): Chat {
  const { identity, clock, storage, outbox } = options
  const report = options.report ?? (() => undefined)
  const newKey = options.newKey ?? newId
  const visible = options.visible ?? signal(true)

  const loaded = signal(false)
  const unread = signal(0)
  const tasks = signal(0)
  const frozen = signal(false)
  const connection = signal<ConnectionState>('connecting')
  let login: Login | undefined
  const watched = new Set<Watched>()
  let live: Realtime | undefined

  const list = resource(async (abort) => {
    const mine = login
    const summaries = await care.call(listConversations, {}, { signal: abort })
    if (!mine || mine !== login) return true
    batch(() => {
      const isFirst = !loaded.peek()
      conversations.take(summaries)
      if (isFirst) mine.recount.now()
      loaded.value = true
    })
    mine.recount.soon()
    return true
  })

  const conversations = createConversations(
    (summary) => {
      const { counter, me } = login as Login
      return createConversation(summary, {
        ...{ care, me, counter, frozen, visible, outbox, report },
        ...(storage ? { storage } : {}),
        now: () => clock.now(),
        isLive: () => connection.peek() === 'live',
        changed: () => login?.recount.soon(),
        refused: () => void list.load(),
        ready: () => login?.channel?.ready() ?? Promise.reject(new Error('The chat has ended.')),
      })
    },
    ({ cid }) => login?.counter.remove(cid),
  )
  const markRead = () => {
    for (const conversation of conversations.all.peek()) conversation.markRead()
  }

  function logIn(me: number): Login {
    const counter = createUnreadCounter(me)
    const recount = createRecount({
      after: clock.after,
      recount() {
        batch(() => {
          unread.value = counter.total()
          for (const conversation of conversations.all.peek())
            conversation.setUnread(counter.of(conversation.cid))
        })
        return unread.peek()
      },
      ask: () => void list.load(),
    })
    return { me, counter, recount }
  }

  /** Watches what is counted and kept for a user, and the conversations. */
  function openChannel(realtime: Realtime, uid: string): () => void {
    const mine = login
    if (!mine) return () => undefined
    const lost = (error: unknown) => {
      report(error)
      login?.channel?.restart()
    }
    const ends = [
      realtime.watch<boolean>(counterPath('frozen', uid), (value) => (frozen.value = value === true), lost),
      realtime.watch<number>(counterPath('tasks', uid), (value) => (tasks.value = value ?? 0), report),
      realtime.watch<number>(counterPath('messages', uid), mine.recount.serverCounts, report),
      realtime.watch<string>(appVersion, (value) => value !== null && options.onVersion?.(value), report),
      conversations.follow(realtime),
    ]
    live = realtime
    for (const one of watched) one.begin(realtime)
    return () => {
      live = undefined
      for (const one of watched) one.end()
      for (const end of ends) end()
    }
  }

  /** Loads the conversations, again and again where it fails; the channel follows the first success. */
  async function setUp(mine: Login, tries = 0): Promise<void> {
    await reload()
    // Whoever may not have a chat is not asked about again.
    const isDone = () => mine !== login || loaded.peek() || list.error.peek()?.kind === 'forbidden'
    if (isDone()) return
    clock.after(retryPause(tries), () => {
      if (!isDone()) void setUp(mine, tries + 1)
    })
  }

  function connectChannel(mine: Login): void {
    const channel = createChannel({
      care,
      connect: options.realtime,
      after: clock.after,
      report,
      opened: openChannel,
      dropped() {
        for (const conversation of conversations.all.peek()) conversation.interrupted()
      },
      recovered() {
        void list.load()
        void outbox.send()
        markRead()
      },
    })
    mine.channel = channel
    stopFollowing = channel.state.subscribe((state) => (connection.value = state))
  }
  let stopFollowing = (): void => undefined

  function tearDown(): void {
    stopFollowing()
    login?.channel?.stop()
    login?.recount.stop()
    login = undefined
    list.clear()
    batch(() => {
      conversations.clear()
      loaded.value = false
      unread.value = tasks.value = 0
      frozen.value = false
      connection.value = 'connecting'
    })
  }

  async function reload(): Promise<void> {
    if (!login) return
    const mine = login
    await list.load()
    if (mine === login && !mine.channel && loaded.peek()) connectChannel(mine)
  }

  const stops = [
    effect(() => {
      const who = identity.value
      const me = usesChat(who, options.adminSession?.()) ? who.user_id : null
      untracked(() => {
        if (me === (login?.me ?? null)) return
        for (const conversation of conversations.all.peek()) conversation.forget()
        tearDown()
        if (me !== null) void setUp((login = logIn(me)))
      })
    }),
    effect(() => {
      if (visible.value) untracked(markRead)
    }),
  ]

  return {
    conversations: conversations.all,
    loaded,
    loading: list.loading,
    error: list.error,
    reload,
    unread,
    tasks,
    watch<T>(path: string, on: (value: T | null) => void, lost?: () => void) {
      let end = (): void => undefined
      const one: Watched = {
        begin: (realtime) => void (end = realtime.watch<T>(path, on, lost)),
        end: () => end(),
      }
      watched.add(one)
      if (live) one.begin(live)
      return () => {
        watched.delete(one)
        one.end()
      }
    },
    frozen,
    connection,
    open(id) {
      const leave = conversations.open(id)
      if (!conversations.find(id) && loaded.peek()) void list.load()
      return leave
    },
    start: startAction(care, newKey, reload),
    stop() {
      for (const stop of stops) stop()
      tearDown()
    },
  }
}
