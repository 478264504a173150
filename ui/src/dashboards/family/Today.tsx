import type { CareTeamMember, ConnectionSummary } from '@homecare/sdk/families'
import { visitDay, type Visit } from '@homecare/sdk/hiring'
import { dateWords, type ApiError } from '@homecare/sdk/kit'
import { dashboardTexts, familyHomeTexts as words } from '@homecare/sdk/texts'
import { nameOf } from '../../caregivers/cardView'
import { timeWords } from '../../clock/timeWords'
import { VisitStanding } from '../../clock/VisitStanding'
import { useMayView } from '../../frame/useMayView'
import { Avatar } from '../../kit/figures/Avatar'
import { message as messageIcon, phone as phoneIcon } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { Icon } from '../../kit/icons/Icon'
import { A, Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import './Today.css'

interface TodayProps {
  /** Undefined while they are not there. */
  visits: readonly Visit[] | undefined
  error: ApiError | null
  loading: boolean
  retry: () => unknown
  now: Date
  connections: readonly ConnectionSummary[]
  team: readonly CareTeamMember[] | null
}

/** Who comes today, or on the next day that has a visit. */
export function Today({ visits, error, loading, retry, now, ...known }: TodayProps) {
  const say = useSay()
  const day = visits && visitDay(visits, now)
  if (visits && !day) return null
  const title =
    day && !day.isToday
      ? say(words.next, { day: dateWords(day.day, 'weekday', say.locale) })
      : say(words.today)
  return (
    <Section className="family-today" title={title}>
      {day ? (
        <Card>
          <VisitList visits={day.visits} now={now} {...known} />
        </Card>
      ) : error ? (
        <ErrorState level={3} title={words.visitsFailed} error={error} retry={retry} busy={loading} />
      ) : (
        <Skeleton shape="person" count={1} />
      )}
    </Section>
  )
}

interface VisitListProps extends Pick<TodayProps, 'now' | 'connections' | 'team'> {
  visits: readonly Visit[]
  /** Each says its day. */
  day?: boolean
}

/** Visits with who comes, where things stand, and how to reach them. */
export function VisitList({ visits, now, connections, team, day }: VisitListProps) {
  const say = useSay()
  const mayView = useMayView()
  return (
    <List look="lines" items={visits} by={({ id }) => id}>
      {(visit) => {
        const { person, connection_id, start, end, time_zone } = visit
        const name = nameOf(person)
        const conversation = connections.find(({ id }) => id === connection_id)?.conversation_id ?? null
        const number = team?.find((member) => member.connection_id === connection_id)?.phone
        const page = `/next-shift/${connection_id}/${visit.id}` as const
        return (
          <div className="family-visit">
            <div className="row" data-spread>
              <h3>
                {day && `${dateWords(start, 'weekday', say.locale, time_zone)}, `}
                {say(timeWords(start, end, time_zone))}
              </h3>
              <VisitStanding visit={visit} now={now} />
            </div>
            <div className="family-visit-who">
              <Avatar name={name} src={person.photo} />
              <A className="link" href={`/family/dashboard/connections/${connection_id}`}>
                {name}
              </A>
            </div>
            {visit.note && (
              <p className="family-visit-note">
                <Icon of={messageIcon} />
                <span>
                  <span className="hidden">{say(words.note)}: </span>
                  {visit.note}
                </span>
              </p>
            )}
            <div className="row">
              {conversation !== null && mayView('/messages') && (
                <Link
                  look="quiet"
                  icon={messageIcon}
                  href={`/messages/${conversation}`}
                  aria-label={say(dashboardTexts.messageTo, { name })}
                >
                  {say(dashboardTexts.message)}
                </Link>
              )}
              {number && (
                <Link
                  look="quiet"
                  icon={phoneIcon}
                  href={`tel:+${number.length === 10 ? `1${number}` : number}`}
                  aria-label={say(words.callTo, { name })}
                >
                  {say(words.call)}
                </Link>
              )}
              {mayView(page) && (
                <Link look="line" href={page}>
                  {say(words.seeVisit)}
                </Link>
              )}
            </div>
          </div>
        )
      }}
    </List>
  )
}
