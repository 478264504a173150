import { historyActionLabel, type HistoryEntry } from '@homecare/sdk/careplans'
import { dateWords } from '@homecare/sdk/kit'
import { planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { personName } from '../plan/planWords'

/** As many entries stand there at first. */
const shownFirst = 5

/** What happened to a task, latest first. */
export function TaskHistory({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const say = useSay()
  const [whole, setWhole] = useState(false)
  const shown = whole ? entries : entries.slice(0, shownFirst)
  return (
    <Card>
      <List look="lines" items={shown} by={({ id }) => id}>
        {({ action, user, at, date }) => (
          <p>
            {say(words.historyLine, {
              what: say(historyActionLabel(action) ?? planScreenTexts.changedOne),
              name: user ? personName(user) : say(planScreenTexts.somebody),
            })}
            <span className="soft small plan-history-when">
              {dateWords(at, 'dateTime', say.locale, zone)}
              {date && ` · ${say(words.ofDay, { day: dateWords(date, 'monthDay', say.locale) })}`}
            </span>
          </p>
        )}
      </List>
      {shown.length < entries.length && (
        <p>
          <Button look="plain" onClick={() => setWhole(true)}>
            {say(words.wholeHistory)}
          </Button>
        </p>
      )}
    </Card>
  )
}
