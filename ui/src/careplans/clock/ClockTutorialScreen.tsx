import { message } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { pageTitles, planClockScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { clockHref } from './clockWords'

const pages = [
  {
    title: words.tutorial1,
    says: [words.tutorial1a, message(words.tutorial1b, { minutes: clockLimits.undoMinutes })],
  },
  { title: words.tutorial2, says: [words.tutorial2a, words.tutorial2b] },
  { title: words.tutorial3, says: [words.tutorial3a, words.tutorial3b] },
] as const

interface TutorialData {
  readonly page: number
}

export const load: Load<TutorialData> = async ({ query }) => {
  const asked = Number(query.get('page') ?? 1)
  return { page: Number.isInteger(asked) && asked >= 1 && asked <= pages.length ? asked : 1 }
}
export const head: HeadOf<TutorialData> = () => ({ title: pageTitles.planClockTutorial })

/** How the clock works, in three short pages (`careplan/…/clockio/tutorial`). */
export default function ClockTutorialScreen({ data: { page }, params }: ScreenProps<TutorialData>) {
  const say = useSay()
  const { navigation } = useApp()
  const shown = pages[page - 1]!
  const clock = clockHref(Number(params['planId']))
  const show = (to: number) => void navigation.pushQuery({ page: to === 1 ? null : to })
  return (
    <Page width="read" title={say(words.tutorialTitle)} up={{ href: clock, words: say(words.toClock) }}>
      <Card>
        <section className="stack" data-gap="small" aria-live="polite">
          <p className="soft small">{say(words.page, { page, pages: pages.length })}</p>
          <h2>{say(shown.title)}</h2>
          {shown.says.map((one, index) => (
            <p key={index}>{say(one)}</p>
          ))}
        </section>
        <div className="row">
          {page > 1 && (
            <Button look="quiet" onClick={() => show(page - 1)}>
              {say(words.back)}
            </Button>
          )}
          {page < pages.length ? (
            <Button look="primary" onClick={() => show(page + 1)}>
              {say(words.next)}
            </Button>
          ) : (
            <Link href={clock} look="primary">
              {say(words.done)}
            </Link>
          )}
        </div>
      </Card>
    </Page>
  )
}
