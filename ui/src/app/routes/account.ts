import { accountAddresses } from '@homecare/sdk/addresses'
import {
  agencyDeskTexts,
  agencyTexts,
  firstWordTexts,
  meTexts,
  pageTitles,
  pendingTexts,
  waitingAreaTexts,
  staffReviewTexts,
} from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const readingReviews = {
  screen: 'reviews/StaffReviewsScreen',
  title: staffReviewTexts.title,
  keeps: 'staff-reviews',
} as const

export const accountRoutes = screensAt(accountAddresses, {
  '/signup': {
    screen: 'account/SignupChoiceScreen',
    title: pageTitles.signup,
  },
  '/accounts/login': {
    screen: 'account/LoginScreen',
    title: pageTitles.login,
  },
  '/accounts/password/forgot': {
    screen: 'account/ForgotScreen',
    title: pageTitles.forgot,
  },
  '/accounts/password/reset/confirm/:token': {
    screen: 'account/ResetScreen',
    title: pageTitles.reset,
  },
  '/accounts/create/password/:token': {
    screen: 'account/CreatePasswordScreen',
    title: pageTitles.createPassword,
  },
  '/first-words/:token': { screen: 'visitors/FirstWordScreen', title: firstWordTexts.pageTitle },
  '/answer/:token': { screen: 'notices/AnswerScreen', title: pageTitles.answer },
  '/appacct': { screen: 'account/MeScreen', title: meTexts.title },
  '/agency-cg-onboarding': { screen: 'agency/OnboardingScreen', title: agencyTexts.title },
  '/agency-cg-onboarding/password-change': {
    screen: 'agency/PasswordScreen',
    title: agencyTexts.password,
  },
  '/settings': { screen: 'account/SettingsScreen', title: pageTitles.settings },
  '/verification-in-process': {
    screen: 'dashboards/pending/PendingScreen',
    title: pendingTexts.title,
  },
  '/me': { screen: 'account/MeScreen', title: meTexts.title },
  '/agency': { screen: 'agency/desk/AgencyHomeScreen', title: agencyDeskTexts.home },
  '/agency/caregivers': {
    screen: 'agency/desk/AgencyCaregiversScreen',
    title: agencyDeskTexts.people,
  },
  '/agency/caregivers/:caregiverId': {
    screen: 'agency/desk/AgencyCaregiverScreen',
    title: agencyDeskTexts.people,
  },
  '/advised-families': { screen: 'people/AdvisedFamiliesScreen', title: pageTitles.advisedFamilies },
  '/advised-families/:familyId': {
    screen: 'people/AdvisedFamilyScreen',
    title: pageTitles.advisedFamilies,
  },
  '/staff/people': { screen: 'people/StaffPeopleScreen', title: pageTitles.staffPeople },
  '/staff/people/:userId': {
    screen: 'people/StaffPersonRecordScreen',
    title: pageTitles.staffPeople,
  },
  '/staff/areas': { screen: 'people/StaffAreasScreen', title: waitingAreaTexts.title },
  '/staff/reports': { screen: 'support/StaffReportsScreen', title: pageTitles.staffReports },
  '/staff/reviews': readingReviews,
  '/staff/reviews/:reviewId': readingReviews,
  '/staff/reports/:reportId': { screen: 'support/StaffReportsScreen', title: pageTitles.staffReports },
  '/staff/support': { screen: 'support/StaffSupportScreen', title: pageTitles.staffSupport },
  '/staff/support/:requestId': { screen: 'support/StaffSupportScreen', title: pageTitles.staffSupport },
  '/staff/calls': { screen: 'people/StaffCallsScreen', title: pageTitles.staffCalls },
  '/staff/calls/:callId': { screen: 'people/StaffCallsScreen', title: pageTitles.staffCalls },
  '/dashboard': {
    screen: 'account/StaffHomeScreen',
    title: pageTitles.dashboard,
  },
})
