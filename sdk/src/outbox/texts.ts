import { texts } from '../kit/text.js'

/** What somebody did that has not arrived, said on any page; and that it has. */
export const outboxTexts = texts({
  waiting: ['Waiting to send ({count})', 'Por enviar ({count})'],
  waitingText: [
    'Kept on this device. We send it by itself once there is a connection.',
    'Guardado en este dispositivo. Lo enviamos solo en cuanto haya conexión.',
  ],
  tryNow: ['Try now', 'Intentar ahora'],
  stillWaits: [
    'It could not be sent yet. We go on trying by ourselves.',
    'Todavía no se pudo enviar. Seguimos intentándolo.',
  ],
  pressWaits: ['{what}, {time}', '{what}, {time}'],
  pressRefused: ['{what} at {time} did not count.', '{what} a las {time} no contó.'],
  messagesWait: {
    one: ['{count} message', '{count} mensaje'],
    other: ['{count} messages', '{count} mensajes'],
  },
  leaveTitle: ['Log out with something not sent?', '¿Cerrar sesión con algo sin enviar?'],
  leaveText: {
    one: [
      '{count} thing waits to be sent. If you log out now, it is lost: it is kept on this device only.',
      'Hay {count} cosa por enviar. Si cierra la sesión ahora, se pierde: solo está guardada en este dispositivo.',
    ],
    other: [
      '{count} things wait to be sent. If you log out now, they are lost: they are kept on this device only.',
      'Hay {count} cosas por enviar. Si cierra la sesión ahora, se pierden: solo están guardadas en este dispositivo.',
    ],
  },
  leaveAnyway: ['Log out and lose it', 'Cerrar sesión y perderlo'],
  leaveStay: ['Stay logged in', 'Seguir con la sesión'],
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
})
