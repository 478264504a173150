import { entryOf, partsOf, textOf } from '../../kit/shape.js'
import { message, type Sayable } from '../../kit/text.js'
import { declineLetterTexts as words, declineReasonTexts } from './declineTexts.js'

/** What the words to somebody who is declined depend on. */
interface Declining {
  /** The family, as its letters name it: 'Carol I.'. */
  readonly from: string
  /** The job that was applied to; null where they were in touch without one. */
  readonly title: string | null
  /** One of `declineReasons`. */
  readonly reason?: string | null | undefined
  /** Whether an offer that waits for them is taken back by it. */
  readonly takesOfferBack?: boolean
}

/** What somebody who is declined reads: a subject, and one line after the other. */
export interface DeclineLetter {
  readonly subject: Sayable
  readonly lines: readonly Sayable[]
}

/** The kind words to somebody who is declined. Of the reason they read what helps them, and nothing that would only hurt. */
export function declineLetter(declining: Declining): DeclineLetter {
  const { from, title, reason, takesOfferBack } = partsOf(declining)
  const name = textOf(from)
  const job = textOf(title)
  const because = typeof reason === 'string' ? entryOf(declineReasonTexts, reason) : undefined
  return {
    subject: job ? message(words.subject, { title: job }) : message(words.subjectPlain, { name }),
    lines: [
      job ? message(words.body, { name, title: job }) : message(words.bodyPlain, { name }),
      ...(because ? [because] : []),
      ...(takesOfferBack === true ? [words.offer] : []),
      words.thanks,
    ],
  }
}
