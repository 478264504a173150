import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { nextStepKinds, nextStepStates } from '../../vocabulary/hiring/nextSteps.js'

/**
 * Something that is to be done after an offer or a hire. `connection_id` and `name` are of the caregiver whom it is about;
 * null where it is of the household. `href` is the page where it is done. What may be skipped, or waits for somebody else once
 * the family has decided, says where it stands: one of `nextStepStates`, null before that.
 */
export const NextStep = type({
  kind: enums(nextStepKinds.ids),
  connection_id: nullable(integer()),
  name: nullable(string()),
  done: boolean(),
  state: nullable(enums(nextStepStates.ids)),
  href: string(),
})
export type NextStep = Infer<typeof NextStep>

/** What the family has to do after its offers and hires, by caregiver, then of the household; what is done stays in it. */
export const listNextSteps = call('GET /v1/family/0/next_steps/', { out: array(NextStep), extension: true })

/** The steps after an offer that a family may skip, each of one caregiver; it may take them up later all the same. */
export const skippableSteps = ['advisor', 'fingerprinting'] as const
export type SkippableStep = (typeof skippableSteps)[number]

/** Skips a step after an offer: it is no longer pointed out. Again is once. */
export const skipHireStep = call(
  'POST /v1/connections/:id/skipped_steps/',
  { in: object({ step: enums(skippableSteps) }), extension: true, repeatable: true },
  { id: 81, body: { step: 'fingerprinting' } },
)
