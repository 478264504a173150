import { texts } from '../../kit/text.js'

/** Telling our team about messages, and what to be careful with in them. */
export const messageReportTexts = texts({
  payment: [
    'Careful: if you pay or are paid outside this site, there is no record of it and we cannot help if something goes wrong.',
    'Cuidado: si paga o cobra fuera de este sitio, no queda constancia y no podremos ayudar si algo sale mal.',
  ],
  contact: [
    'You have not written to {name} yet. Be careful with links, phone numbers and email addresses, and stay on this site until you know who they are.',
    'Todavía no ha escrito a {name}. Tenga cuidado con los enlaces, teléfonos y correos electrónicos, y siga en este sitio hasta saber quién es.',
  ],
  report: ['Report {name}', 'Denunciar a {name}'],
  title: ['Report {name} to our team', 'Denunciar a {name} a nuestro equipo'],
  hint: [
    'Our team reads the last messages of this conversation and tells you what we decide. We do not tell {name} who reported them. In danger, call 911 first.',
    'Nuestro equipo lee los últimos mensajes de esta conversación y le dice qué decide. No decimos a {name} quién hizo la denuncia. Si hay peligro, llame primero al 911.',
  ],
  reason: ['What happened?', '¿Qué pasó?'],
  note: ['Anything we should know', 'Algo que debamos saber'],
  block: ['Also block {name}', 'También bloquear a {name}'],
  blockHint: [
    'Neither of you can write in this conversation until you unblock it.',
    'Nadie podrá escribir en esta conversación hasta que usted la desbloquee.',
  ],
  send: ['Send report', 'Enviar denuncia'],
  sent: ['Our team has your report about {name}.', 'Nuestro equipo recibió su denuncia sobre {name}.'],
})

/** What is wrong with a report or a decision on one. */
export const messageReportErrorTexts = texts({
  reason: ['Choose what happened.', 'Elija qué pasó.'],
  waits: [
    'You have reported this conversation already. Our team is looking at it.',
    'Usted ya denunció esta conversación. Nuestro equipo la está revisando.',
  ],
  decided: ['Somebody has decided on this report already.', 'Alguien ya decidió sobre esta denuncia.'],
})

/** Reports of messages, for the staff who read them. */
export const staffReportTexts = texts({
  lead: [
    'What people report about the messages they get, longest wait first. We tell whoever reported it what you decide.',
    'Lo que la gente denuncia de los mensajes que recibe; primero, lo que más espera. Le decimos lo que decida a quien hizo la denuncia.',
  ],
  by: ['Reported by {name}', 'Denuncia de {name}'],
  person: ['About {name}', 'Sobre {name}'],
  said: ['{name} told us', '{name} nos dijo'],
  messages: ['The last messages', 'Los últimos mensajes'],
  none: ['There are no messages in this conversation.', 'No hay mensajes en esta conversación.'],
  wrote: ['{name}, {when}', '{name}, {when}'],
  before: {
    one: ['{count} earlier report led to something.', '{count} denuncia anterior tuvo consecuencias.'],
    other: [
      '{count} earlier reports led to something.',
      '{count} denuncias anteriores tuvieron consecuencias.',
    ],
  },
  frozen: ['Their messages are stopped already.', 'Sus mensajes ya están detenidos.'],
  decide: ['What should we do?', '¿Qué hacemos?'],
  save: ['Save decision', 'Guardar la decisión'],
  frozenHint: [
    'Somebody whose messages are stopped can read, and write to nobody. We tell them to contact support.',
    'Quien tiene los mensajes detenidos puede leer, pero no escribir a nadie. Le decimos que se comunique con soporte.',
  ],
  done: ['We told {name} what you decided.', 'Le dijimos a {name} lo que decidió.'],
})
