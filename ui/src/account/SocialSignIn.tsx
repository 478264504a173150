import { socialName, socialOutcomeMessage } from '@homecare/sdk/account'
import { accountTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

interface SocialSignInProps {
  providers: readonly string[]
  /** The page that the login leads to, kept on the way through the provider. */
  next: string | null
}

/** Other ways to sign in; nothing at all where none is configured. */
export function SocialSignIn({ providers, next }: SocialSignInProps) {
  const say = useSay()
  if (providers.length === 0) return null
  const query = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`
  return (
    <div className="stack account-social">
      <p className="soft">{say(accountTexts.or)}</p>
      {providers.map((provider) => (
        <Link key={provider} href={`/accounts/social/${provider}${query}`} look="quiet" wide data-document>
          {say(accountTexts.socialWith, { provider: socialName(provider) })}
        </Link>
      ))}
    </div>
  )
}

/** Why whoever comes back from a provider is not signed in, and what to do next. */
export function SocialOutcome({ query }: { query: URLSearchParams }) {
  const say = useSay()
  const words = socialOutcomeMessage(query)
  return (
    words && (
      <Banner tone="info">
        <p>{say(words)}</p>
      </Banner>
    )
  )
}
