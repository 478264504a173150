/**
 * The catalogue ids that the demo world speaks of, by name, so that its texts and its numbers agree.
 * The catalogues themselves, with labels in both languages, are the SDK's.
 */
export const language = {
  English: 1,
  ASL: 2,
  Arabic: 3,
  Armenian: 4,
  Cantonese: 5,
  French: 6,
  Gujarati: 9,
  Hindi: 11,
  Italian: 12,
  Korean: 14,
  Mandarin: 15,
  Persian: 16,
  Polish: 17,
  Portuguese: 18,
  Russian: 19,
  Spanish: 20,
  Tagalog: 21,
  Urdu: 22,
  Vietnamese: 23,
  Hmong: 24,
} as const
export type Language = keyof typeof language

/** Conditions by id, as one says them in the middle of a sentence: English, Spanish. */
export const conditionWords: Readonly<Record<number, readonly [string, string]>> = {
  1: ['ALS', 'ELA'],
  2: ["Alzheimer's", 'Alzheimer'],
  3: ['blood disorders', 'trastornos de la sangre'],
  4: ['cancer', 'cáncer'],
  5: ['heart conditions', 'problemas del corazón'],
  6: ['diabetes', 'diabetes'],
  7: ['digestive problems', 'problemas digestivos'],
  8: ['hospice', 'hospicio'],
  9: ['multiple sclerosis', 'esclerosis múltiple'],
  10: ['neurological conditions', 'condiciones neurológicas'],
  11: ['broken hips and joint replacements', 'fracturas y reemplazos de cadera'],
  12: ["Parkinson's", 'Parkinson'],
  13: ['recovery after surgery', 'recuperación después de cirugía'],
  14: ['kidney and bladder problems', 'problemas de riñón y vejiga'],
  15: ['breathing problems', 'problemas respiratorios'],
  16: ['pressure sores', 'úlceras de la piel'],
  17: ['stroke', 'derrame cerebral'],
  18: ['HIV', 'VIH'],
  20: ['dementia', 'demencia'],
  21: ['COPD', 'EPOC'],
  22: ['arthritis', 'artritis'],
  23: ['depression', 'depresión'],
  24: ['hearing loss', 'pérdida de audición'],
  25: ['low vision', 'baja visión'],
  26: ['tracheostomies and ventilators', 'traqueostomía y ventilador'],
  27: ['palliative care', 'cuidado paliativo'],
  28: ['everyday care at home', 'cuidado diario en el hogar'],
}
/** Those that are an illness and not a kind of care: one can live with them. */
export const illnesses = (conditions: readonly number[]): number[] =>
  conditions.filter((id) => conditionWords[id] !== undefined && ![8, 13, 27, 28].includes(id))

export const allConditions: readonly number[] = Object.keys(conditionWords).map(Number)

/** Conditions that aides meet most; the others come with nursing. */
export const everydayConditions = [2, 20, 12, 17, 6, 22, 13, 5, 28, 23, 11, 24, 25, 21, 8, 27, 4] as const

export const clinicalSkills = [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42] as const

/** What a nursing or medical assistant may do of them. */
export const assistantSkills = [30, 31, 33, 35, 36, 39] as const

export const assistance = {
  bathing: 1,
  dressing: 2,
  toileting: 3,
  medicationReminders: 4,
  mealPrep: 5,
  shopping: 6,
  transferring: 7,
  exercise: 8,
  transportation: 9,
  internet: 10,
  housekeeping: 11,
  petCare: 12,
  overnight: 13,
  companionship: 14,
} as const
export const allAssistance: readonly number[] = Object.values(assistance)

export const license = {
  CPR: 1,
  CNA: 2,
  HHA: 3,
  MA: 4,
  NHA: 5,
  LVN: 6,
  RN: 7,
  LPN: 8,
  PTA: 9,
  CPT: 10,
  GCM: 11,
  CMA: 12,
  NAR: 13,
  HCA: 14,
  NP: 15,
} as const
export type LicenseInitials = keyof typeof license

/** A nurse in the sense of the law; a CNA or CMA is a professional of ours, but does not do a nurse's work. */
export const isNurse = (initials: readonly LicenseInitials[]): boolean =>
  initials.some((one) => one === 'RN' || one === 'NP' || one === 'LVN' || one === 'LPN')

/** Only California and Texas license vocational nurses; elsewhere the same work is an LPN's. */
export const practicalNurse = (state: string): 'LVN' | 'LPN' =>
  state === 'CA' || state === 'TX' ? 'LVN' : 'LPN'

export const licenseName: Readonly<Record<LicenseInitials, string>> = {
  CPR: 'CPR and First Aid',
  CNA: 'Certified Nursing Assistant',
  HHA: 'Home Health Aide',
  MA: 'Medical Assistant',
  NHA: 'Nurse Home Aide',
  LVN: 'Licensed Vocational Nurse',
  RN: 'Registered Nurse',
  LPN: 'Licensed Practical Nurse',
  PTA: 'Physical Therapist Assistant',
  CPT: 'Certified Phlebotomy Technician',
  GCM: 'Geriatric Care Manager',
  CMA: 'Certified Medical Assistant',
  NAR: 'Nursing Assistant Registered',
  HCA: 'Home Care Aide',
  NP: 'Nurse Practitioner',
}

/** Relationship ids with the words the texts need. */
export interface Relationship {
  id: number
  word: string
  spanish: string
  gender: 'female' | 'male'
  self?: true
}
export const relationships: readonly Relationship[] = [
  { id: 1, word: 'mother', spanish: 'mamá', gender: 'female' },
  { id: 2, word: 'father', spanish: 'papá', gender: 'male' },
  { id: 20, word: 'mother-in-law', spanish: 'suegra', gender: 'female' },
  { id: 21, word: 'father-in-law', spanish: 'suegro', gender: 'male' },
  { id: 3, word: 'grandmother', spanish: 'abuela', gender: 'female' },
  { id: 4, word: 'grandfather', spanish: 'abuelo', gender: 'male' },
  { id: 5, word: 'wife', spanish: 'esposa', gender: 'female' },
  { id: 6, word: 'husband', spanish: 'esposo', gender: 'male' },
  { id: 11, word: 'sister', spanish: 'hermana', gender: 'female' },
  { id: 12, word: 'brother', spanish: 'hermano', gender: 'male' },
  { id: 16, word: 'aunt', spanish: 'tía', gender: 'female' },
  { id: 17, word: 'uncle', spanish: 'tío', gender: 'male' },
]
