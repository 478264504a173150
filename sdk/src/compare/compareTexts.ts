import { texts } from '../kit/text.js'

/** Two to four caregivers in one table. */
export const compareTexts = texts({
  lead: ['Rows in gray are the same for everyone.', 'Las filas en gris son iguales para todos.'],
  caption: ['{names}, side by side', '{names}, lado a lado'],
  about: ['What is compared', 'Qué se compara'],
  nobody: ['Choose two to four people', 'Elija de dos a cuatro personas'],
  nobodyHint: [
    'In your favorites, tick “Compare” for each person.',
    'En sus favoritos, marque «Comparar» en cada persona.',
  ],
  toFavorites: ['Your favorites', 'Sus favoritos'],
  chooseOthers: ['Choose others', 'Elegir otras personas'],
  remove: ['Remove {name} from the table', 'Quitar a {name} de la tabla'],
  removeShort: ['Remove', 'Quitar'],
  add: ['Add a favorite', 'Agregar un favorito'],
  chooseFirst: ['Choose somebody first.', 'Primero elija a alguien.'],
  addOne: ['Add to the table', 'Agregar a la tabla'],
  gone: {
    one: [
      '{count} person of this comparison is no longer available.',
      '{count} persona de esta comparación ya no está disponible.',
    ],
    other: [
      '{count} people of this comparison are no longer available.',
      '{count} personas de esta comparación ya no están disponibles.',
    ],
  },
  unsaid: ['Not said', 'No lo dice'],
  same: ['Same for everyone', 'Igual para todos'],
  rate: ['What they ask', 'Lo que piden'],
  fit: ['What your job asks for', 'Lo que pide su trabajo'],
  times: ['Free in the coming week', 'Libre en la próxima semana'],
  help: ['Help they give', 'Ayuda que dan'],
  needs: ['Conditions and skills', 'Padecimientos y habilidades'],
  languages: ['Languages', 'Idiomas'],
  checks: ['Checks', 'Verificaciones'],
  checkLine: ['{check}: {state}', '{check}: {state}'],
  licenses: ['Licenses', 'Licencias'],
  experience: ['Experience', 'Experiencia'],
  reviews: ['Reviews', 'Reseñas'],
  where: ['Where they live', 'Dónde viven'],
  note: ['Your note', 'Su nota'],

  choose: ['Compare', 'Comparar'],
  chooseHint: [
    'Tick two to four people on their cards and see them in one table.',
    'Marque de dos a cuatro personas en sus tarjetas y véalas en una tabla.',
  ],
  chosenElsewhere: {
    one: [
      '{count} person is ticked on another page, and stays so.',
      '{count} persona está marcada en otra página, y lo sigue estando.',
    ],
    other: [
      '{count} people are ticked on another page, and stay so.',
      '{count} personas están marcadas en otra página, y lo siguen estando.',
    ],
  },
  compareThem: ['Compare them', 'Compararlas'],
  few: ['Tick at least two people.', 'Marque al menos dos personas.'],
  many: ['Tick no more than four people.', 'Marque como máximo cuatro personas.'],
})

/** A family's notes of caregivers. */
export const favoriteNoteTexts = texts({
  label: ['Your note', 'Su nota'],
  hint: ['Only you see it. {name} never does.', 'Solo usted la ve. {name} no la ve nunca.'],
  add: ['Add a note', 'Agregar una nota'],
  addOf: ['Add a note about {name}', 'Agregar una nota sobre {name}'],
  edit: ['Change the note', 'Cambiar la nota'],
  editOf: ['Change the note about {name}', 'Cambiar la nota sobre {name}'],
  save: ['Save the note', 'Guardar la nota'],
  saved: ['The note is saved.', 'La nota está guardada.'],
})

/** Links by which a family shares a comparison. */
export const compareLinkTexts = texts({
  title: ['Share with family', 'Compartir con la familia'],
  hint: [
    'Whoever has the link sees this table as any visitor would, without your name, your address, your job or your notes. It opens for {days} days.',
    'Quien tenga el enlace ve esta tabla como cualquier visitante, sin su nombre, su dirección, su trabajo ni sus notas. Se abre durante {days} días.',
  ],
  name: ['Who is it for?', '¿Para quién es?'],
  nameHint: [
    'For example “For my brother”. Only you see it.',
    'Por ejemplo, «Para mi hermano». Solo usted lo ve.',
  ],
  make: ['Make a link', 'Crear un enlace'],
  made: ['The link “{name}” is ready', 'El enlace «{name}» está listo'],
  madeHint: [
    'Copy or send it now: for safety we cannot show it again.',
    'Cópielo o envíelo ahora: por seguridad no podemos mostrarlo otra vez.',
  ],
  link: ['The link', 'El enlace'],
  copy: ['Copy the link', 'Copiar el enlace'],
  copied: ['Copied', 'Copiado'],
  copyFailed: [
    'It could not be copied. Please select the link and copy it.',
    'No se pudo copiar. Seleccione el enlace y cópielo.',
  ],
  share: ['Send it', 'Enviarlo'],
  shareText: ['Caregivers to look at together', 'Cuidadores para ver juntos'],
  list: ['Links you have shared', 'Enlaces que ha compartido'],
  until: ['Opens until {date}', 'Se abre hasta el {date}'],
  opened: ['Last opened {date}', 'Se abrió por última vez el {date}'],
  unopened: ['Not opened yet', 'Todavía no se ha abierto'],
  revoke: ['Revoke', 'Anular'],
  revokeThis: ['Revoke the link “{name}”', 'Anular el enlace «{name}»'],
  revoked: ['“{name}” no longer opens.', '«{name}» ya no se abre.'],

  sharedTitle: ['Caregivers to look at together', 'Cuidadores para ver juntos'],
  sharedLead: [
    'Somebody in your family is choosing a caregiver and shared this table with you. You can look at everything. Nothing you do here changes it.',
    'Alguien de su familia está eligiendo cuidador y compartió esta tabla con usted. Puede verlo todo. Nada de lo que haga aquí la cambia.',
  ],
  closed: ['This link does not work', 'Este enlace no funciona'],
  closedHint: [
    'It may have expired, been revoked, or be incomplete. Please ask whoever sent it for a new one.',
    'Puede haber vencido, haberse anulado o estar incompleto. Pida uno nuevo a quien se lo envió.',
  ],
})
