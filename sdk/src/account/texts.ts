import { texts } from '../kit/text.js'

/** Logging in and what may go wrong with it, where the server gives no words of its own (D1 §8). */
export const loginTexts = /* @__PURE__ */ texts({
  loginFailed: ['Error trying to login user with password.', 'Error al iniciar sesión con contraseña.'],
  loginOptionsFailed: [
    'Error trying to get login options.',
    'Error al obtener las opciones de inicio de sesión.',
  ],
})

/** Deleting the account and changing settings. */
export const settingsTexts = /* @__PURE__ */ texts({
  saved: ['Settings successfully updated', 'Configuración actualizada correctamente'],
  confirmDelete: [
    'Are you sure you want to delete your account?',
    '¿Está seguro de que desea eliminar su cuenta?',
  ],
  deleted: ['Your account was deleted.', 'Su cuenta fue eliminada.'],
  deleteFailed: ['Error during account deletion', 'Error al eliminar la cuenta'],
  newVersion: [
    'A new version is available. Reload when you have saved your work.',
    'Hay una nueva versión disponible. Recargue cuando haya guardado su trabajo.',
  ],
  reload: ['Reload', 'Recargar'],
})
