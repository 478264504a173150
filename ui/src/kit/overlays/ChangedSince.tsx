import type { Sayable } from '@homecare/sdk/kit'
import { conflictTexts } from '@homecare/sdk/texts'
import { Banner } from '../states/Banner'
import { useSay } from '../say'

/** In the question whether to delete a record: it was changed somewhere else since, and this is what it says now. */
export function ChangedSince({ what }: { what?: Sayable | null }) {
  const say = useSay()
  return (
    <Banner tone="warn" level={3} live>
      <p>{say(conflictTexts.lookAgain)}</p>
      {what && <p>{say(conflictTexts.now, { value: say(what) })}</p>}
    </Banner>
  )
}
