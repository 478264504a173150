import { timeZoneOfState, type Connection } from '@homecare/sdk'
import { connectionTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/Card'
import { DateText, dateWords } from '../../kit/DateText'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/Section'
import { useSay } from '../../kit/say'

/** The next visit to a family, by the clock of where it takes place. */
export function NextVisit({ connection }: { connection: Connection }) {
  const say = useSay()
  const visit = connection.upcoming_shift
  const zone = timeZoneOfState(connection.job?.state ?? connection.provider.state)
  return (
    <Section title={say(words.nextVisit)}>
      <Card>
        {visit ? (
          <>
            <p>
              <b>
                <time dateTime={visit.start}>{dateWords(visit.start, 'weekday', say.locale, zone)}</time>
              </b>
              <br />
              <DateText value={visit.start} show="time" zone={zone} /> –{' '}
              <DateText value={visit.end} show="time" zone={zone} />
            </p>
            {visit.note && (
              <p>
                <span className="soft">{say(words.note)}:</span> {visit.note}
              </p>
            )}
            <p>
              <Link href={`/next-shift/${connection.id}/${visit.id}`} look="line">
                {say(words.seeVisit)}
              </Link>
            </p>
          </>
        ) : (
          <p className="soft">{say(words.noVisit)}</p>
        )}
      </Card>
    </Section>
  )
}
