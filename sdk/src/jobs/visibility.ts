import { isCaregiver } from '../vocabulary/account/catalogue.js'
import type { AssistanceId } from '../vocabulary/caregivers/catalogue.js'
import { entryOf, partsOf } from '../kit/shape.js'
import { helpKinds, type HelpKind } from '../vocabulary/jobs/catalogue.js'

/** Whoever asks for a job, as far as that decides what they are told of it. */
export interface JobReader {
  readonly user_type?: string | null
  readonly phone_verified?: boolean | null
  /** Whether the job is of the reader's own family. */
  readonly owns?: boolean
}

/**
 * Whether somebody may read all of a job: its own family, and caregivers whose phone is verified. Everybody else, the
 * staff too, is told its city, hours, pay and kind of help in general words: no age, condition, relationship or name,
 * and nothing that was typed about the person.
 */
export function mayReadWholeJob(reader: JobReader | null): boolean {
  const { owns, user_type, phone_verified } = partsOf(reader)
  return owns === true || (isCaregiver(user_type) && phone_verified === true)
}

const kindOf: Readonly<Record<AssistanceId, HelpKind>> = {
  1: 'personal',
  2: 'personal',
  3: 'personal',
  4: 'personal',
  5: 'household',
  6: 'errands',
  7: 'personal',
  8: 'company',
  9: 'errands',
  10: 'company',
  11: 'household',
  12: 'household',
  13: 'nights',
  14: 'company',
}
const nurse = 2

/** What a job asks for in general words, in the order of `helpKinds`: several kinds of help come to one. */
export function kindsOfHelp(job: {
  readonly assistance?: readonly number[] | null
  readonly provider_type?: number | null
}): HelpKind[] {
  const { assistance, provider_type } = partsOf(job)
  const asked = new Set((Array.isArray(assistance) ? assistance : []).map((id) => entryOf(kindOf, id)))
  if (provider_type === nurse) asked.add('nursing')
  return helpKinds.ids.filter((kind) => asked.has(kind))
}
