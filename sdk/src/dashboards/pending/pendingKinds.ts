import type { StaffQueue } from '../../account/staff/staffHomeCalls.js'
import { entryOf } from '../../kit/shape.js'
import type { Plural, Sayable, Text } from '../../kit/text.js'
import type { PageHref } from '../../vocabulary/addresses/href.js'
import { pendingKindTexts as words } from './pendingTexts.js'

/** How something that our staff look at is said to whose it is. */
export interface PendingKind {
  /** What it is, by how many there are where they are counted. */
  readonly what: Text | Plural
  /** What happens next and what comes of it. */
  readonly next: Sayable
  /** That it was given back; null for what never is. */
  readonly returned: Sayable | null
  readonly href: PageHref
  /** Where `href` leads. */
  readonly see: Text
}

/** How a kind of thing under review is said; undefined for one that is unknown here. */
export function pendingKind(queue: string): PendingKind | undefined {
  return entryOf(kinds, queue)
}

const kinds: Readonly<Record<StaffQueue, PendingKind>> = {
  profiles: {
    ...{ what: words.profiles, next: words.profilesNext, returned: null },
    ...{ href: '/caregiver/profile', see: words.seeProfile },
  },
  photos: {
    ...{ what: words.photos, next: words.photosNext, returned: words.photosReturned },
    ...{ href: '/caregiver/profile/picture', see: words.seePhoto },
  },
  licenses: {
    ...{ what: words.licenses, next: words.licensesNext, returned: words.licensesReturned },
    ...{ href: '/caregiver/profile/certifications', see: words.seeLicenses },
  },
  documents: {
    ...{ what: words.documents, next: words.documentsNext, returned: null },
    ...{ href: '/documents', see: words.seeDocuments },
  },
  references: {
    ...{ what: words.references, next: words.referencesNext, returned: null },
    ...{ href: '/caregiver/profile/references', see: words.seeReferences },
  },
  background: {
    ...{ what: words.background, next: words.backgroundNext, returned: words.backgroundReturned },
    ...{ href: '/background', see: words.seeBackground },
  },
  screening: {
    ...{ what: words.screening, next: words.screeningNext, returned: words.screeningReturned },
    ...{ href: '/screen', see: words.seeScreening },
  },
  intakes: {
    ...{ what: words.intakes, next: words.intakesNext, returned: words.intakesReturned },
    ...{ href: '/adp-intake-form', see: words.seeIntake },
  },
  payments: {
    ...{ what: words.payments, next: words.paymentsNext, returned: null },
    ...{ href: '/payments', see: words.seePayments },
  },
  refunds: {
    ...{ what: words.refunds, next: words.refundsNext, returned: null },
    ...{ href: '/payments/membership', see: words.seeMembership },
  },
  fingerprinting: {
    ...{ what: words.fingerprinting, next: words.fingerprintingNext, returned: null },
    ...{ href: '/caregiver/dashboard/select-connection', see: words.seeFamilies },
  },
  calls: {
    ...{ what: words.calls, next: words.callsNext, returned: null },
    ...{ href: '/family/dashboard', see: words.seeHome },
  },
  support: {
    ...{ what: words.support, next: words.supportNext, returned: null },
    ...{ href: '/me?modal=supportMessage', see: words.seeQuestions },
  },
  reports: {
    ...{ what: words.reports, next: words.reportsNext, returned: null },
    ...{ href: '/messages', see: words.seeConversations },
  },
  reviews: {
    ...{ what: words.familyReviews, next: words.familyReviewsNext, returned: words.familyReviewsReturned },
    ...{ href: '/careteam', see: words.seeCaregivers },
  },
  answers: {
    ...{ what: words.answers, next: words.answersNext, returned: words.answersReturned },
    ...{ href: '/caregiver/reviews', see: words.seeReviews },
  },
}
