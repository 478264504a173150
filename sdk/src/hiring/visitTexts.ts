import { texts } from '../kit/text.js'

/** What keeps a visit from being moved (`next-shift`). */
export const visitTexts = texts({
  canceled: ['Visit successfully canceled', 'Visita cancelada correctamente'],
  timeRequired: ['Please choose a time.', 'Elija una hora.'],
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  inPast: ['This time is in the past.', 'Esta hora ya pasó.'],
  endBeforeStart: ['The end must be after the start.', 'El final debe ser posterior al inicio.'],
  tooLong: ['A visit can last up to 24 hours.', 'Una visita puede durar hasta 24 horas.'],
  isCanceled: [
    'This visit was canceled, so it can no longer be changed.',
    'Esta visita se canceló, así que no se puede cambiar.',
  ],
  isOver: [
    'This visit has started, so it can no longer be changed.',
    'Esta visita ya comenzó, así que no se puede cambiar.',
  ],
})
