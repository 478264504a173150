/** The languages that the web app is built in, one build each, in the order of a text's pair (`locales` of the SDK). */
export const languages = ['en', 'es']
