import { distanceChoices } from '@homecare/sdk/caregivers'
import { readFilters, sentFilters } from '@homecare/sdk/kit'
import { facilityFilters, listNearbyFacilities, type NearbyFacility } from '@homecare/sdk/shifts'
import { facilityTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { SelectField } from '../kit/fields/SelectField'
import { Icon } from '../kit/icons/Icon'
import { place } from '../kit/icons/care'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { forNurses } from '../shifts/forNurses'
import { NursesOnly } from '../shifts/NursesOnly'
import '../shifts/ShiftCard.css'
import './Facilities.css'
import { placeWords } from '../clock/shiftWords'
import { A } from '../kit/Link'

interface FacilitiesData {
  readonly facilities: readonly NearbyFacility[]
  /** Miles; null for as far as there are any. */
  readonly distance: number | null
}

const farthest = distanceChoices.at(-1)!

const loadNear = forNurses<FacilitiesData>(async ({ care, query, signal }) => {
  const filters = readFilters(facilityFilters, query)
  const asked = { ...sentFilters(facilityFilters, filters), limit: 100 }
  return { facilities: await care.call(listNearbyFacilities, { query: asked }, { signal }), ...filters }
})
export const load: Load<FacilitiesData | null> = (context) =>
  context.identity.user_type === 'facility'
    ? redirectTo(`/facilities/${context.identity.id!}`)
    : loadNear(context)
export const head: HeadOf<FacilitiesData | null> = () => ({ title: pageTitles.facilities })

/** The facilities near a nurse, nearest first. A facility is led to its own page. */
export default function FacilitiesScreen({ data }: ScreenProps<FacilitiesData | null>) {
  return data ? <Near data={data} /> : <NursesOnly />
}

function Near({ data: { facilities, distance } }: { data: FacilitiesData }) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <Page title={say(words.title)} lead={say(words.lead)}>
      <div className="facilities-distance">
        <SelectField
          label={words.distance}
          none={false}
          value={distance ?? (farthest as number)}
          options={distanceChoices.map((miles) => ({
            value: miles as number,
            label: say.count(words.within, miles),
          }))}
          onChange={(miles) => void navigation.pushQuery({ distance: miles === farthest ? null : miles })}
        />
      </div>
      {facilities.length === 0 ? (
        <EmptyState title={say(words.none)}>{say(words.noneHint)}</EmptyState>
      ) : (
        <List className="shift-list" items={facilities} by={({ id }) => id} label={say(words.title)}>
          {(facility) => (
            <Card as="article" className="shift-card">
              <div className="row" data-spread>
                <h2>
                  <A href={`/facilities/${facility.id}`}>{facility.name}</A>
                </h2>
                <Badge tone={facility.open_shifts > 0 ? 'good' : 'info'}>
                  {facility.open_shifts > 0
                    ? say.count(words.openShifts, facility.open_shifts)
                    : say(words.noShifts)}
                </Badge>
              </div>
              <p className="shift-card-facts soft">
                <span>
                  <Icon of={place} /> {say(placeWords({ facility }))}
                </span>
              </p>
            </Card>
          )}
        </List>
      )}
    </Page>
  )
}
