import { barOf, mayViewPage, type PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { appTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { askApp } from '../appHands/askApp'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { RowLink } from '../kit/layout/RowLink'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

const titleOf = (path: string) =>
  path === '/appcg-family-options' ? words.familyOptions : words.caregiverOptions

export const head: HeadOf<undefined> = (_, { path }) => ({ title: titleOf(path) })

interface MoreRow {
  readonly href: PageHref
  readonly title: Text
  readonly hint?: Text
}

/** What the app's tabs lead to by themselves. */
const tabs: readonly string[] = ['home', 'messages', 'me']

/** All that can be done from the app's tab of people: the pages of one's own bar beside the tabs, with what waits in each. */
export default function AppOptionsScreen({ path }: ScreenProps) {
  const say = useSay()
  const { session, waiting, config, navigation } = useApp()
  const identity = useValue(session.identity)
  const counts = useValue(waiting)
  const places = barOf(identity).filter(({ place }) => !tabs.includes(place))
  const more: readonly MoreRow[] = [
    { href: '/invites', title: pageTitles.invites, hint: words.shareInviteHint },
    { href: '/app-support', title: words.supportTitle },
  ]
  const back = async () => {
    if (!(await askApp({ type: 'back' }))) await navigation.go('/appcg', { up: true })
  }
  return (
    <Page
      width="read"
      title={say(titleOf(path))}
      lead={say(words.optionsLead)}
      actions={
        // A browser has the way up in the bar.
        config.native && (
          <Button look="quiet" onClick={back}>
            {say(words.back)}
          </Button>
        )
      }
    >
      {places.map(({ place, label, pages }) => (
        <Section key={place} title={say(label)}>
          <Card>
            <ul className="list" data-look="lines" role="list">
              {pages.map((page) => (
                <li key={page.href}>
                  <RowLink href={page.href} title={page.label} waiting={counts[page.href] ?? 0} />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      ))}
      <Section title={say(words.more)}>
        <Card>
          <ul className="list" data-look="lines" role="list">
            {more
              .filter(({ href }) => mayViewPage(identity, href))
              .map(({ href, title, hint }) => (
                <li key={href}>
                  <RowLink href={href} title={title} {...(hint && { hint })} />
                </li>
              ))}
          </ul>
        </Card>
      </Section>
    </Page>
  )
}
