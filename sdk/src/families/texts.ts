import { texts } from '../kit/text.js'

/** The family's sign-up, favourites and dashboard. */
export const familyTexts = texts({
  benefitUnknown: ['Your hours could not be loaded', 'No se pudieron cargar sus horas'],
  benefitRemaining: ['{remaining} of {total} hours left', 'Quedan {remaining} de {total} horas'],
})

/** What the screens of families say of what was done. */
export const familyScreenTexts = texts({
  finishLater: ['Finish later', 'Terminar más tarde'],
})

/** What a job is called until the family names it itself. */
export const suggestedTitleTexts = texts({
  relation: ['Care for my {relation}', 'Cuidado para mi {relation}'],
  self: ['Care for myself', 'Cuidado para mí'],
})
