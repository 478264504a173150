import { historyActionLabel, type HistoryEntry } from '@homecare/sdk/careplans'
import { dateWords } from '@homecare/sdk/kit'
import { planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { personName } from '../planWords'

/** What happened to a task, latest first. */
export function TaskHistory({ entries, zone }: { entries: readonly HistoryEntry[]; zone: string }) {
  const say = useSay()
  return (
    <Card>
      <List look="lines" items={entries} by={({ id }) => id}>
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
    </Card>
  )
}
