import type { Alert } from '@homecare/sdk/families'
import { dashboardTexts } from '@homecare/sdk/texts'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { AlertRow } from '../AlertRow'

/** How many stand in full; the others wait behind one press. */
const shown = 3

/** What needs the reader, the most urgent first, under a heading of its page: a row each, with the page where it is dealt with. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const say = useSay()
  const rest = alerts.slice(shown)
  if (alerts.length === 0) return null
  return (
    <div className="dashboard-alerts card stack">
      <AlertRows alerts={alerts.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{say.count(dashboardTexts.moreAlerts, rest.length)}</summary>
          <AlertRows alerts={rest} />
        </details>
      )}
    </div>
  )
}

function AlertRows({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <List look="lines" items={alerts} by={({ id }) => id}>
      {(alert) => <AlertRow alert={alert} />}
    </List>
  )
}
