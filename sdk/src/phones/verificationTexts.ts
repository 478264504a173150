import { texts } from '../kit/text.js'

/** The words of the phone verification screen. */
export const verificationTexts = texts({
  lead: [
    'Families must be able to reach you. You can apply to jobs once your number is verified.',
    'Las familias deben poder comunicarse con usted. Podrá postularse a trabajos cuando su número esté verificado.',
  ],
  phone: ['Mobile phone', 'Teléfono móvil'],
  method: ['How should we send you the code?', '¿Cómo le enviamos el código?'],
  methodHint: [
    'Your phone company may charge for messages.',
    'Su compañía telefónica puede cobrar por los mensajes.',
  ],
  send: ['Send me the code', 'Enviarme el código'],
  sentByText: [
    'We sent a text message with a code to {phone}.',
    'Enviamos un mensaje con un código al {phone}.',
  ],
  sentByCall: [
    'We are calling {phone} to read you a code.',
    'Estamos llamando al {phone} para leerle un código.',
  ],
  code: ['Code', 'Código'],
  codeHint: ['{digits} digits. It works for ten minutes.', '{digits} dígitos. Sirve durante diez minutos.'],
  verify: ['Verify', 'Verificar'],
  cancel: ['Cancel', 'Cancelar'],
  skip: ['Skip', 'Omitir'],
  next: ['Next', 'Siguiente'],
  done: ['Done', 'Listo'],
  resend: ['Send a new code', 'Enviar un código nuevo'],
  resent: ['A new code is on its way.', 'Va en camino un código nuevo.'],
  otherNumber: ['Use another number', 'Usar otro número'],
  verifiedTitle: ['Your number is verified', 'Su número está verificado'],
  verifiedHint: [
    'Families reach you at {phone}. A new number has to be verified again.',
    'Las familias se comunican con usted al {phone}. Un número nuevo tendrá que verificarse otra vez.',
  ],
  loadFailed: ['Your phone number could not be loaded', 'No se pudo cargar su número de teléfono'],
})
