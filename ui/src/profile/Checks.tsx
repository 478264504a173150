import { profileTexts, signalTexts } from '@homecare/sdk/texts'
import { CheckList } from '../caregivers/CheckList'
import { LicenseList } from '../caregivers/LicenseList'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import type { ProfileData } from './profilePage'

/** What has happened here, what was checked by us, and what they may practise. */
export default function Checks({ data }: { data: ProfileData }) {
  const say = useSay()
  return (
    <div className="profile-main">
      {data.signals.length > 0 && (
        <Section title={say(signalTexts.title)}>
          <dl className="profile-schedule">
            {data.signals.map(({ says, means }) => (
              <div key={says[0]}>
                <dt>{say(says)}</dt>
                <dd>{say(means)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {data.badges.length > 0 && (
        <Section title={say(profileTexts.badges)}>
          <CheckList checks={data.badges} />
        </Section>
      )}
      {data.licenses.length > 0 && (
        <Section title={say(profileTexts.licenses)}>
          <LicenseList licenses={data.licenses} />
        </Section>
      )}
    </div>
  )
}
