import { confirmClosedClock, type ClosedClock } from '@homecare/sdk/clock'
import { dateWords, describeFailure, isApiError, type ApiError } from '@homecare/sdk/kit'
import { clockScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { clock } from '../kit/icons/care'
import { AnswerRow } from '../kit/layout/AnswerRow'
import { useSay } from '../kit/say'
import type { Answer } from '../kit/useAnswers'
import { clockPath } from '../outbox/clockPath'
import { clockWords } from './timeWords'

interface ClosedClockRowProps {
  closed: ClosedClock
  /** What was answered, while the page is not left. */
  answer: Answer | null
  onAnswered: (answer: Answer) => void
}

/** A clock that the server has closed: right as it is, or corrected where the timesheet takes other hours. */
export function ClosedClockRow({ closed, answer, onAnswered }: ClosedClockRowProps) {
  const say = useSay()
  const care = useCare()
  const [failed, setFailed] = useState<ApiError | null>(null)
  const { id, name, start, end, time_zone, may_correct } = closed
  const confirm = async () => {
    try {
      await care.call(confirmClosedClock, { id })
      onAnswered({ words: say(words.closedRead) })
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailed(error)
    }
  }
  return (
    <AnswerRow
      icon={clock}
      tone="warn"
      title={say(words.closedTitle, { day: dateWords(start, 'weekday', say.locale, time_zone) })}
      href={clockPath(closed)}
      facts={say(words.closedText, { name, time: say(clockWords(end, time_zone)) })}
      consequence={say(may_correct ? words.closedSheet : words.closedVisit)}
      actions={[
        { label: words.closedOk, press: confirm },
        { label: may_correct ? words.closedCorrect : words.closedSee, href: clockPath(closed) },
      ]}
      problem={failed && say(describeFailure(failed))}
      answer={answer}
    />
  )
}
