import { mayRunAt, type Purpose } from '@homecare/sdk/consent'
import { consentTexts as words } from '@homecare/sdk/texts'
import { useId, useLayoutEffect, useRef } from 'react'
import { useApp, useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { ConsentBannerProps } from './bannerPlace'
import { consentOf, hostsOf } from './pageConsent'
import './ConsentBanner.css'

/**
 * Asks whether services of other companies may run, on pages where they would. It lies over the foot of the page and holds nobody
 * up: what is below it can be scrolled to, nothing moves, and no is as near as yes.
 */
export function ConsentBanner({ pathname, hidden }: ConsentBannerProps) {
  const app = useApp()
  const consent = consentOf(app)
  const asks = useValue(consent.asks)
  const concerns = mayRunAt(pathname, asked(useValue(consent.offered))).length > 0
  return asks && concerns && !hidden ? <Asked /> : null
}

/** What is asked for here: care needs are asked for beside the chat alone, by themselves. */
const asked = (offered: readonly Purpose[]) => offered.filter((purpose) => purpose !== 'care_needs')

function Asked() {
  const say = useSay()
  const id = useId()
  const app = useApp()
  const consent = consentOf(app)
  const place = useRef<HTMLElement>(null)
  const signedIn = useValue(useSession().signedIn)
  const offered = asked(useValue(consent.offered))
  const hosts = hostsOf(app.config)
  const both = offered.length > 1
  const question = both ? words.askBoth : offered.includes('chat') ? words.askChat : words.askCounter
  // In the top layer it lies at the foot of the window, whatever it stands in.
  useLayoutEffect(() => {
    const { current } = place
    if (current && 'showPopover' in current) current.showPopover()
  }, [])
  return (
    <section className="consent-banner" ref={place} popover="manual" aria-labelledby={id}>
      <div className="consent-banner-words">
        <h2 id={id}>{say(words.ask)}</h2>
        <p>{say(question, hosts)}</p>
        <p>
          <A href={signedIn ? '/settings#consent' : '/privacy/policy#consent'}>{say(words.more)}</A>
        </p>
      </div>
      <div className="consent-banner-answers">
        <Button onClick={() => consent.choose([])}>{say(words.refuse)}</Button>
        <Button onClick={() => consent.choose(offered)}>{say(words.allow)}</Button>
      </div>
    </section>
  )
}
