import { texts } from '../kit/text.js'

/** The page of invitations. */
export const inviteScreenTexts = texts({
  leadCaregiver: [
    'Tell families you have worked for, and caregivers you would like to work with again. When they join with your link, they know it was you.',
    'Cuénteselo a familias para las que ha trabajado y a cuidadores con quienes volvería a trabajar. Quien se registre con su enlace sabrá que fue usted.',
  ],
  lead: [
    'Tell people who are looking for care or who give it. When they join with your link, they know it was you.',
    'Cuénteselo a otras personas que buscan cuidado o lo dan. Quien se registre con su enlace sabrá que fue usted.',
  ],
  linkTitle: ['Your link', 'Su enlace'],
  linkText: [
    'Send it by message, or print it. Your code is {code}.',
    'Envíelo por mensaje o imprímalo. Su código es {code}.',
  ],
  link: ['Your invitation link', 'Su enlace de invitación'],
  copy: ['Copy link', 'Copiar enlace'],
  copied: ['Copied', 'Copiado'],
  copyFailed: [
    'We could not copy it. Press and hold the link to copy it.',
    'No pudimos copiarlo. Mantenga presionado el enlace para copiarlo.',
  ],
  share: ['Share', 'Compartir'],
  shareText: ['{name} invites you to {brand}', '{name} le invita a {brand}'],
  uses: {
    one: ['{count} person has joined with it', '{count} persona se registró con él'],
    other: ['{count} people have joined with it', '{count} personas se registraron con él'],
  },
  noCode: ['You do not have a code right now.', 'Por ahora no hay un código para usted.'],
  emailTitle: ['By e-mail', 'Por correo'],
  emails: ['E-mail addresses', 'Correos electrónicos'],
  emailsHint: [
    'Up to {max}, separated by commas or new lines. We send each person one e-mail with your first name.',
    'Hasta {max}, separados por comas o en líneas distintas. Enviamos a cada persona un solo correo, con su nombre.',
  ],
  send: ['Send invitations', 'Enviar invitaciones'],
  sentTitle: ['Invitations sent', 'Invitaciones enviadas'],
  none: ['You have not invited anybody yet', 'Aún no ha invitado a nadie'],
  noneText: [
    'You will see here who you invited and whether they joined.',
    'Aquí verá a quién invitó y si se registró.',
  ],
  sentOn: ['Sent {date}', 'Enviada el {date}'],
  more: ['Show earlier ones', 'Mostrar anteriores'],
})
