import type { Visit } from '@homecare/sdk/hiring'
import { dateWords, describeFailure, formatDollars, message } from '@homecare/sdk/kit'
import {
  createRideOrder,
  rideDirections,
  rideDraft,
  type RideDirection,
  type RideNews,
  type RideOrder,
} from '@homecare/sdk/rides'
import { rideScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { TimeField } from '../availability/TimeField'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Link } from '../kit/Link'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { monthWords } from './rideWords'

interface OrderRideDialogProps {
  visit: Visit
  /** The ways in which a ride may be ordered. */
  ways: readonly RideDirection[]
  /** The family, as its caregiver knows it. */
  name: string
  onOrdered: (news: RideNews) => void
  onClose: () => void
}

/** Orders a ride to or from a visit, having said what it costs and who learns of it. */
export default function OrderRideDialog({ visit, ways, name, onOrdered, onClose }: OrderRideDialogProps) {
  const { care } = useApp()
  // As they were when it opened: what is ordered takes its way out of them.
  const [first] = useState(ways)
  const [order] = useState(() => createRideOrder(care, visit, first, () => Date.now(), onOrdered))
  return (
    <FormDialog title={words.order} form={order.form} onClose={onClose}>
      <Fields order={order} visit={visit} ways={first} name={name} onAccepted={onClose} />
    </FormDialog>
  )
}

interface FieldsProps extends Pick<OrderRideDialogProps, 'visit' | 'ways' | 'name'> {
  order: RideOrder
  onAccepted: () => void
}

function Fields({ order, visit, ways, name, onAccepted }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { form } = order
  const { pickup_at } = rideDraft(useValue(form.data), visit)
  const dayOf = (instant: string) => dateWords(instant, 'weekday', say.locale, visit.time_zone)
  return (
    <Form
      form={form}
      submit={words.order}
      onAccepted={onAccepted}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <p>{say(words.orderFor, { day: dayOf(visit.start) })}</p>
      <RadioGroup
        form={form}
        name="direction"
        label={words.direction}
        look="chips"
        options={rideDirections.entries
          .filter(({ id }) => ways.includes(id))
          .map(({ id, label }) => ({ value: id, label }))}
      />
      <TimeField field={form.fields.time} label={words.pickup} />
      {pickup_at && dayOf(pickup_at) !== dayOf(visit.start) && (
        <p className="soft">{say(words.pickupOn, { day: dayOf(pickup_at) })}</p>
      )}
      <Estimate order={order} />
      <p className="soft small">{say(words.shares, { name })}</p>
    </Form>
  )
}

/** Milliseconds after which what is being typed is asked about. */
const typedForMs = 300

/** What the ride in the form costs, and what is left of the month. */
function Estimate({ order }: { order: RideOrder }) {
  const say = useSay()
  const { form, preview, look } = order
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = form.data.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(look, typedForMs)
    })
    return () => {
      end()
      clearTimeout(timer)
      preview.clear()
    }
  }, [form, look, preview])
  const found = useValue(preview.data)
  const error = useValue(preview.error)
  const loading = useValue(preview.loading)
  return (
    <div aria-live="polite" aria-busy={loading}>
      {error ? (
        <p>
          {say(describeFailure(error))}{' '}
          {error.code === 'no_home' && <Link href="/caregiver/profile/location">{say(words.profile)}</Link>}
        </p>
      ) : found ? (
        <p>
          <b>
            {say(
              message(words.estimate, {
                cost: formatDollars(found.estimate),
                left: formatDollars(found.left),
                month: monthWords(found.month, say),
              }),
            )}
          </b>
        </p>
      ) : (
        <p className="soft">{say(words.estimating)}</p>
      )}
    </div>
  )
}
