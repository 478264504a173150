import { type Text, dateWords } from '@homecare/sdk/kit'
import { both } from './words'

/** A day in the words of both languages: '2026-11-23' as 'Monday, November 23' or 'Nov 23'. */
export const dayWords = (day: string, show: 'day' | 'shortDay'): Text =>
  both((locale) => dateWords(day, show, locale))
