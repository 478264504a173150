import type { FacilitySheet } from '@homecare/sdk/facilities'
import type { Part } from '@homecare/sdk/kit'
import { boardTexts, hoursTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { FailureReference } from '../kit/states/FailureReference'
import { scheduleTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { SheetList } from './SheetList'

interface HoursToApproveProps {
  hours: Part<{ readonly data: readonly FacilitySheet[]; readonly records: number }>
}

/** The hours that wait, under the board: the oldest few, and the way to all of them. */
export function HoursToApprove({ hours }: HoursToApproveProps) {
  const say = useSay()
  const { navigation } = useApp()
  if (hours.failure) {
    return (
      <Banner
        tone="bad"
        title={say(boardTexts.failed)}
        actions={<Button onClick={() => navigation.reload()}>{say(scheduleTexts.again)}</Button>}
      >
        <FailureReference error={hours.failure} />
      </Banner>
    )
  }
  const { data, records } = hours.data
  if (records === 0) {
    return (
      <Section title={say(words.toApprove)}>
        <p className="soft">{say(words.noneWaiting)}.</p>
        <Link href="/facilities/hours" look="line">
          {say(words.title)}
        </Link>
      </Section>
    )
  }
  return (
    <SheetList sheets={data} more={Math.max(0, records - data.length)}>
      <Link href="/facilities/hours" look="line">
        {records > data.length ? say.count(words.all, records) : say(words.title)}
      </Link>
    </SheetList>
  )
}
