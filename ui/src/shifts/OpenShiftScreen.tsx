import { sayLicenseGap } from '@homecare/sdk/credentials'
import { isApiError } from '@homecare/sdk/kit'
import { getOpenShift, getShift, shiftActions, type OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words, pageTitles, shiftFactTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { modalHref } from '../profileDialog/modalHref'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'
import { laterDialog } from '../frame/laterDialog'
import { redirectTo, type HeadOf, type ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { left } from '../kit/icons/basic'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { forNurses } from './forNurses'
import { NursesOnly } from './NursesOnly'
import { ShiftFacts } from './ShiftFacts'
import { dayWords, needWords } from '../clock/shiftWords'
import { useNow } from '../clock/useNow'

const ShiftApplyDialog = laterDialog(() => import('./ShiftApplyDialog'))

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
  const keepsProfile = useKeepsProfile()
  const now = useNow(data.loadedAt)
  const [applied, setApplied] = useState<OpenShift | null>(null)
  const shift = applied ?? data.shift
  const [applying, setApplying] = useState(false)
  const mayApply = shift.qualified && shiftActions(shift, now).includes('apply')
  return (
    <Page width="read" title={shift.facility.name} lead={say(dayWords(shift))}>
      <Link href="/openshifts" look="line" icon={left}>
        {say(words.title)}
      </Link>
      {shift.has_applied && <Banner tone="good">{say(words.appliedText)}</Banner>}
      {!shift.qualified && !shift.has_applied && (
        <Banner
          tone="warn"
          actions={
            keepsProfile && (
              <>
                <Link href={modalHref('certifications')} look="quiet">
                  {say(words.toLicenses)}
                </Link>
                {!shift.license_gap && (
                  <Link href={modalHref('shiftPreferences')} look="quiet">
                    {say(words.toPreferences)}
                  </Link>
                )}
              </>
            )
          }
        >
          <p>
            {shift.license_gap
              ? say(sayLicenseGap(shift.license_gap, shift.license_types))
              : say(words.notQualifiedText, { needs: say(needWords(shift)) })}
          </p>
        </Banner>
      )}
      <ShiftFacts shift={shift} />
      <div className="row">
        {mayApply && (
          <Button look="primary" onClick={() => setApplying(true)}>
            {say(words.apply)}
          </Button>
        )}
        <Link href={`/nursingshifts/facility/${shift.facility.id}`} look="quiet">
          {say(shiftFactTexts.facilityPage)}
        </Link>
      </div>
      {applying && <ShiftApplyDialog shift={shift} onDone={setApplied} onClose={() => setApplying(false)} />}
    </Page>
  )
}
