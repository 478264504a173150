import {
  createFacilityDesk,
  facilityShiftActions,
  type Facility,
  type FacilityShift,
} from '@homecare/sdk/shifts'
import { facilityHomeTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { counted } from '../kit/words'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { useTakeIn } from '../frame/useTakeIn'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/states/EmptyState'
import { plus } from '../kit/icons/care'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useFocusStays } from '../kit/useFocusStays'
import { useValue } from '../kit/useValue'
import { FacilityShiftCard } from './FacilityShiftCard'
import './Shifts.css'
import { placeWords } from '../clock/shiftWords'
import { useNow } from '../clock/useNow'

const PostShiftDialog = laterDialog(() => import('./PostShiftDialog'))

interface FacilityDeskProps {
  facility: Facility
  shifts: readonly FacilityShift[]
  loadedAt: string
}

/** A facility's own page: it posts shifts, gives them to nurses, and approves the hours worked. */
export default function FacilityDesk({ facility, shifts, loadedAt }: FacilityDeskProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const now = useNow(loadedAt)
  const [desk] = useState(() => createFacilityDesk(care, toasts, shifts))
  useTakeIn(desk.set, shifts)
  const [posting, setPosting] = useState(false)
  const all = useValue(desk.shifts)
  useFocusStays(all)
  const waits = (shift: FacilityShift) =>
    facilityShiftActions(shift, now).some((action) => action !== 'cancel')
  const waiting = all.filter(waits)
  const others = all.filter((shift) => !waits(shift))
  const isAhead = ({ end }: FacilityShift) => new Date(end) > now
  const parts = [
    { key: 'needed', title: counted(words.needed, waiting.length), shifts: waiting },
    // They came the latest first.
    { key: 'ahead', title: words.ahead, shifts: others.filter(isAhead).toReversed() },
    { key: 'past', title: words.past, shifts: others.filter((shift) => !isAhead(shift)) },
  ]
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
      {all.length === 0 && <EmptyState title={say(words.noShifts)}>{say(words.noShiftsHint)}</EmptyState>}
      {parts.map(({ key, title, shifts: listed }) =>
        listed.length === 0 ? null : (
          <Section key={key} title={say(title)}>
            <List items={listed} by={({ id }) => id}>
              {(shift) => <FacilityShiftCard desk={desk} shift={shift} now={now} />}
            </List>
          </Section>
        ),
      )}
      {posting && <PostShiftDialog facility={facility} desk={desk} onClose={() => setPosting(false)} />}
    </Page>
  )
}
