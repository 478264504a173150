import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** How far a connection has come. */
export const hireStages = catalogue([
  { id: 1, label: ['Contact', 'Contacto'] },
  { id: 2, label: ['Hire', 'Contratación'] },
  { id: 3, label: ['Hired', 'Contratación hecha'] },
])
export type HireStageId = IdOf<typeof hireStages>

/** Steps of the hire flow, in order; each is a path segment. */
export const hireSteps = catalogue([
  { id: 'select-job', label: ['Select job', 'Elegir trabajo'] },
  { id: 'care-for', label: ['Who needs care', 'Quién necesita cuidado'] },
  { id: 'location', label: ['Location', 'Ubicación'] },
  { id: 'start-date', label: ['Start date', 'Fecha de inicio'] },
  { id: 'schedule', label: ['Schedule', 'Horario'] },
  { id: 'wage', label: ['Wage', 'Salario'] },
  { id: 'contact-info', label: ['Contact information', 'Datos de contacto'] },
  { id: 'confirm', label: ['Confirm', 'Confirmar'] },
  { id: 'advisor', label: ['Your advisor', 'Su asesor'] },
  { id: 'taxes', label: ['Taxes', 'Impuestos'] },
  { id: 'tax-enroll', label: ['Tax enrollment', 'Inscripción fiscal'] },
  { id: 'tax-id', label: ['Tax ID', 'Identificación fiscal'] },
  { id: 'tax-address', label: ['Tax address', 'Domicilio fiscal'] },
  { id: 'careplan', label: ['Care plan', 'Plan de cuidado'] },
  { id: 'fingerprinting', label: ['Fingerprinting', 'Toma de huellas'] },
])
export type HireStep = IdOf<typeof hireSteps>

/** What a wage rate pays for, `pay_type`. The values are ours, named like the two modals that set one. */
export const payTypes = catalogue([
  { id: 'regular', label: ['Regular', 'Regular'], modal: 'wageRateRegular' },
  { id: 'special', label: ['Special', 'Especial'], modal: 'wageRateSpecial' },
])
export type PayType = IdOf<typeof payTypes>

/** What a wage rate pays: an hour, or a day of so many agreed hours. */
export const wageUnits = catalogue([
  { id: 'hour', label: ['Hour', 'Hora'] },
  { id: 'day', label: ['Day', 'Día'] },
])
export type WageUnit = IdOf<typeof wageUnits>

/** How the two sides of a connection may reach each other. The documents name the field only. */
export const contactTypes = catalogue([
  { id: 'message', label: ['Message', 'Mensaje'] },
  { id: 'phone', label: ['Phone', 'Teléfono'] },
  { id: 'email', label: ['E-mail', 'Correo electrónico'] },
])
export type ContactType = IdOf<typeof contactTypes>

/** Why a visit was canceled. The documents name no reasons; these are ours. */
export const cancelReasons = catalogue([
  { id: 'not_needed', label: ['Not needed that day', 'No hace falta ese día'] },
  { id: 'away', label: ['Away', 'Viaje o ausencia'] },
  { id: 'unwell', label: ['Not feeling well', 'Malestar'] },
  { id: 'other_time', label: ['Another time was agreed on', 'Se acordó otro horario'] },
  { id: 'other', label: ['Another reason', 'Otro motivo'] },
])
export type CancelReason = IdOf<typeof cancelReasons>

/** Which visits of a series a change is about: this one, this and those after it, or all that lie ahead. */
export const seriesScopes = catalogue([
  { id: 'one', label: ['This visit', 'Esta visita'] },
  { id: 'following', label: ['This and the following visits', 'Esta visita y las siguientes'] },
  { id: 'all', label: ['All visits ahead', 'Todas las visitas próximas'] },
])
export type SeriesScope = IdOf<typeof seriesScopes>
