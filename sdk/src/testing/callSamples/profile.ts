import * as badges from '../../badges/badgeCalls.js'
import * as licenses from '../../credentials/licenseCalls.js'
import * as phone from '../../phones/phoneCalls.js'
import * as photoReviews from '../../photos/photoReviewCalls.js'
import * as photos from '../../photos/photoCalls.js'
import * as profile from '../../ownProfile/profileCalls.js'
import * as records from '../../ownProfile/recordCalls.js'
import * as references from '../../references/referenceCalls.js'
import { signUpCaregiver } from '../../registration/signupCalls.js'
import * as agreements from '../../documents/agreementCalls.js'
import * as documents from '../../documents/calls.js'
import * as reviews from '../../profile/reviewCalls.js'
import * as screening from '../../screening/calls.js'
import * as orders from '../../screening/orderCalls.js'
import { aFile, sample } from './sample.js'

const place = { city: 'Oakland', state: 'CA', country: 'US' }
const school = { ...place, college: 'Laney College', start_date: '2014-01-01', end_date: '2015-01-01' }
const employer = {
  ...place,
  company_name: 'Lakeside',
  position: 'Caregiver',
  start_date: '2017-03-01',
  end_date: null,
}
const license = { map_id: 3, license_number: 'HH-204816', expires: '2027-06-30' } as const
const answer = { version: '2026-01', consents: true, full_name: 'Marisol Reyes' }

/** A caregiver's profile, papers and checks. */
export const profileSamples = [
  sample(signUpCaregiver, {
    body: {
      user: { first_name: 'Marisol', last_name: 'Reyes', email: 'm@example.com', terms: true },
      social: { accessToken: 't', expiresIn: 3600, socialUserId: '9' },
    },
  }),
  sample(profile.updateCaregiver, {
    body: {
      caregiver: {
        desired_wage: 2450,
        spoken_languages: [1, 20],
        schedule_full_time: true,
        licenses: [license],
      },
      user: { address: '88 Grand Ave', settings: { max_job_distance_preference: 30 } },
    },
  }),
  sample(profile.listOwnReviews, {}),
  sample(profile.refreshScore, { id: 0 }),
  sample(screening.verifyBirthday, { body: { birthday: '1988-02-29' } }),

  sample(licenses.listOwnLicenses, {}),
  sample(licenses.addLicense, { body: license }),
  sample(licenses.updateLicense, { id: 101, body: license }),
  sample(licenses.removeLicense, { id: 101 }),
  sample(licenses.addLicensePhoto, { id: 101, body: { photo: aFile('license.png'), description: 'front' } }),
  sample(licenses.updateLicensePhoto, { id: 0, licenseId: 101, photoId: 4, body: { description: 'back' } }),
  sample(licenses.removeLicensePhoto, { id: 0, licenseId: 101, photoId: 4 }),

  sample(records.listOwnEducation, {}),
  sample(records.addEducation, { body: school }),
  sample(records.updateEducation, { id: 112, body: { ...school, school_id: 111 } }),
  sample(records.removeEducation, { id: 112 }),
  sample(records.listOwnExperience, {}),
  sample(records.addExperience, { body: employer }),
  sample(records.updateExperience, { id: 113, body: employer }),
  sample(records.removeExperience, { id: 113 }),

  sample(photos.getOwnPhoto, {}),
  sample(photos.uploadOwnPhoto, { body: { photo: aFile('me.png') } }),
  sample(photos.cropOwnPhoto, {
    body: { ll_x: 0, ll_y: 10, ur_x: 300, ur_y: 310, cropped_at_width: 400, rotate: 90 },
  }),
  sample(photos.analyzeOwnPhoto, { query: { type: 'raw' } }),
  sample(photos.requestPhotoReview, {}),
  sample(photoReviews.listPhotosToReview, {}),
  sample(photoReviews.reviewPhoto, { id: 51, body: { version: 'a1', approved: false, refusal: 'dark' } }),
  sample(photos.getBackgroundPhotos, {}),
  sample(photos.chooseBackgroundPhoto, { body: { selected_id: 2 } }),
  sample(phone.getPhoneVerification, {}),
  sample(phone.verifyPhone, { body: { verify_method: 'text', phone_number: '5105550142' } }),

  sample(references.listReferences, {}),
  sample(references.addReference, {
    body: { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119' },
  }),
  sample(references.updateReference, { id: 114, body: { phone: '5105550120' } }),
  sample(references.removeReference, { id: 114 }),
  sample(references.listReferencesToCall, { query: { search: 'lupe' } }),
  sample(references.noteReferenceCall, { caregiverId: 3, id: 114, body: { status: 'asked' } }),
  sample(badges.getBadgeProgress, {}),
  sample(badges.listCurrentBadges, { query: { filter: 'profile' } }),
  sample(badges.listBadges, { query: { filter: 'completed' } }),

  sample(documents.listDocuments, {}),
  sample(documents.getDocument, { id: 121 }),
  sample(documents.addDocument, {
    body: { name: 'CPR card', type: 6, expiry_date: '2027-05-31', file_1: aFile('cpr.png') },
  }),
  sample(documents.updateDocument, { id: 121, body: { file_1: aFile('new.png'), file_2: 'delete' } }),
  sample(documents.removeDocument, { id: 121 }),
  sample(documents.listUserDocuments, { id: 51 }),
  sample(documents.listDocumentTypes, {}),
  sample(documents.requestDocument, { id: 51, body: { name: 'TB test', type: 7, request_note: 'By June.' } }),
  sample(documents.listDocumentOwners, { query: { search: 'rivera' } }),
  sample(documents.verifyDocument, { id: 121, body: { action: 'skip' } }),
  sample(documents.exportDocuments, { body: { ids: [121, 122] } }),
  sample(agreements.getConsultingAgreement, { query: { user_id: 51 } }),
  sample(agreements.answerConsultingAgreement, { body: answer }),
  sample(agreements.getConnectionAgreement, { id: 81 }),
  sample(agreements.answerConnectionAgreement, { id: 81, body: answer }),

  sample(reviews.listProfilesToReview, {}),
  sample(reviews.reviewProfile, { id: 51, body: { approved: false, note: 'A photo of yourself, please.' } }),

  sample(screening.getBackgroundCheck, {}),
  sample(screening.agreeToBackgroundStep, { body: { step: 'disclosure', agreed: true } }),
  sample(screening.updateBackgroundPerson, {
    body: {
      first_name: 'Marisol',
      last_name: 'Reyes',
      birthday: '1988-02-29',
      ssn: '123456789',
      address: '88 Grand Ave',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94612',
    },
  }),
  sample(screening.signBackgroundCheck, { body: { signature: 'Marisol Reyes' } }),
  sample(screening.getBackgroundReport, {}),
  sample(screening.getBackgroundPerson, {}),
  sample(orders.listBackgroundOrders, { query: { show: 'open' } }),
  sample(orders.getBackgroundOrder, { id: 51 }),
  sample(orders.revealBackgroundNumber, { id: 51 }),
  sample(orders.beginBackgroundCheck, { id: 51 }),
  sample(orders.returnBackgroundCheck, { id: 51, body: { note: 'Which is your street?' } }),
  sample(orders.recordBackgroundResult, {
    id: 51,
    body: { passed: true, sections: [{ title: 'County records', result: 'Clear', details: [] }] },
  }),
  sample(orders.getCaregiverReport, { id: 51 }),
  sample(screening.getScreening, {}),
  sample(screening.updateScreening, { body: { step: 'questionnaire', answers: { q1: 'yes' } } }),
]
