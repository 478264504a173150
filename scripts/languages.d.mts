export const languages: readonly ['en', 'es']
