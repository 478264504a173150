import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * Spoken languages, alphabetical in English, each with its BCP-47 tag. The two documents number
 * the ones after Hindi differently; ids here follow the reading in which Hmong comes last.
 */
export const languages = catalogue([
  { id: 3, label: ['Arabic', 'Árabe'], tag: 'ar' },
  { id: 4, label: ['Armenian', 'Armenio'], tag: 'hy' },
  { id: 2, label: ['ASL', 'Lengua de señas americana (ASL)'], tag: 'ase' },
  { id: 5, label: ['Cantonese', 'Cantonés'], tag: 'yue' },
  { id: 15, label: ['Chinese Mandarin', 'Chino mandarín'], tag: 'cmn' },
  { id: 1, label: ['English', 'Inglés'], tag: 'en' },
  { id: 6, label: ['French', 'Francés'], tag: 'fr' },
  { id: 7, label: ['German', 'Alemán'], tag: 'de' },
  { id: 8, label: ['Greek', 'Griego'], tag: 'el' },
  { id: 9, label: ['Gujarati', 'Guyaratí'], tag: 'gu' },
  { id: 10, label: ['Hebrew', 'Hebreo'], tag: 'he' },
  { id: 11, label: ['Hindi', 'Hindi'], tag: 'hi' },
  { id: 24, label: ['Hmong', 'Hmong'], tag: 'hmn' },
  { id: 12, label: ['Italian', 'Italiano'], tag: 'it' },
  { id: 13, label: ['Japanese', 'Japonés'], tag: 'ja' },
  { id: 14, label: ['Korean', 'Coreano'], tag: 'ko' },
  { id: 16, label: ['Persian', 'Persa'], tag: 'fa' },
  { id: 17, label: ['Polish', 'Polaco'], tag: 'pl' },
  { id: 18, label: ['Portuguese', 'Portugués'], tag: 'pt' },
  { id: 19, label: ['Russian', 'Ruso'], tag: 'ru' },
  { id: 20, label: ['Spanish', 'Español'], tag: 'es' },
  { id: 21, label: ['Tagalog', 'Tagalo'], tag: 'tl' },
  { id: 22, label: ['Urdu', 'Urdu'], tag: 'ur' },
  { id: 23, label: ['Vietnamese', 'Vietnamita'], tag: 'vi' },
])
export type LanguageId = IdOf<typeof languages>
