import { texts } from '../kit/text.js'

/** Searches that a family keeps. */
export const savedSearchTexts = texts({
  anywhere: ['Anywhere', 'En cualquier lugar'],

  save: ['Save this search', 'Guardar esta búsqueda'],
  saveHint: [
    'We write to you when somebody new fits it, at most once a day.',
    'Le escribimos cuando alguien nuevo cumpla con ella, como máximo una vez al día.',
  ],
  saved: ['This search is saved.', 'Esta búsqueda está guardada.'],
  seeSaved: ['See your saved searches', 'Ver sus búsquedas guardadas'],

  title: ['Your saved searches', 'Sus búsquedas guardadas'],
  lead: [
    'Once a day we look for new caregivers in each of them.',
    'Una vez al día buscamos cuidadores nuevos en cada una.',
  ],
  list: ['Saved searches', 'Búsquedas guardadas'],
  since: ['Saved on {date}', 'Guardada el {date}'],
  remove: ['Remove', 'Quitar'],
  removeThis: ['Remove: {search}', 'Quitar: {search}'],
  removed: ['Removed: {search}', 'Quitada: {search}'],
  undo: ['Undo', 'Deshacer'],
  undoThis: ['Undo: {search}', 'Deshacer: {search}'],
  none: ['No saved searches yet', 'Todavía no hay búsquedas guardadas'],
  noneHint: [
    'Search for caregivers, and press “Save this search” above the list.',
    'Busque cuidadores y presione «Guardar esta búsqueda» encima de la lista.',
  ],
  search: ['Find caregivers', 'Buscar cuidadores'],
  gone: ['The search in this link is no longer saved.', 'La búsqueda de este enlace ya no está guardada.'],

  letters: ['The daily letter', 'El correo diario'],
  lettersOn: [
    'You get an e-mail in the morning when somebody new fits one of these searches. No news, no e-mail.',
    'Recibe un correo por la mañana cuando alguien nuevo cumple con una de estas búsquedas. Sin novedades no hay correo.',
  ],
  lettersOff: ['You get no e-mails about these searches.', 'No recibe correos sobre estas búsquedas.'],
  stopLetters: ['Stop the e-mails', 'No recibir más correos'],
  startLetters: ['Send me the e-mails', 'Quiero recibir los correos'],
  otherWays: ['All your notifications', 'Todos sus avisos'],
})
