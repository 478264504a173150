import { dayIn, pacificTimeZone, dateWords } from '@homecare/sdk/kit'
import {
  listBackgroundOrders,
  orderLists,
  type BackgroundOrder,
  type OrderList,
} from '@homecare/sdk/screening'
import { pageTitles, staffBackgroundTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { LongList } from '../kit/layout/LongList'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Tabs } from '../kit/layout/Tabs'
import { BackgroundState } from './BackgroundState'

/** How many are shown before all of them are asked for. */
const ordersShown = 20

type Orders = readonly BackgroundOrder[]

const shownIn = (query: URLSearchParams): OrderList => (query.get('show') === 'done' ? 'done' : 'open')

export const load: Load<Orders> = ({ care, query, signal }) =>
  care.call(listBackgroundOrders, { query: { show: shownIn(query) } }, { signal })
export const head: HeadOf<Orders> = () => ({ title: pageTitles.staffBackground })

/** Staff: background checks that wait for their result, and those that have one. */
export default function StaffOrdersScreen({ data, query }: ScreenProps<Orders>) {
  const say = useSay()
  const navigation = useNavigation()
  const shown = shownIn(query)
  const isOpen = shown === 'open'
  return (
    <Page
      className="staff-background"
      width="home"
      title={say(staffBackgroundTexts.title)}
      lead={say(staffBackgroundTexts.lead)}
    >
      <Tabs
        label={say(staffBackgroundTexts.lists)}
        tabs={orderLists.map((id) => ({ id, label: say(staffBackgroundTexts[id]) }))}
        selected={shown}
        onSelect={(id) => void navigation.pushQuery({ show: id === 'open' ? null : id })}
      >
        {data.length > 0 ? (
          <LongList
            key={shown}
            items={data}
            by={({ caregiver_id }) => caregiver_id}
            look="lines"
            first={ordersShown}
          >
            {(order) => <Order order={order} />}
          </LongList>
        ) : (
          <EmptyState title={say(isOpen ? staffBackgroundTexts.nobody : staffBackgroundTexts.noneDone)}>
            {say(isOpen ? staffBackgroundTexts.nobodyHint : staffBackgroundTexts.noneDoneHint)}
          </EmptyState>
        )}
      </Tabs>
    </Page>
  )
}

function Order({
  order: { caregiver_id, name, status, signed_at, completed_on },
}: {
  order: BackgroundOrder
}) {
  const say = useSay()
  const [words, day] = completed_on
    ? [staffBackgroundTexts.completed, completed_on]
    : [staffBackgroundTexts.signed, signed_at && dayIn(pacificTimeZone, new Date(signed_at))]
  return (
    <div>
      <Link href={`/staff/background/${caregiver_id}`} look="line">
        {name}
      </Link>
      <p className="row">
        <BackgroundState status={status} />
        {day && <span className="soft">{say(words, { date: dateWords(day, 'day', say.locale) })}</span>}
      </p>
    </div>
  )
}
