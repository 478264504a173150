import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { slug, slugIndex } from '../../kit/slug.js'
import type { Text } from '../../kit/text.js'

/**
 * Conditions a caregiver has experience with and a family may name: ids 1–28 without 19. Addresses
 * name them in English.
 * @bothLanguages
 */
export const conditions = catalogue([
  { id: 1, label: ['ALS', 'ELA'] },
  { id: 2, label: ["Alzheimer's Disease", 'Enfermedad de Alzheimer'] },
  { id: 3, label: ['Blood Disorders', 'Trastornos de la sangre'] },
  { id: 4, label: ['Cancer Recovery', 'Recuperación del cáncer'] },
  { id: 5, label: ['Cardiovascular Disorders', 'Trastornos cardiovasculares'] },
  { id: 6, label: ['Diabetes', 'Diabetes'] },
  { id: 7, label: ['Gastrointestinal Disorders', 'Trastornos gastrointestinales'] },
  { id: 8, label: ['Hospice Care', 'Cuidados de hospicio'] },
  { id: 9, label: ['Multiple Sclerosis', 'Esclerosis múltiple'] },
  { id: 10, label: ['Neurological Disorders', 'Trastornos neurológicos'] },
  { id: 11, label: ['Orthopedic Care', 'Cuidados ortopédicos'] },
  { id: 12, label: ["Parkinson's Disease", 'Enfermedad de Parkinson'] },
  { id: 13, label: ['Post Surgery Recovery', 'Recuperación posquirúrgica'] },
  { id: 14, label: ['Renal and Urological Disorders', 'Trastornos renales y urológicos'] },
  { id: 15, label: ['Respiratory Disorders', 'Trastornos respiratorios'] },
  { id: 16, label: ['Skin Disorders', 'Trastornos de la piel'] },
  { id: 17, label: ['Stroke', 'Derrame cerebral'] },
  { id: 18, label: ['HIV/AIDS', 'VIH/SIDA'] },
  { id: 20, label: ['Dementia', 'Demencia'] },
  { id: 21, label: ['COPD', 'EPOC'] },
  { id: 22, label: ['Arthritis', 'Artritis'] },
  { id: 23, label: ['Depression', 'Depresión'] },
  { id: 24, label: ['Hearing Disorders', 'Trastornos de la audición'] },
  { id: 25, label: ['Vision and Eye Disorders', 'Trastornos de la vista y de los ojos'] },
  { id: 26, label: ['Tracheotomy / Ventilation', 'Traqueotomía y ventilación'] },
  { id: 27, label: ['Palliative Care', 'Cuidados paliativos'] },
  { id: 28, label: ['Home Health Care', 'Atención médica en el hogar'] },
])
export type ConditionId = IdOf<typeof conditions>

/** Clinical skills: they travel in the same `conditions` field, ids 29–42. */
export const clinicalSkills = catalogue([
  { id: 29, label: ['Medication Pass', 'Entrega de medicamentos por turno'] },
  { id: 30, label: ['Digital & Manual Charting', 'Registro clínico digital y manual'] },
  { id: 31, label: ['Vital Signs', 'Signos vitales'] },
  { id: 32, label: ['Intravenous (IV) Procedure & Care', 'Procedimientos y cuidados intravenosos (IV)'] },
  { id: 33, label: ['Activities of Daily Living', 'Actividades de la vida diaria'] },
  { id: 34, label: ['Ward/Unit Management', 'Gestión de sala o unidad'] },
  { id: 35, label: ['Admission/Discharge Procedure', 'Procedimientos de ingreso y alta'] },
  { id: 36, label: ['Isolation Care', 'Cuidados en aislamiento'] },
  {
    id: 37,
    label: ['Treatment Administration & Management', 'Administración y seguimiento de tratamientos'],
  },
  { id: 38, label: ['Wound Care', 'Cuidado de heridas'] },
  { id: 39, label: ['Patient Assessment & Reporting', 'Evaluación e informes del paciente'] },
  { id: 40, label: ['Medication Management', 'Gestión de medicamentos'] },
  {
    id: 41,
    label: ['Laboratory/Diagnostic Tests Checking', 'Revisión de pruebas de laboratorio y diagnóstico'],
  },
  { id: 42, label: ['Urgent & Emergency Medical Care', 'Atención médica urgente y de emergencia'] },
])
export type ClinicalSkillId = IdOf<typeof clinicalSkills>

/**
 * Specialties of the search paths that are no condition of their own. The documents name no list: these are the
 * kinds of caregiver people search for, and a specialty's path never equals a condition's.
 */
export const specialties = catalogue([
  { id: 'companion-care', label: ['Companion Care', 'Acompañamiento'] },
  { id: 'personal-care', label: ['Personal Care', 'Cuidado personal'] },
  { id: 'live-in-care', label: ['Live-in Care', 'Cuidado viviendo en la casa'] },
  { id: 'overnight-care', label: ['Overnight Care', 'Cuidado nocturno'] },
  { id: 'respite-care', label: ['Respite Care', 'Cuidado de relevo'] },
  { id: 'senior-care', label: ['Senior Care', 'Cuidado de personas mayores'] },
  { id: 'skilled-nursing', label: ['Skilled Nursing', 'Enfermería especializada'] },
])
export type SpecialtyId = IdOf<typeof specialties>

/** The path segment of a condition: the target of its redirect, `/caregivers/{slug}`. */
export function conditionSlug(id: ConditionId): string {
  return slug(conditions.get(id).label[0])
}

/** The condition of a path segment, or undefined. */
export const conditionBySlug: (segment: string) => ConditionId | undefined = slugIndex(() =>
  conditions.entries.map(({ id, label }) => [label[0], id] as const),
)

/** What the footer calls a condition's caregivers, '<x> Caregivers': 'Dementia Caregivers'. */
export function conditionFooterLabel(id: ConditionId): Text {
  const [english, spanish] = conditions.get(id).label
  return [`${english} Caregivers`, `Cuidadores: ${spanish}`]
}

/** The conditions that the footer links: the ones that read well before 'Caregivers'. */
export const footerConditions: readonly ConditionId[] = [1, 2, 4, 6, 8, 9, 12, 13, 17, 20, 21, 22, 27, 28]

/** Whether a path segment names a condition or a specialty. */
export function isSpecialty(segment: string): boolean {
  return conditionBySlug(segment) !== undefined || specialties.has(segment)
}
