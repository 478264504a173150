import { texts } from '../kit/text.js'

/** Filling in and sending timesheets. */
export const timesheetTexts = texts({
  saved: ['Timesheet saved', 'Hoja de horas guardada'],
  submitted: ['Hours handed in', 'Horas entregadas'],
  takenBack: ['Hours taken back. You can change them.', 'Horas retiradas. Ya puede cambiarlas.'],
  agreed: ['You agreed to the correction', 'Usted aceptó la corrección'],
})
