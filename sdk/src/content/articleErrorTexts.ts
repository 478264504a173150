import { texts } from '../kit/text.js'

/** What the editor of articles may be told. */
export const articleErrorTexts = texts({
  slug: [
    'Please use small letters, digits and single hyphens, as in a-new-city.',
    'Use minúsculas, cifras y guiones sueltos, como en una-ciudad-nueva.',
  ],
  slugTaken: ['Another article has this address.', 'Otro artículo tiene esta dirección.'],
  spanish: ['Please write all three in Spanish, or none.', 'Escriba las tres partes en español, o ninguna.'],
  changed: [
    'Somebody else has changed this article in the meantime. Copy what you wrote, and reload the page.',
    'Otra persona cambió este artículo mientras tanto. Copie lo que escribió y vuelva a cargar la página.',
  ],
})
