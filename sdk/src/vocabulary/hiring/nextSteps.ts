import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * What a family has to do after an offer or a hire, in the order in which it is shown. The first kinds are of one caregiver,
 * the others of the household. The label says where the link leads.
 */
export const nextStepKinds = catalogue([
  { id: 'sign_agreement', label: ['Read and sign', 'Leer y firmar'] },
  { id: 'first_visits', label: ['Plan visits', 'Planear visitas'] },
  { id: 'care_plan', label: ['Begin the plan', 'Comenzar el plan'] },
  { id: 'fingerprinting', label: ['Read about it, and decide', 'Leer más y decidir'] },
  { id: 'advisor', label: ['Ask for a call', 'Pedir una llamada'] },
  { id: 'taxes', label: ['Decide about taxes', 'Decidir sobre los impuestos'] },
  { id: 'tax_enroll', label: ['Say how you pay', 'Indicar cómo paga'] },
  { id: 'tax_id', label: ['Enter the number', 'Escribir el número'] },
  { id: 'tax_address', label: ['Enter the address', 'Escribir la dirección'] },
  { id: 'tax_sign', label: ['Sign the enrollment', 'Firmar la inscripción'] },
])
export type NextStepKind = IdOf<typeof nextStepKinds>

/** Where a step stands that is a question to the family, or waits for somebody else once it was answered. */
export const nextStepStates = catalogue([
  { id: 'skipped', label: ['Skipped', 'Omitido'] },
  { id: 'asked', label: ['You asked for a call', 'Usted pidió una llamada'] },
  { id: 'missed', label: ['We did not reach you', 'No pudimos comunicarnos'] },
  { id: 'talked', label: ['You have talked', 'Ya hablaron'] },
  { id: 'requested', label: ['Waiting for their answer', 'En espera de su respuesta'] },
  { id: 'agreed', label: ['They agree', 'Está de acuerdo'] },
  { id: 'declined', label: ['They said no', 'Dijo que no'] },
  { id: 'sent', label: ['Appointment made', 'Con cita'] },
  { id: 'canceled', label: ['Called off', 'Cancelado'] },
  { id: 'cleared', label: ['Cleared', 'Con autorización'] },
  { id: 'not_cleared', label: ['Not cleared', 'Sin autorización'] },
  { id: 'unreadable', label: ['Prints could not be read', 'Huellas ilegibles'] },
])
export type NextStepState = IdOf<typeof nextStepStates>
