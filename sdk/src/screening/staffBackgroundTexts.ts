import { texts } from '../kit/text.js'

/** What the staff see of background checks that were sent, and what they do with them. */
export const staffBackgroundTexts = texts({
  title: ['Background checks', 'Verificaciones de antecedentes'],
  lead: [
    'Signed by the caregiver, longest wait first. Search only what each person allowed.',
    'Firmadas por la persona; primero, quien espera desde hace más tiempo. Consulte solo lo que cada persona autorizó.',
  ],
  lists: ['Which checks', 'Qué verificaciones'],
  open: ['Waiting', 'En espera'],
  done: ['Decided', 'Decididas'],
  nobody: ['Nobody is waiting', 'Nadie espera'],
  nobodyHint: ['Every signed check has a result.', 'Cada verificación firmada tiene su resultado.'],
  noneDone: ['None yet', 'Aún no hay ninguna'],
  noneDoneHint: ['No check has been decided.', 'No se ha decidido ninguna verificación.'],
  signed: ['Signed {date}', 'Firmada el {date}'],
  completed: ['Completed {date}', 'Terminada el {date}'],
  person: ['Who to check', 'A quién se verifica'],
  noPerson: [
    'From before there were forms: only the result is on record.',
    'Anterior a los formularios: solo consta su resultado.',
  ],
  signature: ['Signature', 'Firma'],
  hidden: ['Hidden', 'Oculto'],
  erased: ['Erased', 'Borrado'],
  shownOnRecord: ['We record every time the number is shown.', 'Cada consulta del número queda registrada.'],
  begin: ['Start the check', 'Empezar la verificación'],
  result: ['Record the result', 'Registrar el resultado'],
  resultText: [
    'We send it to the caregiver at once, and you cannot change it. We erase the Social Security number.',
    'Se envía de inmediato y no se puede cambiar. Se borra el número de Seguro Social.',
  ],
  outcome: ['Did they pass?', '¿Está aprobada la verificación?'],
  passed: ['Passed', 'Aprobada'],
  failed: ['Not passed', 'No aprobada'],
  notSearched: ['Not searched', 'Sin búsqueda'],
  details: ['{search}: details', '{search}: detalles'],
  detailsHint: [
    'One per line, as the caregiver will read them.',
    'Uno por línea, como los leerá quien cuida.',
  ],
  record: ['Record the result', 'Registrar el resultado'],
  recorded: ['The result is recorded, and we told {name}.', 'Se registró el resultado y avisamos a {name}.'],
  returnTitle: ['Send back to be corrected', 'Devolver para corregir'],
  returnText: [
    'The caregiver reads your note, corrects their details and signs again.',
    'Quien cuida lee su nota, corrige sus datos y firma de nuevo.',
  ],
  returnNote: ['What needs to be corrected', 'Qué hay que corregir'],
  returnButton: ['Send back', 'Devolver'],
  returned: ['We told {name} what to correct.', 'Le dijimos a {name} qué corregir.'],
})
