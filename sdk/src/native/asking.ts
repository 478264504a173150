import { isRecord } from '../kit/shape.js'
import { nativeAnswerMs } from '../vocabulary/native/constants.js'
import { askNative, type NativeRequest } from './handOff.js'

/** What an app is asked over: the window of the page, and who may answer. */
export interface NativeAsking {
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Origins that may answer, compared whole. */
  readonly origins: readonly string[]
  /** A number that no other request of the page has. */
  readonly id: number
  /** Runs something later and returns how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
}

/**
 * Asks the app around the page for something and waits for its `{ type: 'answered', id, done }`, as an object or as its JSON
 * text. False where there is no app, where it says no, and where it has not answered within two seconds: an app that is older
 * than what it is asked for is silent, and the page then does it in its own way. Never throws.
 */
export function askNativeAndWait(request: NativeRequest, asking: NativeAsking): Promise<boolean> {
  const { host, origins, id, after } = asking
  return new Promise((resolve) => {
    function settle(done: boolean): void {
      host.removeEventListener('message', hear)
      callOff()
      resolve(done)
    }
    function hear(event: MessageEvent<unknown>): void {
      if (!origins.includes(event.origin)) return
      const answer = readAnswer(event.data)
      if (answer?.id === id) settle(answer.done)
    }
    const callOff = after(nativeAnswerMs, () => settle(false))
    host.addEventListener('message', hear)
    if (!askNative(host, { ...request, id })) settle(false)
  })
}

function readAnswer(data: unknown): { id: number; done: boolean } | null {
  try {
    const value: unknown = typeof data === 'string' && data.length <= 1000 ? JSON.parse(data) : data
    if (!isRecord(value) || value['type'] !== 'answered' || typeof value['id'] !== 'number') return null
    return { id: value['id'], done: value['done'] === true }
  } catch {
    return null
  }
}
