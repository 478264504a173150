import { texts } from '../kit/text.js'

/** The family sign-up in a partner's frame. */
export const embedTexts = texts({
  withPartner: ['In partnership with {partner}.', 'En colaboración con {partner}.'],
  continueOn: ['Continue on {name}', 'Continuar en {name}'],
  continueOnce: [
    'The link logs you in once, within {minutes} minutes. After that, log in with your e-mail address and password.',
    'El enlace inicia su sesión una sola vez, durante {minutes} minutos. Después, entre con su correo electrónico y contraseña.',
  ],
})
