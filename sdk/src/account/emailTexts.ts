import { texts } from '../kit/text.js'

/** Proving that an e-mail address is one's own. */
export const emailTexts = texts({
  why: [
    'Offers, changes of visits and links for a new password go to {email}. A code from that mailbox shows us that it is yours.',
    'Las ofertas, los cambios de visitas y los enlaces para una contraseña nueva llegan a {email}. Un código de ese buzón nos muestra que es suyo.',
  ],
  send: ['Send me a code', 'Enviarme un código'],
  sent: [
    'We sent an e-mail to {email}. Type the code from it, or follow its link. It works for ten minutes.',
    'Enviamos un correo a {email}. Escriba el código que trae o siga su enlace. Sirve durante diez minutos.',
  ],
  notThere: [
    'Nothing there yet? It can take a minute. Check your spam folder, too.',
    '¿Aún no llega? Puede tardar un minuto. Busque también en el correo no deseado.',
  ],
  following: ['Checking your code…', 'Revisando su código…'],
  code: ['Code from the e-mail', 'Código del correo'],
  verify: ['Verify', 'Verificar'],
  again: ['Send another code', 'Enviar otro código'],
  sentAgain: [
    'Another code is on its way. The one before no longer works.',
    'Va en camino otro código. El anterior ya no sirve.',
  ],
  notYours: ['Not your address? Write to us', '¿No es su dirección? Escríbanos'],
  done: ['Your e-mail address is verified.', 'Su correo electrónico está verificado.'],
  doneHint: ['E-mails about your care go to {email}.', 'Los correos sobre su cuidado llegan a {email}.'],
  loadFailed: ['We could not load your address', 'No pudimos cargar su dirección'],
})
