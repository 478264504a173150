import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import type { Identity } from '../vocabulary/account/identity.js'
import type { BodyOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { newId } from '../kit/newId.js'
import { action, type Action } from '../kit/state/action.js'
import { resource } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import { listConversations, startConversation, type ConversationSummary } from './calls.js'
import {
  createChannel,
  retryPause,
  type Channel,
  type ClosableRealtime,
  type ConnectionState,
} from './channel.js'
import { unreadRecomputeMs, watchedConversations } from '../vocabulary/chat/constants.js'
import { createConversation, type ConversationStore, type LiveConversation } from './conversationStore.js'
import type { DeviceStorage } from '../kit/state/deviceStorage.js'
import { usesChat } from './eligible.js'
import type { Outbox } from '../outbox/outbox.js'
import type { Realtime } from './realtime.js'
import { appVersion, counterPath } from './realtimePaths.js'
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
  /** Unread messages of the customer-chat widget: a count of its own. */
  readonly widgetUnread: ReadonlySignal<number>
  setWidgetUnread(count: number): void
  /** The tasks that wait for the person, as the realtime counter says. */
  readonly tasks: ReadonlySignal<number>
  /** Messaging is frozen for this person. */
  readonly frozen: ReadonlySignal<boolean>
  readonly connection: ReadonlySignal<ConnectionState>
  /** A conversation that is on the screen: what is seen is marked read. Returns how to leave it. */
  open(id: number): () => void
  /** Writes to somebody; resolves to the conversation. A retry is the same message. */
  readonly start: Action<[to: BodyOf<typeof startConversation>], { id: number }>
  /** Ends it for good. */
  stop(): void
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

  const held = signal<ReadonlyMap<number, LiveConversation>>(new Map())
  const loaded = signal(false)
  const unread = signal(0)
  const widgetUnread = signal(0)
  const tasks = signal(0)
  const frozen = signal(false)
  const connection = signal<ConnectionState>('connecting')
  const opened = new Map<number, number>()
  /** What belongs to this login; gone with it. */
  let login: { counter: UnreadCounter; me: number; channel?: Channel; realtime?: Realtime } | undefined
  let ends = new Map<number, () => void>()
  let recounting = false
  /** The server's own count of what is unread, and the one for which the list was last asked again. */
  let serverCount: number | null = null
  let askedFor: number | null = null

  const list = resource(async (abort) => {
    const mine = login
    const summaries = await care.call(listConversations, {}, { signal: abort })
    if (mine && mine === login) takeList(summaries)
    return true
  })

  const conversations = computed<readonly ConversationStore[]>(() =>
    [...held.value.values()]
      .map((conversation) => ({ conversation, at: lastAt(conversation) }))
      .sort((one, other) => other.at - one.at || other.conversation.id - one.conversation.id)
      .map(({ conversation }) => conversation),
  )

  function takeList(summaries: readonly ConversationSummary[]): void {
    batch(() => {
      const next = new Map<number, LiveConversation>()
      for (const summary of summaries) {
        const known = held.peek().get(summary.id)
        known?.takeSummary(summary)
        next.set(summary.id, known ?? add(summary))
      }
      for (const [id, conversation] of held.peek()) if (!next.has(id)) remove(conversation)
      held.value = next
      loaded.value = true
    })
    watchConversations()
    recountSoon()
  }

  function add(summary: ConversationSummary): LiveConversation {
    const { counter, me } = login as NonNullable<typeof login>
    const conversation = createConversation(summary, {
      care,
      me,
      counter,
      frozen,
      visible,
      outbox,
      report,
      ...(storage ? { storage } : {}),
      now: () => clock.now(),
      isLive: () => connection.peek() === 'live',
      changed: recountSoon,
      refused: () => void list.load(),
      ready: () => login?.channel?.ready() ?? Promise.reject(new Error('The chat has ended.')),
    })
    conversation.isOpen.value = opened.has(summary.id)
    conversation.markRead()
    return conversation
  }

  function remove(conversation: LiveConversation): void {
    conversation.end()
    ends.get(conversation.id)?.()
    ends.delete(conversation.id)
    login?.counter.remove(conversation.cid)
  }

  /** Live are the latest conversations, and those on the screen; the others are noticed by the count of the server. */
  function watchConversations(): void {
    const realtime = login?.realtime
    if (!realtime) return
    conversations.peek().forEach((conversation, index) => {
      if (ends.has(conversation.id) || (index >= watchedConversations && !opened.has(conversation.id))) return
      const live = held.peek().get(conversation.id)
      if (live) ends.set(live.id, live.watch(realtime))
    })
  }

  function recountSoon(): void {
    if (recounting || !login) return
    recounting = true
    const mine = login
    clock.after(unreadRecomputeMs, () => {
      if (mine !== login) return
      recounting = false
      batch(() => {
        unread.value = mine.counter.total()
        for (const conversation of held.peek().values())
          conversation.setUnread(mine.counter.of(conversation.cid))
      })
      askAgain()
    })
  }

  /** A message of a conversation that is not watched, or not known yet, shows in the server's count alone. */
  function askAgain(): void {
    if (serverCount === null || serverCount === unread.peek() || serverCount === askedFor) return
    askedFor = serverCount
    void list.load()
  }

  function openChannel(realtime: Realtime, uid: string): () => void {
    if (!login) return () => undefined
    login.realtime = realtime
    const lost = (error: unknown) => {
      report(error)
      login?.channel?.restart()
    }
    const watches = [
      realtime.watch<boolean>(counterPath('frozen', uid), (value) => (frozen.value = value === true), lost),
      realtime.watch<number>(counterPath('tasks', uid), (value) => (tasks.value = value ?? 0), report),
      realtime.watch<number>(
        counterPath('messages', uid),
        (value) => {
          serverCount = value
          recountSoon()
        },
        report,
      ),
      realtime.watch<string>(appVersion, (value) => value !== null && options.onVersion?.(value), report),
    ]
    watchConversations()
    return () => {
      for (const end of [...watches, ...ends.values()]) end()
      ends = new Map()
      if (login) delete login.realtime
    }
  }

  /** Loads the conversations, again and again where it fails; the channel follows the first success. */
  async function setUp(mine: NonNullable<typeof login>, tries = 0): Promise<void> {
    await reload()
    // Whoever may not have a chat is not asked about again.
    const isDone = () => mine !== login || loaded.peek() || list.error.peek()?.kind === 'forbidden'
    if (isDone()) return
    clock.after(retryPause(tries), () => {
      if (!isDone()) void setUp(mine, tries + 1)
    })
  }

  function connectChannel(mine: NonNullable<typeof login>): void {
    const channel = createChannel({
      care,
      connect: options.realtime,
      after: clock.after,
      report,
      opened: openChannel,
      dropped() {
        for (const conversation of held.peek().values()) conversation.interrupted()
      },
      recovered() {
        void list.load()
        void outbox.send()
        for (const conversation of held.peek().values()) conversation.markRead()
      },
    })
    mine.channel = channel
    stopFollowing = channel.state.subscribe((state) => (connection.value = state))
  }
  let stopFollowing = (): void => undefined

  function tearDown(): void {
    stopFollowing()
    login?.channel?.stop()
    login = undefined
    recounting = false
    serverCount = askedFor = null
    ends = new Map()
    list.clear()
    for (const conversation of held.peek().values()) conversation.end()
    batch(() => {
      held.value = new Map()
      loaded.value = false
      unread.value = widgetUnread.value = tasks.value = 0
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

  let attempt: { of: string; key: string } | undefined
  const start = action(async (to: BodyOf<typeof startConversation>) => {
    const of = JSON.stringify(to)
    if (attempt?.of !== of) attempt = { of, key: newKey() }
    const { id } = await care.call(startConversation, { body: to }, { idempotencyKey: attempt.key })
    attempt = undefined
    await reload()
    return { id }
  })

  const stops = [
    effect(() => {
      const who = identity.value
      const me = usesChat(who, options.adminSession?.()) ? who.user_id : null
      untracked(() => {
        if (me === (login?.me ?? null)) return
        for (const conversation of held.peek().values()) conversation.forget()
        tearDown()
        if (me !== null) void setUp((login = { me, counter: createUnreadCounter(me) }))
      })
    }),
    effect(() => {
      if (!visible.value) return
      untracked(() => {
        for (const conversation of held.peek().values()) conversation.markRead()
      })
    }),
  ]

  return {
    conversations,
    loaded,
    loading: list.loading,
    error: list.error,
    reload,
    unread,
    widgetUnread,
    setWidgetUnread: (count) => void (widgetUnread.value = count),
    tasks,
    frozen,
    connection,
    open(id) {
      opened.set(id, (opened.get(id) ?? 0) + 1)
      const conversation = held.peek().get(id)
      if (conversation) {
        conversation.isOpen.value = true
        conversation.markRead()
        watchConversations()
      } else if (loaded.peek()) void list.load()
      return () => {
        const others = (opened.get(id) ?? 1) - 1
        if (others > 0) return void opened.set(id, others)
        opened.delete(id)
        const left = held.peek().get(id)
        if (left) left.isOpen.value = false
      }
    },
    start,
    stop() {
      for (const stop of stops) stop()
      tearDown()
    },
  }
}

function lastAt(conversation: ConversationStore): number {
  return conversation.last.value?.timestamp ?? conversation.summary.value.last_message_at ?? 0
}
