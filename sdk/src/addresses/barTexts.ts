import { texts } from '../kit/text.js'

/** The pages of a place of the bar, beside each other. */
export const barTexts = texts({
  jobs: ['Jobs', 'Empleos'],
  openShifts: ['Open shifts', 'Turnos libres'],
  applications: ['Applied', 'Solicitudes'],
  families: ['Families', 'Familias'],
  facilities: ['Facilities', 'Centros'],
  calendar: ['Calendar', 'Calendario'],
  shifts: ['Shifts and hours', 'Turnos y horas'],
  availability: ['Free times', 'Horas libres'],
  search: ['Search', 'Buscar'],
  favorites: ['Favorites', 'Favoritos'],
  ownJobs: ['My jobs', 'Mis empleos'],
  licenses: ['Licenses', 'Licencias'],
  profiles: ['Profiles', 'Perfiles'],
  photos: ['Photos', 'Fotos'],
  references: ['References', 'Referencias'],
  documents: ['Documents', 'Documentos'],
  background: ['Background', 'Antecedentes'],
  lookup: ['Look up', 'Buscar'],
  trail: ['Who saw whom', 'Quién vio a quién'],
})
