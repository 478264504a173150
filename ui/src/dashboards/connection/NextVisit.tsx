import { dateWords } from '@homecare/sdk/kit'
import type { Connection } from '@homecare/sdk/hiring'
import { connectionTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { Card } from '../../kit/layout/Card'
import { DateText } from '../../kit/DateText'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** The next visit between two, by the clock of where it takes place. Those of an agency's caregiver are planned by it. */
export function NextVisit({ connection }: { connection: Connection }) {
  const say = useSay()
  const { user_type } = useValue(useSession().identity)
  const mayView = useMayView()
  const visit = connection.upcoming_shift
  const href = `/next-shift/${connection.id}/${visit?.id ?? 0}` as const
  return (
    <Section title={say(words.nextVisit)}>
      <Card>
        {visit ? (
          <>
            <p>
              <b>
                <time dateTime={visit.start}>
                  {dateWords(visit.start, 'weekday', say.locale, visit.time_zone)}
                </time>
              </b>
              <br />
              <DateText value={visit.start} show="time" zone={visit.time_zone} /> –{' '}
              <DateText value={visit.end} show="time" zone={visit.time_zone} />
            </p>
            {visit.note && (
              <p>
                <span className="soft">{say(words.note)}:</span> {visit.note}
              </p>
            )}
            {user_type !== 'agency_caregiver' && mayView(href) && (
              <p>
                <Link href={href} look="line">
                  {say(words.seeVisit)}
                </Link>
              </p>
            )}
          </>
        ) : (
          <p className="soft">{say(words.noVisit)}</p>
        )}
      </Card>
    </Section>
  )
}
