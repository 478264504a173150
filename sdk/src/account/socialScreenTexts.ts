import { texts } from '../kit/text.js'

/** The part of the settings about signing in with accounts elsewhere. */
export const socialLinkTexts = texts({
  title: ['Other ways to log in', 'Otras formas de iniciar sesión'],
  hint: [
    'An account elsewhere that is connected here logs you in without your password.',
    'Una cuenta de otro sitio conectada aquí inicia su sesión sin contraseña.',
  ],
  none: [
    'Nothing is connected. To connect one, choose it the next time you log in.',
    'No hay nada conectado. Para conectar una, elíjala la próxima vez que inicie sesión.',
  ],
  since: ['Connected since {day}', 'Conectada desde el {day}'],
  disconnect: ['Disconnect {provider}', 'Desconectar {provider}'],
  disconnectText: [
    '{provider} will not log you in any more. You can connect it again when you log in.',
    '{provider} ya no iniciará su sesión. Puede conectarla de nuevo al iniciar sesión.',
  ],
  disconnected: ['{provider} is disconnected.', '{provider} está desconectada.'],
  onlyOne: [
    'You have no password here, so {provider} is the only way in. Choose a password first.',
    'Aquí no tiene contraseña, así que {provider} es la única forma de entrar. Primero elija una contraseña.',
  ],
  choosePassword: ['Choose a password', 'Elegir una contraseña'],
  failed: ['We could not load this.', 'No pudimos cargar esto.'],
})
