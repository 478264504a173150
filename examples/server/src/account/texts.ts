import { texts } from '@homecare/sdk/kit'

/** What the account's handlers say, and the letters and messages they send. */
export const accountServerTexts = texts({
  wrongLogin: [
    'The e-mail address or the password is not correct.',
    'El correo electrónico o la contraseña no son correctos.',
  ],
  known: [
    'There is an account with this e-mail address already.',
    'Ya existe una cuenta con este correo electrónico.',
  ],
  socialNotOffered: [
    'This way to sign in is not set up here.',
    'Esta forma de entrar no está disponible aquí.',
  ],
  wrongPassword: ['The password is not correct.', 'La contraseña no es correcta.'],
  badLanguage: ['This language is not offered.', 'Este idioma no está disponible.'],
  wrongCode: ['The code is not correct or too old.', 'El código no es correcto o es demasiado antiguo.'],
  resetSubject: ['Choose a new password', 'Elija una contraseña nueva'],
  greeting: ['Hello {name},', 'Hola, {name}:'],
  resetBody: [
    'With this link you can choose a new password. It works once, for one hour:\n{link}',
    'Con este enlace puede elegir una contraseña nueva. Sirve una sola vez, durante una hora:\n{link}',
  ],
  resetIgnore: [
    'If you did not ask for it, you need not do anything: your password stays as it is.',
    'Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue igual.',
  ],
  changedSubject: ['Your password was changed', 'Se cambió su contraseña'],
  changedBody: [
    'Your password was changed just now, and you were logged out everywhere else. If this was not you, choose a new one at once:\n{link}',
    'Su contraseña se cambió hace un momento y se cerraron sus otras sesiones. Si no fue usted, elija una nueva de inmediato:\n{link}',
  ],
  linkedSubject: ['{provider} can now log you in', 'Ya puede entrar con {provider}'],
  linkedBody: [
    'Your {provider} account was connected to your account here just now: it can log you in from now on. If this was not you, choose a new password at once and tell us:\n{link}',
    'Su cuenta de {provider} se conectó hace un momento a su cuenta: desde ahora puede iniciar sesión con ella. Si no fue usted, elija de inmediato una contraseña nueva y avísenos:\n{link}',
  ],
  unlinkedSubject: ['{provider} no longer logs you in', 'Ya no puede entrar con {provider}'],
  unlinkedBody: [
    'Your {provider} account was disconnected from your account here just now. If this was not you, choose a new password at once and tell us:\n{link}',
    'Su cuenta de {provider} se desconectó hace un momento de su cuenta. Si no fue usted, elija de inmediato una contraseña nueva y avísenos:\n{link}',
  ],
  onlyWayIn: [
    'This is the only way into your account. Please choose a password first.',
    'Es la única forma de entrar a su cuenta. Primero elija una contraseña.',
  ],
  triedSubject: ['You have an account already', 'Usted ya tiene una cuenta'],
  triedBody: [
    'Somebody wanted to open an account with this e-mail address, which has one. If it was you, log in:\n{login}\nIf you have forgotten your password, choose a new one:\n{forgot}',
    'Alguien quiso abrir una cuenta con este correo electrónico, que ya tiene una. Si fue usted, inicie sesión:\n{login}\nSi olvidó su contraseña, elija una nueva:\n{forgot}',
  ],
  triedIgnore: [
    'If it was not you, you need not do anything: nobody has come into your account.',
    'Si no fue usted, no tiene que hacer nada: nadie entró en su cuenta.',
  ],
  clockedIn: [
    'You are clocked in. Please clock out first: only you can say when you left, and your hours count.',
    'Tiene una entrada registrada. Primero registre su salida: solo usted puede decir cuándo se fue, y sus horas cuentan.',
  ],
  codeSubject: ['Your code: {code}', 'Su código: {code}'],
  codeBody: [
    'Your code is {code}. It works for ten minutes.',
    'Su código es {code}. Sirve durante diez minutos.',
  ],
})
