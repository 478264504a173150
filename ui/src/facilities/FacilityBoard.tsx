import {
  boardOf,
  boardStateOf,
  createGapChoice,
  openSoon,
  weekBeside,
  type FacilitySheet,
  type FacilityWeek,
} from '@homecare/sdk/facilities'
import type { Part } from '@homecare/sdk/kit'
import { boardTexts as words } from '@homecare/sdk/texts'
import { useEffect, useMemo, useState } from 'react'
import { useNow } from '../clock/useNow'
import { placeWords } from '../clock/shiftWords'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { left, right } from '../kit/icons/basic'
import { plus } from '../kit/icons/care'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { AppliedWeeks } from './AppliedWeeks'
import './Board.css'
import { BoardDays } from './BoardDays'
import { BoardTable } from './BoardTable'
import { ChooseAllGaps, ChosenGaps } from './ChosenGaps'
import { dollars, monthDay } from './boardWords'
import { HoursToApprove } from './HoursToApprove'
import { OpenSoon } from './OpenSoon'

interface FacilityBoardProps {
  week: FacilityWeek
  hours: Part<{ readonly data: readonly FacilitySheet[]; readonly records: number }>
  loadedAt: string
  /** The day that narrow windows show, from the address. */
  day: string | null
}

/** The week of a facility: who works when, what is open, what it costs, and the hours that wait to be approved. */
export default function FacilityBoard({ week, hours, loadedAt, day }: FacilityBoardProps) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const now = useNow(loadedAt)
  const board = useMemo(() => boardOf(week, now), [week, now])
  const [choice] = useState(() =>
    createGapChoice(care, toasts, week.facility.id, () => void navigation.reload()),
  )
  const keys = useValue(choice.keys)
  const chosen = board.gaps.filter(({ key }) => keys.has(key))
  // What is chosen is of the week that is shown: also Back leads to another.
  useEffect(() => choice.begin(week.week), [choice, week.week])
  const { facility } = week
  const today = board.days.find(({ isToday }) => isToday)?.day
  const shown = board.days.find((one) => one.day === day)?.day ?? today ?? week.week
  const goTo = (to: string | null) => void navigation.pushQuery({ week: to, day: null })
  const { all, filled, asked, open, missed } = board.counts
  const isEmpty = all === 0 && board.gaps.length === 0
  return (
    <Page
      className="facility-board"
      width="board"
      title={say(words.title, { day: monthDay(week.week, say.locale) })}
      lead={`${facility.name}, ${say(placeWords({ facility: { ...facility, distance: null } }))}`}
      actions={
        <div className="row" role="group" aria-label={say(words.weeks)}>
          <IconButton icon={left} label={words.before} onClick={() => goTo(weekBeside(week.week, -1))} />
          <Button look="plain" onClick={() => goTo(null)} aria-current={today ? 'date' : undefined}>
            {say(today ? words.today : words.thisWeek)}
          </Button>
          <IconButton icon={right} label={words.after} onClick={() => goTo(weekBeside(week.week, 1))} />
          <Link href="/facilities/post" look="quiet" icon={plus}>
            {say(words.post)}
          </Link>
        </div>
      }
    >
      <div className="facility-board-in">
        <AppliedWeeks weeks={week.applied_weeks} shown={week.week} />
        {isEmpty ? (
          <EmptyState title={say(words.none)}>{say(words.noneHint)}</EmptyState>
        ) : (
          <>
            <ul className="facility-board-sums" role="list">
              <li>{say(words.filled, { filled, all })}</li>
              {asked > 0 && <li>{say(words.asked, { count: asked })}</li>}
              {open > 0 && <li data-tone="warn">{say(words.open, { count: open })}</li>}
              {missed > 0 && <li className="soft">{say.count(words.missed, missed)}</li>}
              <li title={say(words.beforeBreaks)}>
                {board.ifFilled > board.booked
                  ? say(words.money, { booked: dollars(board.booked), ifFilled: dollars(board.ifFilled) })
                  : say(words.moneyAll, { booked: dollars(board.booked) })}
              </li>
            </ul>
            <OpenSoon shifts={openSoon(week.shifts, now)} zone={facility.time_zone} now={now} />
            <BoardTable
              week={week}
              board={board}
              now={now}
              chosen={keys}
              onGap={choice.press}
              chooseAll={<ChooseAllGaps choice={choice} all={board.gaps} />}
            />
            <BoardDays
              board={board}
              shifts={week.shifts.filter((shift) => boardStateOf(shift, now) !== 'missed')}
              day={shown}
              now={now}
              chosen={keys}
              onGap={choice.press}
              chooseAll={<ChooseAllGaps choice={choice} all={board.gaps} />}
              onDay={(to) => void navigation.replaceQuery({ day: to })}
            />
            <ChosenGaps choice={choice} chosen={chosen} />
          </>
        )}
        <HoursToApprove hours={hours} />
      </div>
    </Page>
  )
}
