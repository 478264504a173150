import {
  createNursingTimesheet,
  isRefused,
  mayChangeTimesheet,
  minutesPerHour,
  uploadWithProgress,
  type NursingTimesheet,
  type OwnShift,
} from '@homecare/sdk'
import { nursingSheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Banner } from '../kit/Banner'
import { Section } from '../kit/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { SheetForm } from './SheetForm'
import './Shifts.css'
import { timeWords } from './shiftWords'

interface SheetSectionProps {
  shift: OwnShift
  saved: NursingTimesheet | null
  onChange: (timesheet: NursingTimesheet) => void
}

/** The timesheet of a shift: to be filled in and handed in, then where it stands (D2 §7). */
export default function SheetSection({ shift, saved, onChange }: SheetSectionProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [editor] = useState(() =>
    createNursingTimesheet(care, toasts, {
      ...{ shift, saved, now: () => Date.now(), upload: uploadWithProgress, changed: onChange },
    }),
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
          <SheetForm editor={editor} />
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
  const { start, end, minutes, break_minutes, supervisor, note, photos, status } = timesheet
  const worked = { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour }
  const facts = [
    { title: words.worked, value: `${say(timeWords(start, end, zone))} (${say(words.workedTime, worked)})` },
    { title: words.breakTaken, value: say.count(words.minutes, break_minutes) },
    { title: words.supervisor, value: supervisor },
  ]
  return (
    <>
      <Banner tone={status === 1 ? 'info' : 'good'} level={3}>
        <p>{say(status === 1 ? words.statusSubmitted : words.statusApproved)}</p>
      </Banner>
      <dl className="card shift-facts">
        {facts.map(({ title, value }) => (
          <div key={title[0]}>
            <dt>{say(title)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="shift-words">{note}</p>}
      <ul className="shift-photos" role="list">
        {photos.map(({ id, photo }, index) => (
          <li key={id}>
            <a href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={say(words.photo, { number: index + 1 })} width="96" height="72" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
