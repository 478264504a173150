import { texts } from '../kit/text.js'

/** The words of the phone verification screen. */
export const verificationTexts = texts({
  lead: [
    'Families need to reach you. Once your number is verified, you can apply to jobs.',
    'Las familias necesitan poder comunicarse con usted. Cuando su número esté verificado, podrá postularse a trabajos.',
  ],
  leadNotices: [
    'We send the text messages you choose to your number once it is verified.',
    'Enviaremos los mensajes de texto que elija a su número cuando esté verificado.',
  ],
  title: ['Verify your phone', 'Verificar su teléfono'],
  phone: ['Mobile phone', 'Teléfono celular'],
  method: ['How should we send you the code?', '¿Cómo le enviamos el código?'],
  methodHint: [
    'Your phone company may charge you for messages.',
    'Su compañía telefónica puede cobrarle los mensajes.',
  ],
  send: ['Send me the code', 'Enviarme el código'],
  sentByText: ['We texted a code to {phone}.', 'Enviamos un mensaje con un código al {phone}.'],
  sentByCall: [
    'We are calling {phone} to read you a code.',
    'Estamos llamando al {phone} para leerle un código.',
  ],
  code: ['Code', 'Código'],
  codeHint: [
    '{digits} digits. The code is good for ten minutes.',
    '{digits} dígitos. El código sirve durante diez minutos.',
  ],
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
    'Families can reach you at {phone}. If you change it, you have to verify the new number.',
    'Las familias pueden comunicarse con usted al {phone}. Si lo cambia, tendrá que verificar el número nuevo.',
  ],
  verifiedHintNotices: [
    'We send your text messages to {phone}. If you change it, you have to verify the new number.',
    'Enviamos sus mensajes de texto al {phone}. Si lo cambia, tendrá que verificar el número nuevo.',
  ],
  loadFailed: ['We could not load your phone number', 'No pudimos cargar su número de teléfono'],
})
