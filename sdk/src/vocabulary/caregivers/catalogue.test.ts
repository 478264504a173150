import { describe, expect, test } from 'vitest'
import * as caregivers from './catalogue.js'
import {
  assistance,
  careCategoryIds,
  clinicalSkills,
  conditionBySlug,
  conditionFooterLabel,
  conditions,
  conditionSlug,
  credentialIcon,
  footerConditions,
  hcpLicenseTypeIds,
  languages,
  licenseTypes,
  otherLicenseTypeIds,
  specialties,
} from './catalogue.js'
import { scheduleLimits } from './constants.js'

test('languages have the ids of the reading with Hmong last, and a tag', () => {
  const byId = [...languages.entries].sort((a, b) => a.id - b.id)
  expect(byId.map((entry) => `${entry.id} ${entry.label[0]} ${entry.tag}`)).toEqual([
    ...['1 English en', '2 ASL ase', '3 Arabic ar', '4 Armenian hy', '5 Cantonese yue', '6 French fr'],
    ...['7 German de', '8 Greek el', '9 Gujarati gu', '10 Hebrew he', '11 Hindi hi', '12 Italian it'],
    ...['13 Japanese ja', '14 Korean ko', '15 Chinese Mandarin cmn', '16 Persian fa', '17 Polish pl'],
    ...['18 Portuguese pt', '19 Russian ru', '20 Spanish es', '21 Tagalog tl', '22 Urdu ur'],
    ...['23 Vietnamese vi', '24 Hmong hmn'],
  ])
})

test('languages are shown alphabetically', () => {
  const shown = languages.entries.map((entry) => entry.label[0])
  expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, 'en')))
})

const conditionTable = [
  [1, 'ALS', 'als'],
  [2, "Alzheimer's Disease", 'alzheimers-disease'],
  [3, 'Blood Disorders', 'blood-disorders'],
  [4, 'Cancer Recovery', 'cancer-recovery'],
  [5, 'Cardiovascular Disorders', 'cardiovascular-disorders'],
  [6, 'Diabetes', 'diabetes'],
  [7, 'Gastrointestinal Disorders', 'gastrointestinal-disorders'],
  [8, 'Hospice Care', 'hospice-care'],
  [9, 'Multiple Sclerosis', 'multiple-sclerosis'],
  [10, 'Neurological Disorders', 'neurological-disorders'],
  [11, 'Orthopedic Care', 'orthopedic-care'],
  [12, "Parkinson's Disease", 'parkinsons-disease'],
  [13, 'Post Surgery Recovery', 'post-surgery-recovery'],
  [14, 'Renal and Urological Disorders', 'renal-and-urological-disorders'],
  [15, 'Respiratory Disorders', 'respiratory-disorders'],
  [16, 'Skin Disorders', 'skin-disorders'],
  [17, 'Stroke', 'stroke'],
  [18, 'HIV/AIDS', 'hiv-aids'],
  [20, 'Dementia', 'dementia'],
  [21, 'COPD', 'copd'],
  [22, 'Arthritis', 'arthritis'],
  [23, 'Depression', 'depression'],
  [24, 'Hearing Disorders', 'hearing-disorders'],
  [25, 'Vision and Eye Disorders', 'vision-and-eye-disorders'],
  [26, 'Tracheotomy / Ventilation', 'tracheotomy-ventilation'],
  [27, 'Palliative Care', 'palliative-care'],
  [28, 'Home Health Care', 'home-health-care'],
] as const

describe('conditions', () => {
  test('there are 27, and 19 is none of them', () => {
    expect(conditions.ids).toEqual(conditionTable.map(([id]) => id))
    expect(conditions.has(19)).toBe(false)
  })

  test.each(conditionTable)('%i is %s, at %s', (id, label, path) => {
    expect(conditions.get(id).label[0]).toBe(label)
    expect(conditionSlug(id)).toBe(path)
    expect(conditionBySlug(path)).toBe(id)
  })

  test('an unknown path segment is no condition', () => {
    expect(conditionBySlug('california')).toBeUndefined()
    expect(conditionBySlug('')).toBeUndefined()
  })

  test('the footer names caregivers after a condition', () => {
    expect(conditionFooterLabel(20)).toEqual(['Dementia Caregivers', 'Cuidadores: Demencia'])
    expect(footerConditions.every((id) => conditions.has(id))).toBe(true)
  })

  test('a specialty never takes the path of a condition', () => {
    for (const id of specialties.ids) expect(conditionBySlug(id)).toBeUndefined()
  })
})

test('clinical skills have the ids after the conditions', () => {
  expect(clinicalSkills.entries.map((entry) => [entry.id, entry.label[0]])).toEqual([
    [29, 'Medication Pass'],
    [30, 'Digital & Manual Charting'],
    [31, 'Vital Signs'],
    [32, 'Intravenous (IV) Procedure & Care'],
    [33, 'Activities of Daily Living'],
    [34, 'Ward/Unit Management'],
    [35, 'Admission/Discharge Procedure'],
    [36, 'Isolation Care'],
    [37, 'Treatment Administration & Management'],
    [38, 'Wound Care'],
    [39, 'Patient Assessment & Reporting'],
    [40, 'Medication Management'],
    [41, 'Laboratory/Diagnostic Tests Checking'],
    [42, 'Urgent & Emergency Medical Care'],
  ])
})

describe('assistance', () => {
  test('has the fourteen kinds, eleven of them with default hours', () => {
    expect(assistance.entries.map((entry) => [entry.id, entry.label[0], entry.defaultHours])).toEqual([
      [1, 'Bathing', 1],
      [2, 'Dressing & Grooming', 0.5],
      [3, 'Toileting', 1],
      [4, 'Medication Reminders', 0.5],
      [5, 'Meal Prep', 2],
      [6, 'Groceries & Shopping', 1],
      [7, 'Transferring & Mobility', 1],
      [8, 'Exercise', 0.5],
      [9, 'Transportation', 1],
      [10, 'Using the Internet', null],
      [11, 'Housekeeping', 2],
      [12, 'Pet Care', null],
      [13, 'Overnight Services', null],
      [14, 'Companionship', 2],
    ])
  })

  test('the care-giving categories are the ones with default hours', () => {
    const timed = assistance.entries.filter((entry) => entry.defaultHours !== null)
    expect(careCategoryIds).toEqual(timed.map((entry) => entry.id))
  })
})

describe('license types', () => {
  test('have the map ids of the documents', () => {
    expect(licenseTypes.entries.map((entry) => `${entry.abbreviation} ${entry.id}`).join(', ')).toBe(
      'CPR 1, CNA 2, HHA 3, MA 4, NHA 5, LVN 6, RN 7, LPN 8, PTA 9, CPT 10, GCM 11, CMA 12, NAR 13, HCA 14, NP 15',
    )
  })

  test('professionals are offered CNA, LVN, RN, LPN, CMA and NP', () => {
    expect(hcpLicenseTypeIds.map((id) => licenseTypes.get(id).abbreviation)).toEqual([
      ...['CNA', 'LVN', 'RN', 'LPN', 'CMA', 'NP'],
    ])
  })

  test('everyone else is offered all but LVN, RN, LPN and NP', () => {
    const nursing = ['LVN', 'RN', 'LPN', 'NP']
    const others = licenseTypes.entries.filter((entry) => !nursing.includes(entry.abbreviation))
    expect(otherLicenseTypeIds).toEqual(others.map((entry) => entry.id))
  })

  test('each has a drawing, and its full name is not its abbreviation', () => {
    expect(licenseTypes.ids.map(credentialIcon)).toEqual([
      ...[
        'cpr',
        'cna',
        'hha',
        'ma',
        'nha',
        'lvn',
        'rn',
        'lpn',
        'pta',
        'cpt',
        'gcm',
        'cma',
        'nar',
        'hca',
        'np',
      ],
    ])
    for (const entry of licenseTypes.entries) expect(entry.label[0].length).toBeGreaterThan(10)
  })
})

test('the small lists are the documents’', () => {
  const ids = (list: { ids: readonly unknown[] }) => list.ids
  expect(caregivers.providerTypes.entries.map((entry) => [entry.id, entry.name, entry.label[0]])).toEqual([
    [0, 'cg', 'Home Health Aide or Caregiver'],
    [2, 'hcp', 'Skilled Nursing Professional'],
  ])
  expect(ids(caregivers.scheduleFlags)).toEqual([
    ...['schedule_full_time', 'schedule_part_time', 'schedule_short_term', 'schedule_overnight'],
    ...['schedule_wknd_livein', 'schedule_holidays'],
  ])
  expect(caregivers.housing.entries.map((entry) => `${entry.id} ${entry.label[0]}`)).toEqual([
    ...['2 Either', '0 Live-in', '1 Live-out'],
  ])
  expect(caregivers.distanceChoices).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(caregivers.defaultDistance).toBe(30)
  expect(ids(caregivers.badgeStatuses)).toContain('completed')
  expect(caregivers.profilePhotoModes).toEqual(['viewing', 'uploading', 'editing'])
  expect(caregivers.photoGuideCases.entries.map((entry) => entry.label[0])).toEqual([
    ...['Good photo', 'Too far', 'Too close', 'More than one person', 'Inappropriate', 'Too dark', 'Blurry'],
  ])
  expect(caregivers.photoGuideCases.entries.filter((entry) => entry.good).map((entry) => entry.id)).toEqual([
    'good',
  ])
  expect([...ids(caregivers.verifyMethods)].sort()).toEqual(['call', 'text'])
  expect(caregivers.orgTypes.entries.map((entry) => `${entry.id} ${entry.label[0]}`)).toEqual([
    ...['1 Schools', '0 Businesses'],
  ])
  expect([...ids(caregivers.registerSteps)].sort()).toEqual([
    ...['about', 'app-notify-permissions', 'background', 'personal', 'picture', 'services', 'verification'],
  ])
})

test('the picture step of the sign-up is followed by the about step', () => {
  const steps: readonly string[] = caregivers.registerSteps.ids
  expect(steps.indexOf('about')).toBe(steps.indexOf('picture') + 1)
})

test('the kinds of work say where their lines are', () => {
  const { fullTimeFromHoursPerWeek, partTimeUnderHoursPerWeek, shortTermUnderDollarsPerYear, overnightFrom } =
    scheduleLimits
  const hints = caregivers.scheduleFlags.entries.map(({ hint }) => hint[0])
  expect(hints.slice(0, 4)).toEqual([
    `${fullTimeFromHoursPerWeek}+ hours per week`,
    `Under ${partTimeUnderHoursPerWeek} hours per week`,
    'A few days to a few weeks. ' +
      `Jobs paying under $${shortTermUnderDollarsPerYear.toLocaleString('en')} a year ` +
      'generally need not pay social security and Medicare.',
    `Shifts from ${Number.parseInt(overnightFrom) - 12}pm to morning`,
  ])
})
