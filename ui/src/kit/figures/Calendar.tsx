import { addDays, addMonths, daysOfWeek, weeksOfMonth, dateWords } from '@homecare/sdk/kit'
import { calendarTexts } from '@homecare/sdk/texts'
import { Fragment, useId, type ReactNode } from 'react'
import { Button } from '../Button'
import './Calendar.css'
import { IconButton } from '../IconButton'
import { left, right } from '../icons/basic'
import { plus } from '../icons/care'
import { useSay } from '../say'

interface CalendarEntry {
  readonly id: string | number
  readonly label: string
}

interface CalendarProps {
  view: 'month' | 'week'
  /** A day `YYYY-MM-DD` of the month or week that is shown. */
  day: string
  today: string
  /** What stands on each day; days without anything may be left out. */
  entries: ReadonlyMap<string, readonly CalendarEntry[]>
  onMove: (day: string) => void
  onOpen: (id: CalendarEntry['id'], day: string) => void
  /** A day was pressed to put something on it. */
  onAdd?: (day: string) => void
  /** How an entry is drawn in the week, where there is room for more than its label. */
  renderEntry?: (id: CalendarEntry['id']) => ReactNode
  /** A day of the month was pressed to see what stands on it: where nothing can be put on it. */
  onDay?: (day: string) => void
}

/** A month as a grid or a week as a list of days. The month's entries are dots on a phone, where words have no room. */
export function Calendar(props: CalendarProps) {
  const say = useSay()
  const id = useId()
  const { view, day, today, onMove } = props
  const isMonth = view === 'month'
  const week = daysOfWeek(day)
  const move = (by: number) => onMove(isMonth ? addMonths(day, by) : addDays(day, by * 7))
  const title = isMonth
    ? dateWords(day, 'month', say.locale)
    : `${dateWords(week[0] ?? day, 'shortDay', say.locale)} – ${dateWords(week[6] ?? day, 'shortDay', say.locale)}`
  return (
    <section className="calendar" aria-labelledby={id}>
      <div className="calendar-head">
        <IconButton
          icon={left}
          label={isMonth ? calendarTexts.previousMonth : calendarTexts.previousWeek}
          onClick={() => move(-1)}
        />
        <h2 id={id} aria-live="polite">
          {title}
        </h2>
        <IconButton
          icon={right}
          label={isMonth ? calendarTexts.nextMonth : calendarTexts.nextWeek}
          onClick={() => move(1)}
        />
        <Button look="plain" onClick={() => onMove(today)}>
          {say(calendarTexts.today)}
        </Button>
      </div>
      {isMonth ? <Month {...props} titleId={id} /> : <Week {...props} days={week} />}
    </section>
  )
}

function Month({ day, today, entries, onOpen, onAdd, onDay, titleId }: CalendarProps & { titleId: string }) {
  const say = useSay()
  const weeks = weeksOfMonth(day)
  return (
    <table className="calendar-month" aria-labelledby={titleId}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((date) => (
            <th key={date} scope="col" abbr={weekday(date, say.locale, 'long')}>
              <span className="calendar-short">{weekday(date, say.locale, 'short')}</span>
              <span className="calendar-letter">{weekday(date, say.locale, 'narrow')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const there = entries.get(date) ?? []
              return (
                <td key={date} data-other={date.slice(0, 7) !== day.slice(0, 7) || undefined}>
                  <button
                    type="button"
                    className="calendar-day"
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={dayLabel(date, there.length, say, onAdd !== undefined)}
                    onClick={() => (onAdd ?? onDay)?.(date)}
                  >
                    {Number(date.slice(8))}
                    {there.length > 0 && <span className="calendar-dot" aria-hidden="true" />}
                  </button>
                  {there.map(({ id, label }) => (
                    <button
                      key={id}
                      type="button"
                      className="calendar-entry"
                      onClick={() => onOpen(id, date)}
                    >
                      {label}
                    </button>
                  ))}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Week({
  days,
  today,
  entries,
  onOpen,
  onAdd,
  renderEntry,
}: CalendarProps & { days: readonly string[] }) {
  const say = useSay()
  return (
    <ul className="calendar-week" role="list">
      {days.map((date) => {
        const there = entries.get(date) ?? []
        const words = dateWords(date, 'weekday', say.locale)
        return (
          <li key={date} aria-current={date === today ? 'date' : undefined}>
            <h3>{words}</h3>
            <div className="calendar-entries">
              {there.length === 0 && <span className="soft">{say(calendarTexts.nothing)}</span>}
              {there.map(({ id, label }) =>
                renderEntry ? (
                  <Fragment key={id}>{renderEntry(id)}</Fragment>
                ) : (
                  <button key={id} type="button" className="calendar-entry" onClick={() => onOpen(id, date)}>
                    {label}
                  </button>
                ),
              )}
            </div>
            {onAdd && (
              <IconButton
                icon={plus}
                label={{ text: calendarTexts.addOn, params: { day: words } }}
                onClick={() => onAdd(date)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function dayLabel(date: string, count: number, say: ReturnType<typeof useSay>, adds: boolean): string {
  const day = dateWords(date, 'weekday', say.locale)
  const label = adds ? say(calendarTexts.addOn, { day }) : day
  return count > 0 ? `${label} (${say.count(calendarTexts.entries, count)})` : label
}

function weekday(date: string, locale: string, style: 'narrow' | 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(date))
}
