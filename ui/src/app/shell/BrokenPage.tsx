import { fallbackTexts } from '@homecare/sdk/texts'
import { useConfig } from '../../frame/app'
import { Link } from '../../kit/Link'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'

/** The page shown when a screen breaks: what may be done, and how to tell us. */
export function BrokenPage() {
  const say = useSay()
  const { native } = useConfig()
  return (
    <Page title={say(fallbackTexts.heading)} lead={say(fallbackTexts.apology)} width="read">
      <p>{say(fallbackTexts.notified)}</p>
      {!native && (
        <div className="row">
          <Link href="/" look="primary" data-document>
            {say(fallbackTexts.backToHome)}
          </Link>
        </div>
      )}
    </Page>
  )
}
