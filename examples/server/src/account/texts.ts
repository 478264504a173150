import { texts } from '@homecare/sdk/kit'

/** What the account's handlers say, and the letters and messages they send. */
export const accountServerTexts = texts({
  wrongLogin: [
    'The e-mail address or password is not correct.',
    'El correo electrónico o la contraseña no son correctos.',
  ],
  known: [
    'There is already an account with this e-mail address.',
    'Ya existe una cuenta con este correo electrónico.',
  ],
  socialNotOffered: ['You cannot log in this way here.', 'Esta forma de entrar no está disponible aquí.'],
  wrongPassword: ['The password is not correct.', 'La contraseña no es correcta.'],
  wrongCode: [
    'That is the wrong code. Please use the one in our newest e-mail.',
    'El código no es correcto. Use el de nuestro correo más reciente.',
  ],
  resetSubject: ['Choose a new password', 'Elija una contraseña nueva'],
  greeting: ['Hello {name},', 'Hola, {name}:'],
  resetBody: [
    'Use this link to choose a new password. It works once, within one hour:\n{link}',
    'Con este enlace puede elegir una contraseña nueva. Sirve una sola vez, durante una hora:\n{link}',
  ],
  resetIgnore: [
    'If you did not ask for this, ignore this e-mail: your password stays the same.',
    'Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue igual.',
  ],
  asBefore: ['Choose another password than before.', 'Elija una contraseña distinta de la anterior.'],
  changedSubject: ['Your password was changed', 'Se cambió su contraseña'],
  changedBody: [
    'Your password has just been changed, and you were logged out everywhere else. If this was not you, choose a new one at once:\n{link}',
    'Su contraseña se cambió hace un momento y se cerraron sus otras sesiones. Si no fue usted, elija una nueva de inmediato:\n{link}',
  ],
  linkedSubject: ['You can now log in with {provider}', 'Ya puede entrar con {provider}'],
  linkedBody: [
    'Your {provider} account has just been connected to your account here, so you can log in with it. If this was not you, choose a new password at once and tell us:\n{link}',
    'Su cuenta de {provider} se conectó hace un momento a su cuenta: desde ahora puede iniciar sesión con ella. Si no fue usted, elija de inmediato una contraseña nueva y avísenos:\n{link}',
  ],
  unlinkedSubject: ['You can no longer log in with {provider}', 'Ya no puede entrar con {provider}'],
  unlinkedBody: [
    'Your {provider} account has just been disconnected from your account here. If this was not you, choose a new password at once and tell us:\n{link}',
    'Su cuenta de {provider} se desconectó hace un momento de su cuenta. Si no fue usted, elija de inmediato una contraseña nueva y avísenos:\n{link}',
  ],
  onlyWayIn: [
    'This is the only way into your account. Please choose a password first.',
    'Es la única forma de entrar a su cuenta. Primero elija una contraseña.',
  ],
  triedSubject: ['You already have an account', 'Usted ya tiene una cuenta'],
  triedBody: [
    'Somebody tried to create an account with this e-mail address, which already has one. If it was you, log in:\n{login}\nIf you have forgotten your password, choose a new one:\n{forgot}',
    'Alguien quiso abrir una cuenta con este correo electrónico, que ya tiene una. Si fue usted, inicie sesión:\n{login}\nSi olvidó su contraseña, elija una nueva:\n{forgot}',
  ],
  triedIgnore: [
    'If this was not you, you do not need to do anything: nobody got into your account.',
    'Si no fue usted, no tiene que hacer nada: nadie entró en su cuenta.',
  ],
  clockedIn: [
    'You are clocked in. Please clock out first, so that your hours count: only you know when you left.',
    'Tiene una entrada registrada. Primero registre su salida para que sus horas cuenten: solo usted sabe cuándo se fue.',
  ],
  payUnderWay: [
    'Some of your pay is not in your account yet. Please wait until it has been deposited, or tell us where it should go, so that it is not lost: Payments says where it is.',
    'Parte de su pago todavía no está en su cuenta. Espere a que se deposite o díganos dónde quiere recibirlo, para que no se pierda: en Pagos puede ver dónde está.',
  ],
  codeSubject: ['Your code: {code}', 'Su código: {code}'],
  codeBody: [
    'Your code is {code}. It shows us that this address is yours. Or follow this link where you are logged in; both work for ten minutes:\n{link}',
    'Su código es {code}. Nos muestra que esta dirección es suya. O siga este enlace donde tenga la sesión abierta; ambos sirven durante diez minutos:\n{link}',
  ],
  codeIgnore: [
    'If you did not ask for this, you do not need to do anything.',
    'Si usted no lo pidió, no tiene que hacer nada.',
  ],
})
