import { texts } from '../../kit/text.js'

/** The end of a contract. */
export const endTexts = texts({
  title: ['End the contract with {name}', 'Terminar el contrato con {name}'],
  open: ['End the contract', 'Terminar el contrato'],
  lead: [
    'Hours already worked stay payable. Your messages stay, too.',
    'Las horas trabajadas se pagan igual. Sus mensajes también se conservan.',
  ],
  lastDay: ['Enter the last day', 'Escriba el último día'],
  lastDayLabel: ['Last day of work', 'Último día de trabajo'],
  inPast: ['Choose today or a later day', 'Elija hoy o un día posterior'],
  tooLate: [
    'The contract ends before that day. To continue longer, send a new offer.',
    'El contrato termina antes de ese día. Para seguir, envíe una nueva oferta.',
  ],
  reason: ['Choose a reason', 'Elija un motivo'],
  reasonLabel: ['Why does it end?', '¿Por qué termina?'],
  reasonHint: ['{name} reads this.', '{name} lo leerá.'],
  note: ['A note for our team', 'Una nota para nuestro equipo'],
  noteHint: ['{name} does not see this.', '{name} no lo verá.'],
  cancels: {
    one: ['{count} visit after that day is canceled:', 'Se cancela {count} visita después de ese día:'],
    other: ['{count} visits after that day are canceled:', 'Se cancelan {count} visitas después de ese día:'],
  },
  more: { one: ['and {count} more', 'y {count} más'], other: ['and {count} more', 'y {count} más'] },
  cancelsNone: ['No visits are planned after that day.', 'No hay visitas después de ese día.'],
  onClock: [
    'A visit is under way right now. It can still be clocked out.',
    'Hay una visita en curso. Todavía se puede registrar la salida.',
  ],
  confirm: ['End the contract', 'Terminar el contrato'],
  endsOn: ['The contract ends on {day}', 'El contrato termina el {day}'],
  because: ['{name} ended it: {reason}', '{name} lo terminó: {reason}'],
  youEnded: ['You ended it: {reason}', 'Usted lo terminó: {reason}'],
  resume: ['Keep working together', 'Seguir trabajando'],
  resumed: ['The contract continues.', 'El contrato sigue.'],
  resumeHint: [
    'Canceled visits, and the weekly schedule after that day, do not come back by themselves.',
    'Las visitas canceladas y el horario semanal después de ese día no vuelven solos.',
  ],
  rehire: ['Hire again', 'Contratar de nuevo'],
})
