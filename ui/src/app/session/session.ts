import { createSession, type Session, type SessionOptions, type Tabs } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Unsaved } from '../../frame/app'

/** Asks for the password in place when a session has ended under a signed-in person, so that nothing is lost. */
export interface SignInAgain {
  /** Whether it asks. Meanwhile the page is covered. */
  readonly asked: ReadonlySignal<boolean>
  /** Whether the same person is signed in again. */
  answer(signedIn: boolean): void
}

export interface PageSessionOptions extends Omit<SessionOptions, 'holds'> {
  /** What is typed is held for the same person where the session ends in another tab. */
  readonly unsaved?: Pick<Unsaved, 'any'>
}

/** The session of a page, and the dialog that renews it. */
export function openSession(
  care: Client,
  { unsaved, ...options }: PageSessionOptions,
): { session: Session; signInAgain: SignInAgain } {
  const asked = signal(false)
  let renewal: Promise<boolean> | undefined
  let answered: ((signedIn: boolean) => void) | undefined
  const ask = () =>
    (renewal ??= new Promise((resolve) => {
      answered = resolve
      asked.value = true
    }))
  const session = createSession(care, {
    ...options,
    holds: () => Boolean(unsaved?.any() && ask()),
  })
  care.onSessionEnd(async () => session.signedIn.peek() && ask())

  return {
    session,
    signInAgain: {
      asked,
      answer(signedIn) {
        asked.value = false
        answered?.(signedIn)
        renewal = answered = undefined
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
