import type { BodyOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { startConversation } from './calls.js'

/** What begins a conversation: to whom, with which message. */
export type StartAction = Action<[to: BodyOf<typeof startConversation>], { id: number }>

/** Writes to somebody. What is sent again after a failure has the same key, so that it arrives once; `started` follows. */
export function startAction(care: Client, newKey: () => string, started: () => Promise<void>): StartAction {
  let attempt: { of: string; key: string } | undefined
  return action(async (to: BodyOf<typeof startConversation>) => {
    const of = JSON.stringify(to)
    if (attempt?.of !== of) attempt = { of, key: newKey() }
    const { id } = await care.call(startConversation, { body: to }, { idempotencyKey: attempt.key })
    attempt = undefined
    await started()
    return { id }
  })
}
