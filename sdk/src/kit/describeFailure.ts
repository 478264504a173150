import type { ApiError } from './error.js'
import { message, type Sayable, type Text } from './text.js'
import { texts } from './text.js'
import { kitTexts } from './texts.js'

/** What to say of a failed call that brought no words of its own. */
export const failureTexts = texts({
  timeout: [
    'This is taking longer than it should. Nothing was lost; please try again.',
    'Esto tarda más de lo debido. No se perdió nada; inténtelo de nuevo.',
  ],
  unauthenticated: ['Please log in again to go on.', 'Inicie sesión de nuevo para continuar.'],
  forbidden: ['You may not do this with your account.', 'No puede hacer esto con su cuenta.'],
  notFound: ['This is not here any more.', 'Esto ya no está aquí.'],
  conflict: [
    'This was changed somewhere else in the meantime. Please look again and repeat your change.',
    'Esto cambió en otro lugar mientras tanto. Revíselo y repita su cambio.',
  ],
  tooMany: [
    'That was too many tries. Please wait a little and try again.',
    'Fueron demasiados intentos. Espere un poco e inténtelo de nuevo.',
  ],
  tooManyFor: [
    'That was too many tries. Please wait {seconds} seconds and try again.',
    'Fueron demasiados intentos. Espere {seconds} segundos e inténtelo de nuevo.',
  ],
})

/**
 * The words for a failed call: the server's own, else what its kind says. With the words that the documents give for a
 * place, such as the login, those stand for every kind but a lost connection, a time-out and too many tries.
 */
export function describeFailure(error: ApiError, ofPlace?: Text): Sayable {
  if (error.kind === 'tooMany' && error.retryAfter)
    return message(failureTexts.tooManyFor, { seconds: error.retryAfter })
  if (error.serverMessage) return error.serverMessage
  if (error.kind === 'offline') return kitTexts.offline
  if (ofPlace && error.kind !== 'timeout' && error.kind !== 'tooMany') return ofPlace
  return Object.hasOwn(failureTexts, error.kind)
    ? failureTexts[error.kind as keyof typeof failureTexts]
    : kitTexts.somethingWentWrong
}
