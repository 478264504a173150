import { texts } from '@homecare/sdk/kit'

/** Letters to an agency's caregivers. */
export const agencyMailTexts = texts({
  newPasswordSubject: ['Please choose a new password', 'Elija una contraseña nueva'],
  newPasswordBody: [
    'Somebody else may know your password, so we have signed you out everywhere. Log in with the password that you have, and choose a new one:',
    'Es posible que alguien más conozca su contraseña, así que cerramos su sesión en todas partes. Inicie sesión con la contraseña que tiene y elija una nueva:',
  ],
})
