import { texts } from '../kit/text.js'

/** The pages of the background check. */
export const backgroundTexts = texts({
  title: ['Your background check', 'Su verificación de antecedentes'],
  lead: [
    'Most families ask for one. You agree to each part before it starts, and you are the first to read the result.',
    'La mayoría de las familias la pide. Usted acepta cada parte antes de empezar y es la primera persona en leer el resultado.',
  ],
  steps: ['Background check', 'Verificación de antecedentes'],
  whatTitle: ['What happens', 'Cómo es'],
  whatRead: [
    'You read three short texts and agree to each of them.',
    'Usted lee tres textos breves y acepta cada uno.',
  ],
  whatPerson: [
    'You say who you are. Have your Social Security number at hand.',
    'Usted dice quién es. Tenga a mano su número de Seguro Social.',
  ],
  whatSign: [
    'You sign with your name. Only then is anything looked up.',
    'Usted firma con su nombre. Solo entonces se consulta algo.',
  ],
  whatCost: [
    'It takes about five minutes and costs you nothing. You may stop and go on another day.',
    'Toma unos cinco minutos y no le cuesta nada. Puede detenerse y seguir otro día.',
  ],
  begin: ['Begin', 'Empezar'],
  goOn: ['Go on', 'Continuar'],
  correct: ['Correct and sign again', 'Corregir y firmar de nuevo'],
  back: ['Back', 'Volver'],

  started: [
    'You have begun and not signed yet. Nothing has been looked up.',
    'Empezó y aún no ha firmado. No se ha consultado nada.',
  ],
  ordered: [
    'You have signed. Your check waits for its turn, usually one or two working days.',
    'Ya firmó. Su verificación espera su turno, por lo general uno o dos días hábiles.',
  ],
  running: [
    'We are looking through the records now. We will write to you when it is complete.',
    'Estamos consultando los registros. Le escribiremos cuando termine.',
  ],
  passed: [
    'You have passed. Families see it on your profile.',
    'La aprobó. Las familias lo ven en su perfil.',
  ],
  failed: [
    'You have not passed. Families are told nothing of it, and nothing of what was found.',
    'No la aprobó. A las familias no se les dice nada de ello ni de lo que se encontró.',
  ],
  dispute: [
    'If something in the report is wrong or incomplete, write to us: we look at it again, at no cost to you.',
    'Si algo del informe es incorrecto o está incompleto, escríbanos: lo revisamos de nuevo sin costo para usted.',
  ],
  write: ['Write to us', 'Escríbanos'],
  returned: [
    'Something has to be corrected before we can go on:',
    'Hay que corregir algo para poder continuar:',
  ],
  view: ['View', 'Ver'],
  viewReport: ['View the report', 'Ver el informe'],

  agree: ['I have read this and agree', 'Lo he leído y estoy de acuerdo'],
  agreeButton: ['Agree and go on', 'Aceptar y continuar'],
  agreed: ['You agreed to this.', 'Ya aceptó este texto.'],
  next: ['Next', 'Siguiente'],

  personLead: [
    'As on your driver’s license or passport. Only the people who make the check see this page.',
    'Como en su licencia de conducir o pasaporte. Solo quienes hacen la verificación ven esta página.',
  ],
  firstName: ['First name', 'Nombre'],
  middleName: ['Middle name', 'Segundo nombre'],
  lastName: ['Last name', 'Apellido'],
  formerNames: ['Former names', 'Nombres anteriores'],
  formerNamesHint: [
    'Such as a maiden name, with commas between them.',
    'Por ejemplo, el apellido de soltera; sepárelos con comas.',
  ],
  birthday: ['Date of birth', 'Fecha de nacimiento'],
  ssn: ['Social Security number', 'Número de Seguro Social'],
  ssnHint: [
    'Nine digits. It is encrypted, shown to nobody but the staff who have your check made, and erased once it is complete.',
    'Nueve dígitos. Se cifra, solo lo ve el personal que encarga su verificación y se borra cuando esta termina.',
  ],
  ssnAgain: [
    'For your safety we do not show the number you gave. Please enter it again to save this page.',
    'Por su seguridad no mostramos el número que dio. Escríbalo de nuevo para guardar esta página.',
  ],
  showNumber: ['Show the number', 'Mostrar el número'],
  hideNumber: ['Hide the number', 'Ocultar el número'],
  address: ['Street and number', 'Calle y número'],
  city: ['City', 'Ciudad'],
  state: ['State', 'Estado'],
  zip: ['ZIP code', 'Código postal'],
  savePerson: ['Save and go on', 'Guardar y continuar'],

  signLead: [
    'Please look once more whether this is right. By typing your name you sign, and the check is ordered.',
    'Mire una vez más si esto es correcto. Al escribir su nombre firma, y la verificación queda solicitada.',
  ],
  signAs: ['You agreed to:', 'Usted aceptó:'],
  numberKept: ['Kept encrypted, not shown', 'Guardado y cifrado; no se muestra'],
  change: ['Change', 'Cambiar'],
  signature: ['Your first and last name, as your signature', 'Su nombre y apellido, como firma'],
  sign: ['Sign and order the check', 'Firmar y solicitar la verificación'],
  reportLead: ['Only you and our team can read it.', 'Solo usted y nuestro equipo pueden leerlo.'],
  noSections: [
    'The single searches of this check are not on record.',
    'No constan las búsquedas de esta verificación.',
  ],
  download: ['Download the report', 'Descargar el informe'],
  fileName: ['background-check-{day}.txt', 'verificacion-de-antecedentes-{day}.txt'],
})

/** The words of the report itself, as it is downloaded. */
export const backgroundReportTexts = texts({
  startedOn: ['Begun', 'Inicio'],
  completedOn: ['Complete', 'Terminada'],
  status: ['Where it stands', 'Estado'],
  name: ['Name', 'Nombre'],

  reportTitle: ['Background check report', 'Informe de la verificación de antecedentes'],
})
