import { texts } from '../../kit/text.js'

/** What is wrong with a call that a family asks for. */
export const advisorCallErrorTexts = texts({
  times: ['Choose at least one time', 'Elija al menos un horario'],
  timesPast: [
    'One of these times is no longer free. Choose again.',
    'Uno de estos horarios ya no está disponible. Elija de nuevo.',
  ],
  notOffered: [
    'Calls like this are not part of your account. You can reach us by phone or e-mail.',
    'Su cuenta no incluye estas llamadas. Puede comunicarse con nosotros por teléfono o correo.',
  ],
  changed: [
    'This call was changed in the meantime. See how it stands now.',
    'Esta llamada se cambió mientras tanto. Vea cómo está ahora.',
  ],
  over: ['This call has been made, or was taken back.', 'Esta llamada ya se hizo o se retiró.'],
})
