import { alertKinds, type Alert } from '@homecare/sdk/families'
import { dashboardTexts } from '@homecare/sdk/texts'
import { Banner } from '../../kit/states/Banner'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ownHref } from '@homecare/sdk/addresses'

/** How many stand in full; the others wait behind one press. */
const shown = 3

/** What needs the reader, the most urgent first, each with the page where it is dealt with. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const say = useSay()
  const rest = alerts.slice(shown)
  if (alerts.length === 0) return null
  return (
    <section className="dashboard-alerts" aria-label={say(dashboardTexts.alerts)}>
      <AlertList alerts={alerts.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{say.count(dashboardTexts.moreAlerts, rest.length)}</summary>
          <AlertList alerts={rest} />
        </details>
      )}
    </section>
  )
}

function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const say = useSay()
  return (
    <ul role="list">
      {alerts.map(({ id, kind, title, body, href: address }) => {
        const known = alertKinds.find(kind)
        const href = ownHref(address)
        return (
          <li key={id}>
            <Banner
              tone={known?.tone ?? 'info'}
              title={title}
              actions={
                href &&
                known && (
                  <Link href={href} look="quiet">
                    {say(known.label)}
                  </Link>
                )
              }
            >
              <p>{body}</p>
            </Banner>
          </li>
        )
      })}
    </ul>
  )
}
