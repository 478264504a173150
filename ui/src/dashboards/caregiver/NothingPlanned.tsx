import type { PageHref } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import { dayTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { QuietDay } from '../../kit/art/QuietDay'
import { Link } from '../../kit/Link'
import { EmptyState } from '../../kit/states/EmptyState'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** Nothing lies ahead: why, and the one step that brings work. */
export function NothingPlanned({ isAgency }: { isAgency: boolean }) {
  const say = useSay()
  const { is_hcp } = useValue(useSession().identity)
  const [text, step, href]: [Text, Text, PageHref] = isAgency
    ? [words.emptyAgency, words.emptyAgencyStep, '/availability']
    : is_hcp
      ? [words.emptyShifts, words.emptyShiftsStep, '/openshifts']
      : [words.emptyJobs, words.emptyJobsStep, '/caregiver-jobs']
  return (
    <section className="card" aria-label={say(words.next)}>
      <EmptyState
        art={<QuietDay />}
        title={say(words.empty)}
        actions={
          <Link href={href} look="primary">
            {say(step)}
          </Link>
        }
      >
        {say(text)}
      </EmptyState>
    </section>
  )
}
