import { texts } from '../kit/text.js'

/** The page of a link that does one thing without a password. */
export const noticeLinkTexts = texts({
  confirmTitle: ['Confirm your shift', 'Confirme su turno'],
  confirmBody: [
    'Press the button to say you will work this shift. {facility} will see it at once.',
    'Presione el botón para decir que trabajará este turno. {facility} lo verá enseguida.',
  ],
  confirmDone: ['You have confirmed this shift.', 'Confirmó este turno.'],
  declineTitle: ['Decline this shift', 'Rechace este turno'],
  declineBody: [
    'Press the button to say you cannot work this shift. We tell {facility}, and the shift opens to others.',
    'Presione el botón para decir que no puede trabajar este turno. Avisamos a {facility} y el turno queda libre para otras personas.',
  ],
  declineDone: [
    'You have declined this shift. It is open to others now.',
    'Rechazó este turno. Ya está libre para otras personas.',
  ],
  stopTitle: ['Stop these notifications', 'Dejar de recibir estos avisos'],
  stopBody: [
    'Press the button and we will stop sending you notifications about: {kind}. You can turn them back on in your settings.',
    'Presione el botón y no le enviaremos más avisos sobre: {kind}. Puede volver a activarlos en su configuración.',
  ],
  stopDone: ['You will no longer get these notifications.', 'Ya no recibirá estos avisos.'],
  noPassword: [
    'You do not need a password for this. The link works once, and only for this.',
    'No necesita contraseña. El enlace sirve una sola vez y solo para esto.',
  ],
  used: ['This link has already been used', 'Este enlace ya se usó'],
  expired: ['This link has expired', 'Este enlace ya venció'],
  over: ['You can no longer change this with the link', 'Esto ya no se puede cambiar con este enlace'],
  unknown: ['This link does not work', 'Este enlace no funciona'],
  overBody: [
    'The shift has changed since we wrote to you. Log in to see the latest.',
    'El turno cambió desde que le escribimos. Inicie sesión para ver cómo está ahora.',
  ],
  logInInstead: ['Log in to see the latest.', 'Inicie sesión para ver cómo está todo ahora.'],
  logIn: ['Log in', 'Iniciar sesión'],
  home: ['Go to your home page', 'Ir a su página de inicio'],
  when: ['When', 'Cuándo'],
  where: ['Where', 'Dónde'],
  pay: ['Pay', 'Pago'],
})

/** Notices in the settings and in the registration. */
export const noticeSettingsTexts = texts({
  title: ['Your notifications', 'Sus avisos'],
  hint: [
    'Choose how you want to hear about each thing. E-mails about your account, such as a link for a new password, always come by e-mail.',
    'Elija cómo quiere enterarse de cada cosa. Lo que trata de su cuenta, como el enlace para una contraseña nueva, llega siempre por correo electrónico.',
  ],
  save: ['Save notifications', 'Guardar los avisos'],
  quiet: ['Quiet hours', 'Horas de silencio'],
  quietHint: [
    'Between these times, where you live, we send no text messages and your devices make no sound. Anything new waits until the end. For no quiet hours, choose the same time twice.',
    'Entre estas horas, en el lugar donde vive, no enviamos mensajes de texto y sus dispositivos no suenan. Lo nuevo espera hasta el final. Si no quiere horas de silencio, elija la misma hora dos veces.',
  ],
  quietFrom: ['Quiet from', 'Silencio desde'],
  quietUntil: ['Quiet until', 'Silencio hasta'],
  urgent: [
    'Wake me for a shift that starts within 12 hours',
    'Avíseme aunque sea de noche si un turno empieza en menos de 12 horas',
  ],
  phoneFirst: [
    'You can get text messages once your phone is verified.',
    'Podrá recibir mensajes de texto cuando verifique su teléfono.',
  ],
  devices: ['Notifications on this device', 'Avisos en este dispositivo'],
  devicesHint: [
    'Your browser will ask you once. Then you can choose “On my devices” above.',
    'Su navegador se lo preguntará una vez. Después puede elegir «En mis dispositivos» arriba.',
  ],
  allow: ['Allow notifications on this device', 'Permitir avisos en este dispositivo'],
  stopHere: ['Stop notifications on this device', 'No recibir avisos en este dispositivo'],
  allowed: ['This device shows your notifications.', 'Este dispositivo muestra sus avisos.'],
  refused: [
    'Your browser blocks our notifications. You can change that in its settings for this site.',
    'Su navegador bloquea nuestros avisos. Puede cambiarlo en los ajustes del navegador para este sitio.',
  ],
  pushFailed: [
    'We could not set this up on your device. Please try again.',
    'No pudimos configurarlo en su dispositivo. Inténtelo de nuevo.',
  ],
})
