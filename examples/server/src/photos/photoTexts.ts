import { texts } from '@homecare/sdk/kit'

/** What the server says and writes about photos. */
export const photoServerTexts = texts({
  noPhoto: ['Upload a photo first.', 'Primero suba una foto.'],
  reviewSubject: ['A profile photo to review', 'Una foto de perfil por revisar'],
  reviewBody: [
    '{name} (number {id}) has a new profile photo. Does it show one face, close enough, and nothing else?\n{link}',
    '{name} (número {id}) tiene una foto de perfil nueva. ¿Muestra una sola cara, lo bastante cerca, y nada más?\n{link}',
  ],
  noReason: ['Please say why you turn down the photo.', 'Diga por qué rechaza la foto.'],
  approvedSubject: ['Families can see your new photo', 'Las familias ya ven su foto nueva'],
  approvedBody: [
    'We have reviewed your new photo, and it is on your profile now.\n{link}',
    'Revisamos su foto nueva y ya está en su perfil.\n{link}',
  ],
  refusedSubject: ['Please choose another photo', 'Elija otra foto, por favor'],
  refusedBody: [
    'We cannot show your new photo to families. Reason: {reason}.',
    'No podemos mostrar su foto nueva a las familias. Motivo: {reason}.',
  ],
  againSubject: ['We are looking at your photo again', 'Estamos revisando su foto de nuevo'],
  againBody: [
    'Families do not see it until we are done. You do not need to do anything.',
    'Las familias no la ven hasta que terminemos. No tiene que hacer nada.',
  ],
  anotherBody: [
    'The guide next to the upload shows what makes a good photo. Add another one here:\n{link}',
    'La guía que está junto al botón para subir muestra cómo es una buena foto. Agregue otra aquí:\n{link}',
  ],
})
