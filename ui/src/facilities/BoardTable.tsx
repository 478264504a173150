import type { Board, BoardRole, FacilityWeek, ShiftGap } from '@homecare/sdk/facilities'
import { holidays } from '@homecare/sdk/shifts'
import { boardTexts as words } from '@homecare/sdk/texts'
import { memo, type ReactNode } from 'react'
import { useSay } from '../kit/say'
import { GapMark, ShiftMark } from './BoardCell'
import { dayHead, dollars, hoursWords, monthDay, partWords, rateWords, roleName } from './boardWords'
import { Role } from './Role'

interface BoardTableProps {
  week: FacilityWeek
  board: Board
  now: Date
  chosen: ReadonlySet<string>
  onGap: (gap: ShiftGap) => void
  chooseAll: ReactNode
}

/** The week as a table: roles and their hours down, days across, what each day costs at its foot. */
export function BoardTable({ week, board, now, chosen, onGap, chooseAll }: BoardTableProps) {
  const say = useSay()
  return (
    <div className="board-wide">
      <table className="board-table">
        <caption className="hidden">{say(words.caption, { day: monthDay(week.week, say.locale) })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{say(words.shift)}</span>
            </th>
            {board.days.map(({ day, isToday, holiday }) => {
              const { weekday, number } = dayHead(day, say.locale)
              return (
                <th key={day} scope="col" aria-current={isToday ? 'date' : undefined}>
                  {weekday} <b>{number}</b> {isToday && <span>{say(words.today)} </span>}
                  {holiday && <span>{say(holidays.find(holiday)!.label)}</span>}
                </th>
              )
            })}
          </tr>
        </thead>
        {board.roles.map((role) => (
          <RoleRows key={role.key} role={role} board={board} now={now} chosen={chosen} onGap={onGap} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">
              <b>{say(words.cost)}</b> {say(words.andIfFilled)}
            </th>
            {board.days.map(({ day, booked, more }) => (
              <td key={day}>
                <b>{dollars(booked)}</b>
                {more > 0 && (
                  <>
                    <span className="board-more" aria-hidden="true">
                      {say(words.more, { amount: dollars(more) })}
                    </span>
                    <span className="hidden">, {say(words.moreHeard, { amount: dollars(more) })}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <ul className="board-keys" role="list">
        <li data-state="asked">{say(words.keyAsked)}</li>
        {board.gaps.length > 0 && <li data-state="gap">{say(words.keyGap)}</li>}
        <li data-state="open">{say(words.keyOpen)}</li>
      </ul>
      {chooseAll}
    </div>
  )
}

type RoleRowsProps = { role: BoardRole } & Omit<BoardTableProps, 'week' | 'chooseAll'>

/** A role with its rows. */
const RoleRows = memo(function ({ role, board, now, chosen, onGap }: RoleRowsProps) {
  const say = useSay()
  const name = roleName(role.license_types)
  return (
    <tbody>
      <tr className="board-role">
        <th colSpan={8} scope="rowgroup">
          {name ? say(name) : <Role ids={role.license_types} />}{' '}
          <span>
            {name && (
              <>
                <Role ids={role.license_types} /> ·{' '}
              </>
            )}
            {say(rateWords(role))}
          </span>
        </th>
      </tr>
      {role.rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <b>{say(partWords[row.part])}</b> {say(hoursWords(row))}
          </th>
          {row.cells.map(({ shifts, gaps }, i) => {
            const { day, isToday, isPast } = board.days[i]!
            return (
              <td key={day} data-when={isToday ? 'today' : isPast ? 'past' : undefined}>
                {shifts.map((shift) => (
                  <ShiftMark key={shift.id} shift={shift} now={now} />
                ))}
                {gaps.map((gap) => (
                  <GapMark key={gap.key} gap={gap} pressed={chosen.has(gap.key)} onPress={onGap} />
                ))}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
})
