import { texts } from '../../kit/text.js'

/** What is wrong with a line of a timesheet, with an expense, and with a timesheet as a whole. */
export const lineTexts = texts({
  dayRequired: ['Please choose a day.', 'Elija un día.'],
  dayOutside: [
    'Please choose a day from {first} to {last}: this timesheet is for those.',
    'Elija un día del {first} al {last}: esta hoja de horas es de esos días.',
  ],
  timeRequired: ['Please enter a time, such as 9:00 AM.', 'Escriba una hora, como 9:00 AM.'],
  skipped: [
    'That night the clocks go forward, so this time does not exist.',
    'Esa noche se adelanta el reloj y esa hora no existe.',
  ],
  ahead: [
    'This has not happened yet. Enter hours after you have worked them.',
    'Eso todavía no pasó. Anote las horas cuando ya las haya trabajado.',
  ],
  tooLong: ['One entry can be 24 hours at most.', 'Una entrada puede ser de 24 horas como máximo.'],
  breakWhole: ['Please enter the minutes of the break.', 'Escriba los minutos del descanso.'],
  breakTooLong: [
    'The break is as long as the time you worked, or longer.',
    'El descanso dura tanto como el tiempo trabajado, o más.',
  ],
  overlaps: [
    '{line} overlaps {other}. The same time is paid once.',
    '{line} coincide con {other}. El mismo tiempo se paga una vez.',
  ],
  overlapsOther: [
    'These times overlap other work you have entered.',
    'Ese horario coincide con otro trabajo suyo que ya anotó.',
  ],
  line: ['{day}, {from} to {until}', '{day}, de {from} a {until}'],
  noSpecial: [
    'No special rate is set for that day. Choose the regular rate, or ask the family to set one.',
    'Para ese día no hay tarifa especial. Elija la tarifa regular o pida a la familia que fije una.',
  ],
  noRate: [
    'No rate is set for that day. Ask the family to set one before you hand in these hours.',
    'Para ese día no hay tarifa. Pida a la familia que fije una antes de entregar estas horas.',
  ],
  tooManyLines: [
    'One timesheet can have {max} entries at most.',
    'Una hoja puede tener {max} entradas como máximo.',
  ],
  amountRequired: ['Please enter an amount, such as 18.40.', 'Escriba un importe, como 18.40.'],
  amountTooHigh: [
    'One expense can be {most} at most. Enter a larger one in parts, or ask us.',
    'Un gasto puede ser de {most} como máximo. Divídalo en partes o pregúntenos.',
  ],
  milesRequired: ['Please enter the miles, such as 12.5.', 'Escriba las millas, como 12.5.'],
  wordsRequired: ['Please say what it was for.', 'Indique para qué fue.'],
  receiptRequired: [
    'An expense of more than {most} needs its receipt.',
    'Un gasto de más de {most} necesita su recibo.',
  ],
  tooManyExpenses: [
    'One timesheet can have {max} expenses at most.',
    'Una hoja puede tener {max} gastos como máximo.',
  ],
  tooManyTasks: ['You can name {max} tasks at most.', 'Puede nombrar {max} tareas como máximo.'],
  taskTooLong: [
    'One task can have {max} characters at most. Please use more lines.',
    'Una tarea puede tener {max} caracteres como máximo. Use más líneas.',
  ],
  nothing: [
    'There is nothing on this timesheet yet. Add the hours you worked.',
    'Esta hoja todavía está vacía. Agregue las horas que trabajó.',
  ],
  daysWrong: [
    'A timesheet is for 1 to 14 days. Please check the first and the last day.',
    'Una hoja de horas es de 1 a 14 días. Revise el primer y el último día.',
  ],
  beforeContract: [
    'Your work together begins on {day}. Choose that day or a later one.',
    'Su trabajo juntos empieza el {day}. Elija ese día o uno posterior.',
  ],
  afterContract: [
    'The contract ended on {day}. Choose that day or an earlier one.',
    'El contrato terminó el {day}. Elija ese día o uno anterior.',
  ],
  daysAhead: [
    'These days have not begun yet. Choose today or an earlier first day.',
    'Esos días todavía no empiezan. Elija como primer día hoy o uno anterior.',
  ],
})
