import { type Board, type BoardShift, type ShiftGap } from '@homecare/sdk/facilities'
import { dateWords } from '@homecare/sdk/kit'
import { holidays, partOfDay } from '@homecare/sdk/shifts'
import { boardTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { check } from '../kit/icons/basic'
import { Icon } from '../kit/icons/Icon'
import { useSay } from '../kit/say'
import { GapMark, ShiftMark } from './BoardCell'
import { dayHead, hoursWords, partWords, shortDay } from './boardWords'
import { Role } from './Role'

interface BoardDaysProps {
  board: Board
  shifts: readonly BoardShift[]
  day: string
  now: Date
  chosen: ReadonlySet<string>
  onGap: (gap: ShiftGap) => void
  chooseAll: ReactNode
  onDay: (day: string) => void
}

/** The week in a narrow window: its days with what is open, one of them as a list, then all that is open or lacking. */
export function BoardDays({ board, shifts, day, now, chosen, onGap, chooseAll, onDay }: BoardDaysProps) {
  const say = useSay()
  const { isToday, holiday } = board.days.find((one) => one.day === day)!
  const open = shifts.filter(({ status }) => status === 'open')
  const date = dateWords(day, isToday ? 'monthDay' : 'weekday', say.locale)
  const title = [isToday && say(words.today), date, holiday && say(holidays.find(holiday)!.label)]
  return (
    <div className="board-narrow">
      <Card>
        <ol className="board-pick" role="list" aria-label={say(words.oneDay)}>
          {board.days.map((one) => (
            <li key={one.day}>
              <DayButton one={one} shifts={shifts} pressed={one.day === day} onDay={onDay} />
            </li>
          ))}
        </ol>
      </Card>
      <div className="board-pair">
        <Section title={title.filter(Boolean).join(', ')}>
          <Card>
            <DayList shifts={shifts.filter((shift) => shift.day === day)} now={now} />
          </Card>
        </Section>
        {board.gaps.length > 0 && (
          <Section title={say(words.notPosted)} aside={<b className="board-count">{board.gaps.length}</b>}>
            <ul className="board-open" role="list">
              {board.gaps.map((gap) => (
                <li key={gap.key}>
                  <GapMark gap={gap} pressed={chosen.has(gap.key)} onPress={onGap}>
                    {shortDay(gap.day, say.locale)}, {partIn(gap, say).toLowerCase()} ·{' '}
                    <Role ids={gap.license_types} />
                  </GapMark>
                </li>
              ))}
            </ul>
            {chooseAll}
          </Section>
        )}
        {open.length > 0 && (
          <Section title={say(words.allOpen)} aside={<b className="board-count">{open.length}</b>}>
            <ul className="board-open" role="list">
              {open.map((shift) => (
                <li key={shift.id} className="board-line-open">
                  <p>
                    {shortDay(shift.day, say.locale)}, {partIn(shift, say).toLowerCase()} ·{' '}
                    <Role ids={shift.license_types} />
                  </p>
                  <ShiftMark shift={shift} now={now} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  )
}

type Hours = Pick<BoardShift, 'start_time' | 'end_time'>
const partIn = (slot: Hours, say: ReturnType<typeof useSay>) =>
  say(partWords[partOfDay(slot.start_time, slot.end_time) ?? 1])
const hoursKey = ({ start_time, end_time }: Hours) => `${start_time} ${end_time}`

interface DayButtonProps {
  one: Board['days'][number]
  shifts: readonly BoardShift[]
  pressed: boolean
  onDay: (day: string) => void
}

function DayButton({ one: { day, open, isToday }, shifts, pressed, onDay }: DayButtonProps) {
  const say = useSay()
  const { weekday, number } = dayHead(day, say.locale)
  const some = shifts.some((shift) => shift.day === day)
  return (
    <button
      type="button"
      className="board-day"
      aria-pressed={pressed}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onDay(day)}
    >
      <span>{weekday}</span> <b>{number}</b>{' '}
      {open > 0 ? (
        <span className="board-short">
          <span aria-hidden="true">{open}</span>
          <span className="hidden">{say.count(words.dayOpen, open)}</span>
        </span>
      ) : (
        <span className="board-full">
          {some ? <Icon of={check} /> : <span aria-hidden="true">–</span>}
          <span className="hidden">{say(some ? words.dayFull : words.dayNothing)}</span>
        </span>
      )}
    </button>
  )
}

/** The shifts of a day by their hours, each with the role it is for. */
function DayList({ shifts, now }: { shifts: readonly BoardShift[]; now: Date }) {
  const say = useSay()
  if (shifts.length === 0) return <p className="soft">{say(words.nothingThatDay)}</p>
  const hours = [...new Set(shifts.map(hoursKey))]
  return (
    <>
      {hours.map((key) => {
        const there = shifts.filter((shift) => hoursKey(shift) === key)
        const [first] = there
        return (
          <div key={key} className="board-slot">
            <h3>
              {partIn(first!, say)} <span>{say(hoursWords(first!))}</span>
            </h3>
            <ul role="list">
              {there.map((shift) => (
                <li key={shift.id} className="board-line">
                  <b>
                    <Role ids={shift.license_types} />
                  </b>
                  <ShiftMark shift={shift} now={now} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}
