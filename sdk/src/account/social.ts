import { message, type BoundText } from '../kit/text.js'
import type { SocialLinks } from './socialCalls.js'
import { socialTexts } from './texts.js'

/** How a social sign-in came back to the login, as its address says it in `social`. */
export type SocialOutcome = keyof typeof socialTexts

/** A provider of social sign-ins as people know it: `google` is Google. */
export function socialName(provider: string): string {
  return provider.slice(0, 1).toUpperCase() + provider.slice(1)
}

/** What to say of a social sign-in that signed nobody in, by the login's query; null where there was none. */
export function socialOutcomeMessage(query: URLSearchParams): BoundText | null {
  const outcome = query.get('social')
  if (outcome === null || !isOutcome(outcome)) return null
  return message(socialTexts[outcome], { provider: socialName(query.get('provider') ?? '') })
}

/** Whether a provider may be taken away: never the only way in. */
export function mayUnlink({ links, has_password }: SocialLinks): boolean {
  return has_password || links.length > 1
}

const isOutcome = (outcome: string): outcome is SocialOutcome => Object.hasOwn(socialTexts, outcome)
