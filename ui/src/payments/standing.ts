import { dateWords } from '@homecare/sdk/kit'
import type { BankAccount } from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../kit/say'

/** What is to be known of an account that is not verified; null of one that is. */
export function standingSentence(account: BankAccount, say: Say): string | null {
  const day = (instant: string | null) => dateWords((instant ?? '').slice(0, 10), 'day', say.locale)
  switch (account.standing) {
    case 'notArrived':
      return say(words.notArrived, { day: day(account.arrives_at) })
    case 'waiting':
      return `${say(words.waiting, { day: day(account.verify_until) })} ${triesLeft(account, say)}`
    case 'locked':
      return say(words.locked)
    case 'expired':
      return say(words.tooLate)
    default:
      return account.state === 'failed' ? say(words.failed) : null
  }
}

/** How many tries are left, once one was wrong; nothing before. */
export function triesLeft({ tries_left: count }: BankAccount, say: Say): string {
  if (count < 1 || count > 2) return ''
  return say(count === 1 ? words.triesLeft.one : words.triesLeft.other, { count })
}
