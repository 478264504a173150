import type { ApiError, ErrorKind } from './error.js'
import { message, type Sayable, type Text } from './text.js'
import { texts } from './text.js'
import { kitTexts } from './texts.js'

/** What to say of a failed call that brought no words of its own. */
export const failureTexts = texts({
  timeout: [
    'This is taking too long. Nothing was lost. Please try again.',
    'Esto tarda demasiado. No se perdió nada. Inténtelo de nuevo.',
  ],
  unauthenticated: ['Please log in again to continue.', 'Inicie sesión de nuevo para continuar.'],
  forbidden: ['Your account cannot do this.', 'Su cuenta no permite hacer esto.'],
  notFound: ['This is no longer here.', 'Esto ya no está aquí.'],
  conflict: [
    'This has changed in the meantime. Please check it and make your change again.',
    'Esto cambió mientras tanto. Revíselo y repita su cambio.',
  ],
  tooMany: [
    'Too many tries. Please wait a little and try again.',
    'Demasiados intentos. Espere un poco e inténtelo de nuevo.',
  ],
  tooManyFor: [
    'Too many tries. Please wait {seconds} seconds and try again.',
    'Demasiados intentos. Espere {seconds} segundos e inténtelo de nuevo.',
  ],
})

/**
 * The words for a failed call: the server's own, else what its kind says. With the words that the documents give for a
 * place, such as the login, those stand for every kind but a lost connection, a time-out and too many tries.
 */
export function describeFailure(error: ApiError, ofPlace?: Text): Sayable {
  const { kind, retryAfter, serverMessage } = error
  if (kind === 'tooMany' && retryAfter) return message(failureTexts.tooManyFor, { seconds: retryAfter })
  if (serverMessage) return serverMessage
  if (kind === 'offline') return kitTexts.offline
  if (ofPlace && kind !== 'timeout' && kind !== 'tooMany') return ofPlace
  return ofKinds[kind] ?? kitTexts.somethingWentWrong
}

const ofKinds: Readonly<Partial<Record<ErrorKind, Text>>> = failureTexts
