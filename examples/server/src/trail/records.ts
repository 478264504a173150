import { getAgencyCaregiver, requireNewPassword } from '@homecare/sdk/agency'
import { findPeople, getPersonRecord, updateMayAskForCalls, type PersonFound } from '@homecare/sdk/account'
import { getApplicationNote, getCaregiver, getLatestApplication } from '@homecare/sdk/caregivers'
import {
  breakPlanSeal,
  getPlan,
  getPlanDay,
  getPlanNote,
  getTask,
  getTaskByAlias,
  listPlanHistory,
  listPlanNotes,
  listTasks,
} from '@homecare/sdk/careplans'
import { freezeMessaging } from '@homecare/sdk/chat'
import {
  answerSupport,
  decideMessageReport,
  getMessageReport,
  getSupportRequest,
  type ReportDecision,
  type SupportToAnswer,
} from '@homecare/sdk/support'
import type { AnyCall } from '@homecare/sdk/client'
import { getLicenseToReview, reviewLicense } from '@homecare/sdk/credentials'
import { getPaymentsReport, type PaymentsReport } from '@homecare/sdk/deposits'
import {
  getConsultingAgreement,
  getDocument,
  listUserDocuments,
  requestDocument,
  verifyDocument,
} from '@homecare/sdk/documents'
import {
  getAdvisedFamily,
  getFamilySummary,
  listOwnJobApplicants,
  noteCallAttempt,
} from '@homecare/sdk/families'
import {
  getFingerprintCase,
  listWageRates,
  recordFingerprints,
  sendForFingerprints,
} from '@homecare/sdk/hiring'
import { decideIntake, getStaffIntake, revealIntakeNumber } from '@homecare/sdk/intake'
import { getJob, listJobApplicants, type Applicant } from '@homecare/sdk/jobs'
import { reviewPhoto, takeBackPhotoReview } from '@homecare/sdk/photos'
import { reviewProfile, takeBackProfileReview } from '@homecare/sdk/profile'
import { noteReferenceCall } from '@homecare/sdk/references'
import { exportStudy } from '@homecare/sdk/research'
import { decideReview, getReviewToRead, takeBackReviewDecision } from '@homecare/sdk/reviews'
import { listRides } from '@homecare/sdk/rides'
import {
  beginBackgroundCheck,
  decideNewcomer,
  getBackgroundOrder,
  getCaregiverReport,
  getNewcomer,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
} from '@homecare/sdk/screening'
import { updateFacilityShift } from '@homecare/sdk/shifts'
import {
  decideMoneyDeed,
  decideRefundDeed,
  declineClaim,
  doMoneyDeed,
  doRefundDeed,
  getMembershipRefund,
  getMoney,
  listMembershipRefunds,
  listMoney,
  type MembershipRefundRow,
  type MoneyRow,
} from '@homecare/sdk/moneyDesk'
import { getInvoice, getTimesheetInvoice } from '@homecare/sdk/payments'
import {
  agreeToCorrection,
  getNursingTimesheet,
  getTimesheet,
  getTimesheetsStatus,
  listTimesheets,
} from '@homecare/sdk/timesheets'
import {
  readTrail,
  type ReadTrail,
  type TrailAction,
  type TrailReason,
  type TrailSubject,
} from '@homecare/sdk/trail'
import type { Touch } from '../calls/trail.ts'
import {
  ownerOfAdvisorCall,
  ownerOfDocument,
  ownerOfFingerprints,
  ownerOfJob,
  ownerOfLicense,
  ownerOfShift,
  ownerOfTimesheet,
  ownersOfConnection,
  ownerOfRefund,
  ownersOfInvoice,
  ownersOfPlan,
  ownersOfReport,
  ownersOfReview,
  reportedBy,
} from './owners.ts'
import { sharersOf } from '../research/sharing.ts'

/** Whose record a call reads or writes. */
export interface TouchedRecord {
  readonly action: TrailAction
  readonly subject: TrailSubject
  /**
   * The users whose record it is; none where there is no such record. Asked before the call is answered, since its
   * answer may change whose it is.
   */
  readonly whose?: (touch: Touch) => Promise<readonly number[]> | readonly number[]
  /** Those of `whose` whom the call changes, where `action` is to view: what stands in their trails is a change. */
  readonly changes?: (touch: Touch) => Promise<readonly number[]> | readonly number[]
  /** The users whom the answer shows, where that alone says it. */
  readonly shown?: (out: unknown, touch: Touch) => readonly number[]
  /** The record's number among those of its kind; none of what a person has but one of. */
  readonly number?: (touch: Touch) => number | null
  readonly reason?: (touch: Touch) => TrailReason
}

/** A record's number; 0, which no record has, where what was sent is none that the database could hold. */
export function recordNumber(sent: unknown): number {
  const number = Number(sent)
  return Number.isInteger(number) && number > 0 && number <= 0x7f_ff_ff_ff ? number : 0
}

const named =
  (param: string) =>
  ({ params }: Touch) => [recordNumber(params[param])]
const id = ({ params }: Touch) => recordNumber(params['id'])
const bodyId = ({ body }: Touch) => recordNumber((body as { id: number } | undefined)?.id)

const ofPerson = (action: TrailAction, subject: TrailSubject, param = 'id'): TouchedRecord => ({
  ...{ action, subject },
  whose: named(param),
})
const ofDocument = (action: TrailAction): TouchedRecord => ({
  ...{ action, subject: 'document', number: id },
  whose: (touch) => ownerOfDocument(touch.db, id(touch)),
})
const ofLicense = (action: TrailAction): TouchedRecord => ({
  ...{ action, subject: 'license', number: id },
  whose: (touch) => ownerOfLicense(touch.db, id(touch)),
})
/** Of a connection that the path names. Both sides share it: it is staff who look at somebody else's. */
const ofBothSides = (action: TrailAction, subject: TrailSubject): TouchedRecord => ({
  ...{ action, subject },
  whose: (touch) => (touch.session.user.role === 'staff' ? ownersOfConnection(touch.db, id(touch)) : []),
})
/** Those on a plan share it: it is care managers and staff who look at somebody else's. */
const ofPlan = (action: TrailAction, param = 'id'): TouchedRecord => ({
  ...{ action, subject: 'care_plan', number: ({ params }) => recordNumber(params[param]) },
  whose: ({ db, session, params }) =>
    session.user.role === 'staff' || session.user.role === 'care_manager'
      ? ownersOfPlan(db, recordNumber(params[param]))
      : [],
})

const ofFingerprints = (action: TrailAction): TouchedRecord => ({
  ...{ action, subject: 'fingerprinting', number: id },
  whose: (touch) => ownerOfFingerprints(touch.db, id(touch)),
})
/**
 * Of whoever made a report and whom it is about: as a look at their account, since the one must not learn of the other by this.
 */
const ofReview = (action: TrailAction): TouchedRecord => ({
  ...{ action, subject: 'review', number: id },
  whose: (touch) => ownersOfReview(touch.db, id(touch)),
})
const ofReport: TouchedRecord = {
  ...{ action: 'view', subject: 'account' },
  whose: (touch) => ownersOfReport(touch.db, id(touch)),
}
/** A number of the path is the job's: the application of each who is shown. */
const ofApplicants: TouchedRecord = {
  ...{ action: 'view', subject: 'application', number: id },
  shown: (out) => (out as readonly Applicant[]).map(({ provider }) => provider.id),
}

/**
 * The calls that touch a person's record: what they do with it, and whose it is. Read by whatever answers calls, so
 * that no handler can forget it. Shared records, such as a conversation or the visits of a connection, belong to both
 * sides; files have addresses of their own (files.ts); lists of what waits say who and not what; what every visitor
 * sees is public and has no readers to be named.
 */
export const records: ReadonlyMap<AnyCall, TouchedRecord> = new Map<AnyCall, TouchedRecord>([
  [getCaregiver, ofPerson('view', 'profile')],
  [getPersonRecord, ofPerson('view', 'account')],
  [updateMayAskForCalls, ofPerson('change', 'account')],
  [
    getSupportRequest,
    {
      ...{ action: 'view', subject: 'account' },
      shown: (out) => [(out as SupportToAnswer).person],
    },
  ],
  [
    answerSupport,
    {
      ...{ action: 'change', subject: 'account' },
      shown: (out) => [(out as SupportToAnswer).person],
    },
  ],
  [
    findPeople,
    {
      ...{ action: 'view', subject: 'account' },
      shown: (out) => (out as readonly PersonFound[]).map((person) => person.id),
    },
  ],
  [reviewProfile, ofPerson('change', 'profile')],
  [takeBackProfileReview, ofPerson('change', 'profile')],
  [reviewPhoto, ofPerson('change', 'photo')],
  [takeBackPhotoReview, ofPerson('change', 'photo')],
  [getReviewToRead, ofReview('view')],
  [decideReview, ofReview('change')],
  [takeBackReviewDecision, ofReview('change')],
  [getLicenseToReview, ofLicense('view')],
  [reviewLicense, ofLicense('change')],
  [noteReferenceCall, { ...ofPerson('change', 'reference', 'caregiverId'), number: id }],
  [getLatestApplication, ofPerson('view', 'application')],
  [getApplicationNote, ofPerson('view', 'application')],
  [listJobApplicants, ofApplicants],
  [listOwnJobApplicants, ofApplicants],

  [getBackgroundOrder, ofPerson('view', 'background_check')],
  [revealBackgroundNumber, ofPerson('view', 'background_number')],
  [beginBackgroundCheck, ofPerson('change', 'background_check')],
  [returnBackgroundCheck, ofPerson('change', 'background_check')],
  [recordBackgroundResult, ofPerson('change', 'background_check')],
  [getCaregiverReport, ofPerson('view', 'background_report')],
  [getNewcomer, ofPerson('view', 'screening')],
  [decideNewcomer, ofPerson('change', 'screening')],
  [getStaffIntake, ofPerson('view', 'payroll_form')],
  [decideIntake, ofPerson('change', 'payroll_form')],
  [revealIntakeNumber, ofPerson('view', 'background_number')],
  [requireNewPassword, ofPerson('change', 'account')],
  [getAgencyCaregiver, ofPerson('view', 'documents')],

  [getFingerprintCase, ofFingerprints('view')],
  [sendForFingerprints, ofFingerprints('change')],
  [recordFingerprints, ofFingerprints('change')],

  [getDocument, ofDocument('view')],
  [verifyDocument, ofDocument('change')],
  [listUserDocuments, ofPerson('view', 'documents')],
  [requestDocument, ofPerson('change', 'documents')],
  [
    getConsultingAgreement,
    {
      ...{ action: 'view', subject: 'agreement' },
      whose: ({ query, session }) => [recordNumber(query['user_id'] ?? session.user.id)],
    },
  ],

  [getJob, { action: 'view', subject: 'job', number: id, whose: (touch) => ownerOfJob(touch.db, id(touch)) }],
  [getFamilySummary, ofPerson('view', 'family')],
  [getAdvisedFamily, ofPerson('view', 'family')],
  [
    noteCallAttempt,
    {
      ...{ action: 'change', subject: 'family' },
      whose: (touch) => ownerOfAdvisorCall(touch.db, id(touch)),
    },
  ],
  [
    updateFacilityShift,
    {
      ...{ action: 'change', subject: 'shift', number: bodyId },
      whose: (touch) => ownerOfShift(touch.db, bodyId(touch)),
    },
  ],
  [
    getNursingTimesheet,
    {
      ...{ action: 'view', subject: 'timesheet', number: id },
      whose: (touch) => ownerOfTimesheet(touch.db, id(touch)),
    },
  ],

  [listWageRates, { ...ofBothSides('view', 'wage_rates'), number: id }],
  [listTimesheets, ofBothSides('view', 'timesheet')],
  [getTimesheetsStatus, ofBothSides('view', 'timesheet')],
  [getTimesheet, ofBothSides('view', 'timesheet')],
  [agreeToCorrection, ofBothSides('change', 'timesheet')],
  [getTimesheetInvoice, ofBothSides('view', 'invoice')],
  [
    getInvoice,
    {
      ...{ action: 'view', subject: 'invoice', number: id },
      whose: (touch) => (touch.session.user.role === 'staff' ? ownersOfInvoice(touch.db, id(touch)) : []),
    },
  ],

  ...[getMoney, doMoneyDeed, decideMoneyDeed, declineClaim].map((call): [AnyCall, TouchedRecord] => [
    call,
    {
      ...{ action: call === getMoney ? 'view' : 'change', subject: 'invoice', number: id },
      whose: (touch) => ownersOfInvoice(touch.db, id(touch)),
    },
  ]),
  ...[getMembershipRefund, doRefundDeed, decideRefundDeed].map((call): [AnyCall, TouchedRecord] => [
    call,
    {
      ...{
        action: call === getMembershipRefund ? 'view' : 'change',
        subject: 'membership_refund',
        number: id,
      },
      whose: (touch) => ownerOfRefund(touch.db, id(touch)),
    },
  ]),
  [
    listMembershipRefunds,
    {
      ...{ action: 'view', subject: 'membership_refund' },
      shown: (out, { query }) =>
        (query as { q?: string }).q === undefined
          ? []
          : (out as MembershipRefundRow[]).map(({ family }) => family.id),
    },
  ],
  [
    listMoney,
    {
      ...{ action: 'view', subject: 'invoice' },
      // What waits is a list of who, and not what; what is looked for shows whose it is.
      shown: (out, { query }) =>
        (query as { q?: string }).q === undefined
          ? []
          : (out as MoneyRow[]).flatMap(({ family, caregiver }) => [family.id, caregiver.id]),
    },
  ],
  [
    getPaymentsReport,
    {
      ...{ action: 'view', subject: 'payments' },
      // Whoever pays or is paid reads of their own payments.
      shown(out, { session }) {
        const { people, rows } = out as PaymentsReport
        return session.user.role === 'staff' ? [...people, ...rows].map((one) => one.person_id) : []
      },
    },
  ],

  [getPlanDay, ofPlan('view')],
  [getPlan, ofPlan('view')],
  [listTasks, ofPlan('view')],
  [getTask, ofPlan('view')],
  [getTaskByAlias, ofPlan('view', 'planId')],
  [listPlanNotes, ofPlan('view')],
  [getPlanNote, ofPlan('view')],
  [listPlanHistory, ofPlan('view')],
  [breakPlanSeal, { ...ofPlan('view'), reason: ({ body }) => (body as { reason: TrailReason }).reason }],
  [
    listRides,
    {
      ...{ action: 'view', subject: 'rides', number: id },
      whose: (touch) => (touch.session.user.role === 'staff' ? ownersOfConnection(touch.db, id(touch)) : []),
    },
  ],

  [
    exportStudy,
    {
      ...{ action: 'export', subject: 'study' },
      whose: ({ db, params, session }) => sharersOf(db, String(params['study']), session.user.id),
    },
  ],
  [freezeMessaging, ofPerson('change', 'account', 'user_id')],
  [getMessageReport, ofReport],
  [
    decideMessageReport,
    {
      ...ofReport,
      changes: (touch) =>
        (touch.body as { decision: ReportDecision }).decision === 'frozen'
          ? reportedBy(touch.db, id(touch))
          : [],
    },
  ],
  [
    readTrail,
    {
      ...{ action: 'view', subject: 'trail' },
      shown: (out) => [(out as ReadTrail).person.id],
      reason: ({ body }) => (body as { reason: TrailReason }).reason,
    },
  ],
])
