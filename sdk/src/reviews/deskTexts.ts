import { texts } from '../kit/text.js'

/** Reviews, answers and reports of reviews, for the staff who read them. */
export const staffReviewTexts = texts({
  title: ['Reviews', 'Reseñas'],
  lead: [
    'What families write, what caregivers answer, and reviews that are reported, longest wait first.',
    'Lo que escriben las familias, lo que responden los cuidadores y las reseñas denunciadas; primero, lo que más espera.',
  ],
  by: ['Written by {name}', 'Escrita por {name}'],
  about: ['About {name}', 'Sobre {name}'],
  answer: ['The answer of {name}', 'La respuesta de {name}'],
  report: ['{name} reported it', '{name} la denunció'],
  asksWords: ['Review to read', 'Reseña por leer'],
  asksAnswer: ['Answer to read', 'Respuesta por leer'],
  asksReport: ['Review reported', 'Reseña denunciada'],
  decideWords: ['Show this review?', '¿Mostrar esta reseña?'],
  decideAnswer: ['Show this answer?', '¿Mostrar esta respuesta?'],
  decideReport: ['Does this review break our rules?', '¿Va esta reseña contra nuestras reglas?'],
  rule: [
    'Few stars are no reason to take a review away. Private things, insults, made-up stories and paid praise are.',
    'Tener pocas estrellas no es motivo para quitar una reseña. Sí lo son lo privado, los insultos, lo inventado y los elogios pagados.',
  ],
  shown: ['Show it', 'Mostrarla'],
  returned: ['Give it back', 'Devolverla'],
  kept: ['No, it stays', 'No, se queda'],
  removed: ['Take it away', 'Quitarla'],
  reason: ['Why?', '¿Por qué?'],
  reasonHint: ['{name} reads this reason.', '{name} leerá este motivo.'],
  save: ['Decide', 'Decidir'],
  answersWait: ['Answers and reports', 'Respuestas y denuncias'],
})

/** What is said once something of a review is decided. */
export const reviewDoneTexts = texts({
  shown: ['Shown on the profile of {name}.', 'Se muestra en el perfil de {name}.'],
  returned: ['Given back.', 'Devuelta.'],
  kept: ['It stays on the profile of {name}.', 'Se queda en el perfil de {name}.'],
  removed: ['Taken off the profile of {name}.', 'Quitada del perfil de {name}.'],
})
