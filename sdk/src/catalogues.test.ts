import { describe, expect, test } from 'vitest'
import type { Catalogue, Entry } from './kit/catalogue.js'
import * as account from './vocabulary/account/catalogue.js'
import * as careplans from './vocabulary/careplans/catalogue.js'
import * as caregivers from './vocabulary/caregivers/catalogue.js'
import * as chat from './vocabulary/chat/catalogue.js'
import * as content from './vocabulary/content/catalogue.js'
import * as documents from './vocabulary/documents/catalogue.js'
import * as families from './vocabulary/families/catalogue.js'
import * as hiring from './vocabulary/hiring/catalogue.js'
import * as jobs from './vocabulary/jobs/catalogue.js'
import * as native from './vocabulary/native/catalogue.js'
import * as partners from './vocabulary/partners/catalogue.js'
import * as landings from './partners/landings.js'
import * as places from './vocabulary/places/catalogue.js'
import * as research from './vocabulary/research/catalogue.js'
import * as screening from './vocabulary/screening/catalogue.js'
import * as shifts from './vocabulary/shifts/catalogue.js'
import * as timesheets from './vocabulary/timesheets/catalogue.js'

const modules = {
  ...{ account, careplans, caregivers, chat, content, documents, families, hiring, jobs, native },
  ...{ partners: { ...partners, ...landings }, places, research, screening, shifts, timesheets },
}

const isCatalogue = (value: unknown): value is Catalogue<Entry> =>
  typeof value === 'object' && value !== null && 'entries' in value && 'ids' in value

const all = Object.entries(modules).flatMap(([domain, module]) =>
  Object.entries(module as Record<string, unknown>)
    .filter((named): named is [string, Catalogue<Entry>] => isCatalogue(named[1]))
    .map(([name, list]) => [`${domain} ${name}`, list] as const),
)

/** Labels that are the same in both languages: names, and words that Spanish shares. */
const shared = new Set([
  ...['Hindi', 'Hmong', 'Urdu', 'Diabetes', 'Flexible', 'Regular', 'Medicaid', 'Puerto Rico'],
  ...places.states.entries.map((state) => state.label[0]),
])

describe.each(all)('%s', (_, list) => {
  test('has ids that differ', () => {
    expect(new Set(list.ids).size).toBe(list.entries.length)
    expect(list.entries.length).toBeGreaterThan(0)
  })

  test('is labelled in both languages', () => {
    for (const { label } of list.entries) {
      for (const words of [label[0], label[1]]) expect(words).toMatch(/^\S(.*\S)?$/)
      if (label[0] === label[1]) expect(shared).toContain(label[0])
    }
  })

  test('carries the same properties in every entry', () => {
    const shape = (entry: Entry) => Object.keys(entry).sort().join()
    expect(new Set(list.entries.map(shape)).size).toBe(1)
  })
})

/** `id label` of every entry, in display order. */
const facts: readonly (readonly [Catalogue<Entry>, string])[] = [
  [account.userTypes, 'family caregiver agency_caregiver agency facility care_manager staff anonymous'],
  [jobs.jobScheduleTypes, '1=Flexible 2=Set_weekly'],
  [jobs.applicationStates, 'not_applied applied withdrawn not_interested'],
  [shifts.shiftBlockTypes, '1=Mornings 2=Afternoons 3=Nights'],
  [shifts.shiftDayKinds, 'weekdays weekends holidays'],
  [shifts.shiftZones, '1=Red_zone 2=Yellow_zone 3=Green_zone 4=Sub-acute'],
  [shifts.openShiftStatuses, '1=Open 2=Applied 3=Qualified'],
  [shifts.openShiftFilters, 'open_shifts_status start_date end_date iso_type shift_block_type distance'],
  [
    timesheets.timecardStatuses,
    '-1=Draft 0=Calculating_taxes 1=Submitted 2=Family_paid 3=Processing_deposit 4=Funds_deposited 5=Rejected 6=Declined',
  ],
  [hiring.hireStages, '1=Contact 2=Hire 3=Hired'],
  [
    hiring.hireSteps,
    'select-job care-for location start-date schedule wage contact-info confirm advisor taxes tax-enroll tax-id tax-address careplan fingerprinting',
  ],
  [hiring.payTypes, 'regular special'],
  [careplans.scheduleTypes, 'daily weekly monthly'],
  [
    careplans.repeatOptions,
    '0=Never 1=Every_day 2=Every_week 3=Every_two_weeks 4=Every_month 5=Every_year 6=Custom',
  ],
  [
    careplans.historyActions,
    '1=Created 2=Completed 3=Undo 4=Deleted 5=Assigned 6=Alert_added 7=Alert_seen 8=Alert_turned_off 9=Alert_deleted 10=Skipped',
  ],
  [documents.documentStatuses, 'active expired requested inactive'],
  [documents.verificationStatuses, 'verified skipped none'],
  [documents.verificationActions, 'verify unverify skip unskip'],
  [documents.documentFilters, 'active expired requested inactive verified verificationSkipped'],
  [documents.documentListStatuses, 'expired verified requested none=Created'],
  [content.articleTypes, '1=Press_highlights 2=Market_insights'],
  [
    places.locationSources,
    '0=Unknown 1=iPhone_app 2=Android_app 3=iOS_browser 4=Android_browser 5=IP_address 6=Other_browser',
  ],
  [places.addressCountries, 'US PR'],
  [
    landings.partnerLandings,
    'aarp getcare findcare aarpmedsupp uhcvais aarpadvantage aarpadvantages aarpbenefits aarp2019 clthah insurer-demo',
  ],
  [partners.b2bAllowedViews, 'family-dashboard caregiver-profile-b2b appacct'],
  [
    screening.backgroundSteps,
    'disclosure release authorization-addendum personal electronic-signature view-report',
  ],
  [screening.screeningSteps, 'interview questionnaire nextsteps thankyou'],
  [
    research.researchSteps,
    'login search-patient search-results log-encounter-info welcome protection-privacy data-sharing time-commitment data-use withdrawing register adl-questions share-data thank-you',
  ],
]

test.each(facts.map(([list, wanted]) => [wanted, list] as const))('holds %s', (wanted, list) => {
  const rows = wanted.split(' ').map((row) => row.split('='))
  expect(list.ids.map(String)).toEqual(rows.map(([id]) => id))
  rows.forEach(([, label], index) => {
    if (label) expect(list.entries[index]?.label[0]).toBe(label.replaceAll('_', ' '))
  })
})

test('premium are afternoons, nights, weekends, holidays, the red and the yellow zone', () => {
  const premium = (list: { entries: readonly { label: readonly string[]; premium: boolean }[] }) =>
    list.entries.filter((entry) => entry.premium).map((entry) => entry.label[0])
  expect(premium(shifts.shiftAvailabilities)).toEqual(['Afternoons', 'Nights', 'Weekends', 'Holidays'])
  expect(premium(shifts.shiftBlockTypes)).toEqual(['Afternoons', 'Nights'])
  expect(premium(shifts.shiftDayKinds)).toEqual(['Weekends', 'Holidays'])
  expect(premium(shifts.shiftZones)).toEqual(['Red zone', 'Yellow zone'])
})

test('shift flags are spelled as on the wire', () => {
  const flag = (kind: string, ...names: string[]) => names.map((name) => `shift_preferences_${kind}_${name}`)
  expect(shifts.shiftAvailabilities.ids).toEqual(
    flag('availability', 'mornings', 'afternoons', 'nights', 'weekdays', 'weekends', 'holidays'),
  )
  expect(shifts.shiftDurations.entries.map((entry) => entry.hours)).toEqual([8, 12])
  expect(shifts.shiftDurations.ids).toEqual(flag('duration', '8hr', '12hr'))
  expect(shifts.shiftZones.entries.map((entry) => entry.flag)).toEqual(
    flag('assignment', 'red_zone', 'yellow_zone', 'green_zone', 'sub_acute'),
  )
})

test('lists without labels are the documents’', () => {
  expect(account.loginTypes).toEqual(['anon', 'care_manager', 'caregiver', 'family', 'staff'])
  expect(jobs.applicationNoteTypes).toEqual(['apply', 'withdraw'])
  expect(careplans.permissionOperations).toEqual(['fetch', 'set', 'update', 'reset'])
  expect(documents.documentFormModes).toEqual(['view', 'edit'])
  expect(documents.documentListIcons).toEqual(['png', 'gif', 'jpg', 'pdf', 'other'])
  expect(documents.fileTypes).toEqual({
    image: ['jpeg', 'jpg', 'bmp', 'png', 'gif'],
    pdf: ['pdf'],
    txt: ['txt'],
    doc: ['xls', 'xlsx', 'doc', 'docx'],
  })
  expect(Object.values(documents.uploadTypes).flat().sort()).toEqual([
    ...['doc', 'docx', 'gif', 'jpeg', 'jpg', 'mov', 'mp4', 'pdf', 'png'],
  ])
  expect(careplans.planPhotoExtensions).toEqual(['jpg', 'jpeg', 'png'])
  expect(chat.chatWidgetJobFields).toEqual([
    ...[
      'ADLs',
      'conditions',
      'care-for',
      'schedule type',
      'gender preference',
      'housing',
      'language preference',
    ],
  ])
  expect(native.nativeMessages).toEqual(['push', 'back', 'reload', 'accessBlocked'])
  expect(Object.keys(places.addressModes)).toEqual(['full', 'city', 'coordinates'])
})

describe('states', () => {
  test('are fifty, the District of Columbia and Puerto Rico', () => {
    expect(places.states.ids).toHaveLength(52)
    expect(places.states.ids.join(' ')).toBe(
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY',
    )
    const names = places.states.entries.map((state) => state.label[0])
    expect(names).toEqual([...names].sort())
  })

  test('are found by slug and by postal code', () => {
    for (const code of places.states.ids) {
      expect(places.stateBySlug(places.stateSlug(code))).toBe(code)
      expect(places.stateBySlug(code)).toBe(code)
    }
    expect(places.stateSlug('DC')).toBe('district-of-columbia')
    expect(places.stateBySlug('ny')).toBe('NY')
    expect(places.stateBySlug('dementia')).toBeUndefined()
    expect(places.stateBySlug('')).toBeUndefined()
  })

  test('never share a path with a condition or a specialty', () => {
    for (const code of places.states.ids) {
      expect(caregivers.conditionBySlug(places.stateSlug(code))).toBeUndefined()
      expect(caregivers.specialties.has(places.stateSlug(code))).toBe(false)
    }
  })
})
