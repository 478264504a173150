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
  shifts: ['Shifts and hours', 'Turnos y horas'],
  availability: ['Availability', 'Disponibilidad'],
  search: ['Search', 'Buscar'],
  favorites: ['Favorites', 'Favoritos'],
  ownJobs: ['My jobs', 'Mis trabajos'],
  licenses: ['Licenses', 'Licencias'],
  profiles: ['Profiles', 'Perfiles'],
  photos: ['Photos', 'Fotos'],
  references: ['References', 'Referencias'],
  documents: ['Documents', 'Documentos'],
  background: ['Background', 'Antecedentes'],
  lookup: ['Look up', 'Buscar'],
  trail: ['Access log', 'Registro de accesos'],
})
