import type { PageHref } from '@homecare/sdk/addresses'
import { filterTexts, resultTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Sheet } from '../kit/overlays/Sheet'
import { useValue } from '../kit/useValue'
import FilterFields from './FilterFields'
import type { SearchData } from './searchPage'

interface FilterSheetProps {
  data: SearchData
  onChange: (href: PageHref) => void
  onClose: () => void
}

/** The filters within the thumb's reach. The button counts what the list below already shows. */
export default function FilterSheet({ data, onChange, onClose }: FilterSheetProps) {
  const say = useSay()
  const navigation = useNavigation()
  const isLoading = useValue(navigation.progress) === 'loading'
  const label =
    data.notice && data.notice.kind !== 'beyond' && data.records === 0
      ? say(filterTexts.showNone)
      : say.count(filterTexts.showCaregivers, data.records)
  return (
    <Sheet
      title={say(resultTexts.filters)}
      onClose={onClose}
      onStanding={useBackCloses()}
      actions={
        <>
          <Button look="primary" busy={isLoading} onClick={onClose}>
            {label}
          </Button>
          {data.filters.length > 0 && (
            <Button look="plain" onClick={() => navigation.go(data.clearHref, { keepPlace: true })}>
              {say(resultTexts.clearFilters)}
            </Button>
          )}
        </>
      }
    >
      <FilterFields search={data.search} onChange={onChange} />
    </Sheet>
  )
}
