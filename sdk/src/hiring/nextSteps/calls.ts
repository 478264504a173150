import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { nextStepKinds } from '../../vocabulary/hiring/nextSteps.js'

/**
 * Something that is to be done after an offer or a hire. `connection_id` and `name` are of the caregiver whom it is about;
 * null where it is of the household. `href` is the page where it is done.
 */
export const NextStep = type({
  kind: enums(nextStepKinds.ids),
  connection_id: nullable(integer()),
  name: nullable(string()),
  done: boolean(),
  href: string(),
})
export type NextStep = Infer<typeof NextStep>

/** What the family has to do after its offers and hires, by caregiver, then of the household; what is done stays in it. */
export const listNextSteps = call('GET /v1/family/0/next_steps/', { out: array(NextStep), extension: true })
