import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What was done with a record. A refusal is an attempt that was turned away. */
export const trailActions = catalogue([
  { id: 'view', label: ['Viewed', 'Vio'] },
  { id: 'change', label: ['Changed', 'Cambió'] },
  { id: 'export', label: ['Exported', 'Exportó'] },
  { id: 'refusal', label: ['Was refused', 'Se le negó'] },
])
export type TrailAction = IdOf<typeof trailActions>

/** Kinds of records of a person: kinds alone, never what is in them. */
export const trailSubjects = catalogue([
  { id: 'profile', label: ['Profile', 'Perfil'] },
  { id: 'photo', label: ['Profile photo', 'Foto del perfil'] },
  { id: 'reference', label: ['Reference', 'Referencia'] },
  { id: 'license', label: ['License', 'Licencia'] },
  { id: 'license_photo', label: ['Photo of a license', 'Foto de una licencia'] },
  { id: 'background_check', label: ['Background check', 'Verificación de antecedentes'] },
  { id: 'background_number', label: ['Social Security number', 'Número de Seguro Social'] },
  { id: 'background_report', label: ['Background report', 'Informe de antecedentes'] },
  { id: 'screening', label: ['Screening', 'Entrevista inicial'] },
  { id: 'payroll_form', label: ['Payroll form', 'Formulario de nómina'] },
  { id: 'fingerprinting', label: ['Fingerprinting', 'Huellas digitales'] },
  { id: 'documents', label: ['List of documents', 'Lista de documentos'] },
  { id: 'document', label: ['Document', 'Documento'] },
  { id: 'agreement', label: ['Agreement', 'Acuerdo'] },
  { id: 'offer', label: ['Offer of work', 'Oferta de trabajo'] },
  { id: 'application', label: ['Application', 'Postulación'] },
  { id: 'review', label: ['Review', 'Reseña'] },
  { id: 'job', label: ['Job', 'Trabajo'] },
  { id: 'family', label: ['Family profile', 'Perfil de la familia'] },
  { id: 'shift', label: ['Shift', 'Turno'] },
  { id: 'timesheet', label: ['Timesheet', 'Hoja de horas'] },
  { id: 'invoice', label: ['Invoice', 'Factura'] },
  { id: 'payments', label: ['Payment report', 'Informe de pagos'] },
  { id: 'membership_refund', label: ['Money of a membership', 'Dinero de una membresía'] },
  { id: 'household_taxes', label: ['Household taxes', 'Impuestos del hogar'] },
  { id: 'wage_rates', label: ['Wage rates', 'Tarifas de pago'] },
  { id: 'care_plan', label: ['Care plan', 'Plan de cuidado'] },
  { id: 'rides', label: ['Rides', 'Viajes'] },
  { id: 'study', label: ['Answers in a study', 'Respuestas en un estudio'] },
  { id: 'account', label: ['Account', 'Cuenta'] },
  { id: 'trail', label: ['This list', 'Esta lista'] },
])
export type TrailSubject = IdOf<typeof trailSubjects>

/** Who did it, as the trail names them to the person it is about. */
export const trailActorKinds = catalogue([
  { id: 'family', label: ['A family', 'Una familia'] },
  { id: 'caregiver', label: ['A caregiver', 'Una persona cuidadora'] },
  { id: 'agency_caregiver', label: ['An agency caregiver', 'Una persona cuidadora de una agencia'] },
  { id: 'agency', label: ['An agency', 'Una agencia'] },
  { id: 'facility', label: ['A facility', 'Un centro'] },
  { id: 'staff', label: ['Our staff', 'Nuestro equipo'] },
  { id: 'care_manager', label: ['A care manager', 'Una persona gestora de cuidados'] },
])

/** Why staff read the trail of a person: one of these and no words of their own, which could say of health. */
export const trailReasons = catalogue([
  { id: 'asked', label: ['The person asked us to', 'La persona nos lo pidió'] },
  { id: 'complaint', label: ['A complaint', 'Una queja'] },
  { id: 'security', label: ['A security concern', 'Un asunto de seguridad'] },
  { id: 'quality', label: ['Checking our own work', 'Una revisión de nuestro propio trabajo'] },
  { id: 'law', label: ['The law requires it', 'La ley lo exige'] },
])
export type TrailReason = IdOf<typeof trailReasons>
