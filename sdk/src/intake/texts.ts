import { texts } from '../kit/text.js'

/** What is wrong with a payroll form. */
export const intakeErrorTexts = texts({
  amount: [
    'Please enter an amount from $0 to $1,000,000, such as 500.00.',
    'Ingrese un monto de $0 a $1,000,000, como 500.00.',
  ],
  missing: [
    'Something is still missing. Please look at the parts above.',
    'Todavía falta algo. Revise las partes de arriba.',
  ],
  otherStatement: [
    'The statement you sign has changed. Please read it again.',
    'El texto que firma cambió. Léalo de nuevo.',
  ],
  notHandedIn: [
    'This form was changed or decided in the meantime. Load it again.',
    'Este formulario se modificó o se decidió mientras tanto. Cárguelo de nuevo.',
  ],
  note: ['Please say what has to be changed.', 'Indique qué hay que cambiar.'],
  reason: ['Please say why you need the number.', 'Indique para qué necesita el número.'],
  noNumber: ['There is no number to show.', 'No hay ningún número que mostrar.'],
})
