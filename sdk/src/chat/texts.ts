import { texts } from '../kit/text.js'

/** Conversations and what may keep a message from being sent (D1 §4; D3 §4). */
export const chatTexts = /* @__PURE__ */ texts({
  frozen: [
    'Messaging is paused for your account. Please contact support.',
    'La mensajería está en pausa para su cuenta. Comuníquese con soporte.',
  ],
  blocked: ['This conversation is blocked.', 'Esta conversación está bloqueada.'],
  notSent: ['Your message was not sent.', 'Su mensaje no se envió.'],
  sendAgain: ['Send again', 'Enviar de nuevo'],
  none: ['You have no messages yet.', 'Todavía no tiene mensajes.'],
  unread: {
    one: ['{count} unread message', '{count} mensaje sin leer'],
    other: ['{count} unread messages', '{count} mensajes sin leer'],
  },
  closed: [
    'This person cannot receive messages now.',
    'Esta persona no puede recibir mensajes en este momento.',
  ],
  toOneself: ['You cannot write to yourself.', 'No puede escribirse a usted mismo.'],
  notConnected: [
    'You can write to a family once you have applied to their job or they have written to you.',
    'Puede escribir a una familia cuando haya solicitado su empleo o cuando ella le haya escrito.',
  ],
  notBetweenCaregivers: [
    'Caregivers can exchange messages with families only.',
    'Los cuidadores solo pueden intercambiar mensajes con familias.',
  ],
  notReachable: ['Messages can be sent to caregivers only.', 'Solo se pueden enviar mensajes a cuidadores.'],
  empty: ['Write a message first.', 'Escriba un mensaje primero.'],
  tooLong: ['A message can have up to {max} characters.', 'Un mensaje puede tener hasta {max} caracteres.'],
})

/** The letter to somebody who was away when a message came. It tells nothing of what was written. */
export const chatMailTexts = /* @__PURE__ */ texts({
  subject: ['{name} wrote to you', '{name} le escribió'],
  hello: ['Hello {name},', 'Hola, {name}:'],
  body: [
    '{name} sent you a message on {brand}. Read it and answer here:',
    '{name} le envió un mensaje en {brand}. Léalo y responda aquí:',
  ],
  why: [
    'You get this letter because you were away. You can turn such letters off in your settings.',
    'Recibe este correo porque no estaba conectado. Puede desactivar estos avisos en su configuración.',
  ],
})
