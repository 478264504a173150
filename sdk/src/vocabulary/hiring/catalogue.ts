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

/** How the two sides of a connection may reach each other. The documents name the field only. */
export const contactTypes = catalogue([
  { id: 'message', label: ['Message', 'Mensaje'] },
  { id: 'phone', label: ['Phone', 'Teléfono'] },
  { id: 'email', label: ['E-mail', 'Correo electrónico'] },
])
export type ContactType = IdOf<typeof contactTypes>
