import { describe, expect, test } from 'vitest'
import { modalOf, modals, profileModalPath, profileModals } from './modals.js'

describe('profile modals', () => {
  test('carry the titles of the documents', () => {
    expect(profileModals.map((entry) => entry.label[0])).toEqual([
      ...[
        'Education',
        'Areas of Expertise',
        'Services Offered',
        'Change Profile Photo',
        'Introduce yourself',
      ],
      ...['Hourly Rate', 'Job Preferences', 'Shift Preferences', 'Shift Assignment', 'Languages'],
      ...['Certifications', 'Location', 'Select Background Photo', 'Work Experience', 'Edit document'],
      ...['Documents', 'Clinical Skills', 'Certification', 'Phone Verification', 'References'],
    ])
  })

  test('answer every route key of the documents, and references, each once', () => {
    const paths = profileModals.flatMap((entry): readonly string[] => entry.paths)
    expect([...paths].sort()).toEqual([
      ...['about', 'backgroundphoto', 'certification', 'certification/:certificationId', 'certifications'],
      ...['document', 'document/:docId', 'documents', 'education', 'experiences', 'expertises'],
      ...['job-preferences', 'jobPreferences', 'languages', 'location', 'picture', 'rate'],
      ...['references', 'services'],
      ...['shift-assignments', 'shift-preferences', 'shiftAssignments', 'shiftPreferences', 'skills'],
      'verification',
    ])
  })
})

test('every modal that the documents name for any page is there, by its name or another', () => {
  const shared =
    'rate about pending document location services needHelp education languages expertises experiences verifyPhone verifyEmail profilePhoto certification hcpCertification onboardingCall jobPreferences exportDocuments backgroundCheck backgroundPhoto bgoAuthorization shiftPreferences shiftAssignments meetYourRecruiter supportMessage rejectInvoice approveInvoice declineCaregiver declineCaregiverFeedback employerId terminateContract wageRateRegular wageRateSpecial wageRateDelete verifyBankAccount accessBlocked editLocation featureInProgress membershipUpgrade membershipCancel optOut'
  const names = shared.split(' ')
  expect(names).toHaveLength(42)
  expect(names.filter((name) => !modals.has(name) && modalOf(name) === null)).toEqual([])
})

test('no two modals have a name or a path in common', () => {
  const rows = modals.ids.map((id) => modalOf(id)).filter((row) => row !== null)
  const names = [...modals.ids, ...rows.flatMap(({ aliases = [] }) => aliases)]
  expect(new Set(names).size).toBe(names.length)
  const paths = rows.flatMap(({ paths = [] }) => paths)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['verifyPhone', 'verification'],
  ['profilePhoto', 'picture'],
  ['backgroundPhoto', 'backgroundphoto'],
  ['hcpCertification', 'certification'],
  ['export-documents', 'exportDocuments'],
  ['photoViewer', 'photo'],
  ['rate', 'rate'],
])('%s opens %s', (name, id) => {
  expect(modalOf(name)?.id).toBe(id)
})

test.each([null, undefined, '', 'nothing', 'featureInProgress', 'constructor'])(
  '%s opens nothing',
  (name) => {
    expect(modalOf(name)).toBeNull()
  },
)

test('a modal over the profile has an address', () => {
  expect(profileModalPath('jobPreferences')).toBe('/caregiver/profile/job-preferences')
})
