import { texts } from '../kit/text.js'

/** The beginning of an agency's caregiver, and the terms that are theirs. */
export const agencyTexts = texts({
  title: ['Your first steps', 'Sus primeros pasos'],
  lead: [
    'Your agency has opened your account. Do these before your first shift.',
    'Su agencia abrió su cuenta. Esto es lo que va antes de su primer turno.',
  ],
  count: ['{done} of {all} done', '{done} de {all} listos'],
  done: ['Done', 'Listo'],
  open: ['To do', 'Por hacer'],
  allDone: ['Everything is done. You are ready to work.', 'Todo está listo. Ya puede trabajar.'],
  home: ['Go to my home page', 'Ir a mi página de inicio'],
  meHint: ['Password, terms, phone, photo and times', 'Contraseña, condiciones, teléfono, foto y horarios'],

  password: ['Choose your own password', 'Elija su propia contraseña'],
  passwordForced: [
    'Other people know the password you were given. Choose one that only you know, and you can continue.',
    'Otras personas conocen la contraseña que le dieron. Elija una que solo usted conozca y podrá continuar.',
  ],
  passwordFree: [
    'You have chosen your password. You can change it here.',
    'Ya eligió su contraseña. Puede cambiarla aquí.',
  ],
  oldPassword: ['The password you have now', 'La contraseña que tiene ahora'],
  newPassword: ['Your new password', 'Su nueva contraseña'],
  savePassword: ['Save my password', 'Guardar mi contraseña'],
  passwordSaved: ['Your new password is saved', 'Su nueva contraseña está guardada'],
  logOut: ['Log out', 'Cerrar sesión'],

  terms: ['Supplemental terms for agencies', 'Condiciones complementarias para agencias'],
  termsLead: [
    'For caregivers placed by an agency through us, in addition to the terms of use.',
    'Para cuidadores que una agencia coloca por medio de nosotros, además de las condiciones de uso.',
  ],
  agree: ['I have read these terms and accept them', 'Leí estas condiciones y las acepto'],
  accept: ['Accept the terms', 'Aceptar las condiciones'],
  accepted: ['You accepted these terms on {day}.', 'Aceptó estas condiciones el {day}.'],
  acceptedToast: ['Terms accepted', 'Condiciones aceptadas'],
  acceptedLoadFailed: [
    'We could not load whether you have accepted these terms.',
    'No pudimos cargar si ya aceptó estas condiciones.',
  ],
  acceptFirst: ['Please accept the terms to continue.', 'Acepte las condiciones para continuar.'],
  otherVersion: [
    'These terms have a newer version. Please read it first.',
    'Ya rige otra versión de estas condiciones. Léala primero.',
  ],
  who: ['Who accepted them', 'Quiénes las aceptaron'],
  whoNone: ['Nobody has accepted them yet.', 'Nadie las ha aceptado todavía.'],
  whoFacts: ['Version of {version}, on {day}', 'Versión del {version}, el {day}'],

  staffPassword: ['Password', 'Contraseña'],
  staffPasswordHint: [
    'If others may know it: they are logged out everywhere and choose a new one at the next login.',
    'Si otras personas pueden conocerla: se cierra su sesión en todas partes y elige otra al iniciar sesión.',
  ],
  staffPasswordAsk: ['Ask for a new password', 'Pedir una contraseña nueva'],
  staffPasswordAsked: [
    'They choose a new password at the next login.',
    'Elegirá una contraseña nueva al iniciar sesión.',
  ],
})
