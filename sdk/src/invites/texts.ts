import { texts } from '../kit/text.js'

/** Inviting others by e-mail. */
export const inviteTexts = texts({
  sent: {
    one: ['{count} invitation sent', '{count} invitación enviada'],
    other: ['{count} invitations sent', '{count} invitaciones enviadas'],
  },
  emailsRequired: ['Please enter at least one e-mail address.', 'Escriba al menos un correo electrónico.'],
  failed: ['We could not send the invitations.', 'No pudimos enviar las invitaciones.'],
})
