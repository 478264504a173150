import { dayIn, formatDocumentDate, say, type Locale } from '@homecare/sdk/kit'
import { timesheetMailTexts } from './texts.ts'

/** How letters name a shift. */
export function shiftWords(
  {
    start,
    facility,
  }: {
    readonly start: Date | string
    readonly facility: { readonly name: string; readonly time_zone: string }
  },
  locale: Locale,
): string {
  const day = formatDocumentDate(dayIn(facility.time_zone, new Date(start)))
  return say(locale, timesheetMailTexts.shift, { facility: facility.name, day })
}
