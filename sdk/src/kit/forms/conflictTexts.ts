import { texts } from '../text.js'

/** A record that was changed or deleted in another tab, or by somebody else, while a person had it before them. */
export const conflictTexts = texts({
  title: ['This was changed somewhere else', 'Esto se cambió en otro lugar'],
  hint: [
    'What you entered is still here. Choose what is to stay, then save again.',
    'Lo que usted escribió sigue aquí. Elija qué debe quedar y vuelva a guardar.',
  ],
  now: ['It now says: {value}', 'Ahora dice: {value}'],
  empty: ['It is empty now.', 'Ahora está vacío.'],
  mine: ['You entered: {value}', 'Usted puso: {value}'],
  mineEmpty: ['You left it empty.', 'Usted lo dejó vacío.'],
  keepMine: ['Keep mine', 'Conservar lo mío'],
  takeTheirs: ['Use the change', 'Usar el cambio'],
  goneTitle: ['This was deleted somewhere else', 'Esto se eliminó en otro lugar'],
  goneHint: [
    'What you entered is still here. You can add it again.',
    'Lo que usted escribió sigue aquí. Puede agregarlo de nuevo.',
  ],
  addAgain: ['Add it again', 'Agregarlo de nuevo'],
  lookAgain: [
    'This was changed somewhere else in the meantime. Nothing has been done yet: please look at it first.',
    'Esto cambió en otro lugar mientras tanto. Todavía no se hizo nada: revíselo primero.',
  ],
})
