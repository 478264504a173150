import type { Part } from '@homecare/sdk/kit'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'

/** In the place of rides that did not come with their page. */
export function RidesFailed({ failure }: Pick<Part<unknown>, 'failure'>) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <Section title={say(words.title)}>
      <ErrorState level={3} title={words.failed} failure={failure} retry={() => navigation.reload()} />
    </Section>
  )
}
