import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import { action, describeFailure } from '@homecare/sdk/kit'
import { addSavedSearch } from '@homecare/sdk/search'
import { pageTitles, savedSearchTexts as words, visitorKeepTexts } from '@homecare/sdk/texts'
import { visitorSaves } from '@homecare/sdk/visitors'
import { useEffect, useState, type MouseEvent } from 'react'
import { useApp } from '../frame/app'
import { visitorStorage } from '../frame/storage/visitorStorage'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { close } from '../kit/icons/basic'
import { plus } from '../kit/icons/care'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Problem } from '../kit/states/Problem'
import { useValue } from '../kit/useValue'

/**
 * Keeps the search of an address, to be told of who is new. A visitor's wish is kept in this tab until there is an account;
 * without scripts they are led to the login. Whoever is no family sees nothing.
 */
export function SaveSearch({ here }: { here: PageHref }) {
  const say = useSay()
  const { session, care } = useApp()
  const userType = useValue(session.identity).user_type
  const [isSaved, setSaved] = useState(false)
  const [saving] = useState(() =>
    action(() => care.call(addSavedSearch, { body: { address: here } }), { done: () => setSaved(true) }),
  )
  const busy = useValue(saving.busy)
  const error = useValue(saving.error)
  const [wished, setWished] = useState(false)
  useEffect(() => {
    setWished(userType === 'anonymous' && savesOf().has(here))
  }, [userType, here])
  const wish = (event: MouseEvent) => {
    event.preventDefault()
    setWished(savesOf().toggle(here))
  }
  if (userType !== 'anonymous' && userType !== 'family') return null
  const link = isSaved || error?.kind === 'conflict'
  return (
    <section className="row" aria-label={say(words.save)}>
      {userType === 'anonymous' ? (
        <A
          className="button"
          data-look="quiet"
          data-press
          data-on={wished || undefined}
          href={loginHref(here)}
          rel="nofollow"
          onClick={wish}
        >
          <Icon of={wished ? close : plus} />
          {say(wished ? visitorKeepTexts.unkeepSearch : words.save)}
        </A>
      ) : (
        !link && (
          <Button icon={plus} busy={busy} onClick={() => saving.run()}>
            {say(words.save)}
          </Button>
        )
      )}
      <div className="small" role="status">
        {error ? (
          <Problem>{say(describeFailure(error))}</Problem>
        ) : (
          <p className="soft">
            {say(isSaved ? words.saved : wished ? visitorKeepTexts.keepSearch : words.saveHint)}
          </p>
        )}
      </div>
      {wished && (
        <>
          <Link href={loginHref(here)} look="quiet">
            {say(pageTitles.login)}
          </Link>
          <Link href="/family-signup" look="quiet">
            {say(visitorKeepTexts.signUp)}
          </Link>
        </>
      )}
      {link && (
        <Link href="/caregivers-search/saved" look="quiet" ref={takeFocus}>
          {say(words.seeSaved)}
        </Link>
      )}
    </section>
  )
}

const savesOf = () => visitorSaves(visitorStorage('sessionStorage'))

/** It stands where the button was, which took the focus with it. */
function takeFocus(link: HTMLAnchorElement | null): void {
  if (link && document.activeElement === document.body) link.focus()
}
