import { texts } from '../../kit/text.js'

/** What keeps a wage rate from being set, changed or deleted. */
export const wageRateTexts = texts({
  amountRequired: ['Please enter an amount.', 'Ingrese un monto.'],
  hourLimits: [
    'An hourly rate can be from {least} to {most}.',
    'La tarifa por hora puede ser de {least} a {most}.',
  ],
  belowMinimum: [
    'The minimum wage where the care takes place is {least} an hour on that day.',
    'El salario mínimo donde se da el cuidado es de {least} por hora ese día.',
  ],
  dayBelowMinimum: [
    'At the minimum wage where the care takes place, {hours} hours are {least} on that day.',
    'Con el salario mínimo donde se da el cuidado, {hours} horas son {least} ese día.',
  ],
  hoursRequired: [
    'Please choose how many hours of the day are paid.',
    'Elija cuántas horas del día se pagan.',
  ],
  nameRequired: ['Please say what this rate is for.', 'Indique para qué es esta tarifa.'],
  dayRequired: ['Please choose the first day.', 'Elija el primer día.'],
  notBeforeLast: [
    'A rate is already set to start on {day}. Choose a later day, or delete that rate first.',
    'Hay una tarifa fijada desde el {day}. Elija un día posterior o elimine antes esa tarifa.',
  ],
  tooFarAhead: ['Please choose a day within a year.', 'Elija un día dentro de un año.'],
  lowerFromToday: [
    'A lower rate can begin today at the earliest. Earlier days stay as they were agreed.',
    'Una tarifa más baja puede comenzar hoy como muy pronto. Los días anteriores quedan como se acordaron.',
  ],
  daysUsed: [
    'Hours from that day on have been handed in. Choose a day after {day}.',
    'Ya se entregaron horas desde ese día. Elija un día posterior al {day}.',
  ],
  regularNeeded: [
    'The only regular rate cannot be deleted. Set a new one instead.',
    'La única tarifa regular no se puede eliminar. Fije una nueva.',
  ],
  onlyLast: [
    'Only the latest rate can be deleted: another one follows this.',
    'Solo se puede eliminar la tarifa más reciente: a esta le sigue otra.',
  ],
  rateUsed: [
    'Hours were handed in at this rate, so it stays.',
    'Se entregaron horas con esta tarifa, así que se conserva.',
  ],
  hasBegun: [
    'This rate has already started. Set a new one instead.',
    'Esta tarifa ya comenzó. Fije una nueva.',
  ],
  asAgreed: [
    'This rate was agreed on with the hire. Set a new one instead.',
    'Esta tarifa se acordó con la contratación. Fije una nueva.',
  ],
  notHired: [
    'Rates can be set once your caregiver is hired.',
    'Las tarifas se pueden fijar una vez hecha la contratación.',
  ],
  hasEnded: [
    'This contract has ended, so its rates stay as they are.',
    'Este contrato terminó, así que sus tarifas quedan como están.',
  ],
})
