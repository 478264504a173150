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

/** Where the access to somebody's health records stands: not registered for, waiting for the link, the link too old, confirmed. */
export const healthRecordStatuses = ['none', 'pending', 'expired', 'approved'] as const
export type HealthRecordStatus = (typeof healthRecordStatuses)[number]

/** Where a mailed link stands that counts once: it can be used, it was, or its time is over. */
export const linkStates = ['open', 'used', 'expired'] as const
export type LinkState = (typeof linkStates)[number]
