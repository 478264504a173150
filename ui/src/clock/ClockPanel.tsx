import type { Clockable, ClockTarget } from '@homecare/sdk/clock'
import { clockScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { ClockButton } from './ClockButton'
import type { ClockTimes } from './useClock'

interface ClockPanelProps {
  target: ClockTarget
  work: Clockable
  zone: string
  now: Date
  onClocked: (times: ClockTimes) => void
  hasSheet?: boolean
}

/** The clock on the page of its shift or visit. */
export function ClockPanel(props: ClockPanelProps) {
  const say = useSay()
  return (
    <Section title={say(words.title)}>
      <Card>
        <ClockButton {...props} />
      </Card>
    </Section>
  )
}
