import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Steps of the background check, in order; each is a path segment. */
export const backgroundSteps = catalogue([
  { id: 'disclosure', label: ['Disclosure', 'Divulgación'] },
  { id: 'release', label: ['Release', 'Autorización'] },
  { id: 'authorization-addendum', label: ['Authorization addendum', 'Anexo de autorización'] },
  { id: 'personal', label: ['Personal information', 'Datos personales'] },
  { id: 'electronic-signature', label: ['Electronic signature', 'Firma electrónica'] },
  { id: 'view-report', label: ['View report', 'Ver informe'] },
])
export type BackgroundStep = IdOf<typeof backgroundSteps>

/** The steps that the caregiver goes through, in order; the report is only read. */
export const backgroundStepsToDo = [
  'disclosure',
  'release',
  'authorization-addendum',
  'personal',
  'electronic-signature',
] as const satisfies readonly BackgroundStep[]

/** The steps that show something to be agreed to; the last two ask for something else. */
export const agreementSteps = [
  'disclosure',
  'release',
  'authorization-addendum',
] as const satisfies readonly BackgroundStep[]
export type AgreementStep = (typeof agreementSteps)[number]

/** Whether a step is one of those. */
export function isAgreementStep(step: unknown): step is AgreementStep {
  return (agreementSteps as readonly unknown[]).includes(step)
}

/**
 * Where a check stands: begun and not sent; sent, and waiting for its turn; being made; passed or not; or given back,
 * because something is to be corrected.
 */
export const backgroundStatuses = catalogue([
  { id: 'none', label: ['Not started', 'Sin empezar'] },
  { id: 'started', label: ['Started, not sent yet', 'Empezada, aún sin enviar'] },
  { id: 'ordered', label: ['Ordered', 'Solicitada'] },
  { id: 'running', label: ['In progress', 'En curso'] },
  { id: 'passed', label: ['Passed', 'Aprobada'] },
  { id: 'failed', label: ['Not passed', 'No aprobada'] },
  { id: 'returned', label: ['Needs attention', 'Requiere su atención'] },
])
export type BackgroundStatus = IdOf<typeof backgroundStatuses>

/**
 * What a check looks through. A report keeps the English words, and shows them in the reader's language.
 * @bothLanguages
 */
export const backgroundSearches = catalogue([
  { id: 'identity', label: ['Identity', 'Identidad'] },
  { id: 'county', label: ['County records', 'Registros del condado'] },
  { id: 'state', label: ['State records', 'Registros del estado'] },
  { id: 'national', label: ['National records', 'Registros nacionales'] },
  { id: 'offender', label: ['Sex offender registries', 'Registros de delincuentes sexuales'] },
  { id: 'driving', label: ['Driving record', 'Historial de manejo'] },
])
export type BackgroundSearch = IdOf<typeof backgroundSearches>

/**
 * What a search may find; kept in English too.
 * @bothLanguages
 */
export const searchFindings = catalogue([
  { id: 'confirmed', label: ['Confirmed', 'Confirmada'] },
  { id: 'clear', label: ['Clear', 'Sin registros'] },
  { id: 'found', label: ['Records found', 'Se encontraron registros'] },
])
export type SearchFinding = IdOf<typeof searchFindings>

/** Steps of the screening, in order; each is a path segment. */
export const screeningSteps = catalogue([
  { id: 'interview', label: ['Interview', 'Entrevista'] },
  { id: 'questionnaire', label: ['Questionnaire', 'Cuestionario'] },
  { id: 'nextsteps', label: ['Next steps', 'Próximos pasos'] },
  { id: 'thankyou', label: ['Thank you', 'Gracias'] },
])
export type ScreeningStep = IdOf<typeof screeningSteps>

/** What the staff decide on a screening that was handed in. */
export const screeningDecisions = catalogue([
  { id: 'accepted', label: ['Accept the answers', 'Aceptar las respuestas'] },
  { id: 'returned', label: ['Ask for a change', 'Pedir un cambio'] },
])
export type ScreeningDecision = IdOf<typeof screeningDecisions>
