import { accountTexts } from '@homecare/sdk/texts'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

/** Other ways to sign in; nothing at all where none is configured. */
export function SocialSignIn({ providers }: { providers: readonly string[] }) {
  const say = useSay()
  if (providers.length === 0) return null
  return (
    <div className="stack account-social">
      <p className="soft">{say(accountTexts.or)}</p>
      {providers.map((provider) => (
        <Link
          key={provider}
          href={`/accounts/social/${provider.toLowerCase()}/`}
          look="quiet"
          wide
          data-document
        >
          {say(accountTexts.socialWith, { provider })}
        </Link>
      ))}
    </div>
  )
}
