import { homePath } from '@homecare/sdk/addresses'
import { pressTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { HeadOf } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { given } from '../kit/href'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

export const head: HeadOf<undefined> = () => ({ title: words.appTitle, description: words.appLead })

/** Where the apps are; without one, how the web pages are kept like an app. */
export default function DownloadAppScreen() {
  const say = useSay()
  const { config, session } = useApp()
  const identity = useValue(session.identity)
  const stores = [
    { title: words.appIos, url: config.apps?.ios, action: words.appStore },
    { title: words.appAndroid, url: config.apps?.android, action: words.playStore },
  ].filter(({ url }) => url !== undefined)
  return (
    <Page
      width="read"
      title={say(stores.length > 0 ? words.appTitle : words.appNone)}
      lead={say(stores.length > 0 ? words.appLead : words.appNoneLead)}
    >
      {stores.map(({ title, url, action }) => (
        <Card as="section" key={url}>
          <h2>{say(title)}</h2>
          <p>
            <Link href={given(url ?? '')} look="primary" external>
              {say(action)}
            </Link>
          </p>
        </Card>
      ))}
      <Section title={say(words.appWeb)}>
        <ul>
          <li>{say(words.appWebIos)}</li>
          <li>{say(words.appWebAndroid)}</li>
          <li>{say(words.appWebAny)}</li>
        </ul>
        <p>
          <Link href={homePath(identity)} look="quiet">
            {say(words.appStart)}
          </Link>
        </p>
      </Section>
    </Page>
  )
}
