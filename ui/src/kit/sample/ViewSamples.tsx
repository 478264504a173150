import { useState } from 'react'
import { DateText } from '../DateText'
import { kitTexts as t } from '../kitTexts'
import { List } from '../layout/List'
import { Money } from '../Money'
import { Pagination } from '../layout/Pagination'
import { PhoneText } from '../PhoneText'
import { useSay } from '../say'
import { Section } from '../layout/Section'
import { Tabs } from '../layout/Tabs'

/** Tabs, pages, lists, and how money, dates and phones read. */
export function ViewSamples() {
  const say = useSay()
  const [tab, setTab] = useState<'pending' | 'approved' | 'declined'>('pending')
  return (
    <>
      <Section title={say(t.views)}>
        <Tabs
          label={say(t.views)}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'pending', label: say(t.pending), count: 3 },
            { id: 'approved', label: say(t.approved) },
            { id: 'declined', label: say(t.declined) },
          ]}
        >
          <p>{say(t.tabBody)}</p>
        </Tabs>
        <Pagination page={4} pages={17} hrefFor={(page) => `#page-${page}`} />
      </Section>
      <Section title={say(t.words)}>
        <List look="lines" label={say(t.words)} items={['2026-11-21', '2026-12-24']} by={(day) => day}>
          {(day) => (
            <div className="row" data-spread>
              <DateText value={day} show="weekday" />
              <Money cents={108_800} />
              <PhoneText digits="5105550134" />
            </div>
          )}
        </List>
      </Section>
    </>
  )
}
