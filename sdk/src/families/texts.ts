import { texts } from '../kit/text.js'

/** The family's sign-up, favourites and dashboard. */
export const familyTexts = /* @__PURE__ */ texts({
  benefitUnknown: ['Your hours could not be loaded', 'No se pudieron cargar sus horas'],
  benefitRemaining: ['{remaining} of {total} hours left', 'Quedan {remaining} de {total} horas'],
})

/** What the screens of families say of what was done. */
export const familyScreenTexts = /* @__PURE__ */ texts({
  finishLater: ['Finish later', 'Terminar más tarde'],
})

/** What a job is called until the family names it itself. */
export const suggestedTitleTexts = /* @__PURE__ */ texts({
  relation: ['Care for my {relation}', 'Cuidado para mi {relation}'],
  self: ['Care for myself', 'Cuidado para mí'],
})
