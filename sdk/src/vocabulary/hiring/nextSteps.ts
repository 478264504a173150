import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * What a family has to do after an offer or a hire, in the order in which it is shown. The first kinds are of one caregiver,
 * the others of the household. The label says where the link leads.
 */
export const nextStepKinds = catalogue([
  { id: 'sign_agreement', label: ['Read and sign', 'Leer y firmar'] },
  { id: 'first_visits', label: ['Plan visits', 'Planear visitas'] },
  { id: 'care_plan', label: ['Begin the plan', 'Comenzar el plan'] },
  { id: 'taxes', label: ['Decide about taxes', 'Decidir sobre los impuestos'] },
  { id: 'tax_enroll', label: ['Say how you pay', 'Indicar cómo paga'] },
  { id: 'tax_id', label: ['Enter the number', 'Escribir el número'] },
  { id: 'tax_address', label: ['Enter the address', 'Escribir la dirección'] },
  { id: 'tax_sign', label: ['Sign the enrollment', 'Firmar la inscripción'] },
])
export type NextStepKind = IdOf<typeof nextStepKinds>
