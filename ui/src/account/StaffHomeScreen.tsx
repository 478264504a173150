import type { PageHref } from '@homecare/sdk/addresses'
import { countWaiting, type Waiting } from '@homecare/sdk/account'
import type { Text } from '@homecare/sdk/kit'
import {
  dashboardTexts,
  documentListTexts,
  helpTexts,
  pageTitles,
  photoReviewTexts,
  referenceScreenTexts,
  staffBackgroundTexts,
  staffDocumentTexts,
  staffHomeTexts as words,
  staffProfileTexts,
  trailTexts,
} from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './account.css'

interface Desk {
  readonly href: PageHref
  readonly title: Text
  readonly text: Text
}
interface StaffDesk extends Desk {
  /** Who waits there. */
  readonly who: keyof Waiting
}

const staffDesks: readonly StaffDesk[] = [
  {
    href: '/staff/profiles',
    title: pageTitles.staffProfiles,
    text: staffProfileTexts.lead,
    who: 'profiles',
  },
  {
    href: '/staff/references',
    title: pageTitles.staffReferences,
    text: referenceScreenTexts.staffLead,
    who: 'references',
  },
  {
    href: '/staff/photos',
    title: pageTitles.staffPhotos,
    text: photoReviewTexts.lead,
    who: 'photos',
  },
  {
    href: '/staff/documents',
    title: pageTitles.staffDocuments,
    text: staffDocumentTexts.lead,
    who: 'documents',
  },
  {
    href: '/staff/background',
    title: pageTitles.staffBackground,
    text: staffBackgroundTexts.lead,
    who: 'background',
  },
]

const managerDesks: readonly Desk[] = [
  { href: '/caregivers-search', title: pageTitles.search, text: words.findCaregivers },
  { href: '/help/family', title: pageTitles.helpFamily, text: helpTexts.leadFamily },
  { href: '/documents', title: pageTitles.documents, text: documentListTexts.lead },
]

interface StaffHomeData {
  /** How many wait at each desk of the staff; null for a care manager. */
  readonly waiting: Waiting | null
}

export const load: Load<StaffHomeData> = async ({ care, identity, signal }) => ({
  waiting: identity.user_type === 'staff' ? await care.call(countWaiting, {}, { signal }) : null,
})
export const head: HeadOf<StaffHomeData> = () => ({ title: pageTitles.dashboard })

/** The home of staff, with how many wait for them and where, and of care managers. */
export default function StaffHomeScreen({ data: { waiting } }: ScreenProps<StaffHomeData>) {
  const say = useSay()
  const { first_name } = useValue(useSession().identity)
  const desks: readonly (Desk & { readonly who?: StaffDesk['who'] })[] = waiting ? staffDesks : managerDesks
  return (
    <Page
      className="account"
      title={say(dashboardTexts.hello, { name: first_name })}
      lead={say(waiting ? words.staffLead : words.managerLead)}
    >
      <ul className="account-ways" role="list" aria-label={say(words.desks)}>
        {desks.map(({ href, title, text, who }) => (
          <Card as="li" key={href}>
            <h2>
              <Link href={href} look="line">
                {say(title)}
              </Link>
            </h2>
            <p className="soft">{say(text)}</p>
            {waiting && who && <WaitingThere count={waiting[who]} />}
          </Card>
        ))}
      </ul>
      {waiting && (
        <p>
          <Link href="/staff/trail" look="line">
            {say(trailTexts.staffTitle)}
          </Link>
        </p>
      )}
    </Page>
  )
}

function WaitingThere({ count }: { count: number }) {
  const say = useSay()
  if (count === 0) return <p className="soft">{say(words.nothingWaits)}</p>
  return (
    <p>
      <Badge tone="new">{say.count(words.waiting, count)}</Badge>
    </p>
  )
}
