import { trailTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** The way to who looked at one's own record. */
export function Trail() {
  const say = useSay()
  return (
    <Section title={say(words.title)}>
      <Card>
        <p>{say(words.hint)}</p>
        <p>
          <Link href="/settings/trail" look="line">
            {say(words.open)}
          </Link>
        </p>
      </Card>
    </Section>
  )
}
