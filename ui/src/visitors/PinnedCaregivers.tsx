import { action, describeFailure } from '@homecare/sdk/kit'
import { firstWordTexts as words } from '@homecare/sdk/texts'
import { listPinnedCaregivers, pinCaregiver, type PinnedCaregiver } from '@homecare/sdk/visitors'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Problem } from '../kit/states/Problem'
import { useValue } from '../kit/useValue'

/** Before a first job is posted: those whom the family has written to, each of whom is invited to it, or not. */
export function PinnedCaregivers() {
  const say = useSay()
  const { care } = useApp()
  const loaded = useLoaded((signal) => care.call(listPinnedCaregivers, {}, { signal }))
  const waiting = useValue(loaded.data)?.filter((one) => one.job_id === null) ?? []
  if (waiting.length === 0) return null
  return (
    <Section title={say(words.pinnedTitle)}>
      {waiting.map((one) => (
        <Pinned key={one.id} caregiver={one} />
      ))}
    </Section>
  )
}

function Pinned({ caregiver }: { caregiver: PinnedCaregiver }) {
  const say = useSay()
  const { care } = useApp()
  const [pinned, setPinned] = useState(caregiver.pinned)
  const [pinning] = useState(() =>
    action(async (wanted: boolean) => {
      const { pinned: kept } = await care.call(pinCaregiver, { id: caregiver.id, body: { pinned: wanted } })
      setPinned(kept)
    }),
  )
  const error = useValue(pinning.error)
  const busy = useValue(pinning.busy)
  const name = caregiver.first_name
  return (
    <div className="field">
      {error && <Problem>{say(describeFailure(error))}</Problem>}
      <label className="choice" data-bare>
        <input
          type="checkbox"
          checked={pinned}
          aria-busy={busy || undefined}
          onChange={(event) => void pinning.run(event.target.checked)}
        />
        <span>{say(words.pinned, { name })}</span>
        <span className="hint">{say(words.pinnedHint, { name })}</span>
      </label>
    </div>
  )
}
