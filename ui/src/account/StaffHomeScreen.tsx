import {
  listBackgroundOrders,
  listDocumentOwners,
  listPhotosToReview,
  listProfilesToReview,
  listReferencesToCall,
  type Client,
  type Text,
} from '@homecare/sdk'
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
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './account.css'

interface Desk {
  readonly href: string
  readonly title: Text
  readonly text: Text
}
interface StaffDesk extends Desk {
  /** Those who wait there. */
  readonly waiting: (care: Client, signal: AbortSignal) => Promise<readonly unknown[]>
}

const staffDesks: readonly StaffDesk[] = [
  {
    href: '/staff/profiles',
    title: pageTitles.staffProfiles,
    text: staffProfileTexts.lead,
    waiting: (care, signal) => care.call(listProfilesToReview, {}, { signal }),
  },
  {
    href: '/staff/references',
    title: pageTitles.staffReferences,
    text: referenceScreenTexts.staffLead,
    waiting: (care, signal) => care.call(listReferencesToCall, {}, { signal }),
  },
  {
    href: '/staff/photos',
    title: pageTitles.staffPhotos,
    text: photoReviewTexts.lead,
    waiting: (care, signal) => care.call(listPhotosToReview, {}, { signal }),
  },
  {
    href: '/staff/documents',
    title: pageTitles.staffDocuments,
    text: staffDocumentTexts.lead,
    waiting: (care, signal) => care.call(listDocumentOwners, {}, { signal }),
  },
  {
    href: '/staff/background',
    title: pageTitles.staffBackground,
    text: staffBackgroundTexts.lead,
    waiting: (care, signal) => care.call(listBackgroundOrders, { query: { show: 'open' } }, { signal }),
  },
]

const managerDesks: readonly Desk[] = [
  { href: '/caregivers-search', title: pageTitles.search, text: words.findCaregivers },
  { href: '/help/family', title: pageTitles.helpFamily, text: helpTexts.leadFamily },
  { href: '/documents', title: pageTitles.documents, text: documentListTexts.lead },
]

/** The server ends none of these lists before it has so many; whether there are more, it does not say. */
const counted = 50

interface StaffHomeData {
  readonly isStaff: boolean
  /** How many wait at each desk of the staff, in their order. */
  readonly waiting: readonly number[]
}

export const load: Load<StaffHomeData> = async ({ care, identity, signal }) => {
  const isStaff = identity.user_type === 'staff'
  const lists = isStaff ? staffDesks.map(({ waiting }) => waiting(care, signal)) : []
  return { isStaff, waiting: (await Promise.all(lists)).map(({ length }) => length) }
}
export const head: HeadOf<StaffHomeData> = () => ({ title: pageTitles.dashboard })

/** The home of staff, with how many wait for them and where, and of care managers (D1 §2). */
export default function StaffHomeScreen({ data: { isStaff, waiting } }: ScreenProps<StaffHomeData>) {
  const say = useSay()
  const { first_name } = useValue(useSession().identity)
  const desks = isStaff ? staffDesks : managerDesks
  return (
    <Page
      className="account"
      title={say(dashboardTexts.hello, { name: first_name })}
      lead={say(isStaff ? words.staffLead : words.managerLead)}
    >
      <ul className="account-ways" role="list" aria-label={say(words.desks)}>
        {desks.map(({ href, title, text }, index) => (
          <Card as="li" key={href}>
            <h2>
              <Link href={href} look="line">
                {say(title)}
              </Link>
            </h2>
            <p className="soft">{say(text)}</p>
            {isStaff && <Waiting count={waiting[index] ?? 0} />}
          </Card>
        ))}
      </ul>
      {isStaff && (
        <p>
          <Link href="/staff/trail" look="line">
            {say(trailTexts.staffTitle)}
          </Link>
        </p>
      )}
    </Page>
  )
}

function Waiting({ count }: { count: number }) {
  const say = useSay()
  if (count === 0) return <p className="soft">{say(words.nothingWaits)}</p>
  return (
    <p>
      <Badge tone="new">
        {count < counted ? say.count(words.waiting, count) : say(words.manyWait, { count: counted })}
      </Badge>
    </p>
  )
}
