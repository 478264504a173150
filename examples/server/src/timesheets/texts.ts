import { texts } from '@homecare/sdk/kit'

/** Letters about timesheets. */
export const timesheetMailTexts = texts({
  sentSubject: ['{name} sent in a timesheet', '{name} envió una hoja de horas'],
  sentBody: [
    '{name} sent in the hours for {shift}. Approve them or send them back:\n{link}',
    '{name} envió las horas de {shift}. Apruébelas o devuélvalas:\n{link}',
  ],
  sentShort: ['{name} sent in the hours for {shift}.', '{name} envió las horas de {shift}.'],
  shift: ['the shift at {facility} on {day}', 'el turno en {facility} del {day}'],
})
