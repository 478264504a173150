import {
  createSession,
  type Client,
  type Identity,
  type Session,
  type SessionOptions,
  type Tabs,
} from '@homecare/sdk'
import { signal, type ReadonlySignal } from '@preact/signals-core'

/** Asks for the password in place when a session has ended under a signed-in person, so that nothing is lost. */
export interface SignInAgain {
  readonly asked: ReadonlySignal<boolean>
  /** The dialog's answer: whether the person is signed in again. */
  answer(signedIn: boolean): void
}

/** The session of a page, and the dialog that renews it (D1 §4). */
export function openSession(
  care: Client,
  options: SessionOptions,
): { session: Session; signInAgain: SignInAgain } {
  const session = createSession(care, options)
  const asked = signal(false)
  let answered: ((signedIn: boolean) => void) | undefined

  care.onSessionEnd(async () => {
    if (session.identity.peek().user_type === 'anonymous') return false
    asked.value = true
    return new Promise<boolean>((resolve) => (answered = resolve))
  })

  return {
    session,
    signInAgain: {
      asked,
      answer(signedIn) {
        asked.value = false
        answered?.(signedIn)
        answered = undefined
      },
    },
  }
}

/** The product's other tabs, by a BroadcastChannel. */
export function tabsOver(channel: BroadcastChannel): Tabs {
  return {
    post: (word) => channel.postMessage(word),
    listen(heard) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') heard(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

/** Whether two identities are the same person. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  return one.user_id === other.user_id && one.user_type === other.user_type
}
