import { formatDollars, message } from '@homecare/sdk/kit'
import {
  createSheetRejectForm,
  facilityShiftActions,
  mayChangePosted,
  type FacilityDesk,
  type FacilityShift,
} from '@homecare/sdk/shifts'
import { isRefused, type NursingTimesheet } from '@homecare/sdk/timesheets'
import {
  facilityHomeTexts as words,
  licenseScreenTexts,
  nursingSheetTexts,
  shiftFactTexts,
  visitStandingTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { ReasonDialog } from '../frame/ReasonDialog'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { A, Link } from '../kit/Link'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { verifiedWords } from '../people/verifiedWords'
import { PhotoLinks } from '../timesheets/PhotoLinks'
import '../shifts/ShiftCard.css'
import { nameOf, statusWords } from './boardWords'
import { clockedWords, spanWords, timeWords } from '../clock/timeWords'
import { LicenseInitials } from '../people/LicenseInitials'

interface FacilityShiftCardProps {
  desk: FacilityDesk
  shift: FacilityShift
  now: Date
}

/** A shift as its facility sees it: who works it or would like to, the hours worked, and what is to be done. */
export function FacilityShiftCard({ desk, shift, now }: FacilityShiftCardProps) {
  const say = useSay()
  const { care } = useApp()
  const [open, setOpen] = useState<'cancel' | ReturnType<typeof createSheetRejectForm> | null>(null)
  const onStanding = useBackCloses()
  const actions = facilityShiftActions(shift, now)
  const status = statusWords(shift.status)
  const { provider, timesheet, facility } = shift
  const close = () => setOpen(null)
  return (
    <Card as="article" className="shift-card">
      <div className="row" data-spread>
        <h2>{say(timeWords(shift.start, shift.end, facility.time_zone))}</h2>
        {timesheet ? <SheetBadge timesheet={timesheet} /> : status && <Badge>{say(status)}</Badge>}
      </div>
      <p className="shift-card-when">
        <span>{say(shiftFactTexts.perHour, { amount: formatDollars(shift.rate) })}</span>
        <span>
          <LicenseInitials ids={shift.license_types} none={shiftFactTexts.anyLicense} />
        </span>
      </p>
      {provider ? (
        <p>
          <A className="link" href={`/facilities/people/${provider.id}`}>
            {say(words.worker, { name: nameOf(provider) })}
          </A>
        </p>
      ) : (
        <p className="soft">
          {shift.applicants.length > 0
            ? say.count(words.applicants, shift.applicants.length)
            : say(words.nobody)}
        </p>
      )}
      {actions.includes('assign') && (
        <ul className="shift-applicants" role="list">
          {shift.applicants.map((applicant) => {
            const name = nameOf(applicant)
            return (
              <li key={applicant.id}>
                {applicant.busy ? (
                  <Badge tone="warn">{say(words.applicantBusy)}</Badge>
                ) : (
                  <Button
                    look="primary"
                    onClick={() => desk.act({ id: shift.id, action: 'assign', provider_id: applicant.id })}
                  >
                    {say(words.assign, { name })}
                  </Button>
                )}
                <A className="link" href={`/facilities/people/${applicant.id}`}>
                  {say(words.lookAt, { name })}
                </A>
                <ApplicantLicenses licenses={applicant.licenses} />
                {applicant.note && <span className="shift-words">“{applicant.note}”</span>}
              </li>
            )
          })}
        </ul>
      )}
      {timesheet && <Sheet timesheet={timesheet} zone={facility.time_zone} shift={shift} />}
      <div className="row">
        {actions.includes('approve') && (
          <Button look="primary" onClick={() => desk.act({ id: shift.id, action: 'approve' })}>
            {say(words.approve)}
          </Button>
        )}
        {actions.includes('reject') && (
          <Button onClick={() => setOpen(createSheetRejectForm(care, shift.id, desk.rejected))}>
            {say(words.reject)}
          </Button>
        )}
        {mayChangePosted(shift, now) && (
          <Link look="quiet" href={`/facilities/shifts/${shift.id}/edit`}>
            {say(words.change)}
          </Link>
        )}
        {actions.includes('cancel') && (
          <Button look="plain" onClick={() => setOpen('cancel')}>
            {say(words.cancel)}
          </Button>
        )}
      </div>
      {open === 'cancel' && (
        <ConfirmDialog
          title={words.confirmCancel}
          confirm={words.cancel}
          cancel={words.keep}
          danger
          onConfirm={async () => {
            await desk.act({ id: shift.id, action: 'cancel' })
            close()
          }}
          onClose={close}
          onStanding={onStanding}
        >
          <p>{say(words.confirmCancelText)}</p>
        </ConfirmDialog>
      )}
      {open !== null && open !== 'cancel' && (
        <ReasonDialog
          form={open}
          title={words.rejectTitle}
          hint={message(words.rejectHint, { name: provider?.first_name ?? '' })}
          label={words.rejectWhy}
          submit={words.reject}
          onClose={close}
        />
      )}
    </Card>
  )
}

/** The licenses that the shift asks for: who of our staff verified each, and when. */
function ApplicantLicenses({ licenses }: Pick<FacilityShift['applicants'][number], 'licenses'>) {
  const say = useSay()
  return licenses.map(({ map_id, verified }) => (
    <span key={map_id} className="soft">
      <LicenseInitials ids={[map_id]} />:{' '}
      {say(verified ? verifiedWords(verified, say.locale) : licenseScreenTexts.notVerified)}
    </span>
  ))
}

function SheetBadge({ timesheet }: { timesheet: NursingTimesheet }) {
  const say = useSay()
  if (isRefused(timesheet)) return <Badge>{say(words.sheetRejected)}</Badge>
  return timesheet.status === 1 ? (
    <Badge tone="warn">{say(words.sheetSubmitted)}</Badge>
  ) : (
    <Badge tone="good">{say(words.sheetApproved)}</Badge>
  )
}

/** The hours that were handed in, beside those of the clock, and the photos of the signed paper. */
function Sheet({
  timesheet,
  zone,
  shift,
}: {
  timesheet: NursingTimesheet
  zone: string
  shift: FacilityShift
}) {
  const say = useSay()
  const { start, end, break_minutes, supervisor, note, photos } = timesheet
  const clocked = clockedWords(shift, zone)
  return (
    <>
      <p>
        {say(nursingSheetTexts.worked)}: {say(timeWords(start, end, zone))} (
        {say(spanWords(timesheet.minutes))}), {say(nursingSheetTexts.breakTaken)}:{' '}
        {say.count(nursingSheetTexts.minutes, break_minutes)}
      </p>
      <p className="soft">
        {clocked && `${say(words.clocked)} ${say(clocked)} · `}
        {shift.clock_closed_at && `${say(visitStandingTexts.notOut)} · `}
        {say(words.signed, { name: supervisor })}
      </p>
      {note && <p className="shift-words">{note}</p>}
      <PhotoLinks photos={photos} />
    </>
  )
}
