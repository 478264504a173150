import { createFacilityDesk, facilityShiftActions, type Facility, type FacilityShift } from '@homecare/sdk'
import { facilityHomeTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { plus } from '../kit/icons/care'
import { List } from '../kit/List'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/Section'
import { useValue } from '../kit/useValue'
import { FacilityShiftCard } from './FacilityShiftCard'
import './Shifts.css'
import { placeWords } from './shiftWords'
import { useNow } from './useNow'

const PostShiftDialog = lazy(() => import('./PostShiftDialog'))

interface FacilityDeskProps {
  facility: Facility
  shifts: readonly FacilityShift[]
  loadedAt: string
}

/** A facility's own page: it posts shifts, gives them to nurses, and approves the hours worked (D1 §1; D2 §7). */
export default function FacilityDesk({ facility, shifts, loadedAt }: FacilityDeskProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const now = useNow(loadedAt)
  const [desk] = useState(() => createFacilityDesk(care, toasts, shifts))
  const [posting, setPosting] = useState(false)
  const all = useValue(desk.shifts)
  const waits = (shift: FacilityShift) =>
    facilityShiftActions(shift, now).some((action) => action !== 'cancel')
  const waiting = all.filter(waits)
  const others = all.filter((shift) => !waits(shift))
  return (
    <Page
      title={facility.name}
      lead={say(placeWords({ facility: { ...facility, distance: null } }))}
      actions={
        <Button look="primary" icon={plus} onClick={() => setPosting(true)}>
          {say(words.post)}
        </Button>
      }
    >
      {waiting.length > 0 && (
        <Section title={say.count(words.needed, waiting.length)}>
          <List items={waiting} by={({ id }) => id}>
            {(shift) => <FacilityShiftCard desk={desk} shift={shift} now={now} />}
          </List>
        </Section>
      )}
      <Section title={say(words.shifts)}>
        {all.length === 0 ? (
          <EmptyState level={3} title={say(words.noShifts)}>
            {say(words.noShiftsHint)}
          </EmptyState>
        ) : (
          <List items={others} by={({ id }) => id}>
            {(shift) => <FacilityShiftCard desk={desk} shift={shift} now={now} />}
          </List>
        )}
      </Section>
      {posting && (
        <Suspense fallback={null}>
          <PostShiftDialog facility={facility} desk={desk} onClose={() => setPosting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
