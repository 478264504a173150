import { signal, type ReadonlySignal } from '@preact/signals-core'
import { chatWidgetJobData, type ChatWidgetJob, type ChatWidgetJobData } from '../chat/chatWidget.js'
import { isRecord } from '../kit/shape.js'
import type { Locale } from '../kit/text.js'
import type { After } from '../kit/state/toasts.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'

/** A customer chat that another company runs. Nothing is ever told it but by these three. */
export interface CustomerChat {
  /** `failed` where it has not come in time: something else is to be offered. */
  readonly state: ReadonlySignal<'coming' | 'there' | 'failed'>
  /** Messages of our team in it that were not read. */
  readonly unread: ReadonlySignal<number>
  open(language: Locale): void
  /** By the name that the server gives a person for the chat alone (`intercom_hash`): it says nothing of who they are. */
  identify(person: string): void
  /** What a family looks for: sent only where somebody has agreed to exactly that; texts are cut at 200 characters. */
  send(job: ChatWidgetJob): void
}

/** What the page of a chat is told. */
export type ToChat =
  | { readonly to: 'customer-chat'; readonly kind: 'open'; readonly language: Locale }
  | { readonly to: 'customer-chat'; readonly kind: 'identify'; readonly person: string }
  | { readonly to: 'customer-chat'; readonly kind: 'job'; readonly job: ChatWidgetJobData }

/** Milliseconds in which the page of a chat says that it is there. */
export const customerChatPatienceMs = 10_000

interface FrameChatOptions {
  readonly agreed: readonly Purpose[]
  /** Hands a message to the frame, and to its own origin alone. */
  readonly post: (message: ToChat) => void
  readonly after?: After
}

/** A customer chat in a frame, and what hears the messages that its own origin sends. */
export interface FrameChat extends CustomerChat {
  hear(message: unknown): void
}

/**
 * The chat in a frame of its own origin, whose scripts reach nothing of our page: the two only send each other messages. The
 * frame says `{ from: 'customer-chat', kind: 'ready' }` once it listens, and `{ …, kind: 'unread', count }` thereafter;
 * what it is told before waits until then.
 */
export function createFrameChat({
  agreed,
  post,
  after = (ms, run) => void setTimeout(run, ms),
}: FrameChatOptions): FrameChat {
  const state = signal<'coming' | 'there' | 'failed'>('coming')
  const unread = signal(0)
  const waiting: ToChat[] = []
  const tell = (message: ToChat) => {
    if (state.peek() === 'there') post(message)
    else waiting.push(message)
  }
  after(customerChatPatienceMs, () => {
    if (state.peek() === 'coming') state.value = 'failed'
  })
  return {
    state,
    unread,
    open: (language) => tell({ to: 'customer-chat', kind: 'open', language }),
    identify: (person) => tell({ to: 'customer-chat', kind: 'identify', person }),
    send(job) {
      if (!agreed.includes('care_needs')) return
      const data = chatWidgetJobData(job, { widget: agreed.includes('chat'), careNeeds: true })
      if (data) tell({ to: 'customer-chat', kind: 'job', job: data })
    },
    hear(message) {
      if (!isRecord(message) || message['from'] !== 'customer-chat') return
      const { kind, count } = message
      if (kind === 'ready') {
        state.value = 'there'
        for (const one of waiting.splice(0)) post(one)
      }
      if (kind === 'unread' && Number.isInteger(count))
        unread.value = Math.min(Math.max(Number(count), 0), 99)
    },
  }
}
