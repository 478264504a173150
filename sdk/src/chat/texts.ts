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
})
