import { texts } from '../kit/text.js'

/** Articles, the editor of articles, and the page of the apps. */
export const pressTexts = texts({
  title: ['Newsroom', 'Sala de prensa'],
  lead: ['Our news, and what we have learned.', 'Lo que tenemos que contar y lo que hemos aprendido.'],
  none: ['Nothing here yet.', 'Todavía no hay nada aquí.'],
  feed: ['Follow by feed', 'Seguir por suscripción (Atom)'],
  onlyEnglish: ['This article is in English.', 'Este artículo está en inglés.'],
  more: ['More articles', 'Más artículos'],
  contact: ['Questions for us', 'Preguntas para nosotros'],

  staffTitle: ['Articles', 'Artículos'],
  staffLead: [
    'What the newsroom shows, and drafts that only we see.',
    'Lo que muestra la sala de prensa y los borradores que solo vemos nosotros.',
  ],
  write: ['Write an article', 'Escribir un artículo'],
  noArticles: ['No articles yet', 'Todavía no hay artículos'],
  draft: ['Draft', 'Borrador'],
  published: ['Published', 'Publicado'],
  ahead: ['Published on {day}', 'Se publica el {day}'],
  english: ['English', 'Inglés'],
  bothLanguages: ['English and Spanish', 'Inglés y español'],
  newTitle: ['New article', 'Artículo nuevo'],
  kind: ['Kind', 'Tipo'],
  titleField: ['Title', 'Título'],
  summary: ['Summary', 'Resumen'],
  summaryHint: ['One or two sentences for the list.', 'Una o dos frases para la lista.'],
  body: ['Text', 'Texto'],
  bodyHint: [
    'An empty line begins a new paragraph. "## " begins a heading, "- " a list. [words](address) is a link to a page of ours or to an https address.',
    'Una línea vacía inicia un párrafo. "## " inicia un título; "- ", una lista. [palabras](dirección) es un enlace a una página nuestra o a una dirección https.',
  ],
  spanish: ['In Spanish', 'En español'],
  spanishHint: [
    'Written by somebody who speaks it. Without it everybody reads the English.',
    'Escrito por alguien que lo hable. Sin esto, todos leen el inglés.',
  ],
  slug: ['Address', 'Dirección'],
  slugHint: [
    'The last part of its address. Leave it empty to make it from the title.',
    'La última parte de su dirección. Si queda vacía, se forma del título.',
  ],
  day: ['Day', 'Fecha'],
  state: ['Who sees it', 'Quién lo ve'],
  stateDraft: ['Only we do', 'Solo nosotros'],
  statePublished: ['Everybody, starting that day', 'Todo el mundo, desde esa fecha'],
  save: ['Save the article', 'Guardar el artículo'],
  saved: ['Article saved', 'Artículo guardado'],
  preview: ['Preview', 'Vista previa'],
  previewHint: ['As readers will see it.', 'Como lo verán quienes lo lean.'],
  previewEmpty: ['Nothing is written yet.', 'Todavía no hay nada escrito.'],
  read: ['Read it in the newsroom', 'Leerlo en la sala de prensa'],

  appTitle: ['The app', 'La aplicación'],
  appLead: [
    'Everything that the web pages do, on your phone.',
    'Todo lo que hacen las páginas web, en su teléfono.',
  ],
  appIos: ['For iPhone', 'Para iPhone'],
  appAndroid: ['For Android', 'Para Android'],
  appStore: ['Get it on the App Store', 'Descargar en App Store'],
  playStore: ['Get it on Google Play', 'Descargar en Google Play'],
  appNone: ['There is no app in the stores', 'No hay una aplicación en las tiendas'],
  appNoneLead: [
    'You do not need one: put this page on your phone’s home screen, and it opens like an app.',
    'No la necesita: ponga esta página en la pantalla de inicio de su teléfono y se abre como una aplicación.',
  ],
  appWeb: ['On your home screen', 'En su pantalla de inicio'],
  appWebIos: [
    'On an iPhone, in Safari: press Share, then Add to Home Screen.',
    'En un iPhone, en Safari: pulse Compartir y luego Añadir a pantalla de inicio.',
  ],
  appWebAndroid: [
    'On Android, in Chrome: open the menu, then press Add to Home screen.',
    'En Android, en Chrome: abra el menú y pulse Agregar a la pantalla principal.',
  ],
  appWebAny: [
    'On a computer you do not need anything: this address works in every browser.',
    'En una computadora no hace falta nada: esta dirección funciona en cualquier navegador.',
  ],
  appStart: ['Start here', 'Empezar aquí'],
})
