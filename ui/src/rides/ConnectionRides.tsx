import type { Connection } from '@homecare/sdk/hiring'
import { formatDollars } from '@homecare/sdk/kit'
import { rideCentsLeft, type RideBook, type RidesStore } from '@homecare/sdk/rides'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import { useNow } from '../clock/useNow'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { OrderRide } from './OrderRide'
import { PaidRides } from './PaidRides'
import { RideList } from './RideList'
import { monthWords } from './rideWords'
import { useRides } from './useRides'

interface ConnectionRidesProps {
  connection: Connection
  rides: RideBook
  /** Whose page it is: the family pays, the caregiver rides. */
  side: 'family' | 'caregiver'
  /** The other side, as a text names them. */
  name: string
  /** Whether the two work together, now or soon. */
  works: boolean
  loadedAt: string
}

/** The rides of a connection, for either of its sides. */
export default function ConnectionRides({
  connection,
  rides,
  side,
  name,
  works,
  loadedAt,
}: ConnectionRidesProps) {
  const say = useSay()
  const store = useRides(connection.id, rides)
  const { lyft_approved_at } = useValue(store.approval)
  const now = useNow(loadedAt)
  const hasRides = useValue(store.rides).length > 0
  const { time_zone: zone, upcoming_shift: visit } = connection
  const isPaidFor = lyft_approved_at !== null
  // Work that is over, or a family that never paid for any.
  if (!hasRides && !isPaidFor && (side === 'caregiver' || !works)) return null
  return (
    <Section title={say(words.title)}>
      <Card>
        {side === 'family' ? (
          <PaidRides {...{ store, name, zone, works }} />
        ) : (
          <>
            <p>{isPaidFor ? <PaidFor store={store} name={name} /> : say(words.notPaidFor, { name })}</p>
            {works && visit && <OrderRide {...{ store, visit, name, now }} />}
          </>
        )}
        {hasRides ? (
          <>
            <h3>{say(words.history)}</h3>
            <RideList store={store} zone={zone} isRider={side === 'caregiver'} />
          </>
        ) : (
          isPaidFor && <p className="soft">{say(words.none)}</p>
        )}
      </Card>
    </Section>
  )
}

/** What the caregiver may still order of the month. */
function PaidFor({ store, name }: { store: RidesStore; name: string }) {
  const say = useSay()
  const approval = useValue(store.approval)
  return (
    <>
      {say(words.paidFor, {
        name,
        left: formatDollars(rideCentsLeft(approval)),
        cap: formatDollars(approval.cap_cents ?? 0),
        month: monthWords(approval.month, say),
      })}
    </>
  )
}
