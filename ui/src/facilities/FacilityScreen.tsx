import {
  getFacilityWeek,
  listFacilityHours,
  type FacilitySheet,
  type FacilityWeek,
} from '@homecare/sdk/facilities'
import { isApiDate, partOf, type Part } from '@homecare/sdk/kit'
import { getFacility, takesFacilityShifts, type Facility } from '@homecare/sdk/shifts'
import { boardTexts, facilityTexts as words } from '@homecare/sdk/texts'
import { part } from '../frame/part'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { Icon } from '../kit/icons/Icon'
import { place } from '../kit/icons/care'
import { LongList } from '../kit/layout/LongList'
import { Page } from '../kit/layout/Page'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { both, inLocale, told } from '../kit/words'
import { NursesOnly } from '../shifts/NursesOnly'
import { OpenShiftCard } from '../shifts/OpenShiftCard'
import '../shifts/Shifts.css'
import './Board.css'
import { placeWords } from '../clock/shiftWords'
import { monthDay } from './boardWords'

const FacilityBoard = part(() => import('./FacilityBoard'))
/** Nurses need none of what the facility does. */
export const code = async ({ identity }: CodeContext) => {
  if (identity.user_type === 'facility') await FacilityBoard.load()
}

/** How many timesheets that wait stand under the board; the others are on their own page. */
const sheetsOnBoard = 6

/** How many open shifts of a facility are shown before all of them are asked for. */
const shiftsShown = 12

interface FacilityData {
  /** As nurses see it; null for the facility itself. */
  readonly facility: Facility | null
  /** The week that the facility itself staffs; null for everybody else. */
  readonly own: {
    readonly week: FacilityWeek
    readonly hours: Part<{ readonly data: readonly FacilitySheet[]; readonly records: number }>
    readonly loadedAt: string
  } | null
}

export const load: Load<FacilityData | null> = async ({ care, identity, params, query, signal, report }) => {
  const id = params.id ?? ''
  if (identity.user_type !== 'facility') {
    if (!takesFacilityShifts(identity)) return null
    return { facility: await care.call(getFacility, { id }, { signal }), own: null }
  }
  const day = [query.get('day'), query.get('week')].find(isApiDate)
  const [week, hours] = await Promise.all([
    care.call(getFacilityWeek, { id, query: day ? { day } : {} }, { signal }),
    partOf(
      care.call(listFacilityHours, { query: { view: 'waiting', limit: sheetsOnBoard } }, { signal }),
      report,
    ),
  ])
  return { facility: null, own: { week, hours, loadedAt: new Date().toISOString() } }
}
export const head: HeadOf<FacilityData | null> = (data) => {
  const week = data?.own?.week.week
  return {
    title: week
      ? both((locale) => inLocale(locale, told(boardTexts.title, { day: monthDay(week, locale) })))
      : (data?.facility?.name ?? words.one),
  }
}

/** A facility: to nurses with its open shifts, to itself with the week that it staffs. */
export default function FacilityScreen({ data, query }: ScreenProps<FacilityData | null>) {
  if (!data) return <NursesOnly />
  const { facility, own } = data
  if (own) return <FacilityBoard key={own.week.facility.id} {...own} day={query.get('day')} />
  return facility && <Shown facility={facility} />
}

function Shown({ facility }: { facility: Facility }) {
  const say = useSay()
  const { name, about, address, zip_code, beds, phone, shifts } = facility
  return (
    <Page
      width="home"
      up={{ href: '/facilities', words: say(words.all) }}
      title={name}
      lead={
        <span className="shift-place">
          <Icon of={place} /> {say(placeWords({ facility }))}
        </span>
      }
    >
      <div className="card stack">
        {about && <p className="shift-words">{about}</p>}
        <p>
          {address}, {facility.city}, {facility.state} {zip_code} · {say.count(words.beds, beds)}
        </p>
        <p>
          <PhoneText digits={phone} />
        </p>
      </div>
      <Section title={say(words.shifts)}>
        {shifts.length === 0 ? (
          <EmptyState level={3} title={say(words.noShifts)} />
        ) : (
          <LongList
            className="shift-list"
            items={shifts}
            by={({ id }) => id}
            label={say(words.shifts)}
            first={shiftsShown}
          >
            {(shift) => <OpenShiftCard shift={shift} level={3} isHere />}
          </LongList>
        )}
      </Section>
    </Page>
  )
}
