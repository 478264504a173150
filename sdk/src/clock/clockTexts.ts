import { texts } from '../kit/text.js'

/** What keeps a press of the clock from counting. */
export const clockTexts = texts({
  noTime: ['We could not read the time.', 'No se pudo leer la hora.'],
  tooEarly: [
    'You can clock in from {minutes} minutes before the start.',
    'Puede registrar su entrada desde {minutes} minutos antes del inicio.',
  ],
  over: [
    'This shift is over, so you can no longer clock in.',
    'Este turno ya terminó; ya no puede registrar su entrada.',
  ],
  notIn: ['You have not clocked in yet.', 'Todavía no ha registrado su entrada.'],
  isOut: ['You have already clocked out.', 'Ya registró su salida.'],
  outBeforeIn: [
    'You cannot clock out before your clock-in.',
    'No puede registrar su salida antes de su entrada.',
  ],
  beforeTheLast: [
    'This time is before the last time you clocked.',
    'Esta hora es anterior a la última que registró.',
  ],
  noUndo: [
    'You can undo this for {minutes} minutes only. Enter your hours in the timesheet.',
    'Esto solo se puede deshacer durante {minutes} minutos. Anote sus horas en la hoja de horas.',
  ],
  sheetIsIn: [
    'You have handed in the timesheet for this shift, so the clock can no longer change.',
    'La hoja de horas de este turno ya está entregada; el registro ya no cambia.',
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
