import { texts } from '../text.js'

/** A record that was changed or deleted in another tab, or by somebody else, while a person had it before them. */
export const conflictTexts = texts({
  title: ['Somebody changed this while you were editing', 'Esto cambió mientras usted lo editaba'],
  hint: [
    'What you entered is still here. Choose which version to keep, then save again.',
    'Lo que usted escribió sigue aquí. Elija qué versión conservar y vuelva a guardar.',
  ],
  now: ['It now says: {value}', 'Ahora dice: {value}'],
  empty: ['It is empty now.', 'Ahora está vacío.'],
  mine: ['You entered: {value}', 'Usted escribió: {value}'],
  mineEmpty: ['You left it empty.', 'Usted lo dejó vacío.'],
  keepMine: ['Keep mine', 'Conservar lo mío'],
  takeTheirs: ['Use the new version', 'Usar la versión nueva'],
  goneTitle: ['This was deleted while you were editing', 'Esto se eliminó mientras usted lo editaba'],
  goneHint: [
    'What you entered is still here. You can add it again.',
    'Lo que usted escribió sigue aquí. Puede agregarlo de nuevo.',
  ],
  addAgain: ['Add it again', 'Agregarlo de nuevo'],
  lookAgain: [
    'This has changed in the meantime. Nothing is done yet: please check it first.',
    'Esto cambió mientras tanto. Todavía no se hizo nada: revíselo primero.',
  ],
})
