import {
  againstPlan,
  beyondClock,
  type FacilitySheet,
  type HoursDesk,
  type PlanVerdict,
} from '@homecare/sdk/facilities'
import { dayIn, formatDollars, message, type Form } from '@homecare/sdk/kit'
import { facilityHomeTexts, hoursTexts as words, visitStandingTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { ReasonDialog } from '../frame/ReasonDialog'
import { Badge } from '../kit/figures/Badge'
import { Avatar } from '../kit/figures/Avatar'
import { Money } from '../kit/Money'
import { AnswerRow } from '../kit/layout/AnswerRow'
import type { Answer } from '../kit/useAnswers'
import { useSay } from '../kit/say'
import { dayWords } from '../kit/dayWords'
import { PhotoLinks } from '../timesheets/PhotoLinks'
import { clockedWords, timeWords } from '../clock/timeWords'
import { nameOf } from './boardWords'
import { Role } from './Role'

interface SheetRowProps {
  sheet: FacilitySheet
  /** What is done about it; none where it is decided. */
  desk?: HoursDesk
  answer?: Answer | null
  onAnswer?: (answer: Answer) => void
  onReopen?: () => void
  /** With the clock, the signer, the paper: on the page of hours. */
  full?: boolean
}

/** Hours that wait: who worked when, how that stands to the plan, and what approving them comes to. */
export function SheetRow({ sheet, desk, answer, onAnswer, onReopen, full }: SheetRowProps) {
  const say = useSay()
  const [returning, setReturning] = useState<Form<{ note: string }> | null>(null)
  const { provider, license_types, time_zone, timesheet, amount } = sheet
  const name = nameOf(provider)
  const day = dayWords(dayIn(time_zone, new Date(sheet.start)), 'shortDay')
  const approve = async () => {
    if (!(await desk?.approve([sheet]))) return
    onAnswer?.({
      words: message(words.didApprove, { amount: formatDollars(amount) }),
      undo: async () => {
        if (await desk?.reopen([sheet])) onReopen?.()
      },
    })
  }
  const returned = () => onAnswer?.({ words: message(words.didReturn, { name: provider.first_name }) })
  return (
    <>
      <AnswerRow
        picture={
          <Avatar
            name={`${provider.first_name} ${provider.last_initial}`}
            src={provider.photo}
            size="small"
          />
        }
        title={name}
        badge={!desk && <Money cents={amount} />}
        facts={
          <>
            <span className="sheet-row-facts">
              <span>
                <Role ids={license_types} />, {say(day)}
              </span>
              <span>{say(timeWords(timesheet.start, timesheet.end, time_zone))}</span>
              <span>
                {timesheet.break_minutes > 0
                  ? say.count(words.pause, timesheet.break_minutes)
                  : say(words.noBreak)}
              </span>
            </span>
            <SheetBadges sheet={sheet} />
            {full && <SheetMore sheet={sheet} />}
          </>
        }
        actions={
          desk && timesheet.status === 1
            ? [
                { label: message(words.approve, { amount: formatDollars(amount) }), press: approve },
                { label: words.sendBack, press: () => setReturning(desk.returnForm(sheet, returned)) },
              ]
            : []
        }
        answer={answer ?? null}
      />
      {returning && (
        <ReasonDialog
          form={returning}
          title={facilityHomeTexts.rejectTitle}
          hint={message(facilityHomeTexts.rejectHint, { name: provider.first_name })}
          label={facilityHomeTexts.rejectWhy}
          submit={facilityHomeTexts.reject}
          onClose={() => setReturning(null)}
        />
      )}
    </>
  )
}

function SheetBadges({ sheet }: { sheet: FacilitySheet }) {
  const say = useSay()
  const verdict = againstPlan(sheet)
  const beyond = beyondClock(sheet)
  return (
    <span className="row">
      <Badge tone={verdict.kind === 'asPlanned' ? 'good' : 'warn'}>{say(verdictWords(verdict))}</Badge>
      {sheet.clock_closed_at && <Badge tone="warn">{say(visitStandingTexts.notOut)}</Badge>}
      {beyond > 0 && <Badge tone="warn">{say(words.beyondClock, { minutes: beyond })}</Badge>}
    </span>
  )
}

function verdictWords({ kind, minutes }: PlanVerdict) {
  if (kind === 'longer') return message(words.longer, { minutes })
  if (kind === 'shorter') return message(words.shorter, { minutes })
  return kind === 'moved' ? words.moved : words.asPlanned
}

/** The plan and the clock beside the hours, who signed, and the paper. */
function SheetMore({ sheet }: { sheet: FacilitySheet }) {
  const say = useSay()
  const { start, end, time_zone, timesheet, decided } = sheet
  const clocked = clockedWords(sheet, time_zone)
  const { supervisor, note, photos, decision_note } = timesheet
  return (
    <>
      <span className="sheet-row-facts">
        <span>{say(words.planned, { hours: say(timeWords(start, end, time_zone)) })}</span>
        <span>{clocked ? say(words.clocked, { hours: say(clocked) }) : say(words.notClocked)}</span>
        {supervisor && <span>{say(words.signedBy, { name: supervisor })}</span>}
        {decided && (
          <span>
            {say(words.decided, { day: say(dayWords(dayIn(time_zone, new Date(decided)), 'shortDay')) })}
          </span>
        )}
      </span>
      {note && <span className="shift-words">{note}</span>}
      {decision_note && <span className="shift-words">{say(words.because, { note: decision_note })}</span>}
      <PhotoLinks photos={photos} />
    </>
  )
}
