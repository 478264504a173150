import { texts } from '../kit/text.js'

/** The columns and words of the exported clock. */
export const clockSheetTexts = texts({
  day: ['Day', 'Día'],
  service: ['Type of service', 'Tipo de servicio'],
  recipient: ['Who received it', 'Quién lo recibió'],
  caregiver: ['Who gave it', 'Quién lo prestó'],
  begin: ['Begin', 'Inicio'],
  end: ['End', 'Fin'],
  zone: ['Time zone', 'Zona horaria'],
  minutes: ['Minutes', 'Minutos'],
  place: ['Place', 'Lugar'],
  placeIn: ['Place at clock-in', 'Lugar de la entrada'],
  placeOut: ['Place at clock-out', 'Lugar de la salida'],
  howIn: ['How we know the clock-in', 'Cómo se sabe de la entrada'],
  howOut: ['How we know the clock-out', 'Cómo se sabe de la salida'],
  corrected: ['Corrected from', 'Corregido desde'],
  notSaid: ['Not given', 'Sin indicar'],
  there: ['At the home', 'En la casa'],
  away: ['Somewhere else', 'En otro lugar'],
  unknown: ['Not known', 'No se sabe'],
  position: ['Pressed, with a position', 'Registrado, con ubicación'],
  no_position: ['Pressed, without a position', 'Registrado, sin ubicación'],
  late: ['Pressed without a connection, sent later', 'Registrado sin conexión, enviado después'],
  typed: ['Typed later', 'Escrito después'],
  was: ['{from} to {to}', '{from} a {to}'],
  typedLater: ['not clocked, typed later', 'no registrado, escrito después'],
})
