import { formatWholeDollars, dateWords } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { Bars } from '../figures/Bars'
import { Card } from '../layout/Card'
import { DateText } from '../DateText'
import { kitTexts as t } from '../kitTexts'
import { Ring } from '../figures/Ring'
import { useSay } from '../say'
import { Section } from '../layout/Section'

/** What people would rather look at than read. */
export function ChartSamples() {
  const say = useSay()
  const left = say.count(uiTexts.hoursLeft, 39)
  const whole = say.count(uiTexts.ofHours, 60)
  return (
    <Section title={say(t.charts)}>
      <div className="choices">
        <Card>
          <h3>{say(t.benefit)}</h3>
          <Ring value={39} of={60} label={`${left} ${whole}`} unit={whole}>
            <b>{left}</b>
            <p className="soft small">
              {say(t.renews)} <DateText value="2027-01-01" />
            </p>
          </Ring>
        </Card>
        <Card>
          <h3>{say(t.benefit)}</h3>
          <Ring value={4} of={60} label={say.count(uiTexts.hoursLeft, 4)} unit={whole} />
        </Card>
        <Card>
          <h3>{say(t.benefit)}</h3>
          <Ring value={null} of={null} label="" />
        </Card>
      </div>
      <Card>
        <h3>{say(t.earnings)}</h3>
        <Bars
          label={say(t.earnings)}
          bars={weeks.map(([day, cents], index) => ({
            label: index === weeks.length - 1 ? say(uiTexts.soFar) : dateWords(day, 'shortDay', say.locale),
            value: cents,
            words: formatWholeDollars(cents),
            open: index === weeks.length - 1,
          }))}
        />
      </Card>
    </Section>
  )
}

const weeks: readonly (readonly [day: string, cents: number])[] = [
  ['2026-10-12', 81_200],
  ['2026-10-19', 96_000],
  ['2026-10-26', 64_000],
  ['2026-11-02', 108_800],
  ['2026-11-09', 89_600],
  ['2026-11-16', 44_800],
]
