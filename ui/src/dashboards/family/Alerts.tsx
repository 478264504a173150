import { ownHref } from '@homecare/sdk/addresses'
import { alertKinds, type Alert } from '@homecare/sdk/families'
import { dashboardTexts } from '@homecare/sdk/texts'
import { alert as alertIcon, info, warning } from '../../kit/icons/basic'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'

const icons = { bad: alertIcon, warn: warning, info }

/** How many stand in full; the others wait behind one press. */
const shown = 3

/** What needs the reader, the most urgent first: a row each, with the page where it is dealt with. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const say = useSay()
  const rest = alerts.slice(shown)
  if (alerts.length === 0) return null
  return (
    <section className="dashboard-alerts card stack" aria-label={say(dashboardTexts.alerts)}>
      <AlertRows alerts={alerts.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{say.count(dashboardTexts.moreAlerts, rest.length)}</summary>
          <AlertRows alerts={rest} />
        </details>
      )}
    </section>
  )
}

function AlertRows({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <List look="lines" items={alerts} by={({ id }) => id}>
      {({ kind, title, body, href: address }) => {
        const known = alertKinds.find(kind)
        const href = ownHref(address)
        const tone = known?.tone === 'bad' || known?.tone === 'warn' ? known.tone : 'info'
        return (
          <AnswerRow
            icon={icons[tone]}
            tone={tone}
            title={title}
            facts={body}
            actions={href && known ? [{ label: known.label, href }] : []}
          />
        )
      }}
    </List>
  )
}
