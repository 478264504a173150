import { texts } from '../kit/text.js'

/** Conversations and what may keep a message from being sent. */
export const chatTexts = texts({
  frozen: [
    'Messaging is paused for your account. Please contact support.',
    'La mensajería está en pausa para su cuenta. Comuníquese con soporte.',
  ],
  blocked: ['This conversation is blocked.', 'Esta conversación está bloqueada.'],
  notSent: ['Your message was not sent.', 'Su mensaje no se envió.'],
  sendAgain: ['Send again', 'Enviar de nuevo'],
  none: ['You have no messages yet.', 'Todavía no tiene mensajes.'],
  closed: [
    'This person cannot receive messages right now.',
    'Esta persona no puede recibir mensajes en este momento.',
  ],
  toOneself: ['You cannot write to yourself.', 'No puede enviar mensajes a su propia cuenta.'],
  notConnected: [
    'You can write to a family once you have applied to their job or they have written to you.',
    'Puede escribir a una familia cuando se haya postulado a su trabajo o cuando ella le haya escrito.',
  ],
  notBetweenCaregivers: [
    'Caregivers can only message families.',
    'Los cuidadores solo pueden intercambiar mensajes con familias.',
  ],
  notReachable: ['You can only message caregivers.', 'Solo se pueden enviar mensajes a cuidadores.'],
  today: ['Today', 'Hoy'],
  yesterday: ['Yesterday', 'Ayer'],
  empty: ['Write a message first.', 'Escriba un mensaje primero.'],
  tooLong: ['A message can have up to {max} characters.', 'Un mensaje puede tener hasta {max} caracteres.'],
})

/** The letter to somebody whose message has waited for an hour. It tells nothing of what was written. */
export const chatMailTexts = texts({
  subject: ['{name} wrote to you', '{name} le escribió'],
  hello: ['Hello {name},', 'Hola, {name}:'],
  body: [
    '{name} sent you a message on {brand}. Read it and answer here:',
    '{name} le envió un mensaje en {brand}. Léalo y responda aquí:',
  ],
  short: ['You have a message you have not read.', 'Tiene un mensaje sin leer.'],
})

/** The messages screen. */
export const messagesTexts = texts({
  notKept: [
    'This browser cannot save drafts: its storage is full or blocked. Send your message before you leave this page.',
    'Este navegador no puede guardar borradores: su almacenamiento está lleno o bloqueado. Envíe su mensaje antes de salir de esta página.',
  ],
  list: ['Conversations', 'Conversaciones'],
  back: ['All messages', 'Todos los mensajes'],
  pick: ['Choose a conversation', 'Elija una conversación'],
  pickHint: ['You will see your messages here.', 'Aquí verá sus mensajes.'],
  emptyFamily: [
    'Find a caregiver you like and write to them. You will see the answer here.',
    'Busque a alguien que le guste y escríbale: la respuesta llegará aquí.',
  ],
  emptyAgency: [
    'When a family or a facility writes to you, you can talk here.',
    'Cuando una familia o un centro le escriba, podrán hablar aquí.',
  ],
  emptyCaregiver: [
    'When a family writes to you, or you apply to a job, you can talk here.',
    'Cuando una familia le escriba, o usted se postule a un trabajo, podrán hablar aquí.',
  ],
  emptyFacility: [
    'Write to somebody who applied for one of your shifts, or has worked one.',
    'Escriba a quien se postuló para uno de sus turnos o ya trabajó en uno.',
  ],
  people: ['Your people', 'Su gente'],
  findCaregivers: ['Find caregivers', 'Buscar cuidadores'],
  notFound: ['We cannot find this conversation', 'No encontramos esta conversación'],
  notFoundHint: [
    'It may belong to another account, or the address may be incomplete.',
    'Quizá pertenece a otra cuenta o la dirección está incompleta.',
  ],
  couldNotLoad: ['We could not load your messages', 'No pudimos cargar sus mensajes'],
  notUpToDate: ['Your messages may not be up to date.', 'Es posible que sus mensajes no estén al día.'],
  you: ['You: {words}', 'Usted: {words}'],
  noneYet: ['No messages yet', 'Todavía no hay mensajes'],
  unreadHere: { one: ['{count} unread', '{count} sin leer'], other: ['{count} unread', '{count} sin leer'] },
  log: ['Messages with {name}', 'Mensajes con {name}'],
  older: ['Older messages', 'Mensajes anteriores'],
  olderFailed: ['We could not load older messages.', 'No pudimos cargar los mensajes anteriores.'],
  newBelow: ['New messages below', 'Mensajes nuevos abajo'],
  sending: ['Sending…', 'Enviando…'],
  waits: ['Not sent yet.', 'Aún sin enviar.'],
  seen: ['Seen', 'Visto'],
  sentBy: ['{name} wrote:', '{name} escribió:'],
  youWrote: ['You wrote:', 'Usted escribió:'],
  edit: ['Edit', 'Editar'],
  field: ['Your message to {name}', 'Su mensaje para {name}'],
  keys: [
    'Press Enter to send, or Shift and Enter for a new line.',
    'Presione Enter para enviar, o Shift y Enter para una línea nueva.',
  ],
  send: ['Send', 'Enviar'],
  away: [
    'We save what you write and send it when you are back online.',
    'Lo que escriba se guarda y se enviará cuando vuelva la conexión.',
  ],
  menu: ['More about this conversation', 'Más sobre esta conversación'],
  showProfile: ['Show profile', 'Ver perfil'],
  hideProfile: ['Hide profile', 'Ocultar perfil'],
  propose: ['Propose days and rate', 'Proponer días y tarifa'],
  wholeProfile: ['See full profile', 'Ver el perfil completo'],
  profileOf: ['About {name}', 'Acerca de {name}'],
  toConversation: ['Back to the conversation', 'Volver a la conversación'],
  block: ['Block {name}', 'Bloquear a {name}'],
  unblock: ['Unblock {name}', 'Desbloquear a {name}'],
  blockTitle: ['Block {name}?', '¿Bloquear a {name}?'],
  blockHint: [
    'Neither of you can send messages in this conversation until you unblock it. Old messages stay. We do not tell {name}.',
    'Nadie podrá enviar mensajes en esta conversación hasta que usted la desbloquee. Lo escrito se conserva. No avisamos a {name}.',
  ],
  blocked: ['{name} is blocked', 'Ha bloqueado a {name}'],
  unblocked: ['You can write to {name} again', 'Puede volver a escribir a {name}'],
  blockFailed: ['That did not work. Please try again.', 'No funcionó. Inténtelo de nuevo.'],
  memberSince: ['Member since {when}', 'Miembro desde {when}'],
  lookingFor: ['Looking for care', 'Busca cuidado'],
  noOpenJobs: ['No open jobs right now', 'Sin trabajos abiertos en este momento'],
  hoursAWeek: ['{hours} hours a week', '{hours} horas a la semana'],
  profileGone: [
    'This profile is not available right now.',
    'Este perfil no está disponible en este momento.',
  ],
})
