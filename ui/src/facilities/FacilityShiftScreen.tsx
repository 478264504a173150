import { getFacilityShift, listShiftCandidates, type ShiftCandidate } from '@homecare/sdk/facilities'
import { createFacilityDesk, mayChangePosted, type FacilityShift } from '@homecare/sdk/shifts'
import { boardTexts, pageTitles } from '@homecare/sdk/texts'
import { dayIn } from '@homecare/sdk/kit'
import { useCallback, useState } from 'react'
import { dayWords } from '../clock/shiftWords'
import { useNow } from '../clock/useNow'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AskPeople } from './AskPeople'
import './Board.css'
import { FacilityShiftCard } from './FacilityShiftCard'

interface ShiftData {
  readonly shift: FacilityShift
  readonly candidates: readonly ShiftCandidate[]
  readonly loadedAt: string
}

export const load: Load<ShiftData> = async ({ care, params, signal }) => {
  const id = params.id ?? ''
  const [shift, candidates] = await Promise.all([
    care.call(getFacilityShift, { id }, { signal }),
    care.call(listShiftCandidates, { id }, { signal }),
  ])
  return { shift, candidates, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<ShiftData> = () => ({ title: pageTitles.facilityShift })

/** One shift of a facility: who works it or would like to, and what is to be done about it. */
export default function FacilityShiftScreen({ data }: ScreenProps<ShiftData>) {
  return <Shown key={data.shift.id} data={data} />
}

function Shown({ data: { shift: loaded, candidates, loadedAt } }: { data: ShiftData }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const now = useNow(loadedAt)
  const [desk] = useState(() => createFacilityDesk(care, toasts, [loaded]))
  const takeIn = useCallback((one: FacilityShift) => desk.set([one]), [desk])
  useTakeIn(takeIn, loaded)
  const shifts = useValue(desk.shifts)
  const shift = shifts[0] ?? loaded
  const { facility, start } = shift
  const day = dayIn(facility.time_zone, new Date(start))
  return (
    <Page
      width="read"
      title={say(dayWords(shift))}
      up={{ href: `/facilities/${facility.id}?week=${day}&day=${day}`, words: say(boardTexts.backToBoard) }}
    >
      <FacilityShiftCard desk={desk} shift={shift} now={now} />
      {mayChangePosted(shift, now) && <AskPeople shiftId={shift.id} loaded={candidates} />}
    </Page>
  )
}
