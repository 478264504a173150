import type { DayStore, PlanAlert } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { warning } from '../../kit/icons/basic'
import { message as messageIcon } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { Menu } from '../../kit/overlays/Menu'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { mayDo } from '../plan/planAccess'
import { personName, timeThere, whenThere } from '../plan/planWords'
import type { DayReader } from './reader'
import { dayIn } from '@homecare/sdk/kit'

const AlertDialog = laterDialog(() => import('./AlertDialog'))
const TurnOffDialog = laterDialog(() => import('./TurnOffDialog'))
const DetailsDialog = laterDialog(() => import('./DetailsDialog'))

/** What everybody is to know: what was told or measured, and what is always so. */
export function ToKnow({ store, reader }: { store: DayStore; reader: DayReader }) {
  const say = useSay()
  const { plan } = useValue(store.day)
  const [open, setOpen] = useState<'tell' | 'details' | PlanAlert | null>(null)
  const close = () => setOpen(null)
  const tells = mayDo(plan, 'edit_notes') || mayDo(plan, 'edit_tasks')
  const manages = mayDo(plan, 'manage_people')
  if (plan.alerts.length === 0 && plan.careful === '' && !tells) return null
  return (
    <section className="plan-know" aria-label={say(words.toKnow)}>
      {plan.alerts.map((alert) => (
        <AlertCard key={alert.id} {...{ alert, store, reader }} onTurnOff={() => setOpen(alert)} />
      ))}
      {plan.careful && (
        <p className="plan-careful">
          <Icon of={warning} />
          <b>{plan.careful}</b>
        </p>
      )}
      <div className="row">
        {tells && (
          <Button look="plain" onClick={() => setOpen('tell')}>
            {say(words.tellAll)}
          </Button>
        )}
        {manages && (
          <Button look="plain" onClick={() => setOpen('details')}>
            {say(words.details)}
          </Button>
        )}
      </div>
      {open === 'tell' && (
        <AlertDialog planId={plan.id} about={null} onSaved={store.putAlert} onClose={close} />
      )}
      {open === 'details' && <DetailsDialog plan={plan} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <TurnOffDialog alert={open} turnOff={store.turnOff} onClose={close} />
      )}
    </section>
  )
}

interface AlertCardProps {
  alert: PlanAlert
  store: DayStore
  reader: DayReader
  onTurnOff: () => void
}

function AlertCard({ alert, store, reader, onTurnOff }: AlertCardProps) {
  const say = useSay()
  const { zone, edits, today } = reader
  const { user, created, level, text, seen, seen_by, own } = alert
  const isToday = dayIn(zone, new Date(created)) === today
  const time = say((isToday ? timeThere : whenThere)(created, zone))
  const items = [
    ...(edits || own ? [{ label: words.turnOff, onSelect: onTurnOff }] : []),
    ...(own
      ? [{ label: words.deleteAlert, danger: true, onSelect: () => void store.removeAlert.run(alert) }]
      : []),
  ]
  return (
    <article className="plan-alert" data-level={level}>
      <Icon of={level === 'urgent' ? warning : messageIcon} />
      <div>
        <p>
          <b>
            {level === 'urgent' && `${say(words.urgent)}: `}
            {user?.id === reader.id
              ? say(words.fromYou, { time })
              : say(words.from, { name: user ? personName(user) : say(words.somebody), time })}
          </b>
        </p>
        <p className="plan-words">{text}</p>
        {own && (
          <p className="soft small">
            {seen_by.length === 0
              ? say(words.seenByNobody)
              : say(words.seenBy, { names: seen_by.map(personName).join(', ') })}
          </p>
        )}
      </div>
      <div className="plan-alert-acts">
        {!own && !seen && (
          <Button look="plain" onClick={() => store.see.run(alert)}>
            {say(words.gotIt)}
          </Button>
        )}
        {items.length > 0 && <Menu label={words.more} items={items} />}
      </div>
    </article>
  )
}
