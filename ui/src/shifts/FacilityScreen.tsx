import {
  getFacility,
  listFacilityShifts,
  takesFacilityShifts,
  type Facility,
  type FacilityShift,
} from '@homecare/sdk/shifts'
import { facilityTexts as words } from '@homecare/sdk/texts'
import { part } from '../frame/part'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { Icon } from '../kit/icons/Icon'
import { left } from '../kit/icons/basic'
import { place } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { NursesOnly } from './NursesOnly'
import { OpenShiftBadge } from './OpenShiftBadge'
import { ShiftCard } from './ShiftCard'
import './Shifts.css'
import { placeWords } from '../clock/shiftWords'

const FacilityDesk = part(() => import('./FacilityDesk'))
/** Nurses need none of what the facility does. */
export const code = async ({ identity }: CodeContext) => {
  if (identity.user_type === 'facility') await FacilityDesk.load()
}

/** How many of its shifts a facility sees: some weeks of them. */
const shown = 100

interface FacilityData {
  readonly facility: Facility
  /** The shifts that the facility itself staffs; null for everybody else. */
  readonly own: { readonly shifts: readonly FacilityShift[]; readonly loadedAt: string } | null
}

export const load: Load<FacilityData | null> = async ({ care, identity, params, signal }) => {
  const id = params.id ?? ''
  if (identity.user_type !== 'facility') {
    if (!takesFacilityShifts(identity)) return null
    return { facility: await care.call(getFacility, { id }, { signal }), own: null }
  }
  const query = { facility_id: Number(id), limit: shown }
  const [facility, { timesheets }] = await Promise.all([
    care.call(getFacility, { id }, { signal }),
    care.call(listFacilityShifts, { query }, { signal }),
  ])
  return { facility, own: { shifts: timesheets, loadedAt: new Date().toISOString() } }
}
export const head: HeadOf<FacilityData | null> = (data) => ({ title: data?.facility.name ?? words.one })

/** A facility: to nurses with its open shifts, to itself with what there is to do about them. */
export default function FacilityScreen({ data }: ScreenProps<FacilityData | null>) {
  if (!data) return <NursesOnly />
  const { facility, own } = data
  if (!own) return <Shown facility={facility} />
  return <FacilityDesk key={facility.id} facility={facility} shifts={own.shifts} loadedAt={own.loadedAt} />
}

function Shown({ facility }: { facility: Facility }) {
  const say = useSay()
  const { name, about, address, zip_code, beds, phone, shifts } = facility
  return (
    <Page
      width="home"
      title={name}
      lead={
        <span className="shift-place">
          <Icon of={place} /> {say(placeWords({ facility }))}
        </span>
      }
    >
      <Link href="/facilities" look="line" icon={left}>
        {say(words.all)}
      </Link>
      <div className="card stack">
        {about && <p className="shift-words">{about}</p>}
        <p>
          {address}, {facility.city}, {facility.state} {zip_code}
        </p>
        <p>
          {say.count(words.beds, beds)} · <PhoneText digits={phone} />
        </p>
      </div>
      <Section title={say(words.shifts)}>
        {shifts.length === 0 ? (
          <EmptyState level={3} title={say(words.noShifts)} />
        ) : (
          <List items={shifts} by={({ id }) => id} label={say(words.shifts)}>
            {(shift) => (
              <ShiftCard
                shift={shift}
                href={`/nursingshifts/shift/${shift.id}`}
                badge={<OpenShiftBadge shift={shift} />}
                level={3}
                isHere
              />
            )}
          </List>
        )}
      </Section>
    </Page>
  )
}
