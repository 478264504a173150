import { texts } from '../kit/text.js'

/** Writing to our team, and what they answered. */
export const askTeamTexts = texts({
  title: ['Messages with our team', 'Mensajes con nuestro equipo'],
  lead: [
    'A person reads it, and we e-mail you the answer.',
    'Lo lee una persona y le enviamos la respuesta por correo.',
  ],
  topic: ['What is it about?', '¿De qué se trata?'],
  body: ['Your message', 'Su mensaje'],
  bodyHint: [
    'Please leave out health details and numbers of cards or accounts.',
    'No ponga datos de salud ni números de tarjetas o cuentas.',
  ],
  send: ['Send message', 'Enviar mensaje'],
  sent: ['Sent. We e-mail you the answer.', 'Enviado. Le mandamos la respuesta por correo.'],
  more: ['Add to it', 'Agregar algo'],
  another: ['Ask about something else', 'Preguntar otra cosa'],
  back: ['All your questions', 'Todas sus preguntas'],
  yours: ['Your questions', 'Sus preguntas'],
  open: ['Open: {topic}, {day}', 'Abrir: {topic}, {day}'],
  newAnswer: ['New answer', 'Respuesta nueva'],
  you: ['You, {when}', 'Usted, {when}'],
  them: ['{name}, {when}', '{name}, {when}'],
  us: ['{name} of our team, {when}', '{name} de nuestro equipo, {when}'],
  ours: ['Our team, {when}', 'Nuestro equipo, {when}'],
  failed: ['We could not load your messages', 'No pudimos cargar sus mensajes'],
  meHint: ['What you asked us, and our answers', 'Lo que nos preguntó y nuestras respuestas'],
  write: ['Write to us', 'Escríbanos'],
  writeHint: [
    'A person reads it, and we e-mail you the answer. Better than the phone for anything that is not urgent.',
    'Lo lee una persona y le enviamos la respuesta por correo. Mejor que el teléfono para lo que no es urgente.',
  ],
  loginToWrite: ['Log in to write to us', 'Inicie sesión para escribirnos'],
})

/** Help from any page. */
export const needHelpTexts = texts({
  read: ['Questions and answers', 'Preguntas y respuestas'],
  emergency: [
    'In an emergency, call 911 first. We cannot send help to your door.',
    'En una emergencia, llame primero al 911. Nosotros no podemos enviar ayuda a su puerta.',
  ],
})

/** An interview with a recruiter, for caregivers. */
export const recruiterTexts = texts({
  lead: [
    'Somebody from our team talks with you for about twenty minutes, in person or by video: about your work, what you are good at, and what you are looking for.',
    'Alguien de nuestro equipo habla con usted unos veinte minutos, en persona o por video: sobre su trabajo, lo que hace bien y lo que busca.',
  ],
  when: ['When can you talk?', '¿Cuándo puede hablar?'],
  whenHint: [
    'Days and hours that suit you, and whether you prefer video or in person.',
    'Días y horas que le convengan, y si prefiere video o en persona.',
  ],
  ask: ['Ask for an interview', 'Pedir una entrevista'],
  waits: [
    'You asked for an interview on {day}. We will write to you with a time.',
    'Pidió una entrevista el {day}. Le escribiremos con una hora.',
  ],
  see: ['See your messages', 'Ver sus mensajes'],
  done: ['You have had your interview.', 'Ya tuvo su entrevista.'],
  doneHint: ['Families see it on your profile.', 'Las familias lo ven en su perfil.'],
})

/** When a family's advisor is there. */
export const careNavigatorTexts = texts({
  hours: [
    'Monday to Friday, 9 AM to 8 PM, where you live',
    'De lunes a viernes, de 9 a. m. a 8 p. m., hora de donde vive',
  ],
})

/** Questions to our team, for the staff who answer them. */
export const staffSupportTexts = texts({
  lead: [
    'What people ask our team, longest wait first. They get your answer by e-mail, and can read it in their account too.',
    'Lo que la gente pregunta a nuestro equipo; primero, lo que más espera. Reciben su respuesta por correo y también pueden leerla en su cuenta.',
  ],
  answer: ['Your answer', 'Su respuesta'],
  send: ['Send the answer', 'Enviar la respuesta'],
  close: ['No answer needed', 'No hace falta responder'],
  closeHint: [
    'Takes it off this list without writing to them, as after a thank-you.',
    'La quita de esta lista sin escribirle, como después de un agradecimiento.',
  ],
  sent: ['We sent your answer to {name}.', 'Enviamos su respuesta a {name}.'],
  closed: ['{name} gets no answer this time.', '{name} no recibe respuesta esta vez.'],
})
