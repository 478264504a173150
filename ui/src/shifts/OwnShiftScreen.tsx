import { message, partOf, type Part } from '@homecare/sdk/kit'
import { createOwnShift, getShift, shiftActions, type OwnShift } from '@homecare/sdk/shifts'
import { getNursingTimesheet, type NursingTimesheet } from '@homecare/sdk/timesheets'
import { nursingSheetTexts, ownShiftTexts as words, pageTitles, shiftFactTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { ReasonDialog } from '../frame/ReasonDialog'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { ClockPanel } from '../clock/ClockPanel'
import { OwnShiftBadge } from './OwnShiftBadge'
import SheetSection from '../timesheets/SheetSection'
import { ShiftFacts } from './ShiftFacts'
import { dayWords } from '../clock/shiftWords'
import { useNow } from '../clock/useNow'

interface OwnShiftData {
  readonly shift: OwnShift
  /** Null where none was begun. */
  readonly timesheet: Part<NursingTimesheet> | null
  readonly loadedAt: string
}

export const load: Load<OwnShiftData> = async ({ care, params, signal, report }) => {
  const shift = await care.call(getShift, { id: params.id ?? '' }, { signal })
  const timesheet = shift.timesheet
    ? await partOf(care.call(getNursingTimesheet, { id: shift.timesheet.id }, { signal }), report)
    : null
  return { shift, timesheet, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<OwnShiftData> = ({ shift }) => ({
  title: shift.facility.name || pageTitles.ownShift,
})

/** A shift that a nurse has been given: confirming it, giving it back, the clock, and its timesheet. */
export default function OwnShiftScreen({ data }: ScreenProps<OwnShiftData>) {
  return <Shown key={data.shift.id} data={data} />
}

function Shown({ data }: { data: OwnShiftData }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const now = useNow(data.loadedAt)
  const [store] = useState(() => createOwnShift(care, toasts, data.shift))
  useTakeIn(store.set, data.shift)
  const [giving, setGiving] = useState<ReturnType<typeof store.cancelForm> | null>(null)
  const shift = useValue(store.shift)
  const { facility } = shift
  const actions = shiftActions(shift, now)
  const isOff = shift.status === 'cancelled'
  const hasBegun = shift.clock_in_at !== null || new Date(shift.start) <= now
  return (
    <Page
      width="read"
      title={facility.name}
      lead={say(dayWords(shift))}
      actions={<OwnShiftBadge shift={shift} />}
    >
      {isOff && (
        <Banner
          tone="info"
          actions={
            <Link href="/openshifts" look="quiet">
              {say(words.moreShifts)}
            </Link>
          }
        >
          <p>{say(words.canceledText)}</p>
        </Banner>
      )}
      {actions.includes('confirm') && (
        <Banner
          tone="warn"
          actions={
            <Button look="primary" onClick={() => store.confirm.run()}>
              {say(words.confirm)}
            </Button>
          }
        >
          <p>{say(words.confirmText, { facility: facility.name })}</p>
        </Banner>
      )}
      {!isOff && (
        <ClockPanel
          target={{ shift_id: shift.id }}
          work={shift}
          zone={facility.time_zone}
          now={now}
          onClocked={(times) => store.set({ ...times, status: times.clock_out_at ? 'done' : 'confirmed' })}
          hasSheet
        />
      )}
      <ShiftFacts shift={shift} />
      {!isOff &&
        hasBegun &&
        (data.timesheet?.failure ? (
          <ErrorState
            title={nursingSheetTexts.failed}
            failure={data.timesheet.failure}
            retry={() => navigation.reload()}
          />
        ) : (
          <SheetSection
            shift={shift}
            saved={data.timesheet?.data ?? null}
            onChange={({ id, status }) => store.set({ timesheet: { id, status } })}
          />
        ))}
      <div className="row">
        <Link href={`/nursingshifts/facility/${facility.id}`} look="quiet">
          {say(shiftFactTexts.facilityPage)}
        </Link>
        {actions.includes('cancel') && (
          <Button look="plain" onClick={() => setGiving(store.cancelForm())}>
            {say(words.cancel)}
          </Button>
        )}
      </div>
      {giving && (
        <ReasonDialog
          form={giving}
          title={words.cancelTitle}
          hint={message(words.cancelHint, { facility: facility.name })}
          label={words.why}
          submit={words.cancel}
          onClose={() => setGiving(null)}
        />
      )}
    </Page>
  )
}
