import { texts } from '@homecare/sdk/kit'

/** The letter that invites somebody. */
export const inviteServerTexts = texts({
  subject: ['{name} invites you to {brand}', '{name} le invita a {brand}'],
  body: [
    '{name} uses {brand} to find, give and manage care at home, and thinks that you might like to. With this link you can look around and sign up:\n{link}',
    '{name} usa {brand} para encontrar, dar y organizar cuidado en el hogar, y cree que a usted también puede servirle. Con este enlace puede conocerlo y registrarse:\n{link}',
  ],
  ignore: [
    'If you do not know who wrote this, you need not do anything: nobody has your address but the person who entered it.',
    'Si no conoce a esta persona, no tiene que hacer nada: nadie tiene su correo, salvo quien lo escribió.',
  ],
})
