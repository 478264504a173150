import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Studies by the code that is their path; the flow is the same for all. */
export const studyCodes = ['trinitybb'] as const

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
