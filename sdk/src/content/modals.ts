import { catalogue, type IdOf } from '../kit/catalogue.js'

/**
 * The modals any screen may open, by the name in `?modal=` (D1 §2). Titles that are also a profile modal's are
 * the documents' (D2 §2); the others are in their style.
 */
export const sharedModals = /* @__PURE__ */ catalogue([
  { id: 'rate', label: ['Hourly Rate', 'Tarifa por hora'] },
  { id: 'about', label: ['Introduce yourself', 'Preséntese'] },
  { id: 'pending', label: ['Pending', 'Pendiente'] },
  { id: 'document', label: ['Edit document', 'Editar documento'] },
  { id: 'location', label: ['Location', 'Ubicación'] },
  { id: 'services', label: ['Services Offered', 'Servicios ofrecidos'] },
  { id: 'needHelp', label: ['Need help?', '¿Necesita ayuda?'] },
  { id: 'education', label: ['Education', 'Educación'] },
  { id: 'languages', label: ['Languages', 'Idiomas'] },
  { id: 'expertises', label: ['Areas of Expertise', 'Áreas de experiencia'] },
  { id: 'experiences', label: ['Work Experience', 'Experiencia laboral'] },
  { id: 'verifyPhone', label: ['Phone Verification', 'Verificación del teléfono'] },
  { id: 'verifyEmail', label: ['Verify your e-mail', 'Verifique su correo electrónico'] },
  { id: 'profilePhoto', label: ['Change Profile Photo', 'Cambiar la foto de perfil'] },
  { id: 'certification', label: ['Certification', 'Certificación'] },
  { id: 'hcpCertification', label: ['License', 'Licencia'] },
  { id: 'onboardingCall', label: ['Onboarding call', 'Llamada de bienvenida'] },
  { id: 'jobPreferences', label: ['Job Preferences', 'Preferencias de trabajo'] },
  { id: 'exportDocuments', label: ['Export documents', 'Exportar documentos'] },
  { id: 'backgroundCheck', label: ['Background check', 'Verificación de antecedentes'] },
  { id: 'backgroundPhoto', label: ['Select Background Photo', 'Elegir la foto de fondo'] },
  {
    id: 'bgoAuthorization',
    label: ['Background check authorization', 'Autorización de verificación de antecedentes'],
  },
  { id: 'shiftPreferences', label: ['Shift Preferences', 'Preferencias de turno'] },
  { id: 'shiftAssignments', label: ['Shift Assignment', 'Asignación de turno'] },
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
