import type { Shift } from '@homecare/sdk'
import { shiftFactTexts } from '@homecare/sdk/texts'
import { Section } from '../kit/Section'
import { useSay } from '../kit/say'
import './Shifts.css'
import { shiftFacts } from './shiftWords'

/** Day, times, pay, zone, licence and place of a shift, and what its facility says of it. */
export function ShiftFacts({ shift }: { shift: Shift }) {
  const say = useSay()
  const { city, state } = shift.facility
  return (
    <>
      <dl className="card shift-facts">
        {shiftFacts(shift).map(({ title, value }) => (
          <div key={title[0]}>
            <dt>{say(title)}</dt>
            <dd>{say(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">{say(shiftFactTexts.zoneNote, { place: `${city}, ${state}` })}</p>
      {shift.note && (
        <Section title={say(shiftFactTexts.note)}>
          <p className="shift-words">{shift.note}</p>
        </Section>
      )}
    </>
  )
}
