import { homePaths } from '@homecare/sdk/addresses'
import { appTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { ownScreen, type OwnData } from './ownTab'

const work = {
  title: words.workTitle,
  path: '/caregiver/dashboard/select-connection',
  file: () => import('../dashboards/caregiver/SelectConnectionScreen'),
} as const

const people = ownScreen(
  {
    family: {
      title: words.careTitle,
      path: '/careteam',
      file: () => import('../dashboards/family/CareScreen'),
    },
    caregiver: work,
    agency_caregiver: work,
  },
  (type) => homePaths[type],
)

export const load = people.load
export const code = people.code
export const head = people.head

/** Who cares, for a family, and for whom, for a caregiver: the app's tab of people, and the way to all that it can do. */
export default function AppCareScreen(props: ScreenProps<OwnData>) {
  const say = useSay()
  const isFamily = useValue(useSession().identity).user_type === 'family'
  return (
    <>
      <people.Shown {...props} />
      <div className="page" data-width="home">
        <p>
          <Link href={isFamily ? '/appcg-family-options' : '/appcg-caregiver-options'} look="quiet">
            {say(isFamily ? words.familyOptions : words.caregiverOptions)}
          </Link>
        </p>
      </div>
    </>
  )
}
