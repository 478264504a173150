import { texts } from '../kit/text.js'

/** What keeps a press of the clock from counting. */
export const clockTexts = texts({
  noTime: ['The time of this press could not be read.', 'No se pudo leer la hora de este registro.'],
  tooEarly: [
    'You can clock in from {minutes} minutes before the start.',
    'Puede registrar su entrada desde {minutes} minutos antes del inicio.',
  ],
  over: [
    'This shift is over, so you can no longer clock in.',
    'Este turno ya terminó; ya no puede registrar su entrada.',
  ],
  notIn: ['You have not clocked in yet.', 'Todavía no ha registrado su entrada.'],
  isOut: ['You have clocked out already.', 'Ya registró su salida.'],
  outBeforeIn: [
    'You cannot clock out before you clocked in.',
    'No puede registrar su salida antes de su entrada.',
  ],
  beforeTheLast: [
    'This press was made before the last one that counts.',
    'Este registro es anterior al último que cuenta.',
  ],
  noUndo: [
    'This can be undone for {minutes} minutes only. Enter your hours in the timesheet.',
    'Esto solo se puede deshacer durante {minutes} minutos. Anote sus horas en la hoja de horas.',
  ],
  sheetIsIn: [
    'The timesheet of this shift is handed in, so the clock stays as it is.',
    'La hoja de horas de este turno ya está entregada; el reloj queda como está.',
  ],
  tooLongAgo: [
    'This was too long ago to clock. Enter your hours in the timesheet.',
    'Pasó demasiado tiempo para registrarlo. Anote sus horas en la hoja de horas.',
  ],
  elsewhere: [
    'You are still clocked in somewhere else. Clock out there first.',
    'Todavía tiene una entrada registrada en otro lugar. Primero registre su salida allí.',
  ],
})
