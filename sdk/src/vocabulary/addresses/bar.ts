import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** The places of the bar, by one word each: which are whose, and what pages they have, `barOf` says. */
export const barPlaces = catalogue([
  { id: 'home', label: ['Home', 'Inicio'] },
  { id: 'today', label: ['Today', 'Hoy'] },
  { id: 'board', label: ['Board', 'Turnos'] },
  { id: 'work', label: ['Work', 'Trabajo'] },
  { id: 'schedule', label: ['Schedule', 'Agenda'] },
  { id: 'care', label: ['Care', 'Cuidado'] },
  { id: 'find', label: ['Find', 'Buscar'] },
  { id: 'hours', label: ['Hours', 'Horas'] },
  { id: 'people', label: ['People', 'Personas'] },
  { id: 'checks', label: ['Checks', 'Revisar'] },
  { id: 'families', label: ['Families', 'Familias'] },
  { id: 'plans', label: ['Plans', 'Planes'] },
  { id: 'messages', label: ['Messages', 'Mensajes'] },
  { id: 'me', label: ['Me', 'Yo'] },
])
export type BarPlace = IdOf<typeof barPlaces>
