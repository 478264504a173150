import {
  array,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { Person } from '../vocabulary/account/person.js'
import { call } from '../client/call.js'

/*
 * Reads around the family's dashboard that the documents name without a call.
 */

/** Who cares and helps: caregivers, relatives, and the product's own people, by `role`. */
export const CareTeamMember = type({
  ...Person.schema,
  role: string(),
  connection_id: nullable(number()),
  phone: nullable(string()),
})
export type CareTeamMember = Infer<typeof CareTeamMember>
/** The family's care team. */
export const getCareTeam = call('GET /v1/family/0/care_team/', {
  out: array(CareTeamMember),
  extension: true,
})

/** Who guides the family, null where nobody does yet. */
export const CareNavigator = type({
  name: string(),
  photo: nullable(string()),
  phone: string(),
  email: string(),
  hours: string(),
})
export type CareNavigator = Infer<typeof CareNavigator>
/** The family's care navigator. */
export const getCareNavigator = call('GET /v1/family/0/care_navigator/', {
  out: nullable(CareNavigator),
  extension: true,
})

/** The partner who referred the family, null where none did. */
export const PartnerData = type({
  code: string(),
  name: string(),
  logo_image: nullable(string()),
  phone_number: nullable(string()),
  allowed_views: array(string()),
})
export type PartnerData = Infer<typeof PartnerData>
/** The family's partner. */
export const getPartnerData = call('GET /v1/family/0/partner/', {
  out: nullable(PartnerData),
  extension: true,
})

/** Hours that a benefit pays, null for a family without one; `expiring` is a day. */
export const BenefitBalance = type({
  overview: type({
    benefit_name: string(),
    total_hrs: number(),
    remaining_hrs: number(),
    /** Of the hours that are left, those of visits that are planned in this cycle. */
    booked_hrs: optional(number()),
    /** Of the hours that are left, those that no visit of this cycle and no offer that waits takes. */
    free_hrs: optional(number()),
    expiring: nullable(string()),
    cycle: string(),
  }),
  caregivers: array(type({ ...Person.schema, used_hrs: number(), connection_id: nullable(integer()) })),
})
export type BenefitBalance = Infer<typeof BenefitBalance>
/** The family's benefit and who used it. */
export const getBenefitBalance = call('GET /v1/family/0/benefit/', {
  out: nullable(BenefitBalance),
  extension: true,
})

/**
 * Hours of the benefit that a caregiver used in a month, `YYYY-MM` where the care took place: billed, or clocked where they are
 * not billed yet.
 */
export const BenefitMonth = type({
  month: string(),
  caregiver: Person,
  connection_id: integer(),
  used_hrs: number(),
})
export type BenefitMonth = Infer<typeof BenefitMonth>
/** How the family's benefit was used in the last twelve months, by month and caregiver, the latest month first. */
export const listBenefitUses = call('GET /v1/family/0/benefit/uses/', {
  out: array(BenefitMonth),
  extension: true,
})

/** A word from the staff, null where there is none. */
export const SupportMessage = type({ id: number(), title: string(), body: string(), created_at: string() })
export type SupportMessage = Infer<typeof SupportMessage>
/** The staff's message to the family. */
export const getSupportMessage = call('GET /v1/family/0/support_message/', {
  out: nullable(SupportMessage),
  extension: true,
})
