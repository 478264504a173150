import type { Visit } from '@homecare/sdk/hiring'
import type { Part } from '@homecare/sdk/kit'
import type { RideBook } from '@homecare/sdk/rides'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { OrderRide } from './OrderRide'
import { RideList } from './RideList'
import { RidesFailed } from './RidesFailed'
import { useRides } from './useRides'

interface VisitRidesProps {
  visit: Visit
  rides: Part<RideBook>
  /** The family, as its caregiver knows it. */
  name: string
  now: Date
}

/** The rides of one visit, for the caregiver who orders them; nothing where none are paid for and none were. */
export default function VisitRides({ rides, ...props }: VisitRidesProps) {
  if (rides.data === null) return <RidesFailed failure={rides.failure} />
  return <Shown {...props} book={rides.data} />
}

interface ShownProps extends Omit<VisitRidesProps, 'rides'> {
  book: RideBook
}

function Shown({ visit, book, name, now }: ShownProps) {
  const say = useSay()
  const store = useRides(visit.connection_id, book, visit.id)
  const { lyft_approved_at } = useValue(store.approval)
  const rides = useValue(store.rides)
  if (rides.length === 0 && lyft_approved_at === null) return null
  return (
    <Section title={say(words.title)}>
      <Card>
        {rides.length === 0 && <p className="soft">{say(words.none)}</p>}
        <RideList store={store} zone={visit.time_zone} isRider />
        <OrderRide {...{ store, visit, name, now }} />
      </Card>
    </Section>
  )
}
