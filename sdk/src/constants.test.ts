import { expect, test } from 'vitest'
import * as account from './vocabulary/account/constants.js'
import * as careplans from './vocabulary/careplans/constants.js'
import * as caregivers from './vocabulary/caregivers/constants.js'
import * as chat from './vocabulary/chat/constants.js'
import * as content from './vocabulary/content/constants.js'
import * as documents from './vocabulary/documents/constants.js'
import * as families from './vocabulary/families/constants.js'
import * as jobs from './vocabulary/jobs/constants.js'
import * as kit from './kit/constants.js'
import * as native from './vocabulary/native/constants.js'
import * as partners from './vocabulary/partners/constants.js'
import * as payments from './vocabulary/payments/constants.js'
import * as places from './vocabulary/places/constants.js'
import * as shifts from './vocabulary/shifts/constants.js'
import * as timesheets from './vocabulary/timesheets/constants.js'

/** The constants as the documents and the decisions give them: one line each. */
test.each([
  ['toast, appearing', kit.toastTimes.showDelayMs, 5],
  ['toast, shown', kit.toastTimes.visibleMs, 3000],
  ['toast, cleared after hiding', kit.toastTimes.clearAfterHideMs, 500],
  ['lazy screen, hard limit', kit.lazyLoadTimes.timeoutMs, 120_000],
  ['lazy screen, message', kit.lazyLoadTimes.messageAfterMs, 8000],
  ['cookie', kit.cookieLifetimeDays, 365],
  ['reporter, level', kit.reporterDefaults.level, 'error'],
  ['reporter, events', kit.reporterDefaults.eventCap, 80],
  ['reporter, environments', kit.reporterDefaults.environments, ['production', 'staging']],
  ['reporter, levels', kit.reporterLevels, ['info', 'warning', 'error']],
  ['answers', kit.responseStatuses, ['success', 'fail']],
  ['autocomplete', kit.autocompleteDebounceMs, 300],
  ['longest page', kit.maxPageSize, 100],
  ['megabyte', kit.bytesPerMegabyte, 1024 * 1024],
  ['phone, typing', kit.phoneFormat.inputMaxLength, 13],
  ['phone, ten digits', kit.phoneFormat.display10, '(xxx) xxx-xxxx'],
  ['phone, eleven digits', kit.phoneFormat.display11, 'x-xxx-xxx-xxxx'],
  ['dates', kit.dateFormats, { api: 'YYYY-MM-DD', form: 'MM/DD/YYYY', document: 'M/D/YYYY' }],
  ['money', [kit.centsPerDollar, kit.moneyDecimals], [100, 2]],
  ['wage', caregivers.wageLimits, { minDollars: 5, maxDollars: 100, sampleAverageCents: 1850 }],
  ['about text', caregivers.aboutMaxLength, 2000],
  ['education years', caregivers.educationYears, { fromAhead: 1, fromBack: 70, toAhead: 7 }],
  ['education day', caregivers.educationDay, '01-01'],
  ['reviews shown', caregivers.profileReviewsShown, 3],
  ['nearby caregivers', caregivers.nearbyCaregiversLimit, 3],
  ['conditions first', caregivers.conditionsShownFirst, 12],
  ['profile modal', caregivers.profileModalCloseMs, 400],
  ['license photo', caregivers.licensePhotoSuccessMs, 1000],
  ['license without number', caregivers.numberlessLicenseType, 1],
  ['photo crop', caregivers.photoCrop, { aspect: 1, initialArea: 0.99, zoomDelayMs: 250 }],
  ['phone code', caregivers.phoneVerification.codeDigits, 3],
  [
    'phone code, setting',
    [caregivers.phoneVerification.minCodeDigits, caregivers.phoneVerification.maxCodeDigits],
    [3, 8],
  ],
  [
    'phone code, tries',
    [caregivers.phoneVerification.tries, caregivers.phoneVerification.lifetimeMs],
    [5, 600_000],
  ],
  ['full time from', caregivers.scheduleLimits.fullTimeFromHoursPerWeek, 40],
  ['part time under', caregivers.scheduleLimits.partTimeUnderHoursPerWeek, 20],
  ['short term under', caregivers.scheduleLimits.shortTermUnderDollarsPerYear, 2000],
  ['overnight from', caregivers.scheduleLimits.overnightFrom, '22:00'],
  [
    'profile query',
    caregivers.profileQuery,
    { stateName: 's', onboarding: 'nux_onboarding', onboardingOn: '1' },
  ],
  ['own caregiver', caregivers.ownCaregiverId, 0],
  ['caregiver search page', caregivers.caregiverSearchPageSize, 15],
  ['job search page', jobs.jobSearchPageSize, 10],
  ['landing page', partners.landingCaregiversPageSize, 20],
  ['blocked view', partners.blockedView, { path: '/family/dashboard', query: 'modal=accessBlocked' }],
  ['tasks page', careplans.tasksPageSize, 30],
  ['plan zone', careplans.defaultPlanTimeZone, 'America/Los_Angeles'],
  ['every year', careplans.yearlyIntervalMonths, 12],
  ['asterisk days', careplans.lastDayMarks, { from: 29, to: 31, mark: '*' }],
  ['enabled task', careplans.enabledTaskState, 1],
  ['task conflict', careplans.taskConflictStatus, 409],
  ['many tasks', careplans.manyTasksQuery, { many: 1 }],
  ['document files', documents.documentFiles, { max: 5, maxBytes: 20_971_520 }],
  ['document zone', documents.documentExpiryTimeZone, 'America/Los_Angeles'],
  ['removed file', documents.removedFile, 'delete'],
  ['document deleted', documents.documentDeletedStatus, 204],
  ['unread count', chat.unreadRecomputeMs, 500],
  ['messages page', chat.messagesPageSize, 10],
  ['widget text', [chat.chatWidgetTextMaxLength, chat.chatWidgetEllipsis], [200, '…']],
  ['silent login', account.silentLoginStatus, 403],
  ['home', [account.homePagePath, account.anonymousHomeName], ['/', 'main']],
  ['support phone', account.defaultSupportPhone, '1-800-494-3106'],
  ['onboarding', families.onboardingDefaults, { schedule_type: 2, preferred_gender: 0 }],
  ['benefit', families.benefitDefaultHours, 0],
  ['finish a job', families.completeJobQuery, { complete: 1 }],
  ['timesheets page', [timesheets.timesheetsPageSize, timesheets.firstTimesheetsPage], [10, 1]],
  ['submitted from', timesheets.submittedMinStatus, 1],
  ['last submitted', timesheets.lastSubmittedQuery, { status__gte: 1, limit: 1, details: true }],
  ['time cards page', payments.paymentTimecardsPageSize, 8],
  ['pending invoices', payments.pendingInvoicesQuery, { needs_paid: 1 }],
  ['premium marker', shifts.premiumMarker, '$$'],
  ['required marker', shifts.requiredMarker, '*'],
  ['nursing shifts', shifts.nursingShiftsQuery, { type: 'nod' }],
  ['places suggested', places.locationSearchLimit, 15],
  ['address blur', places.addressBlurDelayMs, 250],
  ['coordinates', places.coordinateDecimals, 6],
  ['native version', native.defaultAppVersion, '1.4'],
  ['dated terms', content.datedTerms, ['2018-12-01']],
])('%s', (_, value, wanted) => {
  expect(value).toEqual(wanted)
})
