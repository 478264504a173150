import { catalogue, type Entry } from '../../kit/catalogue.js'
import type { PagePath } from './href.js'
import { caregivers, type Who } from './who.js'

/** A modal of the product: opened over a page by `?modal=`, or by an address of its own. */
export interface Modal extends Entry {
  /** The canonical name, also in `?modal=`. */
  readonly id: ModalId
  /** Who may open it, held as for an address: for anybody else the address opens the page alone. */
  readonly who: Who
  /** Only for people whose plan opens some views and not others. */
  readonly limited?: true
  /** Other names that open it. */
  readonly aliases?: readonly string[]
  /** Its paths below `/caregiver/profile/`, the canonical one first. */
  readonly paths?: readonly string[]
  /** Other addresses that lead to its own. */
  readonly redirects?: readonly `/${string}`[]
  /** Query parameters that are the modal's: they go when it closes, and never load the page beneath again. */
  readonly owns?: readonly string[]
}

/** Whoever keeps a profile: an agency's caregivers have a number and a photo, and no more of one. */
const own = ['caregiver'] as const

/**
 * Every modal. The label is the title; where the documents give none, it is in their style. The last ones are named by
 * the documents and belong to parts that are not built: an address that asks for one opens the page alone.
 */
export const modals = catalogue([
  { id: 'education', label: ['Education', 'Educación'], who: own, paths: ['education'], owns: ['id'] },
  {
    id: 'expertises',
    label: ['Areas of Expertise', 'Áreas de experiencia'],
    who: own,
    paths: ['expertises'],
  },
  {
    id: 'services',
    label: ['Services Offered', 'Servicios ofrecidos'],
    who: own,
    paths: ['services'],
    redirects: ['/offerings'],
  },
  {
    id: 'picture',
    label: ['Change Profile Photo', 'Cambiar la foto de perfil'],
    who: caregivers,
    aliases: ['profilePhoto'],
    paths: ['picture'],
  },
  {
    id: 'about',
    label: ['Introduce yourself', 'Preséntese'],
    who: own,
    paths: ['about'],
    redirects: ['/updateabout'],
  },
  { id: 'rate', label: ['Hourly Rate', 'Tarifa por hora'], who: own, paths: ['rate'] },
  {
    id: 'jobPreferences',
    label: ['Job Preferences', 'Preferencias de trabajo'],
    who: own,
    paths: ['job-preferences', 'jobPreferences'],
  },
  {
    id: 'shiftPreferences',
    label: ['Shift Preferences', 'Preferencias de turno'],
    who: own,
    paths: ['shift-preferences', 'shiftPreferences'],
  },
  {
    id: 'shiftAssignments',
    label: ['Shift Assignment', 'Asignación de turno'],
    who: own,
    paths: ['shift-assignments', 'shiftAssignments'],
  },
  { id: 'languages', label: ['Languages', 'Idiomas'], who: own, paths: ['languages'] },
  {
    id: 'certifications',
    label: ['Certifications', 'Certificaciones'],
    who: own,
    paths: ['certifications'],
  },
  {
    id: 'location',
    label: ['Location', 'Ubicación'],
    who: own,
    paths: ['location'],
    redirects: ['/updatebasic'],
  },
  {
    id: 'backgroundphoto',
    label: ['Select Background Photo', 'Elegir la foto de fondo'],
    who: own,
    aliases: ['backgroundPhoto'],
    paths: ['backgroundphoto'],
  },
  {
    id: 'experiences',
    label: ['Work Experience', 'Experiencia laboral'],
    who: own,
    paths: ['experiences'],
    redirects: ['/experience', '/education', '/license'],
    owns: ['id'],
  },
  {
    id: 'document',
    label: ['Edit document', 'Editar documento'],
    who: 'signedIn',
    paths: ['document', 'document/:docId'],
    owns: ['id'],
  },
  { id: 'documents', label: ['Documents', 'Documentos'], who: 'signedIn', paths: ['documents'] },
  { id: 'skills', label: ['Clinical Skills', 'Habilidades clínicas'], who: own, paths: ['skills'] },
  {
    id: 'certification',
    label: ['Certification', 'Certificación'],
    who: own,
    aliases: ['hcpCertification'],
    paths: ['certification', 'certification/:certificationId'],
    owns: ['id', 'type'],
  },
  {
    id: 'verification',
    label: ['Phone Verification', 'Verificación del teléfono'],
    who: caregivers,
    aliases: ['verifyPhone'],
    paths: ['verification'],
    redirects: ['/verifyphone'],
  },
  {
    id: 'references',
    label: ['References', 'Referencias'],
    who: own,
    paths: ['references'],
    owns: ['id'],
  },
  {
    id: 'accessBlocked',
    label: ['Not part of your plan', 'No incluido en su plan'],
    who: ['family'],
    limited: true,
  },
  { id: 'finishLater', label: ['Finish later', 'Terminar más tarde'], who: 'anyone' },
  { id: 'display', label: ['Display', 'Pantalla'], who: 'anyone' },
  { id: 'photo', label: ['Photo', 'Foto'], who: 'anyone', aliases: ['photoViewer'], owns: ['photo'] },
  {
    id: 'availability',
    label: ['When you can work', 'Cuándo puede trabajar'],
    who: caregivers,
    owns: ['availability', 'day'],
  },
  {
    id: 'exportDocuments',
    label: ['Export documents', 'Exportar documentos'],
    who: 'signedIn',
    aliases: ['export-documents'],
  },
  { id: 'employerId', label: ['Employer ID', 'Número de empleador'], who: ['family'] },
  { id: 'wageRateRegular', label: ['Regular rate', 'Tarifa regular'], who: ['family'], owns: ['id'] },
  { id: 'wageRateSpecial', label: ['Special rate', 'Tarifa especial'], who: ['family'], owns: ['id'] },
  { id: 'wageRateDelete', label: ['Delete rate', 'Eliminar tarifa'], who: ['family'], owns: ['id'] },
  {
    id: 'terminateContract',
    label: ['End contract', 'Terminar contrato'],
    who: ['family', ...caregivers],
  },
  { id: 'approveInvoice', label: ['Approve invoice', 'Aprobar factura'], who: ['family'] },
  { id: 'rejectInvoice', label: ['Reject invoice', 'Rechazar factura'], who: ['family'] },
  { id: 'disputeInvoice', label: ['Dispute a payment', 'Disputar un pago'], who: ['family'] },
  {
    id: 'declineCaregiver',
    label: ['Decline caregiver', 'Rechazar cuidador'],
    who: ['family'],
    owns: ['caregiver', 'for_job'],
  },
  {
    id: 'declineCaregiverFeedback',
    label: ['Tell us why', 'Cuéntenos por qué'],
    who: ['family'],
    owns: ['caregiver', 'for_job'],
  },
  {
    id: 'verifyBankAccount',
    label: ['Verify bank account', 'Verificar cuenta bancaria'],
    who: ['family', ...caregivers],
    owns: ['id'],
  },
  { id: 'onboardingCall', label: ['Onboarding call', 'Llamada de bienvenida'], who: ['family'] },
  { id: 'pending', label: ['Pending', 'Pendiente'], who: 'signedIn' },
  {
    id: 'verifyEmail',
    label: ['Verify your e-mail', 'Verifique su correo electrónico'],
    who: 'signedIn',
    owns: ['code'],
  },
  { id: 'editLocation', label: ['Edit location', 'Editar ubicación'], who: ['family'] },
  { id: 'needHelp', label: ['Need help?', '¿Necesita ayuda?'], who: 'anyone' },
  {
    id: 'backgroundCheck',
    label: ['Background check', 'Verificación de antecedentes'],
    who: ['caregiver'],
  },
  { id: 'membershipUpgrade', label: ['Change membership', 'Cambiar de membresía'], who: ['family'] },
  { id: 'membershipCancel', label: ['Cancel membership', 'Cancelar la membresía'], who: ['family'] },
  {
    id: 'bgoAuthorization',
    label: ['Background check authorization', 'Autorización de verificación de antecedentes'],
    who: ['caregiver'],
  },
  {
    id: 'meetYourRecruiter',
    label: ['Meet your recruiter', 'Conozca a su reclutador'],
    who: ['family', ...caregivers],
  },
  {
    id: 'supportMessage',
    label: ['Message from support', 'Mensaje de soporte'],
    who: 'signedIn',
    owns: ['request', 'topic'],
  },
  { id: 'optOut', label: ['Opt out', 'Dejar de participar'], who: ['family'] },
  { id: 'featureInProgress', label: ['Coming soon', 'Próximamente'] },
])
type Row = (typeof modals.entries)[number]
export type ModalId = Row['id']
type Opening = Extract<Row, { readonly who: Who }>
/** What opens a modal: its name, or another of it. */
export type ModalName = Opening['id'] | NonNullable<Opening['aliases']>[number]
/** A modal over the own profile. */
export type ProfileModal = OverProfile['id']
/** What stands in an address of one, after the profile's own. */
export type ProfileModalSegment = OverProfile['paths'][number]
type OverProfile = Extract<Row, { readonly paths: readonly string[] }>

/** The modals over the own profile. */
export const profileModals = modals.entries.filter((row): row is OverProfile => row.paths !== undefined)

/** The modal that a name or alias opens, or null. */
export function modalOf(name: string | null | undefined): Modal | null {
  if (!name) return null
  return opening.find(({ id, aliases }) => id === name || aliases?.includes(name)) ?? null
}

const opening: readonly Modal[] = modals.entries.filter((row): row is Opening => row.who !== undefined)

/** The address of a modal over the profile. */
export function profileModalPath(modal: ProfileModal): PagePath {
  return `/caregiver/profile/${modals.get(modal).paths[0]}`
}
