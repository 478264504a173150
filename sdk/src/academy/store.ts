import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { openAcademy } from './calls.js'

/** The way into the learning academy, which begins at one of its pages where `redirect` names it. */
export type AcademyEntry = Action<[redirect?: string | null], { readonly url: string }>

/**
 * Signs in at the learning academy: asks for the address that does it, good for minutes and for this person
 * alone, and hands it to `leave` at once; it is kept nowhere.
 */
export function createAcademyEntry(care: Client, leave: (url: string) => void): AcademyEntry {
  return action(
    (redirect?: string | null) => care.call(openAcademy, { query: redirect ? { redirect } : {} }),
    { done: ({ url }) => leave(url) },
  )
}
