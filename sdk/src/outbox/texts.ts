import { texts } from '../kit/text.js'

/** What somebody did that has not arrived, said on any page; and that it has. */
export const outboxTexts = texts({
  waiting: ['Waiting to send ({count})', 'Por enviar ({count})'],
  waitingText: [
    'Saved on this device. We send it as soon as you are online.',
    'Guardado en este dispositivo. Lo enviamos en cuanto haya conexión.',
  ],
  waits: ['Waiting to send', 'Por enviar'],
  tryNow: ['Try now', 'Intentar ahora'],
  stillWaits: [
    'We could not send it yet. We keep trying.',
    'Todavía no se pudo enviar. Seguimos intentándolo.',
  ],
  pressWaits: ['{what}, {time}', '{what}, {time}'],
  pressRefused: ['{what} at {time} was not accepted.', '{what} a las {time}: no se aceptó.'],
  messagesWait: {
    one: ['{count} message', '{count} mensaje'],
    other: ['{count} messages', '{count} mensajes'],
  },
  taskWaits: ['A task, {time}', 'Una tarea, {time}'],
  noteWaits: ['A note, {time}', 'Una nota, {time}'],
  photoWaits: ['A photo, {time}', 'Una foto, {time}'],
  taskRefused: [
    'What you did with a task at {time} was not accepted.',
    'Lo que hizo con una tarea a las {time} no se aceptó.',
  ],
  noteRefused: ['Your note of {time} was not accepted.', 'Su nota de las {time} no se aceptó.'],
  photoRefused: ['Your photo of {time} was not accepted.', 'Su foto de las {time} no se aceptó.'],
  seePlan: ['Go to the care plan', 'Ir al plan de cuidado'],
  discardThis: ['Discard it', 'Descartarlo'],
  leaveTitle: ['Log out before everything is sent?', '¿Cerrar sesión antes de que todo se envíe?'],
  leaveText: {
    one: [
      '{count} item is not sent yet. It is saved on this device only: if you log out now, you lose it.',
      'Falta enviar {count} elemento. Solo está guardado en este dispositivo: si cierra la sesión ahora, se pierde.',
    ],
    other: [
      '{count} items are not sent yet. They are saved on this device only: if you log out now, you lose them.',
      'Falta enviar {count} elementos. Solo están guardados en este dispositivo: si cierra la sesión ahora, se pierden.',
    ],
  },
  leaveAnyway: ['Log out and lose it', 'Cerrar sesión y perderlo'],
  leaveStay: ['Stay logged in', 'Seguir con la sesión'],
  messagesRefused: {
    one: ['{count} message was not sent.', '{count} mensaje no se envió.'],
    other: ['{count} messages were not sent.', '{count} mensajes no se enviaron.'],
  },
  notKept: [
    'This browser cannot save anything: its storage is full or blocked. Keep this page open until it is sent.',
    'Este navegador no puede guardar nada: su almacenamiento está lleno o bloqueado. Deje esta página abierta hasta que se envíe.',
  ],
  seeClock: ['Go to the clock', 'Ir al reloj'],
  seeConversation: ['Go to the conversation', 'Ir a la conversación'],
  discard: ['Discard this time', 'Descartar esta hora'],
  discardTitle: ['Discard {time}?', '¿Descartar {time}?'],
  discardText: ['It is not recorded anywhere else.', 'No está registrada en ningún otro lugar.'],
})
