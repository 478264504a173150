import { texts } from '@homecare/sdk/kit'

/** What the server says and writes about photos. */
export const photoServerTexts = texts({
  noPhoto: ['Upload a photo first.', 'Primero suba una foto.'],
  reviewSubject: ['A profile photo to look at', 'Una foto de perfil para revisar'],
  reviewBody: [
    '{name} (number {id}) has a new profile photo. Does it show one face, near enough, and nothing else?\n{link}',
    '{name} (número {id}) tiene una foto de perfil nueva. ¿Muestra una sola cara, lo bastante cerca, y nada más?\n{link}',
  ],
  noReason: ['Please say why the photo is turned down.', 'Diga por qué se rechaza la foto.'],
  approvedSubject: ['Families can see your new photo', 'Las familias ya ven su foto nueva'],
  approvedBody: [
    'We have looked at your new photo, and it is on your profile now.\n{link}',
    'Revisamos su foto nueva y ya está en su perfil.\n{link}',
  ],
  refusedSubject: ['Please choose another photo', 'Elija otra foto, por favor'],
  refusedBody: [
    'We cannot show your new photo to families. The reason: {reason}.',
    'No podemos mostrar su foto nueva a las familias. El motivo: {reason}.',
  ],
  anotherBody: [
    'The guide beside the upload shows what makes a good photo. You can add another one here:\n{link}',
    'La guía junto a la subida muestra cómo es una buena foto. Puede agregar otra aquí:\n{link}',
  ],
})
