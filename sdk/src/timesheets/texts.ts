import { texts } from '../kit/text.js'

/** Filling in and sending timesheets. */
export const timesheetTexts = texts({
  saved: ['Timesheet successfully saved', 'Hoja de horas guardada correctamente'],
  submitted: ['Timesheet successfully submitted', 'Hoja de horas entregada correctamente'],
  none: ['There are no timesheets yet.', 'Todavía no hay hojas de horas.'],
  total: ['Total', 'Total'],
})
