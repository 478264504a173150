import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { dayField } from '../../kit/fields/fields.js'
import { Person } from '../../vocabulary/account/person.js'
import { advisorCallKinds, advisorCallStates, callParts } from '../../vocabulary/families/advisorCalls.js'
import { advisorCallLimits } from './callTimes.js'

const Times = array(type({ day: string(), part: enums(callParts.ids) }))

/**
 * A call that a family asked its advisor for: at any of these times, days where it lives (`time_zone`, IANA), under ten
 * digits. Instants. `attempts` are the tries to reach it, the latest first: who called, null where they have left, and
 * whether anybody was reached. `version` counts its changes from 1.
 */
export const AdvisorCall = type({
  id: number(),
  kind: enums(advisorCallKinds.ids),
  state: enums(advisorCallStates.ids),
  times: Times,
  time_zone: string(),
  phone: string(),
  note: string(),
  asked_at: string(),
  version: integer(),
  attempts: array(type({ at: string(), by: nullable(string()), reached: boolean() })),
})
export type AdvisorCall = Infer<typeof AdvisorCall>

/**
 * Who advises a family, and the last call that it asked for. `advisor` is null where no care manager does: the staff call
 * then. Only where it is `eligible` does a family ask for calls; `phone` is its own number, as it is called unless it says
 * another.
 */
export const OwnAdvisor = type({
  eligible: boolean(),
  advisor: nullable(type({ ...Person.schema, phone: nullable(string()), email: string() })),
  time_zone: string(),
  phone: string(),
  call: nullable(AdvisorCall),
})
export type OwnAdvisor = Infer<typeof OwnAdvisor>

/** Who advises the family, and where the call stands that it asked for. */
export const getOwnAdvisor = call('GET /v1/family/0/advisor/', { out: OwnAdvisor, extension: true })

/** When a family wants to be called, under which number, and a few words about it. */
export const AdvisorCallDraft = object({
  times: size(array(object({ day: dayField, part: enums(callParts.ids) })), 1, 30),
  phone: size(string(), 10, 11),
  note: optional(size(string(), 0, advisorCallLimits.note)),
  version: min(integer(), 0),
})
export type AdvisorCallDraft = Infer<typeof AdvisorCallDraft>

/**
 * Asks for a call, or changes the one that is still to be made: the same again is the same call. `version` is that of the call
 * that was read, 0 for none that is still to be made; a `conflict` with the call as it is now where it is another.
 */
export const askForCall = call(
  'PUT /v1/family/0/advisor/call/',
  { in: AdvisorCallDraft, out: AdvisorCall, extension: true, repeatable: true },
  {
    body: {
      times: [{ day: '2026-11-25', part: 'morning' }],
      phone: '5105550142',
      note: 'Before the first day.',
      version: 0,
    },
  },
)

/** Takes back a call that is still to be made; a `conflict` with the call as it is now where it was changed or made. */
export const withdrawCall = call(
  'POST /v1/family/0/advisor/call/withdraw/',
  { in: object({ version: integer() }), out: AdvisorCall, extension: true, repeatable: true },
  { body: { version: 1 } },
)

/** A call as whoever is to make it finds it, with the family that asked for it. */
export const CallToMake = type({
  ...AdvisorCall.schema,
  family: type({ id: number(), name: string(), city: string(), state: string() }),
})
export type CallToMake = Infer<typeof CallToMake>

/**
 * The calls that the caller is to make, the longest wait first; of one family with `family_id`, also those that were made.
 * Care managers have those of the families they advise, staff those of families without an advisor.
 */
export const listCallsToMake = call(
  'GET /v1/advisor-calls/',
  {
    query: object({ family_id: optional(max(min(number(), 1), 0x7f_ff_ff_ff)) }),
    out: array(CallToMake),
    extension: true,
  },
  { query: {} },
)

/**
 * Notes a try to call: who was reached has been called, any other call is still to be made, which the family is told. A
 * `conflict` with the call as it is now where the family has changed it or taken it back.
 */
export const noteCallAttempt = call(
  'POST /v1/advisor-calls/:id/attempts/',
  {
    in: object({ version: integer(), reached: boolean() }),
    out: CallToMake,
    extension: true,
    repeatable: true,
  },
  { id: 3, body: { version: 1, reached: true } },
)
