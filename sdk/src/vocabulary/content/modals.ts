import { profileModals, type ProfileModal } from '../caregivers/modals.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import type { Text } from '../../kit/text.js'

/** The title that a modal has over the profile, too. */
const titleOf = (id: ProfileModal): Text => profileModals.get(id).label

/** The modals any screen may open, by the name in `?modal=`. Titles of their own are in the documents' style. */
export const sharedModals = /* @__PURE__ */ catalogue([
  { id: 'rate', label: titleOf('rate') },
  { id: 'about', label: titleOf('about') },
  { id: 'pending', label: ['Pending', 'Pendiente'] },
  { id: 'document', label: titleOf('document') },
  { id: 'location', label: titleOf('location') },
  { id: 'services', label: titleOf('services') },
  { id: 'needHelp', label: ['Need help?', '¿Necesita ayuda?'] },
  { id: 'education', label: titleOf('education') },
  { id: 'languages', label: titleOf('languages') },
  { id: 'expertises', label: titleOf('expertises') },
  { id: 'experiences', label: titleOf('experiences') },
  { id: 'verifyPhone', label: titleOf('verification') },
  { id: 'verifyEmail', label: ['Verify your e-mail', 'Verifique su correo electrónico'] },
  { id: 'profilePhoto', label: titleOf('picture') },
  { id: 'certification', label: titleOf('certification') },
  { id: 'hcpCertification', label: ['License', 'Licencia'] },
  { id: 'onboardingCall', label: ['Onboarding call', 'Llamada de bienvenida'] },
  { id: 'jobPreferences', label: titleOf('jobPreferences') },
  { id: 'exportDocuments', label: ['Export documents', 'Exportar documentos'] },
  { id: 'backgroundCheck', label: ['Background check', 'Verificación de antecedentes'] },
  { id: 'backgroundPhoto', label: titleOf('backgroundphoto') },
  {
    id: 'bgoAuthorization',
    label: ['Background check authorization', 'Autorización de verificación de antecedentes'],
  },
  { id: 'shiftPreferences', label: titleOf('shiftPreferences') },
  { id: 'shiftAssignments', label: titleOf('shiftAssignments') },
  { id: 'meetYourRecruiter', label: ['Meet your recruiter', 'Conozca a su reclutador'] },
  { id: 'supportMessage', label: ['Message from support', 'Mensaje de soporte'] },
  { id: 'rejectInvoice', label: ['Reject invoice', 'Rechazar factura'] },
  { id: 'approveInvoice', label: ['Approve invoice', 'Aprobar factura'] },
  { id: 'declineCaregiver', label: ['Decline caregiver', 'Rechazar cuidador'] },
  { id: 'declineCaregiverFeedback', label: ['Tell us why', 'Cuéntenos por qué'] },
  { id: 'employerId', label: ['Employer ID', 'Número de empleador'] },
  { id: 'terminateContract', label: ['End contract', 'Terminar contrato'] },
  { id: 'wageRateRegular', label: ['Regular rate', 'Tarifa regular'] },
  { id: 'wageRateSpecial', label: ['Special rate', 'Tarifa especial'] },
  { id: 'wageRateDelete', label: ['Delete rate', 'Eliminar tarifa'] },
  { id: 'verifyBankAccount', label: ['Verify bank account', 'Verificar cuenta bancaria'] },
  { id: 'accessBlocked', label: ['Not part of your plan', 'No incluido en su plan'] },
  { id: 'editLocation', label: ['Edit location', 'Editar ubicación'] },
  { id: 'featureInProgress', label: ['Coming soon', 'Próximamente'] },
  { id: 'membershipUpgrade', label: ['Upgrade membership', 'Mejorar membresía'] },
  { id: 'membershipCancel', label: ['Cancel membership', 'Cancelar membresía'] },
  { id: 'optOut', label: ['Opt out', 'Darse de baja'] },
])
export type SharedModal = IdOf<typeof sharedModals>
