import { texts } from '../kit/text.js'

/** The page of invitations. */
export const inviteScreenTexts = texts({
  leadCaregiver: [
    'Tell families you have worked for, and other caregivers you would work with again. Whoever joins by your link knows that it was you.',
    'Cuénteselo a familias para las que ha trabajado y a cuidadores con quienes volvería a trabajar. Quien se registre con su enlace sabrá que fue usted.',
  ],
  lead: [
    'Tell others who look for care, or who give it. Whoever joins by your link knows that it was you.',
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
  noCode: ['There is no code for you just now.', 'Por ahora no hay un código para usted.'],
  emailTitle: ['By e-mail', 'Por correo'],
  emails: ['E-mail addresses', 'Correos electrónicos'],
  emailsHint: [
    'Up to {max}, parted by commas or lines. Each gets one letter from us, with your first name.',
    'Hasta {max}, separados por comas o líneas. Cada persona recibe una sola carta nuestra, con su nombre.',
  ],
  send: ['Send invitations', 'Enviar invitaciones'],
  sentTitle: ['Invitations sent', 'Invitaciones enviadas'],
  none: ['Nobody is invited yet', 'Aún no ha invitado a nadie'],
  noneText: [
    'Whom you invite stands here, and whether they joined.',
    'Aquí verá a quién invitó y si se registró.',
  ],
  sentOn: ['Sent {date}', 'Enviada el {date}'],
  more: ['Show earlier ones', 'Mostrar anteriores'],
})
