import {
  verifyInvitation,
  verifyResetToken,
  countWaiting,
  getPersonRecord,
  updateMayAskForCalls,
  listStaffWaiting,
  createPassword,
  resetPassword,
  unlinkSocial,
} from '@homecare/sdk/account'
import {
  getApplicationNote,
  getHireEligibility,
  getMessageEligibility,
  getCaregiver,
  inviteCaregiver,
  getLatestApplication,
  listEducation,
  listExperience,
  listReviews,
  messageCaregiver,
  notifyCaregiver,
  listOthersViewed,
} from '@homecare/sdk/caregivers'
import { freezeMessaging } from '@homecare/sdk/chat'
import {
  decideMessageReport,
  getMessageReport,
  listMessageReports,
  listSupportToAnswer,
} from '@homecare/sdk/support'
import {
  acceptPlanInvite,
  breakPlanSeal,
  declinePlanInvite,
  getPlan,
  getPlanDay,
  getPlanInvite,
  getPlanNote,
  getTask,
  getTaskByAlias,
  joinByPlanInvite,
  listPlanHistory,
  listPlanNotes,
  listSealedPlans,
  listTasks,
} from '@homecare/sdk/careplans'
import type { AnyCall } from '@homecare/sdk/client'
import { getComparison, updateFavoriteNote } from '@homecare/sdk/compare'
import { listLicensesToReview } from '@homecare/sdk/credentials'
import {
  addArticle,
  getArticle,
  getArticleRecord,
  listArticleRecords,
  updateArticle,
} from '@homecare/sdk/content'
import { getConsultingAgreement, listDocumentOwners } from '@homecare/sdk/documents'
import {
  addFavorite,
  declineCaregiver,
  getAdvisedFamily,
  getFamilySummary,
  listCallsToMake,
  noteCallAttempt,
  previewDecline,
  removeFavorite,
  updateDeclineFeedback,
} from '@homecare/sdk/families'
import {
  discardHireDraft,
  getHiring,
  getOfferWith,
  hireCaregiver,
  listFingerprintCases,
  listWageRates,
  updateHireDraft,
} from '@homecare/sdk/hiring'
import {
  applyToJob,
  applyWithScreening,
  getJob,
  markNotInterested,
  withdrawApplication,
} from '@homecare/sdk/jobs'
import { listIntakes } from '@homecare/sdk/intake'
import { answerNoticeLink, getNoticeLink } from '@homecare/sdk/notices'
import { getBrandingFlow, getBusiness, getSchool } from '@homecare/sdk/partners'
import {
  decideMoneyDeed,
  decideRefundDeed,
  declineClaim,
  doMoneyDeed,
  doRefundDeed,
  getMembershipRefund,
  getMoney,
} from '@homecare/sdk/moneyDesk'
import { getInvoice, getTimesheetInvoice } from '@homecare/sdk/payments'
import { getAgencyCaregiver, listAgencyTermsAnswers, requireNewPassword } from '@homecare/sdk/agency'
import { listWaitingAreas } from '@homecare/sdk/places'
import { listPhotosToReview, reviewPhoto, takeBackPhotoReview } from '@homecare/sdk/photos'
import { listProfilesToReview } from '@homecare/sdk/profile'
import { listReferencesToCall } from '@homecare/sdk/references'
import {
  confirmPostopCare,
  enrollInResearch,
  exportStudy,
  getHealthRecordLink,
  getPostopQuestion,
  getResearchEnrollment,
  getStudy,
  updateResearchStep,
  verifyHealthRecordUser,
  withdrawFromResearch,
} from '@homecare/sdk/research'
import {
  decideReview,
  getFamilyReview,
  getReviewToRead,
  listReviewsToRead,
  removeFamilyReview,
  updateFamilyReview,
} from '@homecare/sdk/reviews'
import { listRides } from '@homecare/sdk/rides'
import { listBackgroundOrders, listNewcomers } from '@homecare/sdk/screening'
import { updateFacilityShift } from '@homecare/sdk/shifts'
import {
  agreeToCorrection,
  getTimesheet,
  getTimesheetsStatus,
  listTimesheets,
} from '@homecare/sdk/timesheets'
import { confirmFirstWord, getFirstWord } from '@homecare/sdk/visitors'
import { expect, test } from 'vitest'
import type { Session } from '../people/session.ts'
import { registerRoutes } from '../boot/routes.ts'
import { anEnrollment } from '../research/testing.ts'
import { actors } from '../testing/actors.ts'
import { everySample } from '../testing/everySample.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import type { Touch } from '../calls/trail.ts'
import { records } from './records.ts'

const server = smallWorld()
const samples = await everySample()
const routes = registerRoutes(true).all()

interface Args {
  readonly body?: unknown
  readonly query?: Touch['query']
}

const isPublic = 'what every visitor sees'
const list = 'a list of what waits: who, and not what'
const shared = 'of both sides, or of oneself'
const nobody = 'no record of a person'

/** Calls that others than the owner may send, and that touch nobody’s record: why. */
const untouched = new Map<AnyCall, string>([
  [verifyResetToken, nobody],
  [getFirstWord, shared],
  [confirmFirstWord, shared],
  [resetPassword, shared],
  [verifyInvitation, nobody],
  [createPassword, shared],
  [unlinkSocial, shared],
  [getNoticeLink, shared],
  [answerNoticeLink, shared],
  [getArticle, nobody],
  [listArticleRecords, nobody],
  [getArticleRecord, nobody],
  [addArticle, nobody],
  [updateArticle, nobody],
  [listWaitingAreas, nobody],
  [listAgencyTermsAnswers, list],
  [listNewcomers, list],
  [listIntakes, list],
  [listSupportToAnswer, list],
  [listMessageReports, list],
  [listReviews, isPublic],
  [listEducation, isPublic],
  [listExperience, isPublic],
  [listOthersViewed, isPublic],
  [getHireEligibility, nobody],
  [inviteCaregiver, shared],
  [notifyCaregiver, shared],
  [addFavorite, shared],
  [removeFavorite, shared],
  [updateFavoriteNote, shared],
  [getFamilyReview, nobody],
  [updateFamilyReview, shared],
  [removeFamilyReview, shared],
  [listReviewsToRead, list],
  [getComparison, isPublic],
  [countWaiting, nobody],
  [listStaffWaiting, list],
  [listLicensesToReview, list],
  [listReferencesToCall, list],
  [listProfilesToReview, list],
  [listPhotosToReview, list],
  [listBackgroundOrders, list],
  [listFingerprintCases, list],
  [listCallsToMake, list],
  [listDocumentOwners, list],
  [getSchool, nobody],
  [getBusiness, nobody],
  [getBrandingFlow, nobody],
  [applyToJob, shared],
  [applyWithScreening, shared],
  [withdrawApplication, shared],
  [markNotInterested, shared],
  [previewDecline, shared],
  [declineCaregiver, shared],
  [updateDeclineFeedback, shared],
  [messageCaregiver, shared],
  [getMessageEligibility, nobody],
  [getHiring, shared],
  [updateHireDraft, shared],
  [discardHireDraft, shared],
  [hireCaregiver, shared],
  [getOfferWith, shared],
  [listSealedPlans, list],
  [getPlanInvite, shared],
  [acceptPlanInvite, shared],
  [declinePlanInvite, shared],
  [joinByPlanInvite, shared],
  [getStudy, nobody],
  [getResearchEnrollment, shared],
  [updateResearchStep, shared],
  [enrollInResearch, shared],
  [withdrawFromResearch, shared],
  [getPostopQuestion, shared],
  [confirmPostopCare, shared],
  [getHealthRecordLink, shared],
  [verifyHealthRecordUser, shared],
])

/** Shifts that nobody has yet. */
const ofShifts = /\/openshifts\/|\/shiftapply\//

/** A call that names a record which others than its owner reach, or that is open to the staff. */
const mayTouch = routes.filter(({ call, policy: { roles, resource } }) => {
  const namesOne = /:\w/.test(call.route) && !resource
  const isForStaff = roles !== 'anyone' && roles.includes('staff') && !roles.includes('family')
  return namesOne || isForStaff
})

test('every call that may touch another’s record says whose, or why it touches none', () => {
  const silent = mayTouch
    .filter(({ call }) => !records.has(call) && !untouched.has(call) && !ofShifts.test(call.route))
    .map(({ call }) => call.route)
  expect(silent).toEqual([])
  expect([...records.keys()].filter((call) => untouched.has(call))).toEqual([])
  const answered = new Set(routes.map(({ call }) => call))
  expect([...records.keys(), ...untouched.keys()].filter((call) => !answered.has(call))).toEqual([])
})

/** Whose record the sample of a call names, where it is not the caregiver of the samples. */
const others = new Map<AnyCall, readonly number[]>([
  [getCaregiver, [someCaregiver]],
  [reviewPhoto, [someCaregiver]],
  [takeBackPhotoReview, [someCaregiver]],
  [getReviewToRead, [actors.caregiver]],
  [decideReview, [actors.caregiver]],
  [getLatestApplication, [someCaregiver]],
  [getApplicationNote, [someCaregiver]],
  [getJob, [actors.family]],
  [listWageRates, [actors.family, actors.caregiver]],
  [listTimesheets, [actors.family, actors.caregiver]],
  [getTimesheetsStatus, [actors.family, actors.caregiver]],
  [getTimesheet, [actors.family, actors.caregiver]],
  [agreeToCorrection, [actors.family, actors.caregiver]],
  [getTimesheetInvoice, [actors.family, actors.caregiver]],
  [getInvoice, [actors.family, actors.caregiver]],
  ...[getMoney, doMoneyDeed, decideMoneyDeed, declineClaim].map(
    (call) => [call, [actors.family, actors.caregiver]] as const,
  ),
  ...[getMembershipRefund, doRefundDeed, decideRefundDeed].map((call) => [call, [actors.family]] as const),
  ...[getMessageReport, decideMessageReport].map(
    (call) => [call, [actors.family, actors.caregiver]] as const,
  ),
  ...[getPlan, getPlanDay, listTasks, getTask, getTaskByAlias].map(
    (call) => [call, [actors.family]] as const,
  ),
  ...[listPlanNotes, getPlanNote, listPlanHistory, breakPlanSeal].map(
    (call) => [call, [actors.family]] as const,
  ),
  [listRides, [actors.family, actors.caregiver]],
  [updateMayAskForCalls, [actors.family]],
  [noteCallAttempt, [actors.family]],
  // To whoever is not its own staff nobody's record is there.
  [exportStudy, []],
  // Nobody works the shift of this sample.
  [updateFacilityShift, []],
])
const ofTheCaller = new Set<AnyCall>([getConsultingAgreement])
const byNumber = new Set<AnyCall>([
  requireNewPassword,
  getAgencyCaregiver,
  getAdvisedFamily,
  getFamilySummary,
  getPersonRecord,
  freezeMessaging,
])

test.each(
  [...records].flatMap(([call, record]) => (record.whose ? [[call.route, call, record] as const] : [])),
)('%s names whose record it is', async (_, call, record) => {
  const given = (await samples.get(call)!.args(server, 'staff')) as Args
  const { body, query = {}, ...params } = given
  const session = { user: { id: actors.staff, role: 'staff' } } as Session
  const whose = await record.whose!({
    db: server.db,
    session,
    params: params as Touch['params'],
    query,
    body,
  })
  if (ofTheCaller.has(call)) expect(whose).toEqual([actors.staff])
  else if (byNumber.has(call)) expect(whose).toEqual(Object.values(params))
  else expect(whose).toEqual(others.get(call) ?? [actors.caregiver])
})

test('what a study’s own staff take out is the record of everybody who shares, and of nobody else', async () => {
  server.change()
  await anEnrollment(server, actors.family, 'complete')
  await anEnrollment(server, actors.otherFamily, 'complete')
  await anEnrollment(server, actors.caregiver, 'deciding')
  const whose = (id: number) =>
    records.get(exportStudy)!.whose!({
      ...{ db: server.db, params: { study: 'trinitybb' }, query: {}, body: undefined },
      session: { user: { id } } as Session,
    })
  expect((await whose(actors.facility)).toSorted()).toEqual([actors.family, actors.otherFamily].toSorted())
  expect(await whose(actors.family)).toEqual([])
})
