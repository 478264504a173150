import { isApiError, message, sayFailure } from '@homecare/sdk/kit'
import {
  createShiftRefusal,
  getOpenShift,
  getShift,
  shiftActions,
  type OpenShift,
} from '@homecare/sdk/shifts'
import { openShiftTexts as words, pageTitles, shiftFactTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useReloadAfterProfile } from '../profileDialog/useReloadAfterProfile'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { redirectTo, type HeadOf, type ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { forNurses } from './forNurses'
import { LicenseGap } from './LicenseGap'
import { NursesOnly } from './NursesOnly'
import { ShiftFacts } from './ShiftFacts'
import { ShiftOutside } from './ShiftOutside'
import { dayWords } from '../clock/shiftWords'
import { useNow } from '../clock/useNow'

const ShiftApplyDialog = laterDialog(() => import('./ShiftApplyDialog'))
const ShiftWithdrawDialog = laterDialog(() => import('./ShiftWithdrawDialog'))

interface OpenShiftData {
  readonly shift: OpenShift
  readonly loadedAt: string
}

export const load = forNurses<OpenShiftData>(async ({ care, params, signal }) => {
  const id = params.id ?? ''
  try {
    const shift = await care.call(getOpenShift, { id }, { signal })
    return { shift, loadedAt: new Date().toISOString() }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    // It may have become their own meanwhile.
    const own = await care.call(getShift, { id }, { signal })
    return redirectTo(`/nursingshifts/shifts/${own.id}`)
  }
})
export const head: HeadOf<OpenShiftData | null> = (data) => ({
  title: data ? data.shift.facility.name : pageTitles.openShift,
})

/** One open shift, and applying for it. */
export default function OpenShiftScreen({ data }: ScreenProps<OpenShiftData | null>) {
  return data ? <Shown key={data.shift.id} data={data} /> : <NursesOnly />
}

function Shown({ data }: { data: OpenShiftData }) {
  const say = useSay()
  const now = useNow(data.loadedAt)
  const { navigation } = useApp()
  useReloadAfterProfile()
  // What this page did lasts until the page is loaded anew.
  const [done, setDone] = useState<{ readonly of: OpenShiftData; readonly shift: OpenShift } | null>(null)
  const shift = done?.of === data ? done.shift : data.shift
  const [open, setOpen] = useState<'apply' | 'withdraw' | null>(null)
  const actions = shiftActions(shift, now)
  const mayApply = shift.qualified && actions.includes('apply')
  const dialog = {
    shift,
    onDone: (changed: OpenShift) => setDone({ of: data, shift: changed }),
    onClose: () => setOpen(null),
  }
  return (
    <Page width="read" title={shift.facility.name} lead={say(dayWords(shift))}>
      {shift.has_applied && (
        <Banner
          tone="good"
          actions={
            actions.includes('withdraw') && (
              <Button onClick={() => setOpen('withdraw')}>{say(words.withdraw)}</Button>
            )
          }
        >
          {say(words.appliedText)}
        </Banner>
      )}
      {shift.invited && (
        <Banner actions={<Refuse {...dialog} />}>
          {say(words.invitedText, { facility: shift.facility.name })}
        </Banner>
      )}
      {shift.busy !== null && <Banner tone="warn">{say(words.busyText, { name: shift.busy })}</Banner>}
      {!shift.has_applied && <LicenseGap shift={shift} />}
      {shift.outside.length > 0 && shift.qualified && !shift.has_applied && (
        <ShiftOutside key={shift.outside.join()} shift={shift} onTaken={() => navigation.reload()} />
      )}
      <ShiftFacts shift={shift} />
      <div className="row">
        {mayApply && (
          <Button look="primary" onClick={() => setOpen('apply')}>
            {say(words.apply)}
          </Button>
        )}
        <Link href={`/nursingshifts/facility/${shift.facility.id}`} look="quiet">
          {say(shiftFactTexts.facilityPage)}
        </Link>
      </div>
      {open === 'apply' && <ShiftApplyDialog {...dialog} />}
      {open === 'withdraw' && <ShiftWithdrawDialog {...dialog} />}
    </Page>
  )
}

/** Says no to the facility that asked. */
function Refuse({ shift, onDone }: { shift: OpenShift; onDone: (changed: OpenShift) => void }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [refuse] = useState(() =>
    createShiftRefusal(care, shift.id, {
      done(refused) {
        toasts.success(message(words.refused, { facility: refused.facility.name }))
        onDone(refused)
        // The button leaves with the question.
        document.querySelector<HTMLElement>('main h1')?.focus()
      },
      failed: sayFailure(toasts),
    }),
  )
  return (
    <Button busy={useValue(refuse.busy)} onClick={() => refuse.run()}>
      {say(words.refuse)}
    </Button>
  )
}
