import { uploadWithProgress } from '@homecare/sdk/client'
import type { OwnShift } from '@homecare/sdk/shifts'
import {
  createNursingTimesheet,
  isRefused,
  mayChangeTimesheet,
  type NursingTimesheet,
  keepNursingDraft,
} from '@homecare/sdk/timesheets'
import { nursingSheetTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { fileStorage } from '../frame/storage/fileStorage'
import { useTakeIn } from '../frame/useTakeIn'
import { Banner } from '../kit/states/Banner'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { PhotoLinks } from './PhotoLinks'
import { SheetForm } from './SheetForm'
import '../shifts/Shifts.css'
import { spanWords, timeWords } from '../clock/timeWords'

interface SheetSectionProps {
  shift: OwnShift
  saved: NursingTimesheet | null
  onChange: (timesheet: NursingTimesheet) => void
}

/** The timesheet of a shift: to be filled in and handed in, then where it stands. */
export default function SheetSection({ shift, saved, onChange }: SheetSectionProps) {
  const say = useSay()
  const { care, toasts, clockAhead, session } = useApp()
  const [editor] = useState(() =>
    createNursingTimesheet(care, toasts, {
      ...{ shift, saved, upload: uploadWithProgress, changed: onChange },
      now: () => Date.now() + clockAhead.peek(),
    }),
  )
  useTakeIn(editor.set, saved)
  const [draft] = useState(() =>
    keepNursingDraft(editor, fileStorage, `sheet.${session.identity.peek().user_id}.${shift.id}`),
  )
  useEffect(() => draft.begin(), [draft])
  const { clock_in_at, clock_out_at, clock_breaks } = shift
  useEffect(
    () => editor.clocked({ clock_in_at, clock_out_at, clock_breaks }),
    [editor, clock_in_at, clock_out_at, clock_breaks],
  )
  const timesheet = useValue(editor.timesheet)
  const isOpen = timesheet === null || mayChangeTimesheet(timesheet)
  return (
    <Section title={say(words.title)}>
      {timesheet && isRefused(timesheet) && (
        <Banner tone="warn" level={3} title={say(words.statusRejected)}>
          <p>
            {timesheet.decision_note
              ? say(words.rejectedText, { note: timesheet.decision_note })
              : say(words.rejectedPlain)}
          </p>
        </Banner>
      )}
      {isOpen ? (
        <>
          <p className="soft">{say(words.lead)}</p>
          <SheetForm editor={editor} isKept={draft.isKept} />
        </>
      ) : (
        <HandedIn timesheet={timesheet} zone={shift.facility.time_zone} />
      )}
    </Section>
  )
}

/** What was handed in, and what the facility says of it. */
function HandedIn({ timesheet, zone }: { timesheet: NursingTimesheet; zone: string }) {
  const say = useSay()
  const { start, end, break_minutes, supervisor, note, photos, status } = timesheet
  const facts = [
    {
      name: words.worked,
      value: `${say(timeWords(start, end, zone))} (${say(spanWords(timesheet.minutes))})`,
    },
    { name: words.breakTaken, value: say.count(words.minutes, break_minutes) },
    { name: words.supervisor, value: supervisor },
  ]
  return (
    <>
      <Banner tone={status === 1 ? 'info' : 'good'} level={3}>
        <p>{say(status === 1 ? words.statusSubmitted : words.statusApproved)}</p>
      </Banner>
      <Card>
        <Facts look="columns" facts={facts} />
      </Card>
      {note && <p className="shift-words">{note}</p>}
      <PhotoLinks photos={photos} />
    </>
  )
}
