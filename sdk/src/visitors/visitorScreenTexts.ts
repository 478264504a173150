import { texts } from '../kit/text.js'

/** Writing to a caregiver before there is an account. */
export const firstWordTexts = texts({
  title: ['Write to {name}', 'Escriba a {name}'],
  lead: [
    'We e-mail you a link. Your message goes to {name} once you open it and press Send.',
    'Le enviaremos un enlace por correo. Su mensaje llegará a {name} cuando lo abra y pulse Enviar.',
  ],
  name: ['Your name', 'Su nombre'],
  email: ['Your e-mail', 'Su correo electrónico'],
  zip: ['ZIP code where care is needed', 'Código postal donde se necesita el cuidado'],
  message: ['Your message', 'Su mensaje'],
  messageHint: [
    'Say which days and what help. Please leave out health details until you know each other.',
    'Diga qué días y qué ayuda. Deje los datos de salud para cuando se conozcan.',
  ],
  send: ['E-mail me the link', 'Enviarme el enlace'],
  haveAccount: ['I have an account', 'Ya tengo una cuenta'],

  mailTitle: ['Look in your mail', 'Revise su correo'],
  mailLead: [
    'We sent a link to {email}. {name} gets your message when you open it and press Send.',
    'Enviamos un enlace a {email}. {name} recibirá su mensaje cuando usted lo abra y pulse Enviar.',
  ],
  mailDays: {
    one: [
      'The link works for {count} day, on any device.',
      'El enlace sirve {count} día, en cualquier dispositivo.',
    ],
    other: [
      'The link works for {count} days, on any device.',
      'El enlace sirve {count} días, en cualquier dispositivo.',
    ],
  },
  noMail: ['Nothing there?', '¿No llegó nada?'],
  again: ['Send it again', 'Enviarlo otra vez'],
  againHint: [
    'Look in your spam folder first. If the address is wrong, correct it here: the first link then stops working.',
    'Mire antes en el correo no deseado. Si la dirección está mal, corríjala aquí: el primer enlace dejará de servir.',
  ],
  sentAgain: ['We sent a new link to {email}.', 'Enviamos un enlace nuevo a {email}.'],
  another: ['Write another message', 'Escribir otro mensaje'],

  pageTitle: ['Send your message', 'Envíe su mensaje'],
  toWhom: ['Your message to {name}', 'Su mensaje a {name}'],
  newLead: [
    'Your address is right. One press sends your message, and your free account keeps the answer.',
    'Su dirección es correcta. Con un toque se envía el mensaje, y su cuenta gratuita guarda la respuesta.',
  ],
  yoursLead: ['One press sends your message.', 'Con un toque se envía su mensaje.'],
  password: ['Choose a password', 'Elija una contraseña'],
  passwordHint: [
    'You can leave this empty and choose one later by “Forgot your password?”.',
    'Puede dejarlo vacío y elegir una después con «¿Olvidó su contraseña?».',
  ],
  sendNow: ['Send to {name}', 'Enviar a {name}'],
  sent: ['Your message was sent to {name}.', 'Su mensaje se envió a {name}.'],
  knownLead: [
    'You already have an account with {email}. Log in, and send your message from here.',
    'Usted ya tiene una cuenta con {email}. Inicie sesión y envíe su mensaje desde aquí.',
  ],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],
  othersLead: [
    'This message was written with {email}, and somebody else is logged in here. Log out first, and open the link again.',
    'Este mensaje se escribió con {email} y aquí hay otra persona con la sesión iniciada. Cierre esa sesión y abra el enlace otra vez.',
  ],
  notFamilyLead: [
    'The account of {email} cannot write to caregivers. Your message was not sent.',
    'La cuenta de {email} no puede escribir a cuidadores. Su mensaje no se envió.',
  ],
  caregiverGone: [
    '{name} takes no messages at the moment. Your message was not sent, and we made no account.',
    '{name} no recibe mensajes en este momento. Su mensaje no se envió y no se creó ninguna cuenta.',
  ],
  lookFor: ['See other caregivers', 'Ver a otros cuidadores'],
  sentLead: [
    'Your message is sent. You find it in your messages.',
    'Este mensaje ya se envió. Está entre sus mensajes.',
  ],
  openConversation: ['Open the conversation', 'Abrir la conversación'],
  gone: ['This link no longer works', 'Este enlace ya no sirve'],
  goneLead: [
    'It is too old, or a newer letter took its place. Nothing was sent. You can write again from the profile.',
    'Es demasiado antiguo o lo sustituyó un correo más nuevo. No se envió nada. Puede escribir otra vez desde el perfil.',
  ],

  nextTitle: ['Next: describe the job', 'Ahora: describa el trabajo'],
  nextText: [
    'Say once which days and what help you need. When you post it, {name} is invited, and others nearby can apply.',
    'Diga una vez qué días y qué ayuda necesita. Al publicarlo, {name} recibe la invitación y otras personas cercanas pueden postularse.',
  ],
  nextAction: ['Describe the job', 'Describir el trabajo'],
  pinnedTitle: ['Who is invited', 'A quién se invita'],
  pinned: ['Invite {name} when I post this job', 'Invitar a {name} cuando publique este trabajo'],
  pinnedHint: ['You have written to {name}.', 'Usted escribió a {name}.'],
  invited: ['{name} is invited to this job.', '{name} recibió la invitación a este trabajo.'],
})

/** What a visitor leaves on the device until there is an account. */
export const visitorKeepTexts = texts({
  keepHeart: [
    'Kept on this device. Log in or sign up, and {name} is among your favorites.',
    'Guardado en este dispositivo. Inicie sesión o regístrese y {name} estará entre sus favoritos.',
  ],
  unkeepSearch: ['Do not save it', 'No guardarla'],
  signUp: ['Create a free account', 'Crear una cuenta gratuita'],
  keepSearch: [
    'Kept on this device. Log in or sign up, and the search is saved for you.',
    'Guardada en este dispositivo. Inicie sesión o regístrese y la búsqueda quedará guardada.',
  ],
})
