import type { CredentialIcon } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { profileTexts, uiTexts } from '@homecare/sdk/texts'
import { CredentialMark } from '../caregivers/CredentialMark'
import { Button } from '../kit/Button'
import { retry } from '../kit/icons/basic'
import { useNavigation } from '../frame/app'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import type { TimelineEntry } from './profilePage'

interface CareerProps {
  icon: CredentialIcon
  title: Text
  entries: readonly TimelineEntry[] | null
}

/** Jobs or schools along a line, the latest on top. */
export function Career({ icon, title, entries }: CareerProps) {
  const say = useSay()
  if (entries?.length === 0) return null
  return (
    <Section title={say(title)}>
      {entries ? (
        <ol className="profile-career">
          {entries.map((entry) => (
            <li key={entry.id}>
              <CredentialMark icon={icon} />
              <h3>{entry.title}</h3>
              <p className="soft">
                {entry.detail}
                {entry.years && (
                  <>
                    <br />
                    {say(entry.years)}
                  </>
                )}
              </p>
              {entry.text && <p>{entry.text}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <PartFailed />
      )}
    </Section>
  )
}

/** A part that could not be loaded says so in its place. */
export function PartFailed() {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <div className="row" role="alert">
      <p>{say(profileTexts.partFailed)}</p>
      <Button icon={retry} onClick={() => navigation.reload()}>
        {say(uiTexts.tryAgain)}
      </Button>
    </div>
  )
}
