import { texts } from '@homecare/sdk/kit'

export const academyServerTexts = texts({
  notVerified: [
    'Please verify your e-mail address in your settings first. The academy uses it to recognize you.',
    'Primero verifique su correo electrónico en la configuración. La academia lo usa para reconocerle.',
  ],
  notSetUp: ['There is no learning academy here.', 'Aquí no hay academia de formación.'],
})
