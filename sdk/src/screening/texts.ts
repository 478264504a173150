import { texts } from '../kit/text.js'

/** What the background check and the screening may be told. */
export const screeningErrorTexts = texts({
  notYet: ['Please go through the steps before this one first.', 'Primero complete los pasos anteriores.'],
  alreadySent: [
    'Your background check has been sent, and can no longer be changed.',
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
  returnNote: ['Please say what is to be corrected.', 'Diga qué hay que corregir.'],
  outcome: ['Please say whether the check is passed.', 'Diga si la verificación está aprobada.'],
  noSearch: [
    'Please say of at least one search what it found.',
    'Diga al menos de una búsqueda qué encontró.',
  ],
  notRunning: ['This check is not waiting for a result.', 'Esta verificación no espera un resultado.'],
  noNumber: [
    'There is no number on record for this check. Please give it back to be corrected.',
    'No consta el número de esta verificación. Devuélvala para que se corrija.',
  ],
  handedIn: ['Your answers have been handed in.', 'Sus respuestas ya se entregaron.'],
  answer: ['Please answer this question.', 'Responda esta pregunta.'],
  choice: ['Please choose one of the answers.', 'Elija una de las respuestas.'],
})
