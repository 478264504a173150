import { texts } from '../kit/text.js'

/** The pages of the background check. */
export const backgroundTexts = texts({
  title: ['Your background check', 'Su verificación de antecedentes'],
  lead: [
    'Many families ask for one. You agree to each part before it starts, and you read the result first.',
    'Muchas familias la piden. Usted acepta cada parte antes de empezar y es la primera persona en leer el resultado.',
  ],
  steps: ['Background check', 'Verificación de antecedentes'],
  whatTitle: ['What happens', 'Cómo es'],
  whatRead: [
    'You read three short texts and agree to each one.',
    'Usted lee tres textos breves y acepta cada uno.',
  ],
  whatPerson: [
    'You tell us who you are. Have your Social Security number ready.',
    'Usted dice quién es. Tenga a mano su número de Seguro Social.',
  ],
  whatSign: [
    'You sign with your name. Only then do we search any records.',
    'Usted firma con su nombre. Solo entonces se consulta algo.',
  ],
  whatCost: [
    'It takes about five minutes and is free. You can stop and continue another day.',
    'Toma unos cinco minutos y no le cuesta nada. Puede detenerse y seguir otro día.',
  ],
  begin: ['Start', 'Empezar'],
  goOn: ['Continue', 'Continuar'],
  correct: ['Correct and sign again', 'Corregir y firmar de nuevo'],

  started: [
    'You have started but not signed yet. We have not searched any records.',
    'Empezó y aún no ha firmado. No se ha consultado nada.',
  ],
  ordered: [
    'You have signed. Your check is waiting its turn, usually one or two working days.',
    'Ya firmó. Su verificación espera su turno, por lo general uno o dos días hábiles.',
  ],
  running: [
    'We are searching the records now. We will write to you when we are done.',
    'Estamos consultando los registros. Le escribiremos cuando terminemos.',
  ],
  passed: ['You passed. Families see it on your profile.', 'La aprobó. Las familias lo ven en su perfil.'],
  failed: [
    'You did not pass. We do not tell families, and they do not see what was found.',
    'No la aprobó. A las familias no se les dice, ni ven lo que se encontró.',
  ],
  dispute: [
    'If something in the report is wrong or incomplete, write to us. We will check it again, at no cost to you.',
    'Si algo del informe es incorrecto o está incompleto, escríbanos. Lo revisaremos de nuevo sin costo para usted.',
  ],
  write: ['Write to us', 'Escríbanos'],
  returned: ['Please correct this so that we can continue:', 'Corrija esto para que podamos continuar:'],
  view: ['View', 'Ver'],
  viewReport: ['View the report', 'Ver el informe'],

  agree: ['I have read this and agree', 'Lo he leído y estoy de acuerdo'],
  agreeButton: ['Agree and continue', 'Aceptar y continuar'],
  agreed: ['You agreed to this.', 'Ya aceptó este texto.'],
  next: ['Next', 'Siguiente'],

  personLead: [
    'As on your driver’s license or passport. Only the people who do the check see this page.',
    'Como en su licencia de conducir o pasaporte. Solo quienes hacen la verificación ven esta página.',
  ],
  firstName: ['First name', 'Nombre'],
  middleName: ['Middle name', 'Segundo nombre'],
  lastName: ['Last name', 'Apellido'],
  formerNames: ['Former names', 'Nombres anteriores'],
  formerNamesHint: [
    'Such as a maiden name. Separate them with commas.',
    'Por ejemplo, el apellido de soltera. Sepárelos con comas.',
  ],
  birthday: ['Date of birth', 'Fecha de nacimiento'],
  ssn: ['Social Security number', 'Número de Seguro Social'],
  ssnHint: [
    'Nine digits. We encrypt it, show it only to the staff who do your check, and erase it when the check is complete.',
    'Nueve dígitos. Lo ciframos, solo lo ve el personal que hace su verificación y lo borramos cuando esta termina.',
  ],
  ssnAgain: [
    'For your safety, we do not show the number you gave. Please enter it again to save this page.',
    'Por su seguridad no mostramos el número que dio. Escríbalo de nuevo para guardar esta página.',
  ],
  showNumber: ['Show the number', 'Mostrar el número'],
  hideNumber: ['Hide the number', 'Ocultar el número'],
  address: ['Street and number', 'Calle y número'],
  city: ['City', 'Ciudad'],
  state: ['State', 'Estado'],
  zip: ['ZIP code', 'Código postal'],
  savePerson: ['Save and continue', 'Guardar y continuar'],

  signLead: [
    'Please check this once more. When you type your name, you sign and order the check.',
    'Revise esto una vez más. Al escribir su nombre, firma y solicita la verificación.',
  ],
  signAs: ['You agreed to:', 'Usted aceptó:'],
  numberKept: ['Kept encrypted, not shown', 'Guardado y cifrado; no se muestra'],
  change: ['Change', 'Cambiar'],
  signature: ['Your first and last name, as your signature', 'Su nombre y apellido, como firma'],
  sign: ['Sign and order the check', 'Firmar y solicitar la verificación'],
  reportLead: ['Only you and our team can read it.', 'Solo usted y nuestro equipo pueden leerlo.'],
  noSections: [
    'We have no record of the single searches in this check.',
    'No constan las búsquedas de esta verificación.',
  ],
  download: ['Download the report', 'Descargar el informe'],
  fileName: ['background-check-{day}.txt', 'verificacion-de-antecedentes-{day}.txt'],
})

/** The words of the report itself, as it is downloaded. */
export const backgroundReportTexts = texts({
  startedOn: ['Started', 'Inicio'],
  completedOn: ['Complete', 'Terminada'],
  status: ['Status', 'Estado'],
  name: ['Name', 'Nombre'],

  reportTitle: ['Background check report', 'Informe de la verificación de antecedentes'],
})
