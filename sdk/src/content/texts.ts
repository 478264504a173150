import { texts } from '../kit/text.js'

/** The page shown when a screen breaks. The button is hidden inside a native app. */
export const fallbackTexts = texts({
  heading: ['Oops!', '¡Ups!'],
  apology: [
    "We are sorry but something's not working correctly.",
    'Lo sentimos, pero algo no está funcionando correctamente.',
  ],
  notified: [
    'We have notified the team. Please go back and try again.',
    'Hemos avisado al equipo. Vuelva atrás e inténtelo de nuevo.',
  ],
  backToHome: ['Back to home', 'Volver al inicio'],
})
