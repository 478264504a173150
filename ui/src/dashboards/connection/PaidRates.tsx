import { createWageRates, isWorking, type Connection, type WageRate } from '@homecare/sdk/hiring'
import { pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useHolding } from '../../frame/scope'
import { useMayView } from '../../frame/useMayView'
import { useTakeIn } from '../../frame/useTakeIn'
import { openRates } from '../../hiring/openRates'
import { WageRates } from '../../hiring/WageRates'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { OpenConnection } from './openConnection'

interface PaidRatesProps {
  open: OpenConnection
  rates: readonly WageRate[]
}

/** What is paid: the family may change it, the caregiver reads it. */
export function PaidRates({ open: { connection, side, today }, rates }: PaidRatesProps) {
  if (side === 'caregiver')
    return <WageRates {...{ rates, today, side }} mayChange={false} ended={overSince(connection, today)} />
  return <OwnRates connection={connection} rates={rates} today={today} />
}

/** The last day of a contract that is over; null of one that goes on. */
const overSince = ({ end_date }: Connection, today: string) =>
  end_date !== null && end_date < today ? end_date : null

interface OwnRatesProps {
  connection: Connection
  rates: readonly WageRate[]
  today: string
}

/** What the family pays, and what the dialogs over the page need to change it. */
function OwnRates({ connection, rates: loaded, today }: OwnRatesProps) {
  const say = useSay()
  const mayView = useMayView()
  const { care, toasts } = useApp()
  const { provider, job, place } = connection
  const [open] = useState(() => ({
    store: createWageRates(care, toasts, connection.id, loaded),
    name: provider.first_name,
    place: { state: place?.state ?? '', city: place?.city },
    today,
    hoursWeek: job?.hours_week ?? null,
    desired: provider.desired_wage || null,
  }))
  useTakeIn(open.store.rates.set, loaded)
  useHolding(openRates, open)
  const rates = useValue(open.store.rates.data) ?? loaded
  return (
    <>
      <WageRates
        {...{ rates, today }}
        side="family"
        mayChange={isWorking(connection, today)}
        ended={overSince(connection, today)}
      />
      {mayView('/payroll/tax-enroll') && (
        <p>
          <Link href="/payroll/tax-enroll" look="line">
            {say(pageTitles.taxEnroll)}
          </Link>
        </p>
      )}
    </>
  )
}
