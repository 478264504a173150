import type { PlanWatch } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { Link } from '../../kit/Link'
import type { PageHref } from '@homecare/sdk/addresses'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'

interface NewsBannerProps {
  watch: PlanWatch
  names: ReadonlyMap<number, string>
  /** The title of a task that the page shows, and where it leads. */
  taskOf: (id: number) => { readonly title: string; readonly href: PageHref } | null
}

/** Says quietly that somebody else has changed the plan: the page shows it already, or does at a press. */
export function NewsBanner({ watch, names, taskOf }: NewsBannerProps) {
  const say = useSay()
  const news = useValue(watch.news)
  if (!news) return null
  const name = (news.by !== null && names.get(news.by)) || say(words.somebody)
  const task = news.task === null ? null : taskOf(news.task)
  return (
    <Banner
      live
      level={3}
      onDismiss={watch.dismiss}
      actions={
        news.shown ? (
          task && (
            <Link href={task.href} look="plain">
              {say(words.show)}
            </Link>
          )
        ) : (
          <Button look="plain" onClick={() => watch.show()}>
            {say(words.show)}
          </Button>
        )
      }
    >
      <p>
        {task ? say(words.changedTask, { name, title: task.title }) : say(words.changedPlan, { name })}{' '}
        {say(news.shown ? words.isShown : words.isTyping)}
      </p>
    </Banner>
  )
}
