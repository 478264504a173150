import { answerAcademy } from '../academy/handlers.ts'
import { answerAdvisorCalls } from '../advisorCalls/ask.ts'
import { answerCallsToMake } from '../advisorCalls/make.ts'
import { answerAccount } from '../account/handlers.ts'
import { answerAreas } from '../areas/waiting.ts'
import { answerAvailability } from '../availability/availability.ts'
import { answerBadges } from '../badges/badges.ts'
import { createRoutes, type Routes } from '../calls/on.ts'
import { answerCarePlans } from '../careplans/handlers.ts'
import { answerChat } from '../chat/handlers.ts'
import { answerMessageReports } from '../chat/reports.ts'
import { answerClock } from '../clock/clock.ts'
import { answerClosedClocks } from '../clock/closing.ts'
import { answerAgencyDesk } from '../agency/desk.ts'
import { answerAgency } from '../agency/onboarding.ts'
import { answerArticleEditor } from '../content/articleEditor.ts'
import { answerArticles } from '../content/articles.ts'
import { answerConsent } from '../consent/consent.ts'
import { answerHome } from '../content/home.ts'
import { answerReports } from '../content/reports.ts'
import { answerLicenses } from '../credentials/licenses.ts'
import { answerCaregiverDashboard } from '../dashboards/caregiverDashboard.ts'
import { answerConnectionHub } from '../dashboards/connectionHub.ts'
import { answerFamilyDashboard } from '../dashboards/familyDashboard.ts'
import { answerPending } from '../dashboards/pending.ts'
import { answerStaffHome } from '../dashboards/staffHome.ts'
import { answerStaffPeople } from '../dashboards/staffPeople.ts'
import { answerWaiting } from '../dashboards/waiting/waiting.ts'
import { answerDemo } from '../demo/handlers.ts'
import { answerAgreements } from '../documents/agreements.ts'
import { answerDocuments } from '../documents/handlers.ts'
import { answerFacilities } from '../facilities/handlers.ts'
import { answerCaregiverInvites } from '../families/caregiverInvites.ts'
import { answerCompareLinks } from '../compare/links.ts'
import { answerFavoriteNotes } from '../compare/notes.ts'
import { answerReviewAnswers } from '../reviews/answers.ts'
import { answerReviewDesk } from '../reviews/desk.ts'
import { answerFamilyReviews } from '../reviews/family.ts'
import { answerFavorites } from '../families/favorites.ts'
import { answerSignup } from '../families/signup.ts'
import { answerApplicants } from '../families/applicantAnswers.ts'
import { answerDeclining } from '../families/declining.ts'
import { answerOwnJobs } from '../families/ownJobs.ts'
import { answerAdvisedFamilies } from '../families/advised.ts'
import { answerPlan } from '../families/plan.ts'
import { answerFingerprints } from '../fingerprinting/ask.ts'
import { answerFingerprintDesk } from '../fingerprinting/staff.ts'
import { answerConnections } from '../hiring/handlers.ts'
import { answerHireDrafts } from '../offers/drafts.ts'
import { answerNextSteps } from '../offers/nextSteps.ts'
import { answerSkips } from '../offers/skips.ts'
import { answerEligibility } from '../offers/eligibility.ts'
import { answerOffers } from '../offers/answers.ts'
import { answerCarePlace } from '../offers/carePlace.ts'
import { answerHire } from '../offers/send.ts'
import { answerConnectionChanges } from '../hiring/changing.ts'
import { answerEnds } from '../hiring/ending.ts'
import { answerSeries } from '../hiring/seriesHandlers.ts'
import { answerVisits } from '../hiring/visits.ts'
import { answerWageRates } from '../hiring/wageRates.ts'
import { answerIntakeDesk } from '../intake/desk.ts'
import { answerOwnIntake } from '../intake/own.ts'
import { answerInvites } from '../invites/handlers.ts'
import { answerJobs } from '../jobs/handlers.ts'
import { answerMemberships } from '../memberships/handlers.ts'
import { answerNoticeLinks } from '../noticeLinks/handlers.ts'
import { answerPushDevices } from '../notices/devices.ts'
import { answerOwnProfile } from '../ownProfile/ownProfile.ts'
import { answerBranding } from '../partners/branding.ts'
import { answerOrganizations } from '../partners/organizations.ts'
import { answerPartnerSignup } from '../partners/signup.ts'
import { answerDeposits } from '../deposits/handlers.ts'
import { answerMoneyDesk } from '../moneyDesk/handlers.ts'
import { answerRefundDesk } from '../moneyDesk/refundHandlers.ts'
import { answerPaying } from '../paying/handlers.ts'
import { answerPaymentMethods } from '../payments/methods.ts'
import { answerPayees } from '../payments/payee.ts'
import { answerHealthSavings } from '../payroll/healthSavings.ts'
import { answerHouseholdTaxes } from '../payroll/year.ts'
import { answerTaxes } from '../payroll/taxes.ts'
import { answerPhone } from '../phones/phone.ts'
import { answerPhotos } from '../photos/photoHandlers.ts'
import { answerPhotoReviews } from '../photos/photoReviews.ts'
import { answerPlaces } from '../places/handlers.ts'
import { answerReferences } from '../references/references.ts'
import { answerAsking } from '../research/asking.ts'
import { answerConsents } from '../research/consents.ts'
import { answerStudyDesk } from '../research/desk.ts'
import { answerEnrollments } from '../research/enrollments.ts'
import { answerStudyExport } from '../research/export.ts'
import { answerHealthRecords } from '../research/healthRecords.ts'
import { answerPostop } from '../research/postop.ts'
import { answerStudies } from '../research/studies.ts'
import { answerCaregiverSignup } from '../registration/signup.ts'
import { answerRideApprovals } from '../rides/approving.ts'
import { answerRides } from '../rides/book.ts'
import { answerRideOrders } from '../rides/ordering.ts'
import { answerScreening } from '../screening/handlers.ts'
import { answerCaregivers } from '../search/handlers.ts'
import { answerSavedSearches } from '../search/saved.ts'
import { answerEmailAddress } from '../settings/emailAddress.ts'
import { answerSettings } from '../settings/settings.ts'
import { answerShifts } from '../shifts/handlers.ts'
import { answerSupportDesk } from '../support/answer.ts'
import { answerSupportRequests } from '../support/ask.ts'
import { answerHours } from '../timesheets/family/handlers.ts'
import { owesForHours } from '../timesheets/family/invoiceRows.ts'
import { answerNursingTimesheets } from '../timesheets/nursing.ts'
import { answerTrail } from '../trail/handlers.ts'
import { answerFirstWords } from '../visitors/firstWords.ts'
import { answerPinnedCaregivers } from '../families/pinnedCaregivers.ts'

/** Every call that this server answers: each domain adds its own. */
export function registerRoutes(demo: boolean): Routes {
  const routes = createRoutes()
  answerAccount(routes)
  answerSettings(routes)
  answerEmailAddress(routes)
  answerConsent(routes)
  answerStaffHome(routes)
  answerStaffPeople(routes)
  answerWaiting(routes)
  answerHome(routes)
  answerArticles(routes)
  answerArticleEditor(routes)
  answerAgency(routes)
  answerAgencyDesk(routes)
  answerReports(routes)
  answerInvites(routes)
  answerPlaces(routes)
  answerAreas(routes)
  answerCaregivers(routes)
  answerSavedSearches(routes)
  answerCaregiverInvites(routes)
  answerFavorites(routes)
  answerFavoriteNotes(routes)
  answerCompareLinks(routes)
  answerFamilyReviews(routes)
  answerReviewAnswers(routes)
  answerReviewDesk(routes)
  answerFamilyDashboard(routes)
  answerCaregiverDashboard(routes)
  answerPending(routes)
  answerCaregiverSignup(routes)
  answerOwnProfile(routes)
  answerReferences(routes)
  answerBadges(routes)
  answerAvailability(routes)
  answerShifts(routes)
  answerSupportRequests(routes)
  answerSupportDesk(routes)
  answerFacilities(routes)
  answerClock(routes)
  answerClosedClocks(routes)
  answerNursingTimesheets(routes)
  answerHours(routes)
  answerNoticeLinks(routes)
  answerPushDevices(routes)
  answerConnections(routes)
  answerConnectionHub(routes)
  answerConnectionChanges(routes)
  answerEligibility(routes)
  answerHireDrafts(routes)
  answerNextSteps(routes)
  answerSkips(routes)
  answerAdvisorCalls(routes)
  answerCallsToMake(routes)
  answerFingerprints(routes)
  answerFingerprintDesk(routes)
  answerHire(routes)
  answerOffers(routes)
  answerCarePlace(routes)
  answerVisits(routes)
  answerSeries(routes)
  answerEnds(routes)
  answerTaxes(routes)
  answerOwnIntake(routes)
  answerIntakeDesk(routes)
  answerHouseholdTaxes(routes)
  answerHealthSavings(routes)
  answerPaymentMethods(routes, owesForHours)
  answerPaying(routes)
  answerDeposits(routes)
  answerMoneyDesk(routes)
  answerRefundDesk(routes)
  answerPayees(routes)
  answerMemberships(routes)
  answerWageRates(routes)
  answerRides(routes)
  answerRideApprovals(routes)
  answerRideOrders(routes)
  answerAcademy(routes)
  answerScreening(routes)
  answerOrganizations(routes)
  answerBranding(routes)
  answerPartnerSignup(routes)
  answerJobs(routes)
  answerPhone(routes)
  answerPhotos(routes)
  answerPhotoReviews(routes)
  answerLicenses(routes)
  answerDocuments(routes)
  answerAgreements(routes)
  answerChat(routes)
  answerMessageReports(routes)
  answerCarePlans(routes)
  answerSignup(routes)
  answerOwnJobs(routes)
  answerApplicants(routes)
  answerDeclining(routes)
  answerPlan(routes)
  answerPinnedCaregivers(routes)
  answerFirstWords(routes)
  answerAdvisedFamilies(routes)
  answerTrail(routes)
  answerStudies(routes)
  answerEnrollments(routes)
  answerConsents(routes)
  answerStudyDesk(routes)
  answerAsking(routes)
  answerStudyExport(routes)
  answerPostop(routes)
  answerHealthRecords(routes)
  if (demo) answerDemo(routes)
  return routes
}
