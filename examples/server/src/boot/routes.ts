import { answerSettings } from '../settings/settings.ts'
import { answerStaffHome } from '../dashboards/staffHome.ts'
import { answerAcademy } from '../academy/handlers.ts'
import { answerAccount } from '../account/handlers.ts'
import { answerCaregiverDashboard } from '../dashboards/caregiverDashboard.ts'
import { answerCaregivers } from '../caregivers/search/handlers.ts'
import { answerLicenses } from '../caregivers/credentials/licenses.ts'
import { answerOwnProfile } from '../caregivers/ownProfile/ownProfile.ts'
import { answerPhotos } from '../caregivers/photos/photoHandlers.ts'
import { answerPhotoReviews } from '../caregivers/photos/photoReviews.ts'
import { answerPhone } from '../caregivers/phones/phone.ts'
import { answerChat } from '../chat/handlers.ts'
import { answerArticles } from '../content/articles.ts'
import { answerHome } from '../content/home.ts'
import { answerReports } from '../content/reports.ts'
import { answerDemo } from '../demo/handlers.ts'
import { answerAgreements } from '../documents/agreements.ts'
import { answerDocuments } from '../documents/handlers.ts'
import { answerFamilyDashboard } from '../dashboards/familyDashboard.ts'
import { answerCaregiverInvites } from '../families/caregiverInvites.ts'
import { answerFavorites } from '../families/favorites.ts'
import { answerSignup } from '../families/signup.ts'
import { answerInvites } from '../invites/handlers.ts'
import { answerJobs } from '../jobs/handlers.ts'
import { answerBranding } from '../partners/branding.ts'
import { answerOrganizations } from '../partners/organizations.ts'
import { answerPartnerSignup } from '../partners/signup.ts'
import { answerPlaces } from '../places/handlers.ts'
import { answerConnections } from '../hiring/handlers.ts'
import { answerVisits } from '../hiring/visits.ts'
import { answerShifts } from '../shifts/handlers.ts'
import { answerNursingTimesheets } from '../timesheets/nursing.ts'
import { answerScreening } from '../screening/handlers.ts'
import { answerTrail } from '../trail/handlers.ts'
import { createRoutes, type Routes } from '../calls/on.ts'

/** Every call that this server answers: each domain adds its own. */
export function registerRoutes(demo: boolean): Routes {
  const routes = createRoutes()
  answerAccount(routes)
  answerSettings(routes)
  answerStaffHome(routes)
  answerHome(routes)
  answerArticles(routes)
  answerReports(routes)
  answerInvites(routes)
  answerPlaces(routes)
  answerCaregivers(routes)
  answerCaregiverInvites(routes)
  answerFavorites(routes)
  answerFamilyDashboard(routes)
  answerCaregiverDashboard(routes)
  answerOwnProfile(routes)
  answerShifts(routes)
  answerNursingTimesheets(routes)
  answerConnections(routes)
  answerVisits(routes)
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
  answerSignup(routes)
  answerTrail(routes)
  if (demo) answerDemo(routes)
  return routes
}
