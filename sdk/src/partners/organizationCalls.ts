import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { orgTypes } from '../vocabulary/caregivers/catalogue.js'
import { call } from '../client/call.js'

/** A school or business. */
export const Organization = type({
  id: number(),
  name: string(),
  address: string(),
  city: string(),
  state: string(),
  logo_url: nullable(string()),
  source: string(),
})
export type Organization = Infer<typeof Organization>

/** A school or business with a landing page of its own; `code` ends the page's address. */
export const LandingOrganization = type({
  ...Organization.schema,
  code: string(),
  country: string(),
  caregivers: integer(),
})
export type LandingOrganization = Infer<typeof LandingOrganization>

/** Schools (`school: 1`) or businesses (0) whose name holds `s`. */
export const searchOrganizations = call(
  'GET /v1/orgs/',
  {
    query: object({ school: enums(orgTypes.ids), s: size(string(), 1, 100) }),
    out: array(Organization),
    envelope: 'nested',
  },
  { query: { school: 1, s: 'laney' } },
)

/** The school or business of a landing page, by the last dash-separated part of its address. */
export const getSchool = call('GET /v1/orgs/schools/:code/', { out: LandingOrganization }, { code: '4f2a' })
/** The business of a landing page. */
export const getBusiness = call(
  'GET /v1/orgs/business/:code/',
  { out: LandingOrganization },
  { code: '4f2a' },
)
