import { reportAsText, reportWord, type BackgroundReport } from '@homecare/sdk/screening'
import { backgroundTexts } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { DateText } from '../kit/DateText'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { BackgroundState } from './BackgroundState'
import './Background.css'

/** What a check found, search by search, and the same as a file. */
export function ReportView({ report, name }: { report: BackgroundReport; name: string }) {
  const say = useSay()
  const { status, completed_on, sections } = report
  const text = reportAsText(report, name, say.locale)
  return (
    <Card as="section">
      <p className="row">
        <b>{name}</b> <BackgroundState status={status} />
        {completed_on && (
          <span className="soft">
            <DateText value={completed_on} />
          </span>
        )}
      </p>
      {sections.length > 0 ? (
        <Facts
          facts={sections.map(({ title, result, details }) => ({
            name: reportWord(title),
            value: (
              <>
                {say(reportWord(result))}
                {details.map((line, at) => (
                  <span key={at} className="soft background-detail">
                    {line}
                  </span>
                ))}
              </>
            ),
          }))}
        />
      ) : (
        <p className="soft">{say(backgroundTexts.noSections)}</p>
      )}
      <p>
        <Link
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={say(backgroundTexts.fileName, { day: completed_on ?? '' })}
          look="quiet"
        >
          {say(backgroundTexts.download)}
        </Link>
      </p>
    </Card>
  )
}
