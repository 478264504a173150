import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { settle } from '@homecare/sdk/kit'
import type { App } from '../../frame/app'

/** What was counted this long ago is counted again when the window is looked at, in milliseconds. */
const oldAfterMs = 60_000

/**
 * Keeps the counts of the bar: after each deed, for somebody who has just signed in, and when the window is looked at
 * again. What the server counted with the page is not asked for once more. A count that does not come leaves the last.
 */
export function followWaiting(
  { session, care, underWay, waiting, unread }: App,
  { document }: Pick<Window, 'document'>,
  now: () => number = Date.now,
): void {
  let counted = now()
  let asked = 0
  async function count(): Promise<void> {
    if (!session.signedIn.peek()) return
    const mine = (asked += 1)
    counted = now()
    const who = session.identity.peek().user_id
    const outcome = await settle(() => care.call(countOwnWaiting))
    // Another deed, or another person, has come meanwhile: theirs is the count that stays.
    if (mine !== asked || who !== session.identity.peek().user_id || !('value' in outcome)) return
    waiting.value = outcome.value.counts
  }
  let before = session.identity.peek().user_id
  session.identity.subscribe(({ user_id }) => {
    if (user_id === before) return
    before = user_id
    waiting.value = {}
    void count().then(() => (unread.value ||= waiting.peek()['messages'] ?? 0))
  })
  let busy = underWay.peek()
  underWay.subscribe((changes) => {
    if (changes < busy && changes === 0) void count()
    busy = changes
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && now() - counted >= oldAfterMs) void count()
  })
}
