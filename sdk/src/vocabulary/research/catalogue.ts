import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Codes of studies that are an address by themselves: `/{code}` and its steps lead to `/studies/{code}`. */
export const shortStudyCodes = ['trinitybb'] as const

/** What the code of a study may look like: it is a segment of an address. */
export const studyCodePattern = /^[a-z0-9][a-z0-9-]{1,39}$/

/** Steps of the research enrollment, in order; each is a path segment below the study's code. */
export const researchSteps = catalogue([
  { id: 'login', label: ['Log in', 'Iniciar sesión'] },
  { id: 'search-patient', label: ['Find patient', 'Buscar paciente'] },
  { id: 'search-results', label: ['Search results', 'Resultados de la búsqueda'] },
  { id: 'log-encounter-info', label: ['Encounter', 'Consulta'] },
  { id: 'welcome', label: ['Welcome', 'Bienvenida'] },
  { id: 'protection-privacy', label: ['Protection and privacy', 'Protección y privacidad'] },
  { id: 'data-sharing', label: ['Data sharing', 'Intercambio de datos'] },
  { id: 'time-commitment', label: ['Time commitment', 'Tiempo requerido'] },
  { id: 'data-use', label: ['Data use', 'Uso de los datos'] },
  { id: 'withdrawing', label: ['Withdrawing', 'Retirarse'] },
  { id: 'register', label: ['Register', 'Registrarse'] },
  { id: 'adl-questions', label: ['Daily living questions', 'Preguntas sobre la vida diaria'] },
  { id: 'share-data', label: ['Share data', 'Compartir datos'] },
  { id: 'thank-you', label: ['Thank you', 'Gracias'] },
])
export type ResearchStep = IdOf<typeof researchSteps>

/** The steps of a study's own staff. */
export const studyStaffSteps = [
  'login',
  'search-patient',
  'search-results',
  'log-encounter-info',
] as const satisfies readonly ResearchStep[]

/** The steps of somebody who takes part, in order. */
export const participantSteps = [
  'welcome',
  'protection-privacy',
  'data-sharing',
  'time-commitment',
  'data-use',
  'withdrawing',
  'register',
  'adl-questions',
  'share-data',
  'thank-you',
] as const satisfies readonly ResearchStep[]
export type ParticipantStep = (typeof participantSteps)[number]

/** Where somebody stands in a study. */
export const enrollmentStates = catalogue([
  { id: 'agreeing', label: ['Reading and agreeing', 'Leyendo y aceptando'] },
  { id: 'answering', label: ['Answering the questions', 'Respondiendo las preguntas'] },
  { id: 'deciding', label: ['Deciding about sharing', 'Decidiendo si compartir'] },
  { id: 'complete', label: ['Complete', 'Completa'] },
  { id: 'withdrawn', label: ['Withdrawn', 'Retirada'] },
])
export type EnrollmentState = IdOf<typeof enrollmentStates>

/** What a study's log of consents says of one line. */
export const consentKinds = catalogue([
  { id: 'agreed', label: ['You agreed', 'Usted aceptó'] },
  { id: 'shares', label: ['You chose to share', 'Usted decidió compartir'] },
  { id: 'keeps', label: ['You chose not to share', 'Usted decidió no compartir'] },
  { id: 'withdrew', label: ['You left the study', 'Usted dejó el estudio'] },
])
export type ConsentKind = IdOf<typeof consentKinds>

/** Where the access to somebody's health records stands. */
export const healthRecordStates = catalogue([
  { id: 'none', label: ['Not registered', 'Sin registrar'] },
  { id: 'pending', label: ['Waiting for you to confirm', 'Esperando su confirmación'] },
  { id: 'expired', label: ['The link has expired', 'El enlace venció'] },
  { id: 'approved', label: ['Confirmed', 'Confirmada'] },
])
export type HealthRecordStatus = IdOf<typeof healthRecordStates>
