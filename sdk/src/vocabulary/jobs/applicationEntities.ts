import { array, boolean, nullable, number, string, type, type Infer } from '../../kit/structs/struct.js'
import { CaregiverSummary } from '../caregivers/entities.js'

/** An application: the dates are days; the notes are the caregiver's own. */
export const Application = type({
  id: number(),
  job_id: number(),
  /** `applied`, `withdrawn` or `not_interested`. */
  proposal_state: string(),
  note: string(),
  applied_date: nullable(string()),
  note_withdrawing: nullable(string()),
  withdrawn_date: nullable(string()),
  provider_not_interested_date: nullable(string()),
  note_not_interested: nullable(string()),
})
export type Application = Infer<typeof Application>

/** A caregiver who applied, as the family sees it. */
export const Applicant = type({
  id: number(),
  provider: CaregiverSummary,
  has_favorited: boolean(),
  proposal_state: string(),
  applied_date: nullable(string()),
  declined: boolean(),
  declined_date: nullable(string()),
  /** The family has said yes: they are in touch. Ours; the documents know the no alone. */
  accepted: boolean(),
  /** Until this instant the family's yes or no can be taken back, and the caregiver has not been told. */
  undo_until: nullable(string()),
  family_note: nullable(string()),
  caregiver_note: string(),
})
export type Applicant = Infer<typeof Applicant>

/** What a family wrote to those who apply. */
export const ApplicationSections = array(type({ family_note: string() }))
