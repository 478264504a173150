import { texts } from '../kit/text.js'

/** The pages of a place of the bar, beside each other. */
export const barTexts = texts({
  jobs: ['Jobs', 'Trabajos'],
  openShifts: ['Open shifts', 'Turnos disponibles'],
  applications: ['Applied', 'Postulaciones'],
  families: ['Families', 'Familias'],
  facilities: ['Facilities', 'Centros'],
  care: ['Visits', 'Visitas'],
  plans: ['Care plan', 'Plan'],
  circle: ['Circle', 'Círculo'],
  calendar: ['Calendar', 'Calendario'],
  shifts: ['Shifts', 'Turnos'],
  availability: ['Availability', 'Disponibilidad'],
  search: ['Search', 'Buscar'],
  favorites: ['Favorites', 'Favoritos'],
  ownJobs: ['Your jobs', 'Sus trabajos'],
  licenses: ['Licenses', 'Licencias'],
  profiles: ['Profiles', 'Perfiles'],
  photos: ['Photos', 'Fotos'],
  references: ['References', 'Referencias'],
  documents: ['Documents', 'Documentos'],
  background: ['Background', 'Antecedentes'],
  fingerprinting: ['Fingerprints', 'Huellas'],
  calls: ['Calls', 'Llamadas'],
  lookup: ['Look up', 'Buscar'],
  trail: ['Access log', 'Registro de accesos'],
})
