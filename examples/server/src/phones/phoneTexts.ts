import { texts } from '@homecare/sdk/kit'

/** What the server says, writes and speaks when it verifies a telephone number. */
export const phoneServerTexts = texts({
  noNumber: ['Enter a phone number with 10 digits.', 'Escriba un número de teléfono de 10 dígitos.'],
  noCalls: [
    'We cannot call right now. Please choose a text message.',
    'Por ahora no podemos llamar. Elija un mensaje de texto.',
  ],
  notSent: [
    'We could not reach this number. Please check it, or try again later.',
    'No pudimos comunicarnos con este número. Revíselo o inténtelo más tarde.',
  ],
  wrongCode: [
    'This is not the code we sent you. Please check it.',
    'Este no es el código que le enviamos. Revíselo.',
  ],
  written: [
    '{code} is your {name} code. It works for ten minutes. We never ask you for it.',
    '{code} es su código de {name}. Sirve durante diez minutos. Nunca se lo pediremos.',
  ],
  spoken: [
    'Hello. This is {name}. Your code is: {code}. It works for ten minutes.',
    'Hola. Le llama {name}. Su código es: {code}. Sirve durante diez minutos.',
  ],
})
