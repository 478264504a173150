import { texts } from '../../kit/text.js'

/** What an offer says, row by row. */
export const offerRowTexts = texts({
  careFor: ['Who needs care', 'Quién necesita cuidado'],
  careForNamed: ['{name}, their {relation}', '{name} ({relation})'],
  about: ['About them', 'Sobre la persona'],
  place: ['Where', 'Dónde'],
  begins: ['First day', 'Primer día'],
  ends: ['Last day', 'Último día'],
  schedule: ['When', 'Cuándo'],
  dayHours: ['{day}, {from} to {until}', '{day}, de {from} a {until}'],
  nextDay: ['(next day)', '(del día siguiente)'],
  hoursWeek: {
    one: ['{count} hour a week', '{count} hora por semana'],
    other: ['{count} hours a week', '{count} horas por semana'],
  },
  daysWeek: {
    one: ['{count} day a week', '{count} día por semana'],
    other: ['{count} days a week', '{count} días por semana'],
  },
  liveIn: ['Live-in', 'Con residencia'],
  rate: ['Pay', 'Pago'],
  paidBy: ['Paid by {partner}', 'Paga {partner}'],
  perHour: ['{amount} an hour, before taxes', '{amount} por hora, antes de impuestos'],
  perDay: ['{amount} a day, before taxes', '{amount} por día, antes de impuestos'],
  weekly: ['About {amount} a week', 'Unos {amount} por semana'],
  message: ['Message', 'Mensaje'],
})
