import { texts } from '../kit/text.js'

/** The page of a link that does one thing without a password. */
export const noticeLinkTexts = texts({
  confirmTitle: ['Confirm your shift', 'Confirme su turno'],
  confirmBody: [
    'Press the button to say that you will work this shift. {facility} sees it at once.',
    'Pulse el botón para decir que trabajará este turno. {facility} lo verá enseguida.',
  ],
  confirmDone: ['You have confirmed this shift.', 'Confirmó este turno.'],
  declineTitle: ['Decline this shift', 'Rechace este turno'],
  declineBody: [
    'Press the button to say that you cannot work this shift. {facility} gets a message, and the shift opens to others.',
    'Pulse el botón para decir que no puede trabajar este turno. {facility} recibe un aviso y el turno queda libre para otras personas.',
  ],
  declineDone: [
    'You have declined this shift. It is open to others now.',
    'Rechazó este turno. Ya está libre para otras personas.',
  ],
  stopTitle: ['Stop these notices', 'Dejar de recibir estos avisos'],
  stopBody: [
    'Press the button and we send you no more notices about: {kind}. You can turn them on again in your settings.',
    'Pulse el botón y no le enviaremos más avisos sobre: {kind}. Puede volver a activarlos en sus ajustes.',
  ],
  stopDone: ['You will get no more of these notices.', 'Ya no recibirá estos avisos.'],
  noPassword: [
    'You need no password for this. The link works once, for this alone.',
    'No necesita contraseña. El enlace sirve una sola vez y solo para esto.',
  ],
  used: ['This link was used already', 'Este enlace ya se usó'],
  expired: ['This link is too old', 'Este enlace ya venció'],
  over: ['This can no longer be changed by this link', 'Esto ya no se puede cambiar con este enlace'],
  unknown: ['This link does not work', 'Este enlace no funciona'],
  overBody: [
    'The shift has changed since we wrote to you. Log in to see how it stands now.',
    'El turno cambió desde que le escribimos. Inicie sesión para ver cómo está ahora.',
  ],
  logInInstead: ['Log in to see how things stand now.', 'Inicie sesión para ver cómo está todo ahora.'],
  logIn: ['Log in', 'Iniciar sesión'],
  home: ['Go to your home page', 'Ir a su página de inicio'],
  when: ['When', 'Cuándo'],
  where: ['Where', 'Dónde'],
  pay: ['Pay', 'Pago'],
})

/** Notices in the settings and in the registration. */
export const noticeSettingsTexts = texts({
  title: ['How we tell you', 'Cómo le avisamos'],
  hint: [
    'Choose how you want to hear of each thing. Letters about your account, such as a link for a new password, always come by e-mail.',
    'Elija cómo quiere enterarse de cada cosa. Los correos sobre su cuenta, como el enlace para una contraseña nueva, llegan siempre por correo electrónico.',
  ],
  save: ['Save how we tell you', 'Guardar cómo avisarle'],
  quiet: ['Quiet hours', 'Horas de silencio'],
  quietHint: [
    'No text messages and no sound on your devices between these times, where you live. What comes meanwhile waits until they end. Choose the same time twice for no quiet hours.',
    'Sin mensajes de texto ni sonidos en sus dispositivos entre estas horas, en el lugar donde vive. Lo que llegue espera hasta que terminen. Elija la misma hora dos veces si no quiere horas de silencio.',
  ],
  quietFrom: ['Quiet from', 'Silencio desde'],
  quietUntil: ['Quiet until', 'Silencio hasta'],
  urgent: [
    'Wake me for a shift that starts within 12 hours',
    'Avíseme aunque sea de noche si un turno empieza en menos de 12 horas',
  ],
  phoneFirst: [
    'Text messages start once your phone is verified.',
    'Los mensajes de texto empiezan cuando verifique su teléfono.',
  ],
  verifyPhone: ['Verify your phone', 'Verificar su teléfono'],
  devices: ['Notices on this device', 'Avisos en este dispositivo'],
  devicesHint: [
    'Your browser asks you once. After that you can choose “On my devices” above.',
    'Su navegador se lo pregunta una vez. Después puede elegir «En mis dispositivos» arriba.',
  ],
  allow: ['Allow notices on this device', 'Permitir avisos en este dispositivo'],
  stopHere: ['Stop notices on this device', 'No recibir avisos en este dispositivo'],
  allowed: ['This device shows your notices.', 'Este dispositivo muestra sus avisos.'],
  refused: [
    'Your browser does not let us show notices. You can change that in its settings for this site.',
    'Su navegador no nos deja mostrar avisos. Puede cambiarlo en los ajustes del navegador para este sitio.',
  ],
  pushFailed: [
    'We could not set this up on your device. Please try again.',
    'No pudimos configurarlo en su dispositivo. Inténtelo de nuevo.',
  ],
})
