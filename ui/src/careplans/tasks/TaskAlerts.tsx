import type { CarePlan, PlanAlert, TaskPageStore } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { warning } from '../../kit/icons/basic'
import { message as messageIcon } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { mayDo } from '../plan/planAccess'
import { personName, whenThere } from '../plan/planWords'

const AlertDialog = laterDialog(() => import('../day/AlertDialog'))
const TurnOffDialog = laterDialog(() => import('../day/TurnOffDialog'))

interface TaskAlertsProps {
  store: TaskPageStore
  plan: CarePlan
  zone: string
}

/** What everybody is to know of a task. */
export default function TaskAlerts({ store, plan, zone }: TaskAlertsProps) {
  const say = useSay()
  const task = useValue(store.task)
  const [open, setOpen] = useState<'tell' | PlanAlert | null>(null)
  const edits = mayDo(plan, 'edit_tasks')
  const tells = edits || mayDo(plan, 'edit_notes')
  const close = () => setOpen(null)
  return (
    <>
      {task.alerts.map((alert) => (
        <article key={alert.id} className="plan-alert" data-level={alert.level}>
          <Icon of={alert.level === 'urgent' ? warning : messageIcon} />
          <div>
            <p>
              <b>
                {say(words.from, {
                  name: alert.user ? personName(alert.user) : say(words.somebody),
                  time: say(whenThere(alert.created, zone)),
                })}
              </b>
            </p>
            <p className="plan-words">{alert.text}</p>
          </div>
          {(edits || alert.own) && (
            <Button look="plain" onClick={() => setOpen(alert)}>
              {say(words.turnOff)}
            </Button>
          )}
        </article>
      ))}
      {tells && (
        <p>
          <Button look="plain" onClick={() => setOpen('tell')}>
            {say(words.tellAll)}
          </Button>
        </p>
      )}
      {open === 'tell' && (
        <AlertDialog
          planId={plan.id}
          about={{ task_id: task.id, date: task.date }}
          onSaved={store.putAlert}
          onClose={close}
        />
      )}
      {open !== null && open !== 'tell' && (
        <TurnOffDialog alert={open} turnOff={store.turnOff} onClose={close} />
      )}
    </>
  )
}
