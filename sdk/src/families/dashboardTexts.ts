import { texts } from '../kit/text.js'

/** What the dashboards of families and of caregivers both say. */
export const dashboardTexts = texts({
  hello: ['Hello, {name}', 'Hola, {name}'],
  alerts: ['To review', 'Por revisar'],
  moreAlerts: { one: ['{count} more', '{count} más'], other: ['{count} more', '{count} más'] },
  message: ['Message', 'Escribir'],
  messageTo: ['Message {name}', 'Escribir a {name}'],
  stageContact: ['In touch', 'En contacto'],
  stageHire: ['Being hired', 'Contratación en curso'],
  stageHired: ['Hired', 'Contratación hecha'],
  since: ['since {day}', 'desde el {day}'],
  perDay: ['a day', 'por día'],
  hoursAWeek: {
    one: ['{count} hour a week', '{count} hora por semana'],
    other: ['{count} hours a week', '{count} horas por semana'],
  },
  wageRange: ['{low} to {high} an hour', 'de {low} a {high} por hora'],
  wageFrom: ['from {low} an hour', 'desde {low} por hora'],
  wageUpTo: ['up to {high} an hour', 'hasta {high} por hora'],
})

/** The family's dashboard. */
export const familyDashboardTexts = texts({
  agreement: ['Agreement', 'Acuerdo'],
  agreementWith: ['Agreement with {name}', 'Acuerdo con {name}'],
  findCaregivers: ['Find caregivers', 'Buscar cuidadores'],
  couldNotLoad: ['We could not load your jobs and connections', 'No pudimos cargar sus trabajos y contactos'],

  jobs: ['Your jobs', 'Sus trabajos'],
  jobDraft: ['Draft', 'Borrador'],
  jobOpen: ['Open', 'Abierto'],
  jobFilled: ['Filled', 'Cubierto'],
  jobClosed: ['Closed', 'Cerrado'],
  starts: ['From {day}', 'Desde el {day}'],
  applicants: {
    one: ['{count} caregiver has applied', 'Se postuló {count} cuidador'],
    other: ['{count} caregivers have applied', 'Se postularon {count} cuidadores'],
  },
  noApplicants: [
    'Nobody has applied yet. No need to wait: write to a caregiver you like.',
    'Aún nadie se ha postulado. No hace falta esperar: escriba a quien le guste.',
  ],
  noJobs: ['You have not posted a job yet', 'Todavía no ha publicado un trabajo'],
  noJobsHint: [
    'Tell us what help you need and when, so that caregivers near you can apply.',
    'Díganos qué ayuda necesita y cuándo. Los cuidadores cercanos podrán postularse.',
  ],
  noJobsPlan: [
    'Your plan arranges the care. Call us to change it.',
    'Su plan organiza el cuidado. Llámenos para cambiarlo.',
  ],
  postJob: ['Post a job', 'Publicar un trabajo'],

  connections: ['Your caregivers', 'Sus cuidadores'],
  noConnections: ['You have no caregivers yet', 'Todavía no tiene cuidadores'],
  noConnectionsHint: [
    'Accept an applicant or offer the work to somebody, and you find them here.',
    'Acepte a quien se postule u ofrezca el trabajo, y aparecerá aquí.',
  ],

  favorites: ['Your favorites', 'Sus favoritos'],
  allFavorites: ['All favorites', 'Todos los favoritos'],
  noFavorites: [
    'Tap the heart next to a caregiver to save them here.',
    'Toque el corazón junto a un perfil para guardarlo aquí.',
  ],

  advisor: ['Your advisor', 'Su asesor'],
  advisorHint: [
    'Someone to ask about care, costs and next steps.',
    'Una persona a quien preguntar sobre el cuidado, los costos y el siguiente paso.',
  ],
  writeTo: ['Write to {name}', 'Escribir a {name}'],

  suggestions: ['Caregivers who may suit you', 'Cuidadores que podrían convenirle'],
  suggestionsHint: [
    'Near you, with the skills your job asks for.',
    'Cerca de usted y con las habilidades que pide su trabajo.',
  ],
  suggestionsFailed: ['We could not look for caregivers', 'No pudimos buscar cuidadores'],
  noSuggestions: [
    'We do not know anybody near you who matches yet.',
    'Todavía no conocemos a nadie cerca de usted que coincida.',
  ],
})
