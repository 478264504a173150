import { dateWords, type DateLook } from '@homecare/sdk/kit'
import { useSay } from './say'

interface DateTextProps {
  /** A day `YYYY-MM-DD`, or an instant in ISO 8601. */
  value: string
  /** How much of it; `time` and `dateTime` need an instant. */
  show?: DateLook
  /** The IANA zone of an instant; the reader's own where none is given. */
  zone?: string
}

/** A day or an instant in words, in the reader's language. A day is the same day in every zone. */
export function DateText({ value, show = 'day', zone }: DateTextProps) {
  const say = useSay()
  return <time dateTime={value}>{dateWords(value, show, say.locale, zone)}</time>
}
