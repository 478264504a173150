import { openAcademy } from '../../academy/calls.js'
import * as account from '../../account/calls.js'
import { listDemoAccounts } from '../../account/demoCalls.js'
import * as socialLinks from '../../account/socialCalls.js'
import { login, logout, whoami } from '../../account/sessionCalls.js'
import { countWaiting } from '../../account/staffHomeCalls.js'
import * as caregivers from '../../caregivers/calls.js'
import * as dashboards from '../../dashboards/caregiver/dashboardCalls.js'
import { getOwnCaregiver } from '../../ownProfile/profileCalls.js'
import * as chat from '../../chat/calls.js'
import { getArticle, listArticles } from '../../content/calls.js'
import { getHomePage } from '../../content/homeCalls.js'
import { sendReport } from '../../content/reportCalls.js'
import * as families from '../../families/calls.js'
import { updateJob, declineCaregiver, listOwnJobApplicants, startEmptyJob } from '../../families/jobCalls.js'
import { approveRides, listRides } from '../../families/rideCalls.js'
import * as signup from '../../families/signupCalls.js'
import * as support from '../../families/supportCalls.js'
import * as connections from '../../hiring/connectionCalls.js'
import * as invites from '../../invites/calls.js'
import { listJobsNearMe } from '../../jobs/searchCalls.js'
import type { JobDraft } from '../../vocabulary/jobs/entities.js'
import { getBrandingFlow, signUpWithPartner } from '../../partners/calls.js'
import { getBusiness, getSchool, searchOrganizations } from '../../partners/organizationCalls.js'
import * as places from '../../places/calls.js'
import * as near from '../../places/nearCalls.js'
import * as healthRecords from '../../research/healthRecordCalls.js'
import * as research from '../../research/calls.js'
import * as trail from '../../trail/calls.js'
import { sample } from './sample.js'
import { searchCaregivers } from '../../search/calls.js'

const email = 'carol.ito@example.com'
const password = 'a long enough password'
const name = { first_name: 'Carol', last_name: 'Ito' }
const study = 'trinitybb'
const job: JobDraft = {
  title: 'Care for my father',
  description: 'He forgets his pills.',
  care_for: 2,
  conditions: [20],
  assistance: [1, 5],
  schedule_type: 2,
  schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [1],
  start_date: '2026-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}

/** Accounts, families, chat, content, partners, places, research. */
export const peopleSamples = [
  sample(whoami, {}),
  sample(account.getLoginOptions, { body: { email } }),
  sample(login, { body: { email, password, remember_me: true } }),
  sample(logout, {}),
  sample(account.forgotPassword, { body: { email } }),
  sample(account.verifyResetToken, { token: 'a/b' }),
  sample(account.resetPassword, { token: 'a/b', body: { password } }),
  sample(account.verifyInvitation, { token: 'a-b' }),
  sample(account.createPassword, { token: 'a-b', body: { password } }),
  sample(account.changePassword, { body: { old_password: 'before', new_password: password } }),
  sample(account.getSettings, {}),
  sample(account.updateSettings, { body: { language: 'es' } }),
  sample(account.deleteAccount, { body: { password } }),
  sample(account.markTutorial, { body: { profile: true } }),
  sample(account.sendEmailCode, {}),
  sample(account.verifyEmail, { body: { code: '123' } }),
  sample(account.getMarketingPreferences, {}),
  sample(account.updateMarketingPreferences, {
    body: { marketing_preferences: { email: true, text: false, phone: false, post: false } },
  }),
  sample(countWaiting, {}),
  sample(listDemoAccounts, {}),
  sample(socialLinks.listSocialLinks, {}),
  sample(socialLinks.unlinkSocial, { provider: 'google' }),
  sample(openAcademy, { query: { redirect: '/courses/4' } }),

  sample(searchCaregivers, { query: { city: 'Oakland', conditions: [2, 20], vetted: true } }),
  sample(caregivers.listNearbyCaregivers, { query: { limit: 3 } }),
  sample(caregivers.getCaregiver, { id: 51 }),
  sample(caregivers.listReviews, { id: 51, query: { limit: 10, offset: 10 } }),
  sample(caregivers.listEducation, { id: 51 }),
  sample(caregivers.listExperience, { id: 51 }),
  sample(caregivers.listOthersViewed, { id: 51 }),
  sample(caregivers.getLatestApplication, { id: 51 }),
  sample(caregivers.getApplicationNote, { id: 51 }),
  sample(caregivers.getMessageEligibility, { id: 51 }),
  sample(caregivers.getHireEligibility, { id: 51 }),
  sample(caregivers.messageCaregiver, { id: 51, body: { message: 'Good morning' } }),
  sample(caregivers.inviteCaregiver, { id: 51, body: { job_id: 71 } }),
  sample(caregivers.notifyCaregiver, { id: 51 }),
  sample(getOwnCaregiver, {}),
  sample(dashboards.listOwnAlerts, {}),
  sample(connections.listCaregiverConnections, { id: 51 }),
  sample(dashboards.listOwnEarnings, {}),
  sample(connections.listConnections, {}),
  sample(listJobsNearMe, { query: { limit: 3 } }),

  sample(chat.listConversations, {}),
  sample(chat.startConversation, { body: { to_user: 51, message: 'Good morning' } }),
  sample(chat.sendMessage, { id: 91, body: { message: 'Good morning' } }),
  sample(chat.getRealtimeToken, {}),
  sample(chat.markConversationRead, { id: 91, body: { message_id: 4 } }),
  sample(chat.blockConversation, { id: 91, body: { blocked: true } }),
  sample(chat.freezeMessaging, { user_id: 51, body: { frozen: true } }),

  sample(families.getOwnFamily, {}),
  sample(families.getFamilyDashboard, {}),
  sample(families.listRecommendedCaregivers, {}),
  sample(families.listFavorites, { id: 41, query: { page: 2, perPage: 15 } }),
  sample(families.addFavorite, { id: 51 }),
  sample(families.removeFavorite, { id: 51 }),
  sample(families.listOwnJobs, {}),
  sample(families.getOwnJob, { id: 71 }),
  sample(families.addJob, { query: { complete: 1 }, body: job }),
  sample(families.getFamilySummary, { id: 41 }),
  sample(updateJob, { id: 71, query: { complete: 1 }, body: { status: 'closed' } }),
  sample(startEmptyJob, {}),
  sample(listOwnJobApplicants, { id: 71 }),
  sample(declineCaregiver, { id: 51, body: { job_id: 71, reason: 'found somebody' } }),
  sample(approveRides, { id: 81, body: { approved: true } }),
  sample(listRides, { id: 81 }),
  sample(signup.signUpFamily, {
    body: {
      ...name,
      email,
      password,
      phone: '5105550142',
      care_for: 2,
      city: 'Oakland',
      state: 'CA',
      zip_code: '94601',
      terms: true,
    },
  }),
  sample(signup.getOnboardingDraft, {}),
  sample(signup.updateOnboardingDraft, { body: { version: '1', step: 'needs', data: { care_for: 2 } } }),
  sample(signup.finishOnboardingLater, { body: { email } }),
  sample(signup.resumeOnboarding, { body: { token: '0123456789' } }),
  sample(signup.postFirstJob, { query: { complete: 1 }, body: job }),
  sample(support.getCareTeam, {}),
  sample(support.getCareNavigator, {}),
  sample(support.getPartnerData, {}),
  sample(support.getBenefitBalance, {}),
  sample(support.getSupportMessage, {}),

  sample(getHomePage, {}),
  sample(sendReport, { body: { level: 'error', message: 'A list was empty', name: 'TypeError' } }),
  sample(listArticles, { query: { type: 2 } }),
  sample(getArticle, { slug: 'care-closer-to-home' }),
  sample(invites.listInviteCodes, {}),
  sample(invites.verifyInviteCode, { query: { code: 'CAROL' } }),
  sample(invites.listInvites, { query: { limit: 10, offset: 0 } }),
  sample(invites.sendInvites, { body: { emails: ['ana@example.com', 'bo@example.com'] } }),
  sample(getBrandingFlow, { flow: 'getcare' }),
  sample(signUpWithPartner, { body: { ...name, email, partner_code: 'getcare', terms: true } }),
  sample(searchOrganizations, { query: { school: 1, s: 'laney' } }),
  sample(getSchool, { code: '4f2a' }),
  sample(getBusiness, { code: '4f2a' }),
  sample(places.findLocations, { body: { location_str: 'Oak', limit: 15 } }),
  sample(near.findAddresses, { body: { address_str: '88 Grand' } }),
  sample(near.findPlaceNear, { body: { latitude: 37.8, longitude: -122.27, location_source: 6 } }),
  sample(places.listTopCities, { body: { state: 'CA' } }),
  sample(places.listTopSpecialties, { body: { city: 'Oakland', state: 'CA' } }),
  sample(places.findLocation, { query: { zip_code: '94601' } }),
  sample(places.locateByIp, {}),

  sample(trail.listOwnTrail, { query: { limit: 20, offset: 0 } }),
  sample(trail.readTrail, { body: { email, reason: 'asked', limit: 20, offset: 0 } }),

  sample(research.searchPatients, { study, body: { last_name: 'Ito' } }),
  sample(research.logEncounter, {
    study,
    body: { patient_id: 4, date: '2026-11-20', provider: 'Dr. Lee' },
  }),
  sample(research.getResearchEnrollment, { study }),
  sample(research.enrollInResearch, { study, body: { ...name, email, birthday: '1950-02-28' } }),
  sample(research.updateResearchStep, { study, body: { step: 'data-use', agreed: true } }),
  sample(research.withdrawFromResearch, { study }),
  sample(research.confirmPostopCare, { token: 'a-b', body: { received: true } }),
  sample(healthRecords.getHealthRecordAccess, {}),
  sample(healthRecords.registerHealthRecordAccess, { body: { ...name, email, birthday: '1950-02-28' } }),
  sample(healthRecords.verifyHealthRecordUser, { hash: 'f00d' }),
]
