import { dateWords } from '@homecare/sdk/kit'
import type { Connection } from '@homecare/sdk/hiring'
import { connectionTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { Card } from '../../kit/layout/Card'
import { DateText } from '../../kit/DateText'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** The next visit to a family, by the clock of where it takes place. Those of an agency's caregiver are planned by it. */
export function NextVisit({ connection }: { connection: Connection }) {
  const say = useSay()
  const { user_type } = useValue(useSession().identity)
  const visit = connection.upcoming_shift
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
            {user_type === 'caregiver' && (
              <p>
                <Link href={`/next-shift/${connection.id}/${visit.id}`} look="line">
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
