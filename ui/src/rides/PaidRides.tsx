import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { rideCentsLeft, type RideApproval, type RidesStore } from '@homecare/sdk/rides'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../frame/laterDialog'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { monthWords } from './rideWords'

const RideApprovalDialog = laterDialog(() => import('./RideApprovalDialog'))

interface PaidRidesProps {
  store: RidesStore
  /** Who rides, as a text names them. */
  name: string
  zone: string
  /** Whether rides may be approved: the two work together. */
  works: boolean
}

/** What a family pays for: the month against its limit, and the ways to approve, change and stop. */
export function PaidRides({ store, name, zone, works }: PaidRidesProps) {
  const say = useSay()
  const [approving, setApproving] = useState(false)
  const approval = useValue(store.approval)
  const isApproved = approval.lyft_approved_at !== null
  return (
    <>
      {isApproved ? (
        <Used approval={approval} zone={zone} />
      ) : (
        <p>{say(works ? words.lead : words.takenBack, { name })}</p>
      )}
      <div className="row">
        {works && (
          <Button onClick={() => setApproving(true)}>{say(isApproved ? words.change : words.approve)}</Button>
        )}
        {isApproved && <Stop store={store} name={name} />}
      </div>
      {approving && (
        <RideApprovalDialog
          {...{ approval, name }}
          onSaved={store.approved}
          onClose={() => setApproving(false)}
        />
      )}
    </>
  )
}

function Used({ approval, zone }: { approval: RideApproval; zone: string }) {
  const say = useSay()
  const { lyft_approved_at, cap_cents, used_cents, month } = approval
  return (
    <p>
      <b>
        {say(words.used, {
          used: formatDollars(used_cents),
          cap: formatDollars(cap_cents ?? 0),
          month: monthWords(month, say),
        })}
      </b>
      <br />
      {rideCentsLeft(approval) === 0 && (
        <>
          {say(words.usedUp)}
          <br />
        </>
      )}
      <span className="soft small">
        {say(words.paysSince, { day: dateWords(lyft_approved_at ?? '', 'day', say.locale, zone) })}
      </span>
    </p>
  )
}

function Stop({ store, name }: { store: RidesStore; name: string }) {
  const say = useSay()
  const approval = useValue(store.approval)
  const removal = useRemoval<RideApproval, 'this'>(store.takeBack, () => {})
  const onStanding = useBackCloses()
  return (
    <>
      <Button look="plain" onClick={() => removal.ask('this')}>
        {say(words.stop)}
      </Button>
      {removal.asked && (
        <ConfirmDialog
          title={words.confirmStop}
          confirm={words.stop}
          cancel={words.keep}
          danger
          busy={removal.busy}
          onConfirm={() => removal.confirm(approval)}
          onClose={removal.close}
          onStanding={onStanding}
        >
          {removal.isChanged && (
            <p role="status">{say(words.changedSince, { cap: formatDollars(approval.cap_cents ?? 0) })}</p>
          )}
          <p>{say(words.stopText, { name })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
