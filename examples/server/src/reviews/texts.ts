import { texts } from '@homecare/sdk/kit'

/** Letters about reviews: to the family that wrote one, and to the caregiver whom it is about. */
export const reviewMailTexts = texts({
  shown: ['Your review of {name} is on the profile', 'Su reseña de {name} está en el perfil'],
  shownBody: [
    'Thank you. Other families can read your review now, and {name} can answer it.',
    'Gracias. Otras familias ya pueden leer su reseña, y {name} puede responder.',
  ],
  new: ['{family} wrote a review about you', '{family} escribió una reseña sobre usted'],
  newBody: [
    'Families see it on your profile. You can answer it, and tell us if it should not stand.',
    'Las familias la ven en su perfil. Puede responder y avisarnos si no debe quedar.',
  ],
  returned: ['Please change your review of {name}', 'Cambie su reseña de {name}'],
  returnedBody: [
    'We cannot show it as it is. Please change this:',
    'No podemos mostrarla como está. Cambie esto:',
  ],
  removed: ['Your review of {name} is not shown', 'Su reseña de {name} no se muestra'],
  notShownBody: ['Our team read it and does not show it.', 'Nuestro equipo la leyó y no la muestra.'],
  removedBody: ['Our team took it off the profile.', 'Nuestro equipo la quitó del perfil.'],
  reason: ['The reason: {reason}.', 'El motivo: {reason}.'],
  rewrite: [
    'You can write another one. We never remove a review for its low rating.',
    'Puede escribir otra. Nunca quitamos una reseña por su calificación baja.',
  ],
  againFamily: ['We are reading your review of {name} again', 'Estamos leyendo de nuevo su reseña de {name}'],
  againCaregiver: [
    'We are looking at the review by {family} again',
    'Estamos revisando de nuevo la reseña de {family}',
  ],
  againBody: [
    'What we wrote to you about it no longer counts. We will write again when we have decided.',
    'Lo que le escribimos sobre ella ya no cuenta. Le escribiremos cuando hayamos decidido.',
  ],
  answered: ['{name} answered your review', '{name} respondió a su reseña'],
  answeredBody: [
    '{name}’s answer is below your review on the profile.',
    'La respuesta de {name} está debajo de su reseña en el perfil.',
  ],
  answerShown: ['Your answer to {family} is on your profile', 'Su respuesta a {family} está en su perfil'],
  answerShownBody: ['Families read it below the review.', 'Las familias la leen debajo de la reseña.'],
  answerReturned: ['Please change your answer to {family}', 'Cambie su respuesta a {family}'],
  reportDecided: [
    'What we decided about the review you reported',
    'Qué decidimos sobre la reseña que denunció',
  ],
  keptBody: [
    'Thank you for telling us. We read the review you reported, and it does not break our rules. It stays on your profile, and you can answer it.',
    'Gracias por avisarnos. Leímos la reseña y no va contra nuestras reglas. Se queda en su perfil, y puede responder.',
  ],
  takenBody: [
    'Thank you for telling us. We read the review you reported, and removed it from your profile. It no longer counts toward your rating.',
    'Gracias por avisarnos. Leímos la reseña y la quitamos de su perfil. Ya no cuenta en su calificación.',
  ],
})
