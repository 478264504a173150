import { texts } from '../kit/text.js'

/** The address of one's visits for other calendars. */
export const calendarFeedTexts = texts({
  title: ['Your visits in your own calendar', 'Sus visitas en su propio calendario'],
  text: [
    'Make an address and add it to your calendar as a subscription. Calendars check for changes every 4 to 24 hours, so look here for today’s visits.',
    'Cree una dirección y agréguela a su calendario como suscripción. Los calendarios buscan cambios cada 4 a 24 horas, así que consulte aquí lo que vale hoy.',
  ],
  names: ['Show the names of the people', 'Mostrar los nombres de las personas'],
  namesHint: [
    'Anybody who sees your calendar will then see who your visits are with.',
    'Quien vea su calendario verá entonces con quién son sus visitas.',
  ],
  make: ['Make an address', 'Crear una dirección'],
  makeAnew: ['Make a new address', 'Crear una dirección nueva'],
  address: ['Your address', 'Su dirección'],
  once: [
    'Copy it now: we show it only once. Anybody who has it can see your visits; you can end it here at any time.',
    'Cópiela ahora: solo la mostramos una vez. Quien la tenga ve sus visitas; puede terminarla aquí cuando quiera.',
  ],
  copy: ['Copy the address', 'Copiar la dirección'],
  copied: ['The address was copied.', 'Se copió la dirección.'],
  copyFailed: [
    'We could not copy it. Select the address and copy it yourself.',
    'No pudimos copiarla. Seleccione la dirección y cópiela usted.',
  ],
  since: ['You have had an address since {day}.', 'Hay una dirección desde el {day}.'],
  read: ['Last read by a calendar: {time}', 'Última lectura por un calendario: {time}'],
  notRead: ['No calendar has read it yet.', 'Ningún calendario la ha leído todavía.'],
  end: ['End the address', 'Terminar la dirección'],
  endTitle: ['End the address?', '¿Terminar la dirección?'],
  endText: [
    'Your visits will then disappear from the calendars that read it.',
    'Sus visitas desaparecerán de los calendarios que la leen.',
  ],
  ended: ['The address has ended.', 'La dirección terminó.'],
  visit: ['Visit', 'Visita'],
  visitOf: ['Visit: {name}', 'Visita: {name}'],
  calendar: ['{brand}: visits', '{brand}: visitas'],
})
