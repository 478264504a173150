import { texts } from '../kit/text.js'

/** The part of the settings about signing in with accounts elsewhere. */
export const socialLinkTexts = texts({
  title: ['Other ways to log in', 'Otras formas de iniciar sesión'],
  hint: [
    'Connect another account to log in here without your password.',
    'Conecte otra cuenta para entrar aquí sin contraseña.',
  ],
  none: [
    'No accounts are connected. To connect one, choose it the next time you log in.',
    'No hay cuentas conectadas. Para conectar una, elíjala la próxima vez que inicie sesión.',
  ],
  since: ['Connected since {day}', 'Conectada desde el {day}'],
  disconnect: ['Disconnect {provider}', 'Desconectar {provider}'],
  disconnectText: [
    'You will no longer be able to log in with {provider}. You can connect it again when you log in.',
    'Ya no podrá iniciar sesión con {provider}. Puede conectar la cuenta de nuevo al iniciar sesión.',
  ],
  disconnected: ['{provider} is disconnected.', '{provider} está desconectada.'],
  onlyOne: [
    'You have no password here, so {provider} is the only way in. Choose a password first.',
    'Aquí no tiene contraseña, así que {provider} es la única forma de entrar. Primero elija una contraseña.',
  ],
  choosePassword: ['Choose a password', 'Elegir una contraseña'],
  failed: ['We could not load this.', 'No pudimos cargar esto.'],
})
