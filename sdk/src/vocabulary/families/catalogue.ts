import { catalogue, type IdOf } from '../../kit/catalogue.js'
import type { ModalId } from '../addresses/modals.js'

export * from './relationships.js'

/** The caregiver's gender a family prefers; 0 is the form's default. */
export const genderPreferences = catalogue([
  { id: 0, label: ['No preference', 'Sin preferencia'] },
  { id: 1, label: ['Female', 'Mujer'] },
  { id: 2, label: ['Male', 'Hombre'] },
])
export type GenderPreferenceId = IdOf<typeof genderPreferences>

/** Steps of the family sign-up, in order; each is a path segment. */
export const familySignupSteps = catalogue([
  { id: 'needs', label: ['Care needs', 'Necesidades de cuidado'] },
  { id: 'schedule', label: ['Schedule', 'Horario'] },
  { id: 'caregiver', label: ['Your caregiver', 'Su cuidador'] },
  { id: 'patient', label: ['Who needs care', 'Quién necesita cuidado'] },
  { id: 'review', label: ['Review', 'Revisión'] },
  { id: 'submit', label: ['Your account', 'Su cuenta'] },
  { id: 'success', label: ['All set', 'Todo listo'] },
])
export type FamilySignupStep = IdOf<typeof familySignupSteps>

/** How a family wishes to be reached, `preferred_contact_method`. The documents name the field only. */
export const contactMethods = catalogue([
  { id: 'phone', label: ['Phone call', 'Llamada telefónica'] },
  { id: 'text', label: ['Text message', 'Mensaje de texto'] },
  { id: 'email', label: ['E-mail', 'Correo electrónico'] },
])
export type ContactMethod = IdOf<typeof contactMethods>

/** When in the day care is needed or a call suits, `time_of_day` and `call_availability`. Values are ours. */
export const timesOfDay = catalogue([
  { id: 'morning', label: ['Morning', 'Mañana'] },
  { id: 'afternoon', label: ['Afternoon', 'Tarde'] },
  { id: 'evening', label: ['Evening', 'Noche'] },
  { id: 'overnight', label: ['Overnight', 'Madrugada'] },
])
export type TimeOfDay = IdOf<typeof timesOfDay>

/** How care is paid for, `payment_option`; 'other' opens `payment_option_other`. Values are ours. */
export const paymentOptions = catalogue([
  { id: 'private', label: ['Private pay', 'Pago particular'] },
  { id: 'insurance', label: ['Long-term care insurance', 'Seguro de cuidado a largo plazo'] },
  { id: 'benefit', label: ['Partner benefit', 'Beneficio de un socio'] },
  { id: 'medicaid', label: ['Medicaid', 'Medicaid'] },
  { id: 'veterans', label: ['Veterans benefit', 'Beneficio para veteranos'] },
  { id: 'other', label: ['Other', 'Otro'] },
])
export type PaymentOption = IdOf<typeof paymentOptions>

/** The modals that concern families. */
export const familyModals = [
  'rejectInvoice',
  'approveInvoice',
  'declineCaregiver',
  'declineCaregiverFeedback',
  'employerId',
  'terminateContract',
  'wageRateRegular',
  'wageRateSpecial',
  'wageRateDelete',
  'verifyBankAccount',
  'accessBlocked',
  'editLocation',
  'featureInProgress',
  'membershipUpgrade',
  'membershipCancel',
  'optOut',
  'supportMessage',
  'exportDocuments',
  'meetYourRecruiter',
  'onboardingCall',
] as const satisfies readonly ModalId[]
