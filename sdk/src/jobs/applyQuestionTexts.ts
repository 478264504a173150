import { texts } from '../kit/text.js'

/** The questions before an application. */
export const applyQuestionTexts = texts({
  travel: ['Can you get there for every visit?', '¿Puede llegar a cada visita?'],
  start: ['Can you start on the first day?', '¿Puede comenzar el primer día?'],
  hours: ['Can you work these days and hours?', '¿Puede trabajar estos días y horas?'],
  live_in: ['Can you live in the home?', '¿Puede vivir en la casa?'],
  conditions: ['Do you have experience with these conditions?', '¿Tiene experiencia con estas afecciones?'],
  answerMissing: ['Please answer yes or no.', 'Responda sí o no.'],
})
