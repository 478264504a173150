import { texts } from '@homecare/sdk/kit'

/** Letters about timesheets. */
export const timesheetMailTexts = texts({
  sentSubject: ['{name} handed in a timesheet', '{name} entregó una hoja de horas'],
  sentBody: [
    '{name} handed in the hours for {shift}. Approve them or send them back:\n{link}',
    '{name} entregó las horas de {shift}. Apruébelas o devuélvalas:\n{link}',
  ],
  sentShort: ['{name} handed in the hours for {shift}.', '{name} entregó las horas de {shift}.'],
  shift: ['the shift at {facility} on {day}', 'el turno en {facility} del {day}'],
})
