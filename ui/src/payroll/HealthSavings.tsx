import { modals } from '@homecare/sdk/addresses'
import { savingsWords } from '@homecare/sdk/householdTaxes'
import { createTaxes, type HealthWageSavings } from '@homecare/sdk/payments'
import { householdTaxTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useOwnZone } from '../kit/useOwnZone'
import { useValue } from '../kit/useValue'
import { openSavings } from './openSavings'

/** Whether a household saves wages for health costs, and its way in and out again. */
export function HealthSavings({ savings: first }: { savings: HealthWageSavings }) {
  const say = useSay()
  const zone = useOwnZone()
  const { care, navigation } = useApp()
  const [taxes] = useState(() => {
    const store = createTaxes(care)
    store.savings.set(first)
    return store
  })
  useHolding(openSavings, taxes)
  const { opted_in, opted_in_at } = useValue(taxes.savings.data) ?? first
  const busy = useValue(taxes.optIn.busy)
  const failed = useValue(taxes.optInFailed)
  async function optIn() {
    // What Back shows is what was loaded.
    if ((await taxes.optIn.run(true)) !== undefined) void navigation.reload()
  }
  return (
    <Section title={say(words.savings)}>
      <Card>
        <p>{say(words.savingsText)}</p>
        <p>{say(words.savingsLimit)}</p>
        <p role="status">
          <b>{say(savingsWords({ opted_in_at }, say.locale, zone))}</b>
        </p>
        {failed && !opted_in && (
          <Banner tone="bad" live>
            {say(words.optInFailed)}
          </Banner>
        )}
        <div className="row">
          {opted_in ? (
            <Button onClick={() => void navigation.openModal('optOut')}>
              {say(modals.get('optOut').label)}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => void optIn()}>
              {say(words.optIn)}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  )
}
