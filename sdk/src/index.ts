/**
 * What most people need of the product: a client and its errors, who is signed in, and of each subject its calls and the
 * rules asked for most. The rest, and everything else that a screen is made of, is in the entry of its subject
 * (`@homecare/sdk/shifts`); the words of screens are in `@homecare/sdk/texts`.
 */

export { nativeFile, type NativeFile } from './client/body.js'
export {
  call,
  type Method,
  type Route,
  type BodyKind,
  type EnvelopeKind,
  type CallMarks,
  type CallShape,
  type Call,
  type PathParams,
  type QueryOf,
  type BodyOf,
  type OutOf,
  type Args,
  type AnyCall,
} from './client/call.js'
export { createClient, type Client } from './client/client.js'
export type { ClientOptions, CallEnd, CallOptions } from './client/options.js'
export { uploadWithProgress, type UploadProgress } from './client/upload.js'

export {
  isApiDate,
  parseFormDate,
  formatFormDate,
  formatDocumentDate,
  dayIn,
  addDays,
  daysBetween,
  isExpired,
  type Month,
} from './kit/dates/dates.js'
export { timeIn, instantIn } from './kit/dates/zoneTime.js'
export { describeFailure } from './kit/describeFailure.js'
export { isEmail } from './kit/email.js'
export { ApiError, isApiError, type ErrorKind, type ErrorDetails } from './kit/error.js'
export {
  createForm,
  type FieldCheck,
  type FieldRules,
  type FormRules,
  type FormField,
  type Form,
  type FormOptions,
} from './kit/forms/form.js'
export { formatDollars, dollarsToCents } from './kit/money.js'
export { formatPhone, formatPhoneWhileTyping, phoneDigits } from './kit/phone.js'
export { createReporter, type Report, type Reporter } from './kit/state/reporter.js'
export { createToasts, type ToastKind, type Toast, type Toasts, type After } from './kit/state/toasts.js'
export {
  say,
  sayCount,
  locales,
  type Text,
  type Locale,
  type Plural,
  type Params,
  type BoundText,
  type Sayable,
} from './kit/text.js'
export { compareVersions, isNewer } from './kit/version.js'

export {
  userTypes,
  type UserType,
  type LoginType,
  type IdentityFlag,
  type Tutorial,
} from './vocabulary/account/catalogue.js'
export { silentLoginStatus } from './vocabulary/account/constants.js'
export { Identity, anonymous } from './vocabulary/account/identity.js'
export {
  getLoginOptions,
  forgotPassword,
  resetPassword,
  changePassword,
  verifyInvitation,
  createPassword,
  verifyEmail,
  sendEmailCode,
  deleteAccount,
  getSettings,
  updateSettings,
  getMarketingPreferences,
  updateMarketingPreferences,
  markTutorial,
  type MarketingChannel,
} from './account/calls.js'
export { listDemoAccounts } from './account/demoCalls.js'
export { createLoginForm } from './account/loginForm.js'
export { checkNewPassword } from './account/password.js'
export { createSession, type Tabs, type SessionOptions, type Session } from './account/session.js'
export { isSilentLogin } from './account/silentLogin.js'
export { listSocialLinks } from './account/socialCalls.js'
export { login, logout, whoami } from './account/sessionCalls.js'

export { homePath } from './addresses/home.js'
export type { PageHref, PagePath } from './vocabulary/addresses/href.js'
export { mayView } from './addresses/mayView.js'
export { isRestricted, partnerViews, type PartnerViews, type Restricted } from './addresses/partnerViews.js'
export { redirectFor } from './addresses/redirects.js'

export {
  housing,
  providerTypes,
  scheduleFlags,
  type ProviderTypeId,
  type ScheduleFlag,
  type HousingId,
  type Distance,
  type BadgeStatus,
  type ProfilePhotoMode,
  type PhotoGuideCase,
  type PhotoRefusal,
  type PhotoState,
  type VerifyMethod,
  type OrgTypeId,
  type RegisterStep,
} from './vocabulary/caregivers/catalogue.js'
export {
  conditions,
  specialties,
  clinicalSkills,
  type ConditionId,
  type ClinicalSkillId,
  type SpecialtyId,
} from './vocabulary/caregivers/conditions.js'
export { wageLimits, type SearchSort } from './vocabulary/caregivers/constants.js'
export { CaregiverSummary, PublicCaregiver, Review } from './vocabulary/caregivers/entities.js'
export { languages, type LanguageId } from './vocabulary/caregivers/languages.js'
export { License } from './vocabulary/caregivers/licenseEntities.js'
export {
  licenseTypes,
  type LicenseTypeId,
  type CredentialIcon,
} from './vocabulary/caregivers/licenseTypes.js'
export { OwnCaregiver } from './vocabulary/caregivers/ownCaregiver.js'
export { assistance, type AssistanceId, type CareCategoryId } from './vocabulary/caregivers/services.js'
export { checkBirthday } from './caregivers/birthday.js'
export {
  listNearbyCaregivers,
  getCaregiver,
  listReviews,
  listEducation,
  listExperience,
  getHireEligibility,
  getMessageEligibility,
  inviteCaregiver,
  messageCaregiver,
} from './caregivers/calls.js'
export { searchCaregivers } from './search/calls.js'
export { isVetted } from './caregivers/skills.js'
export { wageInCents, checkWage } from './caregivers/wage.js'

export {
  parseSearch,
  searchHref,
  caregiverQuery,
  filterCount,
  type SearchPlace,
  type SearchAddress,
} from './search/searchAddress.js'
export type { SearchFilters } from './search/filters.js'
export {
  createCaregiverSearch,
  type CaregiverSearch,
  type Hearted,
  type Favorites,
} from './search/searchStore.js'

export { profileHref, partnerProfileHref } from './profile/profileAddress.js'

export { createRegisterForm, type RegisterForm } from './registration/registerForm.js'
export { type PersonalForm, type OfferForm } from './registration/registration.js'
export { caregiverSignupErrors } from './registration/signup.js'
export { signUpCaregiver } from './registration/signupCalls.js'

export { getOwnCaregiver, updateCaregiver, listOwnReviews, refreshScore } from './ownProfile/profileCalls.js'
export {
  profileChangeErrors,
  type ProfileChange,
  type ChangedProfile,
  type ProfileChangeErrors,
} from './ownProfile/profileChange.js'
export {
  profileScore,
  profileStates,
  type ProfilePart,
  type ProfilePartEntry,
  type ProfileStateName,
} from './ownProfile/profileScore.js'
export { listOwnEducation, addEducation, listOwnExperience, addExperience } from './ownProfile/recordCalls.js'

export {
  listOwnLicenses,
  addLicense,
  updateLicense,
  removeLicense,
  addLicensePhoto,
} from './credentials/licenseCalls.js'
export { licenseErrors, isHcp, type LicenseForm } from './credentials/licenses.js'

export {
  initialCrop,
  type CropBox,
  type ImageSize,
  type CropNumbers,
  type Quarter,
  type AnalysisFacts,
} from './photos/crop.js'
export { getOwnPhoto, uploadOwnPhoto, cropOwnPhoto } from './photos/photoCalls.js'
export { judgePhoto, photoRules, type PhotoMeasures } from './photos/photoQuality.js'

export { checkCode, type CodeSends } from './phones/phone.js'
export { getPhoneVerification, verifyPhone } from './phones/phoneCalls.js'

export { listBadges, listCurrentBadges, getBadgeProgress } from './badges/badgeCalls.js'
export { badgeProgress, type BadgeFacts } from './badges/badgeProgress.js'

export {
  listReferences,
  addReference,
  removeReference,
  type ReferenceCallOutcome,
} from './references/referenceCalls.js'

export {
  backgroundSteps,
  backgroundStatuses,
  type BackgroundStep,
  type AgreementStep,
  type BackgroundStatus,
  type BackgroundSearch,
  type SearchFinding,
  type ScreeningStep,
} from './vocabulary/screening/catalogue.js'
export { nextBackgroundStep } from './screening/background.js'
export {
  getBackgroundCheck,
  updateBackgroundPerson,
  signBackgroundCheck,
  getScreening,
  updateScreening,
} from './screening/calls.js'
export { beginBackgroundCheck, type OrderList } from './screening/orderCalls.js'

export {
  familySignupSteps,
  type GenderPreferenceId,
  type FamilySignupStep,
  type ContactMethod,
  type TimeOfDay,
  type PaymentOption,
} from './vocabulary/families/catalogue.js'
export { relationships, type RelationshipId } from './vocabulary/families/relationships.js'
export { benefitHours, type BenefitFacts } from './families/benefitHours.js'
export {
  getOwnFamily,
  getFamilyDashboard,
  listOwnJobs,
  addJob,
  listFavorites,
  addFavorite,
  removeFavorite,
} from './families/calls.js'
export { updateJob } from './families/jobCalls.js'
export {
  createOnboardingForm,
  onboardingSteps,
  signupOf,
  jobOf,
  scheduledHours,
  usualWeeklyHours,
  type Onboarding,
  type OnboardingField,
  type OnboardingForm,
} from './families/onboarding.js'
export { signUpFamily, finishOnboardingLater } from './families/signupCalls.js'
export { createSignupFlow, type SignupFlowOptions, type SignupFlow } from './families/signupFlow.js'
export { getCareTeam, getBenefitBalance } from './families/supportCalls.js'

export {
  jobScheduleTypes,
  type JobScheduleType,
  type HelpKind,
  type ApplicationState,
  type ApplicationNoteType,
} from './vocabulary/jobs/catalogue.js'
export {
  applicationState,
  applyRefusal,
  type ApplicationFacts,
  type ApplicationAction,
  type ApplicationRefusal,
} from './jobs/application.js'
export {
  listOwnApplications,
  applyToJob,
  applyWithScreening,
  withdrawApplication,
} from './jobs/applicationCalls.js'
export { parseJobSearch, jobSearchHref, jobHref, type JobSearchAddress } from './jobs/jobAddress.js'
export { searchJobs, listJobsNearMe, getJob, listJobApplicants } from './jobs/searchCalls.js'
export { mayReadWholeJob, type JobReader } from './jobs/visibility.js'
export { wageRangeErrors } from './jobs/wageRange.js'

export {
  hireSteps,
  payTypes,
  type HireStageId,
  type HireStep,
  type PayType,
  type ContactType,
} from './vocabulary/hiring/catalogue.js'
export {
  listConnections,
  getConnection,
  updateConnection,
  listVisits,
  addConnectionShift,
  updateConnectionShift,
  cancelConnectionShift,
} from './hiring/connectionCalls.js'
export { terminateConnection } from './hiring/ending/calls.js'
export { hireCaregiver } from './hiring/offers/calls.js'
export { nextHireStep, type HireFacts } from './hiring/offers/steps.js'
export { visitErrors } from './hiring/visits.js'
export { listWageRates, addWageRate } from './hiring/wages/wageRateCalls.js'
export { rateOn, type RateFacts } from './hiring/wages/wageRates.js'
export { createWageRates, type WageRateStore } from './hiring/wages/wageRateStore.js'

export { approveRides, cancelRide, listRides, orderRide } from './rides/calls.js'
export { mayCancelRide, mayOrderRide, rideErrors } from './rides/rides.js'

export { availabilityErrors, type AvailabilityHours } from './availability/availability.js'
export { availabilityDays } from './availability/availabilityCalendar.js'
export {
  listAvailabilities,
  addAvailability,
  updateAvailability,
  removeAvailability,
  getAvailabilityNeedsUpdate,
} from './availability/availabilityCalls.js'

export {
  listShifts,
  getShift,
  confirmShift,
  cancelShift,
  listFacilityShifts,
  postFacilityShift,
  updateFacilityShift,
} from './shifts/calls.js'
export { shiftHours, type FacilityShiftAction } from './shifts/facilityShifts.js'
export { isHoliday } from './shifts/holidays.js'
export { listOpenShifts, getOpenShift, applyToShift } from './shifts/openShiftCalls.js'
export type { OpenShiftFilterValues } from './shifts/filters.js'
export { shiftActions, type ShiftAction } from './shifts/openShifts.js'
export { isPremiumShift } from './shifts/premium.js'
export { outsidePreferences, type ShiftPreferences } from './shifts/preferenceFit.js'
export { isQualified, type ShiftDemand } from './shifts/qualification.js'

export { clockInOrOut } from './clock/clockCalls.js'
export {
  decideClockCorrection,
  getClockRecord,
  listClockRecords,
  proposeClockCorrection,
  setClockService,
} from './clock/planClockCalls.js'
export { clockDeeds, type ClockTarget, type ClockPosition, type ClockDeed } from './clock/clockDeeds.js'
export {
  judgeClock,
  type Clockable,
  type ClockEventKind,
  type ClockVerdict,
  type ClockPlace,
} from './clock/clocking.js'
export {
  createShiftClock,
  type PendingPress,
  type RefusedPress,
  type ShiftClock,
  type ShiftClockOptions,
} from './clock/clockStore.js'

export { timecardStatuses, type TimecardStatus } from './vocabulary/timesheets/catalogue.js'
export { listTimesheets, getTimesheet, startTimesheet, updateTimesheet } from './timesheets/calls.js'
export { nursingMinutes, type NursingHours } from './timesheets/nursing.js'
export {
  getNursingTimesheet,
  startNursingTimesheet,
  submitNursingTimesheet,
} from './timesheets/nursingCalls.js'
export type { LineFacts, PaidLine, PayTerms } from './timesheets/pay/payLines.js'
export { shiftMinutes, type WorkedShift } from './timesheets/lines/span.js'
export { timesheetTotals, type TimesheetTotals } from './timesheets/totals.js'

export { getPaymentsReport } from './deposits/reportCalls.js'
export {
  listCards,
  addCard,
  listBankAccounts,
  addBankAccount,
  verifyBankAccount,
} from './payments/methodCalls.js'
export { listInvoices, payInvoice, rejectInvoice } from './payments/invoiceCalls.js'
export { totalDue, isPending, type InvoiceFacts } from './payments/invoices.js'
export { createInvoices, type InvoiceStore } from './payments/invoiceStore.js'
export {
  getMembership,
  listMembershipOffers,
  checkoutMembership,
  upgradeMembership,
  cancelMembership,
} from './memberships/calls.js'
export { membershipTiers } from './memberships/tiers.js'
export { getTaxData, updateTaxData, enrollInTaxes } from './payments/taxCalls.js'

export {
  repeatOptions,
  type ScheduleType,
  type RepeatOption,
  planPermissions,
  type HistoryActionId,
  type PermissionOperation,
  type PlanPermission,
} from './vocabulary/careplans/catalogue.js'
export { Task } from './vocabulary/careplans/entities.js'
export { CarePlan } from './vocabulary/careplans/planEntities.js'
export {
  listPlans,
  openPlan,
  visitPlan,
  listPlanNotes,
  addPlanNote,
  listPlanHistory,
} from './careplans/calls.js'
export { listPlanPermissions, updatePlanPermissions } from './careplans/people/calls.js'
export {
  occurrences,
  compileSchedule,
  type ScheduleEntry,
  type CompiledSchedule,
} from './careplans/recurrence.js'
export {
  scheduleEntries,
  repeatCodes,
  repeatOf,
  repeatOption,
  type CustomRepeat,
  type Repeat,
} from './careplans/repeat.js'
export {
  listTasks,
  getTask,
  addTasks,
  updateTask,
  removeTask,
  completeTask,
  skipTask,
  uncompleteTask,
  lockTask,
  unlockTask,
  addTaskPhoto,
} from './careplans/taskCalls.js'

export {
  documentTypes,
  documentStatuses,
  type DocumentStatus,
  type VerificationStatus,
  type VerificationAction,
  type DocumentFilter,
  type DocumentListStatus,
  type DocumentFormMode,
  type DocumentTypeId,
} from './vocabulary/documents/catalogue.js'
export { getConnectionAgreement, answerConnectionAgreement } from './documents/agreementCalls.js'
export { agreementState, type AgreementOf, type AgreementStore } from './documents/agreementStore.js'
export {
  listDocuments,
  getDocument,
  addDocument,
  updateDocument,
  removeDocument,
  requestDocument,
  verifyDocument,
  exportDocuments,
} from './documents/calls.js'
export {
  checkExpiry,
  checkFiles,
  type DraftFile,
  type DocumentDraft,
  type DraftErrors,
} from './documents/draft.js'
export {
  documentStatus,
  verificationStatus,
  mayEdit,
  mayDelete,
  mayExport,
  type DocumentFacts,
  type DocumentBanner,
  type RowDate,
} from './documents/status.js'
export { createDocumentStore, type DocumentStore } from './documents/store.js'

export {
  listConversations,
  startConversation,
  sendMessage,
  markConversationRead,
  blockConversation,
  getRealtimeToken,
} from './chat/calls.js'
export { messageDeeds, type MessageDeed } from './chat/messageDeeds.js'
export { createChat, type ChatOptions, type Chat } from './chat/store.js'
export {
  createUnreadCounter,
  unreadCount,
  type CountedMessage,
  type CountedConversation,
  type UnreadCounter,
  type ChatKey,
} from './chat/unread.js'

export { sendInvites, listInvites, verifyInviteCode } from './invites/calls.js'
export { parseEmails, checkEmails } from './invites/emails.js'

export { b2bAllowedViews, type B2bView } from './vocabulary/partners/catalogue.js'
export { getBrandingFlow, signUpWithPartner } from './partners/calls.js'
export { landingCode } from './partners/landing.js'
export { partnerLandings, type PartnerLanding } from './partners/landings.js'
export { searchOrganizations } from './partners/organizationCalls.js'

export { states, type StateCode } from './vocabulary/places/states.js'
export { typedPlace, type SearchedPlace } from './vocabulary/places/typedPlace.js'
export { isZipCode } from './vocabulary/places/zipCode.js'
export {
  checkAddress,
  type Address,
  type AddressField,
  type SavedAddress,
  type AddressBody,
  type LocationChange,
} from './places/address.js'
export { findLocations, findLocation, locateByIp, listTopCities } from './places/calls.js'
export { placeLabel, type PlaceSearch } from './places/placeSearch.js'
export { timeZoneOfState } from './vocabulary/places/timeZones.js'

export { caregiverAlerts, type CaregiverFacts } from './dashboards/caregiver/alerts.js'
export { nextWork, workMoment, workWeek, type WorkMoment } from './dashboards/caregiver/day.js'
export { getOwnDay, type CaregiverDay, type DayWork } from './dashboards/caregiver/dayCalls.js'
export { createOwnDay, type OwnDayStore } from './dashboards/caregiver/dayStore.js'
export { listOwnEarnings, listOwnAlerts } from './dashboards/caregiver/dashboardCalls.js'
export { earningsByWeek, type WorkedTime, type WorkedVisit } from './dashboards/caregiver/earnings.js'
export { createOwnRecord, type OwnRecord } from './dashboards/ownRecord.js'

export { articlesOf, type ListedArticle } from './content/articles.js'
export { listArticles, getArticle } from './content/calls.js'
export { getHomePage } from './content/homeCalls.js'
export { sendReport } from './content/reportCalls.js'

export { researchSteps, type ResearchStep } from './vocabulary/research/catalogue.js'
export { getResearchEnrollment, enrollInResearch, updateResearchStep } from './research/calls.js'
export { nextResearchStep } from './research/enrollment.js'

export { nativeMessages, type NativeMessageKind } from './vocabulary/native/catalogue.js'
export { askNativeAndWait, type NativeAsking } from './native/asking.js'
export { listenToNativeApp, type NativeDeeds, type NativeBridgeOptions } from './native/bridge.js'
export { deviceOf, type Device } from './native/device.js'
export { askNative, type NativeRequest } from './native/handOff.js'
export { readNativeMessage, type NativeMessage } from './native/messages.js'
export { createReloads, type ReloadMemory } from './native/reloads.js'

export { openAcademy } from './academy/calls.js'

export { listOwnTrail, readTrail, type ReadTrail } from './trail/calls.js'
