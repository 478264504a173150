import type { WaitingHours } from '@homecare/sdk/timesheets'
import { dayTexts as words } from '@homecare/sdk/texts'
import { spanWords } from '../../clock/timeWords'
import { warning } from '../../kit/icons/basic'
import { clock, edit, file } from '../../kit/icons/care'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { useSay } from '../../kit/say'
import { sheetHref, spanOfDays } from './sheetWords'
import { useStartHours } from './useStartHours'

/** Hours with a family that are not in, or came back with a word of it. */
export function WaitingHoursRow({ hours }: { hours: WaitingHours }) {
  const say = useSay()
  const start = useStartHours()
  const { name, sent_back, reason, minutes, timesheet_id, connection_id } = hours
  const days = say(spanOfDays(hours))
  const label = sent_back ? words.sheetCorrect : words.sheetHandIn
  const icon = sent_back ? edit : file
  return (
    <AnswerRow
      icon={sent_back ? warning : clock}
      tone={sent_back ? 'warn' : 'info'}
      title={say(sent_back ? words.hoursBack : words.hoursMissing, { name })}
      facts={
        sent_back
          ? say(words.hoursBackText, { days, reason })
          : say(words.hoursMissingText, { days, hours: say(spanWords(minutes)) })
      }
      actions={[
        timesheet_id === null
          ? { label, icon, press: () => start(hours) }
          : { label, icon, href: sheetHref({ connection_id, id: timesheet_id }) },
      ]}
    />
  )
}
