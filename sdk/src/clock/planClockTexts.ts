import { texts } from '../kit/text.js'

/** What keeps other times of a visit from being taken. */
export const planClockTexts = texts({
  required: ['This is required.', 'Este dato es obligatorio.'],
  reasonRequired: ['Choose why.', 'Elija el motivo.'],
  noteRequired: ['Say why in a few words.', 'Explique por qué en pocas palabras.'],
  badTimes: ['We could not read these times.', 'No se pudieron leer estas horas.'],
  outFirst: ['The end must be after the start.', 'La salida debe ser después de la entrada.'],
  tooLong: ['A visit lasts at most 24 hours.', 'Una visita dura como máximo 24 horas.'],
  ahead: ['This end is in the future.', 'Esta salida está en el futuro.'],
  tooLate: [
    'This visit was more than {days} days ago. Please write to the family about it.',
    'Esta visita fue hace más de {days} días. Escriba a la familia para aclararlo.',
  ],
  otherDay: [
    'These times are not near the visit. Choose the right visit in the list.',
    'Estas horas no son cercanas a la visita. Elija la visita correcta en la lista.',
  ],
  overlaps: [
    'These times overlap other hours that were clocked.',
    'Estas horas coinciden con otras horas registradas.',
  ],
  handedIn: [
    'Hours at these times are on a timesheet that was handed in. They can only change there.',
    'Estas horas ya están en una hoja de horas entregada. Solo se pueden cambiar allí.',
  ],
  goesOn: [
    'You are still clocked in. Clock out first.',
    'Su entrada sigue abierta. Primero registre su salida.',
  ],
  canceled: ['This visit was canceled.', 'Esta visita fue cancelada.'],
  decided: ['This has already been decided.', 'Esto ya se decidió.'],
  staffReason: ['Say why.', 'Explique por qué.'],
})
