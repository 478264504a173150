import { texts } from '../kit/text.js'

/** Reviews, answers and reports of reviews, for the staff who read them. */
export const staffReviewTexts = texts({
  title: ['Reviews', 'Reseñas'],
  lead: [
    'New reviews, answers and reports. The longest wait comes first.',
    'Reseñas, respuestas y denuncias nuevas. Primero, la espera más larga.',
  ],
  by: ['Written by {name}', 'Escrita por {name}'],
  about: ['About {name}', 'Sobre {name}'],
  answer: ['{name}’s answer', 'La respuesta de {name}'],
  report: ['{name} reported it', '{name} la denunció'],
  asksWords: ['Review to read', 'Reseña por leer'],
  asksAnswer: ['Answer to read', 'Respuesta por leer'],
  asksReport: ['Review reported', 'Reseña denunciada'],
  decideWords: ['Show this review?', '¿Mostrar esta reseña?'],
  decideAnswer: ['Show this answer?', '¿Mostrar esta respuesta?'],
  decideReport: ['Does this review break our rules?', '¿Va esta reseña contra nuestras reglas?'],
  rule: [
    'A low rating is no reason to remove a review. Private details, insults, made-up stories and paid praise are.',
    'Una calificación baja no es motivo para quitar una reseña. Sí lo son los datos privados, los insultos, lo inventado y los elogios pagados.',
  ],
  shown: ['Show it', 'Mostrarla'],
  returned: ['Send it back', 'Devolverla'],
  kept: ['No, it stays', 'No, se queda'],
  removed: ['Remove it', 'Quitarla'],
  reason: ['Why?', '¿Por qué?'],
  reasonHint: ['{name} reads this reason.', '{name} leerá este motivo.'],
  save: ['Save decision', 'Guardar la decisión'],
  answersWait: ['Answers and reports', 'Respuestas y denuncias'],
})

/** What is said once something of a review is decided. */
export const reviewDoneTexts = texts({
  shown: ['It is now on {name}’s profile.', 'Ya está en el perfil de {name}.'],
  returned: ['Sent back ({name}).', 'Devuelta ({name}).'],
  kept: ['It stays on {name}’s profile.', 'Se queda en el perfil de {name}.'],
  removed: ['Removed from {name}’s profile.', 'Se quitó del perfil de {name}.'],
})
