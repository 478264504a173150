import { texts } from '../kit/text.js'

/** What everybody who joins is asked, whatever as. */
export const newAccountTexts = texts({
  firstName: ['First name', 'Nombre'],
  lastName: ['Last name', 'Apellido'],
  email: ['E-mail address', 'Correo electrónico'],
  phone: ['Phone number', 'Número de teléfono'],
  password: ['Choose a password', 'Elija una contraseña'],
  terms: [
    'I have read and agree to the terms and the privacy policy',
    'He leído y acepto los términos y la política de privacidad',
  ],
})
