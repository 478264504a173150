import { texts } from '../kit/text.js'

/** Shift preferences, open shifts and availability. */
export const shiftTexts = texts({
  availability: ['Shift Availability', 'Disponibilidad de turnos'],
  duration: ['Shift Duration', 'Duración del turno'],
  preferencesNeeded: [
    'Please choose your job and shift preferences (marked with *).',
    'Elija sus preferencias de trabajo y de turno (marcadas con *).',
  ],
  applied: ['You applied for this shift', 'Se postuló para este turno'],
  withdrawn: ['You withdrew your application', 'Retiró su postulación'],
  confirmed: ['Shift successfully confirmed', 'Turno confirmado correctamente'],
  canceled: ['Shift successfully canceled', 'Turno cancelado correctamente'],
  posted: ['Shift successfully posted', 'Turno publicado correctamente'],
  given: ['Shift successfully assigned', 'Turno asignado correctamente'],
  hoursApproved: ['Hours successfully approved', 'Horas aprobadas correctamente'],
  sheetRejected: ['Timesheet successfully sent back', 'Hoja de horas devuelta correctamente'],
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  timeRequired: ['Please choose a time.', 'Elija una hora.'],
  rateRequired: ['Please enter the pay per hour.', 'Indique el pago por hora.'],
  rateTooHigh: ['Please enter no more than {most} an hour.', 'Indique como máximo {most} por hora.'],
  oddLength: ['A shift lasts 8 or 12 hours.', 'Un turno dura 8 o 12 horas.'],
  reasonRequired: ['Please say why.', 'Diga por qué.'],
  nursesOnly: [
    'Facility shifts are for skilled nursing professionals.',
    'Los turnos en centros son para profesionales de enfermería.',
  ],
})
