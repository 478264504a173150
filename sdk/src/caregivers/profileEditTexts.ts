import { texts } from '../kit/text.js'

/** What saving a profile says. */
export const profileEditTexts = texts({
  updated: ['Profile information successfully updated', 'Información del perfil actualizada correctamente'],
  backgroundUpdated: [
    'Profile background photo successfully updated',
    'Foto de fondo del perfil actualizada correctamente',
  ],
})
