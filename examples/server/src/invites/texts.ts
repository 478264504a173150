import { texts } from '@homecare/sdk/kit'

/** The letter that invites somebody. */
export const inviteServerTexts = texts({
  subject: ['{name} invites you to {brand}', '{name} le invita a {brand}'],
  body: [
    '{name} uses {brand} to find, give and manage care at home, and thinks you might like it too. Use this link to look around and sign up:\n{link}',
    '{name} usa {brand} para encontrar, dar y organizar cuidado en el hogar, y cree que a usted también puede servirle. Con este enlace puede conocerlo y registrarse:\n{link}',
  ],
  ignore: [
    'If you do not know this person, you do not need to do anything. Only they know that we have your address.',
    'Si no conoce a esta persona, no tiene que hacer nada. Solo ella sabe que tenemos su correo.',
  ],
})
