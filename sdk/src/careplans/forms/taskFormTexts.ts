import { texts } from '../../kit/text.js'

/** What is wrong in the form of a task. */
export const taskFormTexts = texts({
  titleRequired: ['Say in a few words what is to be done.', 'Diga en pocas palabras qué hay que hacer.'],
  titleLong: ['Please use at most 200 characters.', 'Use 200 caracteres como máximo.'],
  timeWrong: ['Enter a time, or leave it empty.', 'Escriba una hora o déjela vacía.'],
  startRequired: ['Choose the first day.', 'Elija el primer día.'],
  untilWrong: ['Enter a day, or leave it empty.', 'Escriba un día o déjelo vacío.'],
  untilBefore: ['The last day must be after the first.', 'El último día debe ser posterior al primero.'],
  everyWrong: ['Enter a number from 1 to 99.', 'Escriba un número del 1 al 99.'],
  weekdaysRequired: ['Choose at least one day of the week.', 'Elija al menos un día de la semana.'],
  monthdaysRequired: ['Choose at least one day of the month.', 'Elija al menos un día del mes.'],
  neverComes: ['On these days, the task would never take place.', 'Con estos días, la tarea nunca tocaría.'],
  scopeRequired: ['Choose which days change.', 'Elija qué días cambian.'],
  movedRequired: ['Choose a day.', 'Elija un día.'],
  promptEmpty: ['Write something, or remove the line.', 'Escriba algo o quite la línea.'],
  chooseTask: ['Choose at least one task.', 'Elija al menos una tarea.'],
  tooMany: [
    'At most {max} tasks can be added at once.',
    'Se pueden agregar {max} tareas como máximo a la vez.',
  ],
})
