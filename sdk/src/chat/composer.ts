import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import { message as bind, type Sayable } from '../kit/text.js'
import type { Outbox } from '../outbox/outbox.js'
import { messageMaxLength } from './calls.js'
import { isMessageDeed, type MessageDeed } from './messageDeeds.js'
import { chatTexts } from './texts.js'

/** What is being written in a conversation, and what sends it. */
export interface Composer {
  /** What is being written. It is kept until sent, also over a reload of the page. */
  readonly draft: ReadonlySignal<string>
  /** Whether the draft outlives the page: not where the device's storage is closed or full. */
  readonly draftKept: ReadonlySignal<boolean>
  write(text: string): void
  /** Sends the draft, if there is something in it that may be sent. */
  send(): void
  /** Sends a waiting or failed message again; it can arrive only once. */
  retry(key: string): void
  /** Takes a waiting or failed message back into the draft. */
  takeBack(key: string): void
}

/** What a composer writes with. */
interface ComposerOptions {
  readonly me: number
  readonly now: () => number
  /** Where messages wait until the server has confirmed them. */
  readonly outbox: Pick<Outbox, 'add' | 'retry' | 'discard'>
  /** Keeps the draft. */
  readonly storage?: DeviceStorage
}

/** The draft of one person in a conversation, which goes to the outbox when it is sent, unless something has `silenced` it. */
export function createComposer(
  conversation: number,
  silenced: ReadonlySignal<Sayable | null>,
  { me, now, outbox, storage }: ComposerOptions,
): Composer {
  const kept = keptIn(storage, `homecare.draft.${me}.${conversation}`, isText)
  const draft = signal(kept.read() ?? '')
  const draftKept = signal(true)

  function write(text: string): void {
    draft.value = text
    draftKept.value = kept.write(text === '' ? null : text) || text === ''
  }

  return {
    draft,
    draftKept,
    write,
    send() {
      const message = draft.peek().trim()
      if (message === '' || message.length > messageMaxLength || silenced.peek() !== null) return
      batch(() => {
        write('')
        const content: MessageDeed = { conversation_id: conversation, message }
        void outbox.add({ kind: 'message', subject: `message:${conversation}`, content, at: now() })
      })
    },
    retry: (key) => void outbox.retry(key),
    takeBack(key) {
      const deed = outbox.discard(key)
      if (deed && isMessageDeed(deed)) write([deed.content.message, draft.peek()].filter(Boolean).join('\n'))
    },
  }
}

/** Why a draft is too long to be sent, or null. */
export function draftProblem(draft: string): Sayable | null {
  if (typeof draft !== 'string') return null
  return draft.trim().length > messageMaxLength ? bind(chatTexts.tooLong, { max: messageMaxLength }) : null
}

const isText = (found: unknown): found is string => typeof found === 'string'
