import { texts } from '../kit/text.js'

/** Asking whether services of other companies may run, and changing the answer. */
export const consentTexts = texts({
  title: ['Chat and counting visits', 'Chat y conteo de visitas'],
  ask: ['May other companies help us here?', '¿Pueden ayudarnos aquí otras empresas?'],
  askBoth: [
    '{chat} runs our chat, and {counter} counts visits to public pages and sign-ups. Both stay off unless you allow them, and get no name, e-mail or health details from us.',
    '{chat} opera nuestro chat y {counter} cuenta las visitas a páginas públicas y los registros. Quedan apagados si usted no los permite, y no les damos su nombre, su correo ni datos de salud.',
  ],
  askChat: [
    '{chat} runs our chat. It is off until you allow it. From us it gets no name, no e-mail, and nothing about health.',
    '{chat} opera nuestro chat. Está apagado hasta que usted lo permita. De nosotros no recibe su nombre, su correo ni nada de salud.',
  ],
  askCounter: [
    '{counter} counts visits to public pages and sign-ups. It is off until you allow it. From us it gets no name, no e-mail, and nothing about health.',
    '{counter} cuenta las visitas a páginas públicas y los registros. Está apagado hasta que usted lo permita. De nosotros no recibe su nombre, su correo ni nada de salud.',
  ],
  allow: ['Allow', 'Permitir'],
  refuse: ['Do not allow', 'No permitir'],
  more: ['Read more, or choose one by one', 'Leer más o elegir por separado'],
  choices: [
    'These are run by other companies. They are off unless you allow them, and you can change your mind here at any time.',
    'Son servicios de otras empresas. Están apagados si usted no los permite, y puede cambiar de opinión aquí cuando quiera.',
  ],
  chatHint: [
    '{host} runs it, on our help and contact pages. They get what you write there, and your internet address as every site does. Where you are logged in, they also get a code that stays the same for you, without your name.',
    'Lo opera {host}, en nuestras páginas de ayuda y de contacto. Recibe lo que usted escribe allí y, como todo sitio, su dirección de internet. Si usted inició sesión, recibe también un código que siempre es el mismo para usted, sin su nombre.',
  ],
  needsHint: [
    'Our team then sees in the chat what your job post says: conditions, tasks, who needs care, whether the caregiver lives in, the schedule, and the languages and gender you prefer. It goes through {host}.',
    'Así nuestro equipo ve en el chat lo que dice su anuncio: condiciones, tareas, quién necesita cuidado, si quien cuida vive en la casa, el horario, y los idiomas y el sexo que prefiere. Pasa por {host}.',
  ],
  counterHint: [
    '{host} is told which of our public pages was opened, in which language, whether somebody went on to sign up or to call, and that a sign-up was finished, as a family or as a caregiver. They get your internet address as every site does. Never a page about you, about care or about money.',
    '{host} sabe cuál de nuestras páginas públicas se abrió, en qué idioma, si alguien pasó a registrarse o a llamar, y que un registro se completó, de una familia o de alguien que cuida. Recibe su dirección de internet, como todo sitio. Nunca una página sobre usted, sobre cuidado ni sobre dinero.',
  ],
  since: [
    'You answered on {day}. We ask again after a year.',
    'Usted respondió el {day}. Volvemos a preguntar después de un año.',
  ],
  unanswered: [
    'You have not answered yet, so nothing runs.',
    'Aún no ha respondido, así que nada está encendido.',
  ],
  saved: ['Saved.', 'Guardado.'],
  savedHere: [
    'Saved on this device only. We will save it to your account the next time you open a page.',
    'Guardado solo en este dispositivo. Lo guardaremos en su cuenta la próxima vez que abra una página.',
  ],
  refusedByBrowser: [
    'Your browser asks every site not to track you. We keep to that: these stay off while it does.',
    'Su navegador pide a todos los sitios que no le rastreen. Lo respetamos: esto queda apagado mientras lo pida.',
  ],
})

/** The customer chat on the help pages. */
export const customerChatTexts = texts({
  title: ['Chat with our team', 'Chatee con nuestro equipo'],
  hint: [
    'For short questions. Please leave out health details and numbers of cards or accounts.',
    'Para preguntas cortas. No ponga datos de salud ni números de tarjetas o cuentas.',
  ],
  open: ['Open the chat', 'Abrir el chat'],
  openUnread: ['Open the chat, {count} new', 'Abrir el chat, {count} sin leer'],
  close: ['Close the chat', 'Cerrar el chat'],
  frame: ['Chat with our team', 'Chat con nuestro equipo'],
  coming: ['Opening the chat…', 'Abriendo el chat…'],
  ask: [
    'The chat runs on {host}, which is another company. It gets what you write there and your internet address and, where you are logged in, a code that stays the same for you. It does not get your name or e-mail from us.',
    'El chat funciona en {host}, que es otra empresa. Recibe lo que usted escribe allí, su dirección de internet y, si usted inició sesión, un código que siempre es el mismo para usted. De nosotros no recibe su nombre ni su correo.',
  ],
  allow: ['Allow and open the chat', 'Permitir y abrir el chat'],
  refuse: ['Do not allow', 'No permitir'],
  instead: ['You can write to us without it:', 'Puede escribirnos sin él:'],
  refused: [
    'Your browser asks every site not to track you, so the chat stays off.',
    'Su navegador pide a todos los sitios que no le rastreen, así que el chat queda apagado.',
  ],
  failed: ['The chat did not open', 'El chat no se abrió'],
  failedHint: [
    'It may be blocked here, or there is no connection. Nothing you wrote to us elsewhere is affected.',
    'Puede estar bloqueado aquí, o no hay conexión. Lo que nos escribió en otra parte sigue igual.',
  ],
})
