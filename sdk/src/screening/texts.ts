import { texts } from '../kit/text.js'

/** What the background check and the screening may be told. */
export const screeningErrorTexts = texts({
  notYet: ['Please complete the earlier steps first.', 'Primero complete los pasos anteriores.'],
  alreadySent: [
    'You have already sent your background check, so you can no longer change it.',
    'Su verificación de antecedentes ya se envió y no se puede cambiar.',
  ],
  notAgreement: ['There is nothing to agree to in this step.', 'En este paso no hay nada que aceptar.'],
  ssn: [
    'Please enter the nine digits of your Social Security number.',
    'Escriba los nueve dígitos de su número de Seguro Social.',
  ],
  state: ['Please choose a state.', 'Elija un estado.'],
  signature: [
    'Please sign with your first and last name, as you entered them.',
    'Firme con su nombre y apellido, tal como los escribió.',
  ],
  noReport: [
    'There is no report yet. We will write to you when the check is complete.',
    'Todavía no hay informe. Le escribiremos cuando termine la verificación.',
  ],
  returnNote: ['Please say what needs to be corrected.', 'Diga qué hay que corregir.'],
  outcome: ['Please say whether the caregiver passed.', 'Diga si la verificación está aprobada.'],
  noSearch: [
    'Please enter the result of at least one search.',
    'Indique el resultado de al menos una búsqueda.',
  ],
  notRunning: ['This check is not waiting for a result.', 'Esta verificación no espera un resultado.'],
  noNumber: [
    'This check has no number on record. Please send it back to be corrected.',
    'No consta el número de esta verificación. Devuélvala para que se corrija.',
  ],
  decision: ['Please say what you have decided.', 'Diga qué decidió.'],
  notHandedIn: [
    'These answers were handed in again, or decided, in the meantime.',
    'Mientras tanto, estas respuestas se entregaron de nuevo o ya se decidieron.',
  ],
  handedIn: ['You have already handed in your answers.', 'Sus respuestas ya se entregaron.'],
  answer: ['Please answer this question.', 'Responda esta pregunta.'],
  choice: ['Please choose one of the answers.', 'Elija una de las respuestas.'],
})
