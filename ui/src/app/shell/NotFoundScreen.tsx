import { homePath } from '@homecare/sdk/addresses'
import { fallbackTexts, shellTexts, pageTexts } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { NothingFound } from '../../kit/art/NothingFound'
import { Link } from '../../kit/Link'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** There is no such page, or nothing of that name for this person. */
export default function NotFoundScreen() {
  const say = useSay()
  const identity = useValue(useSession().identity)
  return (
    <Page title={say(pageTexts.notFoundTitle)} lead={say(pageTexts.notFoundText)} width="read">
      <NothingFound />
      <div className="row">
        <Link href={homePath(identity)} look="primary">
          {say(fallbackTexts.backToHome)}
        </Link>
        <Link href="/caregivers-search" look="quiet">
          {say(shellTexts.findCare)}
        </Link>
      </div>
    </Page>
  )
}
