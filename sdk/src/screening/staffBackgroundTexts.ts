import { texts } from '../kit/text.js'

/** What the staff see of background checks that were sent, and what they do with them. */
export const staffBackgroundTexts = texts({
  title: ['Background checks', 'Verificaciones de antecedentes'],
  lead: [
    'Signed by their caregivers, the longest wait first. You may look at what each one allowed, and at nothing else.',
    'Firmadas por sus cuidadores; primero, quien espera desde hace más tiempo. Puede consultar lo que cada persona autorizó y nada más.',
  ],
  lists: ['Which checks', 'Qué verificaciones'],
  open: ['Waiting', 'En espera'],
  done: ['Decided', 'Decididas'],
  nobody: ['Nobody waits', 'Nadie espera'],
  nobodyHint: ['Every signed check has its result.', 'Cada verificación firmada tiene su resultado.'],
  noneDone: ['None yet', 'Aún no hay ninguna'],
  noneDoneHint: ['No check has been decided.', 'No se ha decidido ninguna verificación.'],
  signed: ['Signed {date}', 'Firmada el {date}'],
  completed: ['Complete {date}', 'Terminada el {date}'],
  back: ['All background checks', 'Todas las verificaciones'],
  person: ['Who is to be checked', 'A quién se verifica'],
  noPerson: [
    'Made before there were forms: only its result is on record.',
    'Anterior a los formularios: solo consta su resultado.',
  ],
  signature: ['Signature', 'Firma'],
  hidden: ['Hidden', 'Oculto'],
  erased: ['Erased', 'Borrado'],
  shownOnRecord: ['Each look at the number is put on record.', 'Cada consulta del número queda registrada.'],
  begin: ['Begin the check', 'Empezar la verificación'],
  result: ['Record the result', 'Registrar el resultado'],
  resultText: [
    'It is sent to the caregiver at once and cannot be changed. The Social Security number is erased.',
    'Se envía de inmediato y no se puede cambiar. Se borra el número de Seguro Social.',
  ],
  outcome: ['Is the check passed?', '¿Está aprobada la verificación?'],
  passed: ['Passed', 'Aprobada'],
  failed: ['Not passed', 'No aprobada'],
  notSearched: ['Not searched', 'Sin búsqueda'],
  details: ['{search}: details', '{search}: detalles'],
  detailsHint: ['One a line, as the caregiver will read them.', 'Uno por línea, como los leerá quien cuida.'],
  record: ['Record the result', 'Registrar el resultado'],
  recorded: [
    'The result was recorded, and {name} was told.',
    'Se registró el resultado y se avisó a {name}.',
  ],
  returnTitle: ['Give back to be corrected', 'Devolver para corregir'],
  returnText: [
    'The caregiver reads your words, corrects the page about themselves and signs again.',
    'Quien cuida lee sus palabras, corrige sus datos y firma de nuevo.',
  ],
  returnNote: ['What is to be corrected', 'Qué hay que corregir'],
  returnButton: ['Give back', 'Devolver'],
  returned: ['{name} was told what to correct.', 'Se le dijo a {name} qué corregir.'],
})
