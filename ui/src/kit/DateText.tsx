import { localeTags, type Locale } from '@homecare/sdk/kit'
import { useSay } from './say'

interface DateTextProps {
  /** A day `YYYY-MM-DD`, or an instant in ISO 8601. */
  value: string
  /** How much of it; `time` and `dateTime` need an instant. */
  show?: 'day' | 'shortDay' | 'weekday' | 'month' | 'time' | 'dateTime'
  /** The IANA zone of an instant; the reader's own where none is given. */
  zone?: string
}

/** A day or an instant in words, in the reader's language. A day is the same day in every zone. */
export function DateText({ value, show = 'day', zone }: DateTextProps) {
  const say = useSay()
  return <time dateTime={value}>{dateWords(value, show, say.locale, zone)}</time>
}

/** The same as text, for labels. Empty for what is no date. */
export function dateWords(
  value: string,
  show: NonNullable<DateTextProps['show']>,
  locale: Locale,
  zone?: string,
): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(localeTags[locale], {
    ...formats[show],
    timeZone: isDay ? 'UTC' : zone,
  }).format(date)
}

const formats = {
  day: { dateStyle: 'long' },
  shortDay: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
