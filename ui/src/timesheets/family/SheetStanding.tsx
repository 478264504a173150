import { dateWords, message } from '@homecare/sdk/kit'
import { isPaid, type Timesheet, type TimesheetStore } from '@homecare/sdk/timesheets'
import { paymentAskedTexts, sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { isSentBack, sheetHref } from './sheetWords'

const CorrectDialog = laterDialog(() => import('./CorrectDialog'))

interface SheetStandingProps {
  sheet: Timesheet
  store: TimesheetStore
  name: string
}

/** Where a caregiver's timesheet stands, and what can be done about it: sent back, with the family, paid, or not paid after all. */
export function SheetStanding({ sheet, store, name }: SheetStandingProps) {
  const say = useSay()
  const { navigation } = useApp()
  const [correcting, setCorrecting] = useState(false)
  const changed = useValue(store.changedElsewhere)
  const { status, decision, submitted, corrects_id, connection_id, payment_asked } = sheet
  return (
    <>
      {changed && (
        <Banner tone="info" live>
          <p>{say(words.changedElsewhere)}</p>
        </Banner>
      )}
      {corrects_id !== null && (
        <Banner
          tone="info"
          title={say(words.isCorrection)}
          actions={
            <Link look="quiet" href={sheetHref({ connection_id, id: corrects_id })}>
              {say(words.seeCorrected)}
            </Link>
          }
        />
      )}
      {isSentBack(sheet) && decision && (
        <Banner tone="warn" title={say(words.cameBack, { name })}>
          <p className="sheet-line-words">{say(words.cameBackText, { reason: decision.reason })}</p>
          {decision.note && <p className="sheet-line-words">{decision.note}</p>}
          <p>{say(words.cameBackStep)}</p>
        </Banner>
      )}
      {status === 1 && submitted && (
        <Banner
          tone="good"
          title={say(words.isHandedIn, { name })}
          actions={<Button onClick={() => store.takeBack.run()}>{say(words.takeBack)}</Button>}
        >
          <p>
            {say(words.isHandedInText, {
              day: dateWords(submitted, 'monthDay', say.locale, sheet.time_zone),
            })}
          </p>
        </Banner>
      )}
      {isPaid(sheet) && (
        <Banner
          tone="good"
          title={say(words.isPaid)}
          actions={
            corrects_id === null && <Button onClick={() => setCorrecting(true)}>{say(words.correct)}</Button>
          }
        >
          {corrects_id === null && <p>{say(words.isPaidText, { name })}</p>}
        </Banner>
      )}
      {payment_asked && (
        <Banner tone="info">
          <p>{say(paymentAskedTexts[payment_asked], { name })}</p>
        </Banner>
      )}
      {status === 6 && (
        <Banner tone="warn" title={say(words.isDeclined)}>
          <p>{say(words.isDeclinedText, { name })}</p>
        </Banner>
      )}
      {correcting && (
        <CorrectDialog
          sheet={sheet}
          title={words.correctTitle}
          hint={message(words.correctHint, { name })}
          onBegun={(correction) => navigation.go(sheetHref(correction), { evenUnsaved: true })}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  )
}
