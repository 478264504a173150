import { nursesOnlyTexts as words, shiftTexts } from '@homecare/sdk/texts'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { NothingFound } from '../kit/art/NothingFound'

/** The page of a caregiver who is no nurse: whom the shifts of facilities are for, and the ways on. */
export function NursesOnly() {
  const say = useSay()
  return (
    <Page title={say(words.title)} width="read">
      <EmptyState
        art={<NothingFound />}
        title={say(shiftTexts.nursesOnly)}
        actions={
          <>
            <Link href="/caregiver/profile" look="primary">
              {say(words.profile)}
            </Link>
            <Link href="/caregiver-jobs" look="quiet">
              {say(words.jobs)}
            </Link>
          </>
        }
      >
        {say(words.text)}
      </EmptyState>
    </Page>
  )
}
