import { texts } from '@homecare/sdk/kit'

/** Letters to an agency's caregivers. */
export const agencyMailTexts = texts({
  leftSubject: [
    '{agency} says that you no longer work for them',
    '{agency} indica que usted ya no trabaja para ellos',
  ],
  leftBody: [
    '{agency} no longer sees your shifts and documents with us. Your account stays as it is, and so do the shifts that you have. If this is wrong, please call us:',
    '{agency} ya no ve sus turnos ni sus documentos con nosotros. Su cuenta sigue igual, y los turnos que tiene también. Si hay un error, llámenos:',
  ],
  newPasswordSubject: ['Please choose a new password', 'Elija una contraseña nueva'],
  newPasswordBody: [
    'Somebody else may know your password, so we have signed you out everywhere. Log in with the password that you have, and choose a new one:',
    'Es posible que alguien más conozca su contraseña, así que cerramos su sesión en todas partes. Inicie sesión con la contraseña que tiene y elija una nueva:',
  ],
})
