import {
  array,
  boolean,
  enums,
  literal,
  nullable,
  object,
  optional,
  pattern,
  record,
  size,
  string,
  type Struct,
} from '../kit/structs/struct.js'
import { describe, expect, it } from 'vitest'
import { OwnBadge } from '../badges/badgeCalls.js'
import { License } from '../vocabulary/caregivers/licenseEntities.js'
import { OwnEducation } from '../ownProfile/recordCalls.js'
import { Reference } from '../references/referenceCalls.js'
import {
  HistoryEntry,
  PlanAlert,
  Task,
  TaskCategory,
  TaskMedia,
  TaskOutcome,
  ViewedTask,
} from '../vocabulary/careplans/entities.js'
import {
  CarePlan,
  CaregiverPermissions,
  PlanInvite,
  PlanNote,
  PlanPerson,
  PlanVisit,
} from '../vocabulary/careplans/planEntities.js'
import { Article } from '../content/calls.js'
import { Agreement } from '../documents/agreementCalls.js'
import { LegalDocument } from '../vocabulary/documents/entities.js'
import { BenefitBalance, CareTeamMember } from '../families/supportCalls.js'
import { Connection, PlannedShift, Visit } from '../hiring/connectionCalls.js'
import { VisitSeries } from '../hiring/seriesCalls.js'
import { WageRate } from '../hiring/wages/wageRateCalls.js'
import { Invite } from '../invites/calls.js'
import { Applicant, Application } from '../vocabulary/jobs/applicationEntities.js'
import { JobDetail, JobSummary } from '../jobs/searchCalls.js'
import { BrandingFlow } from '../partners/calls.js'
import { Organization } from '../partners/organizationCalls.js'
import { PaymentsReport } from '../deposits/reportCalls.js'
import { BankAccount, PaymentCard } from '../payments/methodCalls.js'
import { Invoice, InvoiceDetail, InvoiceLine } from '../payments/invoiceCalls.js'
import { Membership, MembershipOffer } from '../memberships/calls.js'
import { TaxData } from '../payments/taxCalls.js'
import { ResearchEnrollment } from '../research/calls.js'
import { HealthRecordAccess } from '../research/healthRecordCalls.js'
import { Ride, RideApproval } from '../rides/calls.js'
import { BackgroundCheck } from '../screening/calls.js'
import { Availability } from '../availability/availabilityCalls.js'
import { FacilityShift } from '../shifts/calls.js'
import { ClockRecord } from '../clock/clockCalls.js'
import { Facility, FacilitySummary, OpenShift, OwnShift, Shift } from '../vocabulary/shifts/entities.js'
import { Expense, ShiftSuggestion, Timesheet, TimesheetShift } from '../vocabulary/timesheets/entities.js'
import { NursingTimesheet } from '../timesheets/nursingCalls.js'
import { Person } from '../vocabulary/account/person.js'
import { Identity } from '../vocabulary/account/identity.js'
import { CaregiverPage, FoundCaregiver } from '../search/calls.js'
import { CaregiverConnection } from '../hiring/connectionCalls.js'
import { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { CaregiverSummary, Experience, PublicCaregiver, Review } from '../vocabulary/caregivers/entities.js'
import { ConversationSummary } from '../chat/calls.js'
import { ChatMessage } from '../vocabulary/chat/entities.js'
import { ConnectionSummary, Family, FamilyDashboard } from '../vocabulary/families/entities.js'
import { Job } from '../vocabulary/jobs/entities.js'
import { Place } from '../places/calls.js'
import * as main from './builders.js'
import * as careplan from './careplanBuilders.js'
import * as caregiver from './caregiverBuilders.js'
import * as content from './contentBuilders.js'
import * as hiring from './hiringBuilders.js'
import * as hours from './hoursBuilders.js'
import { aValueOf } from './valueOf.js'
import * as work from './workBuilders.js'

const builders = { ...main, ...careplan, ...caregiver, ...content, ...hiring, ...hours, ...work }

const pairs: readonly (readonly [
  name: string,
  build: () => unknown,
  struct: { is(value: unknown): boolean },
])[] = [
  ['anIdentity', builders.anIdentity, Identity],
  ['aPlace', builders.aPlace, Place],
  ['aCaregiver', builders.aCaregiver, CaregiverSummary],
  ['aPublicCaregiver', builders.aPublicCaregiver, PublicCaregiver],
  ['aReview', builders.aReview, Review],
  ['aFoundCaregiver', builders.aFoundCaregiver, FoundCaregiver],
  ['aCaregiverPage', builders.aCaregiverPage, CaregiverPage],
  ['aFamily', builders.aFamily, Family],
  ['aJob', builders.aJob, Job],
  ['aConnection', builders.aConnection, ConnectionSummary],
  ['aCaregiverConnection', builders.aCaregiverConnection, CaregiverConnection],
  ['aOwnCaregiver', builders.aOwnCaregiver, OwnCaregiver],
  ['aFamilyDashboard', builders.aFamilyDashboard, FamilyDashboard],
  ['aMessage', builders.aMessage, ChatMessage],
  ['aConversation', builders.aConversation, ConversationSummary],
  ['aLicense', builders.aLicense, License],
  ['anOrganization', builders.anOrganization, Organization],
  ['anEducation', builders.anEducation, OwnEducation],
  ['anExperience', builders.anExperience, Experience],
  ['aReference', builders.aReference, Reference],
  ['aBadge', builders.aBadge, OwnBadge],
  ['aBackgroundCheck', builders.aBackgroundCheck, BackgroundCheck],
  ['aDocument', builders.aDocument, LegalDocument],
  ['anAgreement', builders.anAgreement, Agreement],
  ['aJobSummary', builders.aJobSummary, JobSummary],
  ['aJobDetail', builders.aJobDetail, JobDetail],
  ['anApplication', builders.anApplication, Application],
  ['anApplicant', builders.anApplicant, Applicant],
  ['aFacilitySummary', builders.aFacilitySummary, FacilitySummary],
  ['aShift', builders.aShift, Shift],
  ['anOwnShift', builders.anOwnShift, OwnShift],
  ['anOpenShift', builders.anOpenShift, OpenShift],
  ['aFacilityShift', builders.aFacilityShift, FacilityShift],
  ['aFacility', builders.aFacility, Facility],
  ['anAvailability', builders.anAvailability, Availability],
  ['aClockRecord', builders.aClockRecord, ClockRecord],
  ['aPerson', builders.aPerson, Person],
  ['aPlannedShift', builders.aPlannedShift, PlannedShift],
  ['aVisit', builders.aVisit, Visit],
  ['aHiredConnection', builders.aHiredConnection, Connection],
  ['aVisitSeries', builders.aVisitSeries, VisitSeries],
  ['aWageRate', builders.aWageRate, WageRate],
  ['aRideApproval', builders.aRideApproval, RideApproval],
  ['aRide', builders.aRide, Ride],
  ['aTimesheetShift', builders.aTimesheetShift, TimesheetShift],
  ['aTimesheet', builders.aTimesheet, Timesheet],
  ['anExpense', builders.anExpense, Expense],
  ['aShiftSuggestion', builders.aShiftSuggestion, ShiftSuggestion],
  ['aNursingTimesheet', builders.aNursingTimesheet, NursingTimesheet],
  ['anInvoice', builders.anInvoice, Invoice],
  ['anInvoiceLine', builders.anInvoiceLine, InvoiceLine],
  ['anInvoiceDetail', builders.anInvoiceDetail, InvoiceDetail],
  ['aMembership', builders.aMembership, Membership],
  ['aMembershipOffer', builders.aMembershipOffer, MembershipOffer],
  ['aBankAccount', builders.aBankAccount, BankAccount],
  ['aCard', builders.aCard, PaymentCard],
  ['aPaymentsReport', builders.aPaymentsReport, PaymentsReport],
  ['aTaxData', builders.aTaxData, TaxData],
  ['aCareTeamMember', builders.aCareTeamMember, CareTeamMember],
  ['aBenefitBalance', builders.aBenefitBalance, BenefitBalance],
  ['aCarePlan', builders.aCarePlan, CarePlan],
  ['aTask', builders.aTask, Task],
  ['aViewedTask', builders.aViewedTask, ViewedTask],
  ['aHistoryEntry', builders.aHistoryEntry, HistoryEntry],
  ['aTaskCategory', builders.aTaskCategory, TaskCategory],
  ['somePermissions', builders.somePermissions, CaregiverPermissions],
  ['aPlanNote', builders.aPlanNote, PlanNote],
  ['anOutcome', builders.anOutcome, TaskOutcome],
  ['aPlanAlert', builders.aPlanAlert, PlanAlert],
  ['aTaskMedia', builders.aTaskMedia, TaskMedia],
  ['aPlanVisit', builders.aPlanVisit, PlanVisit],
  ['aPlanPerson', builders.aPlanPerson, PlanPerson],
  ['aPlanInvite', builders.aPlanInvite, PlanInvite],
  ['anArticle', builders.anArticle, Article],
  ['aBrandingFlow', builders.aBrandingFlow, BrandingFlow],
  ['anInvite', builders.anInvite, Invite],
  ['aResearchEnrollment', builders.aResearchEnrollment, ResearchEnrollment],
  ['aHealthRecordAccess', builders.aHealthRecordAccess, HealthRecordAccess],
]

describe('builders', () => {
  it.each(pairs)('%s makes a valid entity, the same every time', (_, build, struct) => {
    expect(struct.is(build())).toBe(true)
    expect(build()).toEqual(build())
  })

  it('are all checked here', () => {
    expect(pairs.map(([name]) => name).toSorted()).toEqual(Object.keys(builders).toSorted())
  })

  it('take what a test cares about', () => {
    expect(builders.aCaregiver({ vetted: false }).vetted).toBe(false)
    expect(builders.aCaregiverPage([], { records: 40 })).toMatchObject({ data: [], records: 40 })
    expect(builders.aConversation({ messages: [] }).last_message_at).toBeNull()
  })

  it('are made of a struct where the content does not matter', () => {
    for (const [, , struct] of pairs)
      expect(struct.is(aValueOf(struct as Struct<unknown, unknown>))).toBe(true)
    expect(aValueOf(enums(['b', 'a']))).toBe('b')
    expect(aValueOf(nullable(size(string(), 10)))).toBe('2026-12-01')
    expect(aValueOf(object({ many: optional(literal(1)) }))).toEqual({ many: 1 })
    expect(aValueOf(array(record(string(), boolean())))).toEqual([{}])
    expect(() => aValueOf(pattern(string(), /^no such text$/))).toThrow('No value is known for a string')
  })
})
