import { texts } from '@homecare/sdk/kit'

export const academyServerTexts = texts({
  notVerified: [
    'Please verify your e-mail address first, in your settings: the academy knows you by it.',
    'Primero verifique su correo electrónico en la configuración: la academia lo reconoce por él.',
  ],
  notSetUp: ['There is no learning academy here.', 'Aquí no hay academia de formación.'],
})
