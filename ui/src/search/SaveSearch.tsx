import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import { action, describeFailure } from '@homecare/sdk/kit'
import { addSavedSearch } from '@homecare/sdk/search'
import { savedSearchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { plus } from '../kit/icons/care'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Problem } from '../kit/states/Problem'
import { useValue } from '../kit/useValue'

/** Keeps the search of an address, to be told of who is new. A visitor is led to the login; whoever is no family sees nothing. */
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
  if (userType !== 'anonymous' && userType !== 'family') return null
  const link = isSaved || error?.kind === 'conflict'
  return (
    <section className="row" aria-label={say(words.save)}>
      {userType === 'anonymous' ? (
        <A className="button" data-look="quiet" href={loginHref(here)} rel="nofollow">
          <Icon of={plus} />
          {say(words.save)}
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
          <p className="soft">{say(isSaved ? words.saved : words.saveHint)}</p>
        )}
      </div>
      {link && (
        <Link href="/caregivers-search/saved" look="quiet" ref={takeFocus}>
          {say(words.seeSaved)}
        </Link>
      )}
    </section>
  )
}

/** It stands where the button was, which took the focus with it. */
function takeFocus(link: HTMLAnchorElement | null): void {
  if (link && document.activeElement === document.body) link.focus()
}
