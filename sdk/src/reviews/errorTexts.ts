import { texts } from '../kit/text.js'

/** What is wrong with a review, an answer, or a report of one. */
export const reviewErrorTexts = texts({
  stars: ['Choose how many stars.', 'Elija cuántas estrellas.'],
  empty: ['Write a few words about the care.', 'Escriba unas palabras sobre el cuidado.'],
  short: ['Write at least {min} characters.', 'Escriba al menos {min} caracteres.'],
  long: ['Please use no more than {max} characters.', 'Use como máximo {max} caracteres.'],
  emptyAnswer: ['Write your answer.', 'Escriba su respuesta.'],
  reason: ['Choose a reason.', 'Elija un motivo.'],
  note: ['Say what to change.', 'Diga qué cambiar.'],
  notHired: [
    'You can review a caregiver from their first day with you.',
    'Puede escribir una reseña a partir de su primer día con usted.',
  ],
  notShown: ['This review is not on your profile.', 'Esta reseña no está en su perfil.'],
  reported: [
    'You already reported this review. Our team is looking at it.',
    'Ya denunció esta reseña. Nuestro equipo la está revisando.',
  ],
  incomplete: ['Choose what to do, and why.', 'Elija qué hacer y por qué.'],
  moved: [
    'This was changed or decided meanwhile. This is how it stands now.',
    'Esto cambió o se decidió mientras tanto. Así está ahora.',
  ],
})
