import { fingerprintPrograms, type Fingerprinting } from '@homecare/sdk/hiring'
import { dateWords, dayIn, type Text } from '@homecare/sdk/kit'
import { fingerprintingTexts as theirs, ownFingerprintingTexts as own } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'

/** How a request stands: what it is called, a line about it, and the tone of its badge. */
interface StandingWords {
  readonly title: string
  readonly text: string
  readonly tone: 'info' | 'good' | 'warn'
}

interface Row {
  readonly title: Text
  readonly text: Text
  readonly tone?: StandingWords['tone']
}

const ofFamily: Readonly<Record<string, Row>> = {
  requested: { title: theirs.requested, text: theirs.requestedText },
  agreed: { title: theirs.agreed, text: theirs.agreedText },
  sent: { title: theirs.sent, text: theirs.sentText },
  declined: { title: theirs.declined, text: theirs.declinedText },
  canceled: { title: theirs.canceled, text: theirs.canceledText },
  cleared: { title: theirs.cleared, text: theirs.clearedText, tone: 'good' },
  not_cleared: { title: theirs.notCleared, text: theirs.notClearedText, tone: 'warn' },
  unreadable: { title: theirs.unreadable, text: theirs.unreadableText },
}

const ofCaregiver: Readonly<Record<string, Row>> = {
  requested: { title: own.asked, text: own.what },
  agreed: { title: own.agreed, text: own.agreedText },
  sent: { title: own.sent, text: own.bring },
  declined: { title: own.declined, text: own.declinedText },
  canceled: { title: theirs.canceled, text: own.canceledText },
  cleared: { title: own.cleared, text: own.clearedText, tone: 'good' },
  not_cleared: { title: own.notCleared, text: own.notClearedText, tone: 'warn' },
  unreadable: { title: own.unreadable, text: own.unreadableText },
}

/** How the last request stands, in words for one of the two, of whom `name` is the other; null where there was none. */
export function standingWords(
  { request, time_zone }: Fingerprinting,
  side: 'family' | 'caregiver',
  name: string,
  say: Say,
): StandingWords | null {
  if (!request) return null
  const { state, result, appointment, done_on, answered_at, requested_at } = request
  const row = (side === 'family' ? ofFamily : ofCaregiver)[state === 'done' ? (result ?? '') : state]
  if (!row) return null
  const at = dayIn(time_zone, new Date(answered_at ?? requested_at))
  const day = done_on ?? (state === 'sent' && appointment ? appointment.day : at)
  const program = say(fingerprintPrograms.get(request.program).label)
  const params = { name, program, day: dateWords(day, 'day', say.locale) }
  return {
    title: say({ text: row.title, params }),
    text: say({ text: row.text, params }),
    tone: row.tone ?? 'info',
  }
}
