import { mayUnlink, socialName, unlinkSocial, type SocialLinks } from '@homecare/sdk/account'
import { action, message, sayFailure, type Action, type Part, dateWords } from '@homecare/sdk/kit'
import { kitTexts, socialLinkTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useBackCloses } from '../../frame/useBackCloses'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useOwnZone } from '../../kit/useOwnZone'
import { Section } from '../../kit/layout/Section'
import { useValue } from '../../kit/useValue'

/** The accounts elsewhere that log somebody in, each to be taken away; nothing where no provider is set up or linked. */
export function SocialAccounts({ social: { data: social, failure } }: { social: Part<SocialLinks> }) {
  const say = useSay()
  const { config, navigation } = useApp()
  const offersAny = (config.social?.length ?? 0) > 0
  if (!offersAny && !social?.links.length) return null
  return (
    <Section title={say(words.title)}>
      {social ? (
        <Links initial={social} />
      ) : (
        <ErrorState
          level={3}
          title={words.failed}
          message={kitTexts.somethingWentWrong}
          failure={failure}
          retry={() => navigation.reload()}
        />
      )}
    </Section>
  )
}

function Links({ initial }: { initial: SocialLinks }) {
  const say = useSay()
  const zone = useOwnZone()
  const { care, toasts } = useApp()
  const [social, setSocial] = useState(initial)
  const [asked, setAsked] = useState<string | null>(null)
  const [unlink] = useState(() =>
    action((provider: string) => care.call(unlinkSocial, { provider }), {
      done(left, provider) {
        setSocial(left)
        setAsked(null)
        toasts.success(message(words.disconnected, { provider: socialName(provider) }))
      },
      failed: sayFailure(toasts),
    }),
  )
  const { links } = social
  return (
    <Card>
      <p className="soft">{say(links.length > 0 ? words.hint : words.none)}</p>
      {links.map(({ provider, linked_at }) => (
        <div key={provider} className="stack">
          <div className="row" data-spread>
            <span>
              <strong>{socialName(provider)}</strong>{' '}
              <span className="soft small">
                {say(words.since, { day: dateWords(linked_at, 'day', say.locale, zone) })}
              </span>
            </span>
            {mayUnlink(social) && (
              <Button onClick={() => setAsked(provider)}>
                {say(words.disconnect, { provider: socialName(provider) })}
              </Button>
            )}
          </div>
          {!mayUnlink(social) && (
            <>
              <p>{say(words.onlyOne, { provider: socialName(provider) })}</p>
              <Link href="/accounts/password/forgot" look="line">
                {say(words.choosePassword)}
              </Link>
            </>
          )}
        </div>
      ))}
      {asked !== null && <Ask provider={asked} unlink={unlink} onClose={() => setAsked(null)} />}
    </Card>
  )
}

interface AskProps {
  provider: string
  unlink: Action<[string], SocialLinks>
  onClose: () => void
}

function Ask({ provider, unlink, onClose }: AskProps) {
  const say = useSay()
  const name = { provider: socialName(provider) }
  return (
    <ConfirmDialog
      title={message(words.disconnect, name)}
      confirm={message(words.disconnect, name)}
      busy={useValue(unlink.busy)}
      onConfirm={() => unlink.run(provider)}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say(words.disconnectText, name)}</p>
    </ConfirmDialog>
  )
}
