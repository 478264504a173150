import { catalogue, type IdOf } from '../../kit/catalogue.js'

export * from './conditions.js'
export * from './languages.js'
export * from './licenseTypes.js'
export * from './providerTypes.js'
export * from './services.js'

/**
 * A caregiver's job preferences, by the flag on the profile. `hint` is said below the choice; the
 * documents explain all but the last two.
 */
export const scheduleFlags = catalogue([
  {
    id: 'schedule_full_time',
    label: ['Full time', 'Tiempo completo'],
    hint: ['40+ hours per week', '40 horas o más por semana'],
  },
  {
    id: 'schedule_part_time',
    label: ['Part time', 'Medio tiempo'],
    hint: ['Under 20 hours per week', 'Menos de 20 horas por semana'],
  },
  {
    id: 'schedule_short_term',
    label: ['Short term', 'Corto plazo'],
    hint: [
      'A few days to a few weeks. Jobs paying under $2,000 a year generally need not pay social security and Medicare.',
      'De unos días a unas semanas. Los trabajos que pagan menos de $2,000 al año por lo general no pagan impuestos de Seguro Social ni Medicare.',
    ],
  },
  {
    id: 'schedule_overnight',
    label: ['Overnight', 'Nocturno'],
    hint: ['Shifts from 10pm to morning', 'Turnos desde las 10 p. m. hasta la mañana'],
  },
  {
    id: 'schedule_wknd_livein',
    label: ['Weekend live-in', 'Fin de semana viviendo en la casa'],
    hint: ['Live in the home from Friday to Sunday', 'Vivir en la casa de viernes a domingo'],
  },
  {
    id: 'schedule_holidays',
    label: ['Holidays', 'Días festivos'],
    hint: ['Work on public holidays', 'Trabajo en días festivos'],
  },
])
export type ScheduleFlag = IdOf<typeof scheduleFlags>

/** Whether the caregiver lives with the family, in display order. */
export const housing = catalogue([
  { id: 2, label: ['Either', 'Cualquiera de las dos'] },
  { id: 0, label: ['Live-in', 'Viviendo en la casa'] },
  { id: 1, label: ['Live-out', 'Sin vivir en la casa'] },
])
export type HousingId = IdOf<typeof housing>

/** How far to work, in miles. */
export const distanceChoices = [10, 20, 30, 40, 50, 60, 70] as const
export type Distance = (typeof distanceChoices)[number]
/** Miles around a place where none are chosen. */
export const defaultDistance: Distance = 30

/** A badge's progress. The documents name `completed`; the other is ours, for a badge still being earned. */
export const badgeStatuses = catalogue([
  { id: 'completed', label: ['Completed', 'Completada'] },
  { id: 'in_progress', label: ['In progress', 'En curso'] },
])
export type BadgeStatus = IdOf<typeof badgeStatuses>

/** What the screen of the own photo is doing. */
export const profilePhotoModes = ['viewing', 'uploading', 'editing'] as const
export type ProfilePhotoMode = (typeof profilePhotoModes)[number]

/** The illustrations of the photo guide: 'good photo', 'more than one person' and so on, each begun like a caption. */
export const photoGuideCases = catalogue([
  { id: 'good', good: true, label: ['Good photo', 'Buena foto'] },
  { id: 'far', good: false, label: ['Too far', 'Demasiado lejos'] },
  { id: 'close', good: false, label: ['Too close', 'Demasiado cerca'] },
  { id: 'people', good: false, label: ['More than one person', 'Más de una persona'] },
  { id: 'inappropriate', good: false, label: ['Inappropriate', 'Inapropiada'] },
  { id: 'dark', good: false, label: ['Too dark', 'Demasiado oscura'] },
  { id: 'blurry', good: false, label: ['Blurry', 'Borrosa'] },
])
export type PhotoGuideCase = IdOf<typeof photoGuideCases>

/** Why staff turn a photo down: what its guide warns of. */
export type PhotoRefusal = Exclude<PhotoGuideCase, 'good'>
/** The reasons for which a photo is turned down, with their labels. */
export const photoRefusals = photoGuideCases.entries.filter(
  (entry): entry is typeof entry & { readonly id: PhotoRefusal } => !entry.good,
)

/** Where the own photo stands: none was cut yet; staff have not looked at it; others see it; it was turned down. */
export const photoStates = ['none', 'waiting', 'approved', 'refused'] as const
export type PhotoState = (typeof photoStates)[number]

/** How a phone verification code is sent, `verify_method`. */
export const verifyMethods = catalogue([
  { id: 'text', label: ['Text me', 'Mensaje de texto'] },
  { id: 'call', label: ['Call me', 'Llamada'] },
])
export type VerifyMethod = IdOf<typeof verifyMethods>

/** What `GET /v1/orgs/` looks for, by its parameter `school`. */
export const orgTypes = catalogue([
  { id: 1, label: ['Schools', 'Escuelas'] },
  { id: 0, label: ['Businesses', 'Empresas'] },
])
export type OrgTypeId = IdOf<typeof orgTypes>

/** Steps of a caregiver's sign-up, in order; each is a path segment. */
export const registerSteps = catalogue([
  { id: 'picture', label: ['Photo', 'Foto'] },
  { id: 'about', label: ['About you', 'Sobre usted'] },
  // Ours: without them no family is shown the profile.
  { id: 'services', label: ['Help and rate', 'Ayuda y tarifa'] },
  { id: 'verification', label: ['Phone verification', 'Verificación del teléfono'] },
  { id: 'background', label: ['Background check', 'Verificación de antecedentes'] },
  { id: 'app-notify-permissions', label: ['Notifications', 'Notificaciones'] },
  { id: 'personal', label: ['Personal information', 'Datos personales'] },
])
export type RegisterStep = IdOf<typeof registerSteps>
