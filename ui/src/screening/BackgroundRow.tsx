import { hasCheckReport, type BackgroundCheck } from '@homecare/sdk/screening'
import { backgroundTexts } from '@homecare/sdk/texts'
import { DateText } from '../kit/DateText'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { BackgroundState } from './BackgroundState'
import { backgroundHref } from './backgroundPage'

/** A background check in one row: Passed, View, and the date; before that, where it stands. */
export function BackgroundRow({ check }: { check: BackgroundCheck }) {
  const say = useSay()
  return (
    <p className="row">
      <BackgroundState status={check.status} />
      {hasCheckReport(check) && (
        <Link href={backgroundHref('view-report')} look="line" aria-label={say(backgroundTexts.viewReport)}>
          {say(backgroundTexts.view)}
        </Link>
      )}
      {check.completed_on && (
        <span className="soft">
          <DateText value={check.completed_on} />
        </span>
      )}
    </p>
  )
}
