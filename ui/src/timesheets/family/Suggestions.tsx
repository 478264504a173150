import type { ShiftSuggestion, TimesheetStore } from '@homecare/sdk/timesheets'
import { lineSources } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import type { Failure } from '../../kit/states/FailureReference'
import { FailureReference } from '../../kit/states/FailureReference'
import { useValue } from '../../kit/useValue'
import { told } from '../../kit/words'
import { hoursWords, weekdayWords } from './sheetWords'

interface SuggestionsProps {
  store: TimesheetStore
  /** Why planned visits could not be looked for. */
  failure: Failure | null
}

/** Hours that may be taken over, one by one or all: from the clock, as planned, as last time. */
export function Suggestions({ store, failure }: SuggestionsProps) {
  const say = useSay()
  const open = useValue(store.open)
  const busy = useValue(store.take.busy)
  if (open.length === 0 && !failure) return null
  return (
    <Section
      title={say(words.suggestions)}
      aside={
        open.length > 0 && (
          <Button look="primary" busy={busy} onClick={() => store.take.run(open)}>
            {say.count(words.takeAll, open.length)}
          </Button>
        )
      }
    >
      <p className="soft">{say(words.suggestionsLead)}</p>
      {failure && (
        <>
          <p role="alert">{say(words.suggestionsFailed)}</p>
          <FailureReference error={failure} />
        </>
      )}
      {open.length > 0 && (
        <Card>
          <List look="lines" items={open} by={keyOf}>
            {(one) => <Row suggestion={one} store={store} busy={busy} />}
          </List>
        </Card>
      )}
    </Section>
  )
}

interface RowProps {
  suggestion: ShiftSuggestion
  store: TimesheetStore
  busy: boolean
}

function Row({ suggestion, store, busy }: RowProps) {
  const say = useSay()
  const { date, source, planned, break_minutes } = suggestion
  const [day, time] = [say(weekdayWords(date)), say(hoursWords(suggestion))]
  return (
    <div className="sheet-line">
      <p>
        <b className="sheet-day-name">{day}</b>
        {time}{' '}
        <span className="soft small">
          {[
            say(lineSources.find(source)?.label ?? ''),
            ...(planned ? [say(told(words.planned, { time: hoursWords(planned) }))] : []),
            ...(break_minutes > 0 ? [say(words.breakOf, { minutes: break_minutes })] : []),
          ].join(' · ')}
        </span>
      </p>
      <Button
        look="tonal"
        disabled={busy}
        aria-label={say(words.takeOf, { day, time })}
        onClick={() => store.take.run([suggestion])}
      >
        {say(words.take)}
      </Button>
    </div>
  )
}

const keyOf = ({ date, start_time, end_time, later_start }: ShiftSuggestion) =>
  `${date} ${start_time} ${end_time} ${later_start ?? ''}`
