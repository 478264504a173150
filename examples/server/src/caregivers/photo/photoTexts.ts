import { texts } from '@homecare/sdk'

/** What the server says and writes about photos. */
export const photoServerTexts = texts({
  noPhoto: ['Upload a photo first.', 'Primero suba una foto.'],
  reviewSubject: ['A profile photo to look at', 'Una foto de perfil para revisar'],
  reviewBody: [
    '{name} (number {id}) has a new profile photo. Does it show one face, near enough, and nothing else?\n{link}',
    '{name} (número {id}) tiene una foto de perfil nueva. ¿Muestra una sola cara, lo bastante cerca, y nada más?\n{link}',
  ],
})
