import { texts } from '../kit/text.js'

/** Logging in and what may go wrong with it, where the server gives no words of its own. */
export const loginTexts = texts({
  loginFailed: ['Error trying to login user with password.', 'Error al iniciar sesión con contraseña.'],
  stopped: [
    'You stopped waiting. You can log in again whenever you like.',
    'Dejó de esperar. Puede volver a iniciar sesión cuando quiera.',
  ],
})

/** What the ways to log in may say, where they could not be asked for. */
export const loginOptionsTexts = texts({
  failed: ['Error trying to get login options.', 'Error al obtener las opciones de inicio de sesión.'],
})

/** How a social sign-in that signed nobody in came back to the login. */
export const socialTexts = texts({
  cancelled: [
    'You did not finish logging in with {provider}. Nothing has changed.',
    'No terminó de iniciar sesión con {provider}. No ha cambiado nada.',
  ],
  failed: [
    'We could not log you in with {provider}. Please try again, or log in with your password.',
    'No pudimos iniciar su sesión con {provider}. Inténtelo de nuevo o use su contraseña.',
  ],
  expired: [
    'Logging in with {provider} took too long or started in another browser. Please try again.',
    'El inicio de sesión con {provider} tardó demasiado o empezó en otro navegador. Inténtelo de nuevo.',
  ],
  password: [
    'Log in with your password this time; from then on you can use {provider}. No password, or forgot it? Ask for a new one.',
    'Esta vez inicie sesión con su contraseña; desde entonces podrá entrar con {provider}. ¿No tiene contraseña o la olvidó? Pida una nueva.',
  ],
  noAccount: [
    'No account uses your {provider} e-mail address yet. Create one, or log in with another address.',
    'Ninguna cuenta usa todavía su correo de {provider}. Cree una o inicie sesión con otro correo.',
  ],
  busy: [
    'Too many tries. Please wait a few minutes before you try {provider} again.',
    'Demasiados intentos. Espere unos minutos antes de volver a probar con {provider}.',
  ],
})

/** Deleting the account and changing settings. */
export const settingsTexts = texts({
  saved: ['Settings successfully updated', 'Configuración actualizada correctamente'],
  confirmDelete: ['Are you sure you want to delete your account?', '¿Seguro que desea eliminar su cuenta?'],
  deleted: ['Your account was deleted.', 'Su cuenta fue eliminada.'],
  newVersion: [
    'A new version is available. Reload when you have saved your work.',
    'Hay una nueva versión disponible. Recargue cuando haya guardado su trabajo.',
  ],
  reload: ['Reload', 'Recargar'],
})

/** What the end of an account may be told. */
export const accountErrorTexts = texts({
  deleteFailed: ['Error during account deletion', 'Error al eliminar la cuenta'],
})
