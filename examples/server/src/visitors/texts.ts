import { texts } from '@homecare/sdk/kit'

/** What the server says of first messages. The letters hold nothing that their writer typed: anybody may have typed it. */
export const firstWordServerTexts = texts({
  subject: ['Send your message to {name}', 'Envíe su mensaje a {name}'],
  newBody: [
    'You wrote to {name}, and your message waits. Open this link and press Send; it also opens your free account. It works for {days} days:\n{link}',
    'Usted escribió a {name} y su mensaje está en espera. Abra este enlace y pulse Enviar; así se abre también su cuenta gratuita. Sirve durante {days} días:\n{link}',
  ],
  knownBody: [
    'You wrote to {name}, and your message waits. There is an account with this address already: open this link, log in, and press Send. It works for {days} days:\n{link}',
    'Usted escribió a {name} y su mensaje está en espera. Ya existe una cuenta con este correo: abra este enlace, inicie sesión y pulse Enviar. Sirve durante {days} días:\n{link}',
  ],
  ignore: [
    'If you did not write it, you can ignore this e-mail. Nothing is sent then, and what was written is deleted.',
    'Si no lo escribió usted, puede ignorar este correo. Entonces no se envía nada y el texto se borra.',
  ],
  tooManyWaiting: [
    'You already have messages waiting to be sent. Open the links in your mail first, then write again.',
    'Ya hay mensajes suyos en espera. Abra primero los enlaces de su correo y luego escriba de nuevo.',
  ],
  ticketGone: [
    'This message was sent already, or it waited too long. Please write it again.',
    'Este mensaje ya se envió o esperó demasiado. Escríbalo de nuevo.',
  ],
  linkGone: ['This link no longer works.', 'Este enlace ya no sirve.'],
  caregiverGone: [
    'This caregiver takes no messages at the moment. Nothing was sent.',
    'Esta persona no recibe mensajes en este momento. No se envió nada.',
  ],
  sentAlready: [
    'This message was sent already. Log in to see it.',
    'Este mensaje ya se envió. Inicie sesión para verlo.',
  ],
  logInFirst: [
    'There is an account with this address. Log in with it to send your message.',
    'Ya existe una cuenta con este correo. Inicie sesión con ella para enviar su mensaje.',
  ],
  others: [
    'Somebody else is logged in. Log out first, and open the link again.',
    'Hay otra persona con la sesión iniciada. Cierre esa sesión y abra el enlace otra vez.',
  ],
  cannotWrite: ['This account cannot write to caregivers.', 'Esta cuenta no puede escribir a cuidadores.'],
})
