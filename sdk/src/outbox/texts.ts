import { texts } from '../kit/text.js'

/** What somebody did that has not arrived, said on any page; and that it has. */
export const outboxTexts = texts({
  clockInWaits: [
    'Your clock-in at {time} waits for a connection. It counts from then.',
    'Su entrada de las {time} espera la conexión. Cuenta desde entonces.',
  ],
  clockOutWaits: [
    'Your clock-out at {time} waits for a connection. It counts from then.',
    'Su salida de las {time} espera la conexión. Cuenta desde entonces.',
  ],
  clockInRefused: ['Your clock-in at {time} did not count.', 'Su entrada de las {time} no contó.'],
  clockOutRefused: ['Your clock-out at {time} did not count.', 'Su salida de las {time} no contó.'],
  messagesWait: {
    one: ['{count} message waits for a connection.', '{count} mensaje espera la conexión.'],
    other: ['{count} messages wait for a connection.', '{count} mensajes esperan la conexión.'],
  },
  messagesRefused: {
    one: ['{count} message was not sent.', '{count} mensaje no se envió.'],
    other: ['{count} messages were not sent.', '{count} mensajes no se enviaron.'],
  },
  notKept: [
    'This browser keeps nothing, because its storage is full or closed. Leave this page open until it is sent.',
    'Este navegador no guarda nada porque su almacenamiento está lleno o cerrado. Deje esta página abierta hasta que se envíe.',
  ],
  seeClock: ['Go to the clock', 'Ir al reloj'],
  seeConversation: ['Go to the conversation', 'Ir a la conversación'],
  discard: ['Discard this time', 'Descartar esta hora'],
  discardTitle: ['Discard {time}?', '¿Descartar {time}?'],
  discardText: ['It is recorded nowhere else.', 'No está registrada en otro lugar.'],
  clockedIn: ['You are clocked in', 'Su entrada quedó registrada'],
  clockedOut: ['You are clocked out', 'Su salida quedó registrada'],
})
