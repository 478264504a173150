import type { Shift } from '@homecare/sdk/shifts'
import { shiftFactTexts } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import './Shifts.css'
import { shiftFacts } from '../clock/shiftWords'

/** Day, times, pay, zone, license and place of a shift, and what its facility says of it. */
export function ShiftFacts({ shift }: { shift: Shift }) {
  const say = useSay()
  const { city, state } = shift.facility
  return (
    <>
      <Card>
        <Facts
          look="columns"
          facts={shiftFacts(shift).map(({ name, value }) => ({ name, value: say(value) }))}
        />
      </Card>
      <p className="soft small">{say(shiftFactTexts.zoneNote, { place: `${city}, ${state}` })}</p>
      {shift.note && (
        <Section title={say(shiftFactTexts.note)}>
          <p className="shift-words">{shift.note}</p>
        </Section>
      )}
    </>
  )
}
