import { texts } from '../kit/text.js'

/** A family's review of a caregiver: writing it, and how it stands. */
export const familyReviewTexts = texts({
  title: ['Your review', 'Su reseña'],
  ask: [
    'Tell other families about {name}. It helps them choose, and helps {name} find work.',
    'Cuente a otras familias cómo es {name}. Les ayuda a elegir y ayuda a {name} a encontrar trabajo.',
  ],
  write: ['Write a review', 'Escribir una reseña'],
  change: ['Change it', 'Cambiarla'],
  remove: ['Remove it', 'Quitarla'],
  removeTitle: ['Remove your review of {name}?', '¿Quitar su reseña de {name}?'],
  removeHint: [
    'It comes off the profile at once, along with any answer. You can write another.',
    'Se quita del perfil de inmediato, junto con la respuesta si la hay. Puede escribir otra.',
  ],
  removed: ['Your review was removed.', 'Su reseña se quitó.'],
  dialog: ['Your review of {name}', 'Su reseña de {name}'],
  lead: [
    'Families see it with your first name and initial, and {name} can answer. Please leave out phone numbers, addresses and anything about anybody’s health. Our team reads it first.',
    'Las familias la ven con su nombre y su inicial, y {name} puede responder. No ponga teléfonos, direcciones ni nada sobre la salud de nadie. Nuestro equipo la lee primero.',
  ],
  stars: ['How was the care?', '¿Cómo fue el cuidado?'],
  words: ['What should other families know?', '¿Qué deben saber otras familias?'],
  wordsHint: [
    'Were they on time, and kind? What went well, and what did not?',
    '¿Fue puntual y amable? ¿Qué hizo bien y qué no?',
  ],
  send: ['Send review', 'Enviar reseña'],
  sent: [
    'Thank you. Our team reads your review before families see it.',
    'Gracias. Nuestro equipo lee su reseña antes que las familias.',
  ],
  waits: [
    'Our team is reading it. Other families do not see it yet.',
    'Nuestro equipo la está leyendo. Otras familias todavía no la ven.',
  ],
  shown: ['Families see it on the profile.', 'Las familias la ven en el perfil.'],
  returned: ['Please change this before we show it:', 'Cambie esto para que la mostremos:'],
  tookAway: ['Our team removed it from the profile:', 'Nuestro equipo la quitó del perfil:'],
})

/** Answers to reviews, and telling our team about one. */
export const reviewAnswerTexts = texts({
  answerOf: ['{name}’s answer', 'Respuesta de {name}'],
  yours: ['Your answer', 'Su respuesta'],
  answer: ['Answer', 'Responder'],
  answerTo: ['Answer {name}’s review', 'Responder a la reseña de {name}'],
  change: ['Change your answer', 'Cambiar su respuesta'],
  changeTo: ['Change your answer to {name}', 'Cambiar su respuesta a {name}'],
  remove: ['Remove your answer', 'Quitar su respuesta'],
  removeTo: ['Remove your answer to {name}', 'Quitar su respuesta a {name}'],
  removeHint: ['Families will no longer see it.', 'Las familias ya no la verán.'],
  removed: ['Your answer was removed.', 'Su respuesta se quitó.'],
  lead: [
    'Families read it under the review. Please leave out anything about anybody’s health or home. Our team reads it first.',
    'Las familias la leen debajo de la reseña. No escriba nada sobre la salud ni el hogar de nadie. Nuestro equipo la lee primero.',
  ],
  send: ['Send answer', 'Enviar respuesta'],
  sent: [
    'Our team reads your answer before families see it.',
    'Nuestro equipo lee su respuesta antes que las familias.',
  ],
  waits: ['Our team is reading it', 'Nuestro equipo la está leyendo'],
  report: ['Report', 'Denunciar'],
  reportOf: ['Report {name}’s review', 'Denunciar la reseña de {name}'],
  reported: [
    'You reported this. Our team is looking at it.',
    'Usted la denunció. Nuestro equipo la está revisando.',
  ],
  reportLead: [
    'Our team reads it and tells you what we decide. We do not remove a review only because you disagree with it, but you can answer it.',
    'Nuestro equipo la lee y le dice qué decide. No quitamos una reseña solo porque usted no esté de acuerdo con ella, pero puede responderla.',
  ],
  reason: ['What is wrong with it?', '¿Qué tiene de malo?'],
  reportSent: ['Our team has your report.', 'Nuestro equipo recibió su denuncia.'],
})
