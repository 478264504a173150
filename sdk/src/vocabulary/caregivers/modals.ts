import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** The address of the own profile. */
export const profilePath = '/caregiver/profile'

/**
 * The modals over the profile. The id is the canonical name, also in `?modal=`; the first of `paths` is
 * the canonical path below `/caregiver/profile/`, the others and `aliases` (other modal names) lead to it.
 * The label is the title; the documents give none for the last five, so these are in their style.
 */
export const profileModals = /* @__PURE__ */ catalogue([
  { id: 'education', label: ['Education', 'Educación'], paths: ['education'], aliases: [] },
  {
    id: 'expertises',
    label: ['Areas of Expertise', 'Áreas de experiencia'],
    paths: ['expertises'],
    aliases: [],
  },
  { id: 'services', label: ['Services Offered', 'Servicios ofrecidos'], paths: ['services'], aliases: [] },
  {
    id: 'picture',
    label: ['Change Profile Photo', 'Cambiar la foto de perfil'],
    paths: ['picture'],
    aliases: ['profilePhoto'],
  },
  { id: 'about', label: ['Introduce yourself', 'Preséntese'], paths: ['about'], aliases: [] },
  { id: 'rate', label: ['Hourly Rate', 'Tarifa por hora'], paths: ['rate'], aliases: [] },
  {
    id: 'jobPreferences',
    label: ['Job Preferences', 'Preferencias de trabajo'],
    paths: ['job-preferences', 'jobPreferences'],
    aliases: [],
  },
  {
    id: 'shiftPreferences',
    label: ['Shift Preferences', 'Preferencias de turno'],
    paths: ['shift-preferences', 'shiftPreferences'],
    aliases: [],
  },
  {
    id: 'shiftAssignments',
    label: ['Shift Assignment', 'Asignación de turno'],
    paths: ['shift-assignments', 'shiftAssignments'],
    aliases: [],
  },
  { id: 'languages', label: ['Languages', 'Idiomas'], paths: ['languages'], aliases: [] },
  {
    id: 'certifications',
    label: ['Certifications', 'Certificaciones'],
    paths: ['certifications'],
    aliases: [],
  },
  { id: 'location', label: ['Location', 'Ubicación'], paths: ['location'], aliases: [] },
  {
    id: 'backgroundphoto',
    label: ['Select Background Photo', 'Elegir la foto de fondo'],
    paths: ['backgroundphoto'],
    aliases: ['backgroundPhoto'],
  },
  {
    id: 'experiences',
    label: ['Work Experience', 'Experiencia laboral'],
    paths: ['experiences'],
    aliases: [],
  },
  {
    id: 'document',
    label: ['Edit document', 'Editar documento'],
    paths: ['document', 'document/:docId'],
    aliases: [],
  },
  { id: 'documents', label: ['Documents', 'Documentos'], paths: ['documents'], aliases: [] },
  { id: 'skills', label: ['Clinical Skills', 'Habilidades clínicas'], paths: ['skills'], aliases: [] },
  {
    id: 'certification',
    label: ['Certification', 'Certificación'],
    paths: ['certification', 'certification/:certificationId'],
    aliases: ['hcpCertification'],
  },
  {
    id: 'verification',
    label: ['Phone Verification', 'Verificación del teléfono'],
    paths: ['verification'],
    aliases: ['verifyPhone'],
  },
  { id: 'references', label: ['References', 'Referencias'], paths: ['references'], aliases: [] },
])
export type ProfileModal = IdOf<typeof profileModals>

/** The address of a modal over the profile, with the record it is about where there is one. */
export function profileModalPath(modal: ProfileModal, id?: number): string {
  const path = `${profilePath}/${profileModals.get(modal).paths[0]}`
  return id === undefined ? path : `${path}?id=${id}`
}
