import { message } from '@homecare/sdk/kit'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../deps/deps.ts'
import { countHit, scaled, type Limit } from '../limits/rateLimit.ts'
import { Refusal } from '../refusals/refuse.ts'
import { findByEmail } from '../people/findByEmail.ts'
import { accountServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** How often a day a sign-up may be told that one address has an account, and how many letters that is. */
const answers: Limit = { name: 'known-address', hits: 5, seconds: 86_400 }
const letters: Limit = { name: 'known-letter', hits: 1, seconds: 86_400 }

/**
 * Runs a sign-up that says so where its address has an account, since people forget that they have one. So that nobody
 * makes a list of who is here: an address is said to be known a few times a day, and its owner is told by letter once.
 */
export async function orKnown<T>(
  deps: Deps,
  email: string,
  now: number,
  signUp: () => Promise<T>,
): Promise<T> {
  try {
    return await signUp()
  } catch (error) {
    const isKnown = error instanceof Refusal && error.says === accountServerTexts.known
    const found = isKnown ? await findByEmail(deps.db, email) : undefined
    if (!isKnown || !found) throw error
    const of = [`user ${found.user.id}`]
    const isFirst = await countHit(deps.db, letters, of, now).then(
      () => true,
      (refused: unknown) => {
        if (!(refused instanceof Refusal)) throw refused
        return false
      },
    )
    await countHit(deps.db, scaled(answers, deps.config.rateLimitFactor), of, now)
    if (isFirst) await tell(deps, found.user)
    throw error.keeping()
  }
}

async function tell(
  deps: Deps,
  user: NonNullable<Awaited<ReturnType<typeof findByEmail>>>['user'],
): Promise<void> {
  const { greeting, triedSubject, triedBody, triedIgnore } = accountServerTexts
  const { config } = deps
  await inform(
    deps,
    user,
    triedSubject,
    message(greeting, { name: user.first_name }),
    message(triedBody, {
      login: pageUrl(config, '/accounts/login'),
      forgot: pageUrl(config, '/accounts/password/forgot'),
    }),
    triedIgnore,
  )
}
