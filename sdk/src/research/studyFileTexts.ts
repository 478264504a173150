import { texts } from '../kit/text.js'

/** What the file beside a study's answers says of their columns. */
export const studyFileTexts = texts({
  column: ['column', 'columna'],
  meaning: ['meaning', 'significado'],
  values: ['values', 'valores'],
  wholeNumber: ['whole number', 'número entero'],
  day: ['YYYY-MM-DD', 'AAAA-MM-DD'],
  year: ['YYYY', 'AAAA'],
  participant: ['Number of the participant in this study', 'Número del participante en este estudio'],
  answersVersion: [
    'Version of the study whose questions were answered',
    'Versión del estudio cuyas preguntas se respondieron',
  ],
  enrolledOn: ['Day of registration (Pacific Time)', 'Día del registro (hora del Pacífico)'],
  birthYear: ['Year of birth', 'Año de nacimiento'],
})
