import { texts } from '../../kit/text.js'

/** What is wrong with the terms of an offer, beside their fields. */
export const offerErrorTexts = texts({
  job: ['Choose a job, or none of these', 'Elija un trabajo, o ninguno de estos'],
  careFor: ['Choose who needs care', 'Elija quién necesita cuidado'],
  recipientName: ['Enter a first name', 'Escriba un nombre'],
  recipientNameLong: ['Use at most {max} characters', 'Use como máximo {max} caracteres'],
  place: ['Choose the city from the list', 'Elija la ciudad de la lista'],
  startDate: ['Enter the first day', 'Escriba el primer día'],
  startInPast: ['Choose today or a later day', 'Elija hoy o un día posterior'],
  startTooFar: ['Choose a day within a year', 'Elija un día dentro de un año'],
  endBeforeStart: ['The last day must be after the first', 'El último día debe ser posterior al primero'],
  hours: ['Enter 1 to 168 hours a week', 'Escriba de 1 a 168 horas por semana'],
  days: ['Enter 1 to 7 days a week', 'Escriba de 1 a 7 días por semana'],
  rate: ['Enter a rate', 'Escriba una tarifa'],
  hourlyLow: ['Enter at least {least} an hour', 'Escriba al menos {least} por hora'],
  hourlyHigh: ['Enter at most {most} an hour', 'Escriba como máximo {most} por hora'],
  dailyLow: ['Enter at least {least} a day', 'Escriba al menos {least} por día'],
  dailyHigh: ['Enter at most {most} a day', 'Escriba como máximo {most} por día'],
  oneRate: ['Agree on an hourly or a daily rate', 'Acuerde una tarifa por hora o por día'],
  employerName: ['Enter your full name', 'Escriba su nombre completo'],
  contactTypes: ['Choose at least one', 'Elija al menos una'],
  reason: ['Choose a reason', 'Elija un motivo'],
  gone: [
    '{name} no longer takes offers here. Nothing was sent.',
    '{name} ya no recibe ofertas aquí. No se envió nada.',
  ],
  signature: ['Sign with your full name', 'Firme con su nombre completo'],
})
