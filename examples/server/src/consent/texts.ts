import { texts } from '@homecare/sdk/kit'

/** What is said of answers to services of other companies. */
export const consentServerTexts = texts({
  changed: [
    'What we ask has changed. Please load the page again and answer once more.',
    'Lo que preguntamos ha cambiado. Vuelva a cargar la página y responda otra vez.',
  ],
})
