import { texts } from '../kit/text.js'

/** What is wrong with a tax number, and with what an enrollment asks. */
export const taxTexts = texts({
  ssnWrong: [
    'Enter nine digits that do not begin with 000, 666 or 9.',
    'Escriba nueve dígitos que no empiecen por 000, 666 ni 9.',
  ],
  employerIdWrong: [
    'Enter nine digits. No such number begins like this.',
    'Escriba nueve dígitos. Ninguno empieza así.',
  ],
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  dayPast: ['Please choose today or a later day.', 'Elija hoy o un día posterior.'],
  dayFar: ['Please choose a day within a year.', 'Elija un día dentro de un año.'],
  signatureWrong: [
    'Please type your legal name as you gave it above.',
    'Escriba su nombre legal como arriba.',
  ],
})
