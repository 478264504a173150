import { needsIntro, type DayStore } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { useApp } from '../../frame/app'
import { mayDo } from '../plan/planAccess'

/** What a plan is for, until its reader has said that they know. */
export function Intro({ store, me }: { store: DayStore; me: number }) {
  const say = useSay()
  const { plan } = useValue(store.day)
  const { user_type } = useValue(useApp().session.identity)
  if (!needsIntro(plan.observers, me)) return null
  const text = mayDo(plan, 'manage_people')
    ? words.introFamily
    : user_type !== 'family' || mayDo(plan, 'complete_tasks')
      ? words.introCaregiver
      : words.introReader
  return (
    <Banner
      title={say(words.introTitle, { name: plan.recipient_name })}
      actions={
        <Button look="quiet" onClick={() => store.skipIntro.run()}>
          {say(words.introSkip)}
        </Button>
      }
    >
      <p>{say(text)}</p>
    </Banner>
  )
}
