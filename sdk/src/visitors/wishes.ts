import type { Client } from '../client/client.js'
import { addFavorite } from '../families/calls.js'
import type { ErrorKind } from '../kit/error.js'
import { settle } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { message } from '../kit/text.js'
import { addSavedSearch } from '../search/savedCalls.js'
import type { Identity } from '../vocabulary/account/identity.js'
import type { KeptList } from './keeping.js'
import { wishTexts } from './visitorTexts.js'

/** What a visitor left on the device for the account that they open. */
export interface VisitorWishes {
  readonly hearts: KeptList<number>
  readonly searches: KeptList<string>
}

/** What is tried again another time; whatever else the server says is its last word. */
const passing: readonly ErrorKind[] = [
  'offline',
  'timeout',
  'aborted',
  'tooMany',
  'server',
  'malformed',
  'unauthenticated',
]

/**
 * Does for a family that has signed in what it asked for as a visitor: hearts and searches, each once, and says so. What does
 * not get through is put back, for the next time. Anybody else's are forgotten: they were not left by whoever may have them.
 * `done` follows where anything was kept.
 */
export async function keepWishes(
  { care, toasts, identity }: { readonly care: Client; readonly toasts: Toasts; readonly identity: Identity },
  wishes: VisitorWishes,
  done: () => unknown,
): Promise<void> {
  const [hearts, searches] = [wishes.hearts.take(), wishes.searches.take()]
  if (identity.user_type !== 'family') return
  const added = await each(hearts, (id) => care.call(addFavorite, { id }))
  const saved = await each(searches, (address) => care.call(addSavedSearch, { body: { address } }))
  if (added.again.length > 0) wishes.hearts.putBack(added.again)
  if (saved.again.length > 0) wishes.searches.putBack(saved.again)
  if (added.count > 0) {
    const { one, other } = wishTexts.heartsKept
    toasts.success(message(added.count === 1 ? one : other, { count: added.count }))
  }
  if (saved.count > 0) toasts.success(wishTexts.searchKept)
  if (added.count + saved.count > 0) await done()
}

/** One after the other, so that the first of a list is the first that is kept. */
async function each<T>(them: readonly T[], keep: (one: T) => Promise<unknown>) {
  const again: T[] = []
  let count = 0
  for (const one of them) {
    const outcome = await settle(() => keep(one))
    if (!('error' in outcome)) count += 1
    else if (passing.includes(outcome.error.kind)) again.push(one)
  }
  return { count, again }
}
