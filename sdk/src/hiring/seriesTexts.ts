import { texts } from '../kit/text.js'

/** What keeps a weekly schedule from being planned, and what was done to one. */
export const seriesTexts = texts({
  daysRequired: ['Choose at least one day of the week.', 'Elija al menos un día de la semana.'],
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  timeRequired: ['Please choose a time.', 'Elija una hora.'],
  tooMany: ['A week can have up to 28 visits.', 'Una semana puede tener hasta 28 visitas.'],
  overlap: [
    'These hours overlap others of the same week.',
    'Este horario se cruza con otro de la misma semana.',
  ],
  fromInPast: ['The first day cannot be in the past.', 'El primer día no puede ser pasado.'],
  endBeforeStart: [
    'The last day must not be before the first.',
    'El último día no puede ser anterior al primero.',
  ],
  badSpan: ['Choose a span of up to 92 days.', 'Elija un período de hasta 92 días.'],
  notAvailable: [
    'The caregiver is not available then. Please choose another time.',
    'La persona que cuida no está disponible a esa hora. Elija otra.',
  ],
  booked: [
    'You have other work at that time. Please choose another time.',
    'Usted tiene otro trabajo a esa hora. Elija otra.',
  ],
  notHired: [
    'Visits can be planned once both of you have agreed on the hire.',
    'Las visitas se pueden planificar cuando ambas partes hayan acordado la contratación.',
  ],
  hasEnded: [
    'This contract has ended, so no more visits can be planned.',
    'Este contrato terminó, así que no se pueden planificar más visitas.',
  ],
  seriesEnded: ['These weekly visits have ended.', 'Estas visitas semanales ya terminaron.'],
  added: ['Visit successfully added', 'Visita agregada correctamente'],
  weeklyAdded: ['Weekly visits successfully added', 'Visitas semanales agregadas correctamente'],
  weeklyChanged: ['Weekly visits successfully changed', 'Visitas semanales cambiadas correctamente'],
  weeklyEnded: ['Weekly visits successfully ended', 'Visitas semanales terminadas correctamente'],
})
