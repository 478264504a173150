import { barOf } from '@homecare/sdk/addresses'
import { kitTexts as t } from '../../kit/kitTexts'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { BarView, type BarViewProps } from './BarView'
import './BarSamples.css'

const of = (user_type: 'family' | 'caregiver' | 'facility' | 'staff' | 'care_manager') =>
  barOf({ id: 1, user_type, is_b2b: false, partner_referral_code: null })

/** States of the bar: of each kind of user, with counts, above the most that is shown, within a place, and led up from. */
const states: readonly (Omit<BarViewProps, 'helpTo'> & { readonly name: string })[] = [
  {
    name: 'family',
    bar: of('family'),
    place: 'care',
    pathname: '/careteam',
    counts: { find: 2, messages: 120 },
  },
  {
    name: 'caregiver',
    ...{ bar: of('caregiver'), place: 'work', pathname: '/openshifts' },
    counts: { work: 3, '/openshifts': 2, '/caregiver/dashboard/select-connection': 1, me: 99 },
  },
  {
    name: 'facility',
    ...{ bar: of('facility'), place: 'people', pathname: '/facilities/people/2', counts: { hours: 12 } },
    up: { href: '/facilities/people', text: t.barBack },
  },
  { name: 'staff', bar: of('staff'), place: 'today', pathname: '/dashboard', counts: {} },
  { name: 'manager', bar: of('care_manager'), place: 'me', pathname: '/me', counts: {} },
]

/** The bar and the strip of a phone in their states, and the bar upright. */
export function BarSamples() {
  const say = useSay()
  return (
    <Section title={say(t.bar)}>
      <div className="bar-samples" inert>
        {states.map(({ name, ...state }) => (
          <div key={name} className="bar-sample">
            <BarView {...state} helpTo="/help/family" />
          </div>
        ))}
        <div className="bar-sample-upright">
          <div className="bar-sample" data-upright>
            <BarView {...states[0]!} helpTo="/help/family" />
          </div>
        </div>
      </div>
    </Section>
  )
}
