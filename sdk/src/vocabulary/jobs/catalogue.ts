import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** A job's `schedule_type`. Not a task's `ScheduleType`, nor a caregiver's schedule flag. */
export const jobScheduleTypes = catalogue([
  { id: 1, label: ['Flexible', 'Flexible'] },
  { id: 2, label: ['Set weekly', 'Semanal fijo'] },
])
export type JobScheduleType = IdOf<typeof jobScheduleTypes>

/** The kind of help of a job in general words: what anybody may know of it. The ids are ours. */
export const helpKinds = catalogue([
  { id: 'personal', label: ['Personal care', 'Cuidado personal'] },
  { id: 'household', label: ['Help in the home', 'Ayuda en el hogar'] },
  { id: 'company', label: ['Company and activities', 'Compañía y actividades'] },
  { id: 'errands', label: ['Errands and rides', 'Mandados y transporte'] },
  { id: 'nights', label: ['Nights', 'Noches'] },
  { id: 'nursing', label: ['Nursing', 'Enfermería'] },
])
export type HelpKind = IdOf<typeof helpKinds>

/** What a job is compared with a caregiver by, in the order of the words for it. */
export const jobFitParts = ['profession', 'conditions', 'languages', 'help', 'housing', 'pay'] as const
export type JobFitPart = (typeof jobFitParts)[number]

/**
 * Where a caregiver stands with a job. The documents give the wire value of `applied` alone; the
 * others are spelled like it. A job with no application has no `proposal_state`: that is `not_applied`.
 */
export const applicationStates = catalogue([
  { id: 'not_applied', label: ['Not applied', 'Sin postulación'] },
  { id: 'applied', label: ['Applied', 'Ya se postuló'] },
  { id: 'withdrawn', label: ['Withdrawn', 'Postulación retirada'] },
  { id: 'not_interested', label: ['Not interested', 'Sin interés'] },
])
export type ApplicationState = IdOf<typeof applicationStates>

/** What the note of an application was written for, `note_type`. */
export const applicationNoteTypes = ['apply', 'withdraw'] as const
export type ApplicationNoteType = (typeof applicationNoteTypes)[number]
