import { NoMessages } from '../art/NoMessages'
import { NothingFound } from '../art/NothingFound'
import { QuietDay } from '../art/QuietDay'
import { Welcome } from '../art/Welcome'
import { Button } from '../Button'
import { Card } from '../layout/Card'
import { EmptyState } from '../states/EmptyState'
import { ErrorState } from '../states/ErrorState'
import { kitTexts as t } from '../kitTexts'
import { useSay } from '../say'
import { Section } from '../layout/Section'
import { Skeleton } from '../states/Skeleton'

/** Nothing there, not yet there, failed. */
export function StateSamples() {
  const say = useSay()
  return (
    <Section title={say(t.states)}>
      <div className="choices">
        <Card>
          <EmptyState
            level={3}
            art={<NothingFound />}
            title={say(t.noneFound)}
            actions={<Button>{say(t.clearFilters)}</Button>}
          >
            {say(t.noneFoundMore)}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState level={3} art={<NoMessages />} title={say(t.noMessages)}>
            {say(t.noMessagesMore)}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState level={3} art={<QuietDay />} title={say(t.quietDay)} />
        </Card>
        <Card>
          <EmptyState level={3} art={<Welcome />} title={say(t.welcome)} />
        </Card>
      </div>
      <ErrorState
        level={3}
        title={t.couldNotLoad}
        message={t.dropped}
        retry={() => new Promise((resolve) => setTimeout(resolve, 1500))}
      />
      <Skeleton shape="person" count={2} />
      <Skeleton />
      <Skeleton shape="box" />
    </Section>
  )
}
