import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Licenses and certifications by `map_id`. The label is the full name; the abbreviation is a symbol. */
export const licenseTypes = catalogue([
  { id: 1, abbreviation: 'CPR', label: ['Cardiopulmonary Resuscitation', 'Reanimación cardiopulmonar'] },
  {
    id: 2,
    abbreviation: 'CNA',
    label: ['Certified Nursing Assistant', 'Asistencia de enfermería certificada'],
  },
  { id: 3, abbreviation: 'HHA', label: ['Home Health Aide', 'Auxiliar de salud en el hogar'] },
  { id: 4, abbreviation: 'MA', label: ['Medical Assistant', 'Asistencia médica'] },
  {
    id: 5,
    abbreviation: 'NHA',
    label: ['Nursing Home Administrator', 'Administración de hogares de ancianos'],
  },
  { id: 6, abbreviation: 'LVN', label: ['Licensed Vocational Nurse', 'Enfermería vocacional con licencia'] },
  { id: 7, abbreviation: 'RN', label: ['Registered Nurse', 'Enfermería registrada'] },
  { id: 8, abbreviation: 'LPN', label: ['Licensed Practical Nurse', 'Enfermería práctica con licencia'] },
  { id: 9, abbreviation: 'PTA', label: ['Physical Therapist Assistant', 'Asistencia de fisioterapia'] },
  {
    id: 10,
    abbreviation: 'CPT',
    label: ['Certified Phlebotomy Technician', 'Flebotomía certificada'],
  },
  { id: 11, abbreviation: 'GCM', label: ['Geriatric Care Manager', 'Coordinación de atención geriátrica'] },
  { id: 12, abbreviation: 'CMA', label: ['Certified Medical Assistant', 'Asistencia médica certificada'] },
  {
    id: 13,
    abbreviation: 'NAR',
    label: ['Nursing Assistant Registered', 'Asistencia de enfermería registrada'],
  },
  { id: 14, abbreviation: 'HCA', label: ['Home Care Aide', 'Auxiliar de cuidado en el hogar'] },
  { id: 15, abbreviation: 'NP', label: ['Nurse Practitioner', 'Enfermería de práctica avanzada'] },
])
export type LicenseTypeId = IdOf<typeof licenseTypes>

/** Offered to health care professionals. */
export const hcpLicenseTypeIds = [2, 6, 7, 8, 12, 15] as const satisfies readonly LicenseTypeId[]

/** Offered to everyone else: all but LVN, RN, LPN and NP. The documents leave this list open. */
export const otherLicenseTypeIds = [
  1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14,
] as const satisfies readonly LicenseTypeId[]

/** The licenses of nurses: LVN, RN, LPN and NP. Whoever is called a nurse holds one of them. */
export const nurseLicenseTypeIds = [6, 7, 8, 15] as const satisfies readonly LicenseTypeId[]

/** A drawing beside a line of the profile: one a license type, and two more. */
export type CredentialIcon =
  | Lowercase<(typeof licenseTypes.entries)[number]['abbreviation']>
  | 'education'
  | 'experience'

/** The drawing of a license type. */
export function credentialIcon(id: LicenseTypeId): CredentialIcon {
  return licenseTypes.get(id).abbreviation.toLowerCase() as CredentialIcon
}
