import { texts } from '@homecare/sdk/kit'
import { inputTexts } from '@homecare/sdk/texts'

/** What the server itself says to people, apart from what a domain's rules say. */
export const serverTexts = texts({
  notFound: ['We could not find that.', 'No lo encontramos.'],
  forbidden: ['You do not have permission to do that.', 'No tiene permiso para hacer eso.'],
  unauthenticated: ['Please log in first.', 'Inicie sesión primero.'],
  conflict: [
    'This has changed in the meantime. Please reload and try again.',
    'Esto cambió mientras tanto. Vuelva a cargar e inténtelo de nuevo.',
  ],
  invalid: ['Please check what you entered.', 'Revise lo que escribió.'],
  tooMany: [
    'Too many attempts. Please try again in {seconds} seconds.',
    'Demasiados intentos. Inténtelo de nuevo en {seconds} segundos.',
  ],
  failed: ['Something went wrong, try again later', 'Algo salió mal; inténtelo de nuevo más tarde'],
  stale: [
    'Your page was out of date. Please try again.',
    'Su página estaba desactualizada. Inténtelo de nuevo.',
  ],
  crossSite: [
    'This can only be done from our own pages.',
    'Esto solo se puede hacer desde nuestras propias páginas.',
  ],
  otherPerson: [
    'Somebody else is logged in here now. Nothing was sent.',
    'Ahora hay otra persona con la sesión iniciada aquí. No se envió nada.',
  ],
  underWay: ['This is already in progress.', 'Esto ya está en curso.'],
  keyNeeded: ['This needs an idempotency key.', 'Se necesita una clave de idempotencia.'],
  keyReused: ['This key was used for something else.', 'Esta clave ya se usó para otra cosa.'],
  tooLarge: ['This is too large.', 'Esto es demasiado grande.'],
  fileTooLarge: ['The file is larger than {megabytes} MB.', 'El archivo supera los {megabytes} MB.'],
  fileEmpty: ['The file is empty.', 'El archivo está vacío.'],
  tooManyFiles: [
    'Too many files: you can send at most {count}, one for each field.',
    'Demasiados archivos: puede enviar como máximo {count}, uno por campo.',
  ],
  brokenOff: [
    'The file did not arrive completely. Please send it again.',
    'El archivo no llegó completo. Envíelo de nuevo.',
  ],
  unstorable: [
    'We cannot save this: a number is too large, or a character is not allowed.',
    'No podemos guardar esto: un número es demasiado grande o un carácter no está permitido.',
  ],
  unreadable: ['We could not read the request.', 'No se pudo leer la solicitud.'],
  required: inputTexts.required,
  unknownField: ['This field is not known.', 'Este campo no existe.'],
  badValue: inputTexts.badValue,
  tooLong: ['This is too long.', 'Esto es demasiado largo.'],
  passwordFirst: ['Please choose a password of your own first.', 'Primero elija una contraseña propia.'],
  partnerView: ['Your plan does not include this page.', 'Su plan no incluye esta página.'],
})
