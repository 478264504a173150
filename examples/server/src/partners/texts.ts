import { texts } from '@homecare/sdk/kit'

/** What the partners' handlers say, and the letters they send. */
export const partnerServerTexts = texts({
  unknown: ['We do not know this partner.', 'No conocemos a este socio.'],
  invitedSubject: ['Choose your password, {name}', '{name}, elija su contraseña'],
  invitedBody: [
    'You signed up with {partner}. Choose a password and tell us what care is needed. The link works once, for two weeks:\n{link}',
    'Usted se registró con {partner}. Elija una contraseña y cuéntenos qué cuidado necesita. El enlace sirve una sola vez, durante dos semanas:\n{link}',
  ],
  knownSubject: ['You already have an account', 'Usted ya tiene una cuenta'],
  knownBody: [
    'Somebody signed up with {partner} using this e-mail address. It already has an account. Log in here:\n{link}',
    'Alguien se registró con {partner} y este correo electrónico, que ya tiene una cuenta. Puede iniciar sesión aquí:\n{link}',
  ],
  ignore: ['If this was not you, you can ignore this e-mail.', 'Si no fue usted, puede ignorar este correo.'],
})
