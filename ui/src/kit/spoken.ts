import { locales, type Locale } from '@homecare/sdk/kit'

/**
 * The languages whose words are here. The app is built once for each language, with the words of that one
 * (`ui/build/oneLanguage.ts`); in development and in tests it speaks all of them.
 */
declare global {
  interface ImportMetaEnv {
    readonly LANGUAGE?: Locale
  }
}

export const spoken: readonly Locale[] = locales.filter(
  (locale) => (import.meta.env.LANGUAGE ?? locale) === locale,
)
