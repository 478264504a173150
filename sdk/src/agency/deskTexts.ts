import { texts, type Text } from '../kit/text.js'
import type { PaperStanding } from './desk.js'

/** The desk of an agency. */
export const agencyDeskTexts = texts({
  home: ['Today', 'Hoy'],
  toDo: ['Needs your attention', 'Requiere su atención'],
  nothing: ['Nothing needs your attention today', 'Hoy nada requiere su atención'],
  nothingHint: [
    'Papers that are missing or end soon appear here, and shifts that nobody has confirmed.',
    'Aquí aparecen los documentos que faltan o vencen pronto y los turnos sin confirmar.',
  ],
  shiftsToday: ['Shifts today', 'Turnos de hoy'],
  noShiftsToday: ['Nobody works today.', 'Hoy no trabaja nadie.'],
  unconfirmed: ['{name} has not confirmed this shift', '{name} no ha confirmado este turno'],
  unready: {
    one: ['{name} has {count} first step left', 'A {name} le falta {count} de los primeros pasos'],
    other: ['{name} has {count} first steps left', 'A {name} le faltan {count} de los primeros pasos'],
  },
  people: ['People', 'Personas'],
  caregiversCount: {
    one: ['{count} caregiver works for {agency}.', '{count} cuidador trabaja para {agency}.'],
    other: ['{count} caregivers work for {agency}.', '{count} cuidadores trabajan para {agency}.'],
  },
  none: ['Nobody works for you here yet', 'Todavía no trabaja nadie para usted aquí'],
  noneHint: [
    'We add your caregivers for you. Tell us their names and e-mail addresses.',
    'Nosotros agregamos a sus cuidadores. Díganos sus nombres y correos electrónicos.',
  ],
  contactUs: ['Contact us', 'Contáctenos'],
  askCount: {
    one: ['{count} document to check', '{count} documento por revisar'],
    other: ['{count} documents to check', '{count} documentos por revisar'],
  },
  next: ['Next: {when}, {place}', 'Próximo: {when}, {place}'],
  noNext: ['No shift in the next two weeks', 'Sin turnos en las próximas dos semanas'],
  since: ['Works for you since {day}', 'Trabaja para usted desde el {day}'],
  contact: ['How to reach them', 'Cómo contactar'],
  papers: ['Documents and licenses', 'Documentos y licencias'],
  papersHint: [
    'You see what there is and until when it counts, not what is in it.',
    'Usted ve qué hay y hasta cuándo vale, no su contenido.',
  ],
  noPapers: ['There are no documents yet.', 'Todavía no hay documentos.'],
  license: ['License', 'Licencia'],
  document: ['Document', 'Documento'],
  until: ['until {day}', 'hasta el {day}'],
  noEnd: ['does not expire', 'no vence'],
  coming: ['Coming shifts', 'Próximos turnos'],
  past: ['The last two weeks', 'Las últimas dos semanas'],
  noShifts: ['There are no shifts in the next four weeks.', 'No hay turnos en las próximas cuatro semanas.'],
  noPast: ['There were no shifts.', 'No hubo turnos.'],
  visit: ['Visit with a family', 'Visita a una familia'],
  visitIn: ['Visit with a family in {city}', 'Visita a una familia en {city}'],
  toConfirm: ['Not confirmed', 'Sin confirmar'],
  onShift: ['At work', 'En turno'],
  worked: ['Worked {from} to {to}', 'Trabajó de {from} a {to}'],
  steps: ['First steps', 'Primeros pasos'],
  stepsDone: ['All five are done.', 'Los cinco están listos.'],
  stepDone: ['Done', 'Listo'],
  stepOpen: ['To do', 'Por hacer'],
  left: ['{name} no longer works for us', '{name} ya no trabaja con nosotros'],
  leftAsk: ['Does {name} no longer work for you?', '¿{name} ya no trabaja para usted?'],
  leftHint: [
    'You will no longer see their shifts and documents here. Their account and the shifts that they have stay theirs, and we write to them.',
    'Ya no verá aquí sus turnos ni sus documentos. Su cuenta y los turnos que tiene siguen siendo suyos, y le escribimos.',
  ],
  leftYes: ['They no longer work for us', 'Ya no trabaja con nosotros'],
  leftDone: ['{name} is no longer on your list', '{name} ya no está en su lista'],
})

/** What is said of a paper, by where it stands. */
export const paperStandingTexts: Readonly<Record<PaperStanding, Text>> = {
  expired: ['Expired', 'Vencido'],
  requested: ['Missing', 'Falta'],
  refused: ['Sent back', 'Devuelto'],
  incomplete: ['Incomplete', 'Incompleto'],
  expiring: ['Ends soon', 'Vence pronto'],
  waiting: ['We are checking it', 'Lo estamos revisando'],
  good: ['Good', 'Al día'],
}
