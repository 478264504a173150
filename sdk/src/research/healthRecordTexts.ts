import { texts } from '../kit/text.js'

/** Access to health records: registering, and the mailed link. */
export const healthRecordTexts = texts({
  title: ['Access to your health records', 'Acceso a sus expedientes médicos'],
  lead: [
    'Tell us who you are, and confirm your e-mail address with the link we send you.',
    'Díganos quién es y confirme su correo electrónico con el enlace que le enviamos.',
  ],
  provider: ['Clinic or hospital that keeps your records', 'Clínica u hospital que guarda sus expedientes'],
  register: ['Send me the link', 'Enviarme el enlace'],
  pendingTitle: ['Check your e-mail', 'Revise su correo'],
  pending: [
    'We sent a link to the address you gave. You can use it once, within {minutes} minutes.',
    'Enviamos un enlace a la dirección que usted dio. Se puede usar una sola vez, en el plazo de {minutes} minutos.',
  ],
  expiredTitle: ['The link has expired', 'El enlace venció'],
  expired: ['Please send yourself a new one.', 'Envíese uno nuevo.'],
  again: ['Register again', 'Registrarse otra vez'],
  otherAddress: [
    'This is not the address of your account. Only whoever reads mail there can confirm it.',
    'No es la dirección de su cuenta. Solo puede confirmarla quien lee el correo allí.',
  ],
  approvedTitle: ['Your address is confirmed', 'Su dirección está confirmada'],
  approved: [
    'Log in with the provider that keeps your records to open them.',
    'Inicie sesión con quien guarda sus expedientes para abrirlos.',
  ],
  approvedNone: [
    'No provider of health records is connected to this site, so there is nothing to open, and no information about your health was requested.',
    'Ningún servicio de expedientes médicos está conectado a este sitio, así que no hay nada que abrir y no se ha traído nada sobre su salud.',
  ],
  signIn: ['Sign in with your provider', 'Iniciar sesión con su proveedor'],
  registeredAs: ['Registered for', 'Registrado para'],
  verifyTitle: ['Confirm your e-mail address', 'Confirme su correo electrónico'],
  verifyBody: [
    'This confirms the address for access to health records. It does not open anything yet.',
    'Esto confirma la dirección para el acceso a expedientes médicos. Con esto todavía no se abre nada.',
  ],
  verify: ['Confirm', 'Confirmar'],
  usedTitle: ['This address is confirmed', 'Esta dirección está confirmada'],
  usedBody: [
    'You are done with this link. You can close this page.',
    'El enlace ya cumplió. Puede cerrar esta página.',
  ],
  goneTitle: ['This link does not work', 'Este enlace no es válido'],
  goneBody: [
    'It may have been replaced by a newer one, or copied only in part. Log in to send yourself a new one.',
    'Puede que uno más nuevo lo haya reemplazado o que no se haya copiado completo. Inicie sesión para enviarse uno nuevo.',
  ],
  lateTitle: ['This link has expired', 'Este enlace venció'],
  lateBody: [
    'It could be used for {minutes} minutes. Log in to send yourself a new one.',
    'Se podía usar durante {minutes} minutos. Inicie sesión para enviarse uno nuevo.',
  ],
  toAccess: ['To your health records', 'A sus expedientes médicos'],
})

/** The mailed question about care after an operation. */
export const postopTexts = texts({
  title: ['Did your care take place?', '¿Recibió su atención?'],
  about: [
    'This is about the visit of {day} with {provider}, and the care that was planned after it.',
    'Se trata de la consulta del {day} con {provider} y de la atención prevista después.',
  ],
  question: ['Did you get the care that was planned?', '¿Recibió la atención prevista?'],
  yes: ['Yes, it took place', 'Sí, la recibí'],
  no: ['No, it did not take place', 'No, no la recibí'],
  note: ['Anything you want to add', 'Algo que quiera agregar'],
  noteHint: [
    'Your clinic can read it. In an emergency call 911.',
    'Su clínica puede leerlo. En una emergencia, llame al 911.',
  ],
  send: ['Send my answer', 'Enviar mi respuesta'],
  noPassword: [
    'You do not need to log in. The answer can be given once.',
    'No hace falta iniciar sesión. Se puede responder una sola vez.',
  ],
  doneTitle: ['Thank you for your answer', 'Gracias por su respuesta'],
  doneYes: ['Your clinic can read your answer now.', 'Su clínica ya puede leer su respuesta.'],
  doneNo: [
    'Your clinic can read your answer now. If you still need the care, please call them.',
    'Su clínica ya puede leer su respuesta. Si todavía necesita la atención, llámela.',
  ],
  answeredTitle: ['This question has already been answered', 'Esta pregunta ya tiene respuesta'],
  answeredBody: [
    'To change the answer, please call your clinic.',
    'Para cambiar la respuesta, llame a su clínica.',
  ],
  expiredTitle: ['This link has expired', 'Este enlace venció'],
  expiredBody: [
    'It could be used for {days} days. Please call your clinic.',
    'Se podía usar durante {days} días. Llame a su clínica.',
  ],
  goneTitle: ['This link does not work', 'Este enlace no es válido'],
  goneBody: [
    'It may have been copied only in part. Please open it again from the e-mail, or call your clinic.',
    'Puede que no se haya copiado completo. Ábralo otra vez desde el correo o llame a su clínica.',
  ],
  home: ['Home', 'Inicio'],
})
