import { dateWords } from '@homecare/sdk/kit'
import { mayCancelRide, rideStates, type Ride, type RidesStore } from '@homecare/sdk/rides'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { List } from '../kit/layout/List'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { costWords, wayWords } from './rideWords'

interface RideListProps {
  store: RidesStore
  /** The IANA zone of the place of care. */
  zone: string
  /** Whether the reader rides, and so may cancel. */
  isRider: boolean
}

/** Rides, the latest first, with the way to earlier ones; their rider cancels them here. */
export function RideList({ store, zone, isRider }: RideListProps) {
  const say = useSay()
  const rides = useValue(store.rides)
  const hasMore = useValue(store.hasMore)
  const loading = useValue(store.more.busy)
  const removal = useRemoval<Ride, Ride>(store.cancel, () => {})
  const onStanding = useBackCloses()
  if (rides.length === 0) return null
  return (
    <>
      <List items={rides} by={({ id }) => id} look="lines" label={say(words.history)}>
        {(ride) => <Row ride={ride} zone={zone} onCancel={isRider ? () => removal.ask(ride) : undefined} />}
      </List>
      {hasMore && (
        <p>
          <Button busy={loading} onClick={() => store.more.run()}>
            {say(words.more)}
          </Button>
        </p>
      )}
      {removal.asked && (
        <ConfirmDialog
          title={words.confirmCancel}
          confirm={words.cancel}
          cancel={words.keepRide}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(removal.asked!)}
          onClose={removal.close}
          onStanding={onStanding}
        >
          <p>{say(words.confirmCancelText, whenOf(removal.asked, zone, say.locale))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type Locale = Parameters<typeof dateWords>[2]
const whenOf = ({ pickup_at }: Ride, zone: string, locale: Locale) => ({
  day: dateWords(pickup_at, 'weekday', locale, zone),
  time: dateWords(pickup_at, 'time', locale, zone),
})

function Row({ ride, zone, onCancel }: { ride: Ride; zone: string; onCancel: (() => void) | undefined }) {
  const say = useSay()
  const when = whenOf(ride, zone, say.locale)
  const state = rideStates.find(ride.state)
  const cost = costWords(ride)
  return (
    <div className="row" data-spread>
      <p>
        <b>
          {when.day}, {when.time}
        </b>{' '}
        {state && <Badge tone={tones[state.id]}>{say(ride.canceling ? words.canceling : state.label)}</Badge>}
        <br />
        {wayWords(ride, say)}
        {cost && (
          <>
            <br />
            <span className="soft">{say(cost)}</span>
          </>
        )}
        {ride.car && (
          <>
            <br />
            {say(words.car, { car: ride.car })}
          </>
        )}
      </p>
      {onCancel && mayCancelRide(ride) && (
        <Button look="plain" aria-label={say(words.cancelNamed, when)} onClick={onCancel}>
          {say(words.cancel)}
        </Button>
      )}
    </div>
  )
}

const tones = {
  asked: 'warn',
  ordered: 'info',
  on_the_way: 'good',
  done: undefined,
  canceled: undefined,
  failed: 'warn',
} as const
