import { texts } from '../kit/text.js'

/** What is wrong with a tax number, and with what an enrollment asks. */
export const taxTexts = texts({
  ssnWrong: [
    'Please check the Social Security number: it has nine digits and does not begin with 000, 666 or 9.',
    'Revise el número de Seguro Social: tiene nueve dígitos y no empieza por 000, 666 ni 9.',
  ],
  employerIdWrong: [
    'Please check the employer number (EIN): it has nine digits, and no such number begins with these two.',
    'Revise el número de empleador (EIN): tiene nueve dígitos, y ninguno empieza por esos dos.',
  ],
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  dayPast: ['Please choose today or a later day.', 'Elija hoy o un día posterior.'],
  dayFar: ['Please choose a day within a year.', 'Elija un día dentro de un año.'],
  signatureWrong: [
    'Please type your legal name as you gave it above.',
    'Escriba su nombre legal como lo indicó arriba.',
  ],
})
