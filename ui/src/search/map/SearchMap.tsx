import { searchHref } from '@homecare/sdk/search'
import { mapTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ComponentType } from 'react'
import { A } from '../../kit/Link'
import { Icon } from '../../kit/icons/Icon'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import type { MapData } from './mapData'
import type { MapPaneProps } from './MapPane'
import { lines, map } from './mapIcons'

/**
 * The search on a map: beside the list where there is room, else behind a press, in the list's place. Its code and its data come
 * where it is seen. All that it says and does is in the list and its filters too.
 */
export default function SearchMap({ data }: { data: MapData }) {
  const say = useSay()
  const { search } = data
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const seen = useSeen(frame)
  const { Pane, failed, again } = usePane(seen)
  if (search.favorites || data.notice?.kind === 'unknownPlace') return null
  const isMap = search.view === 'map'
  const other = searchHref({ ...search, view: isMap ? 'list' : 'map' })
  return (
    <section className="search-map" data-open={isMap || undefined} aria-label={say(mapTexts.title)}>
      <A className="button search-map-switch" data-look="quiet" href={other} data-press>
        <Icon of={isMap ? lines : map} />
        {say(isMap ? mapTexts.showList : mapTexts.show)}
      </A>
      <div className="search-map-frame" ref={setFrame}>
        {failed ? (
          <ErrorState level={2} title={mapTexts.failed} message={mapTexts.failedHint} retry={again} />
        ) : Pane ? (
          <Pane data={data} />
        ) : (
          <Skeleton shape="box" />
        )}
      </div>
    </section>
  )
}

/** Whether an element has been anywhere on the page: it is drawn only where there is room for it. */
function useSeen(element: HTMLElement | null): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element || seen) return
    const watch = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setSeen(true))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element, seen])
  return seen
}

/** The map's own code, which comes once it is wanted; without a connection it may be asked for again. */
function usePane(wanted: boolean) {
  const [Pane, setPane] = useState<ComponentType<MapPaneProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const isAsked = wanted && !Pane && !failed
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void bring().then((file) => {
      if (!isHere) return
      if (file) setPane(() => file.default)
      else setFailed(true)
    })
    return () => {
      isHere = false
    }
  }, [isAsked])
  return { Pane, failed, again: () => setFailed(false) }
}

const bring = () => import('./MapPane').catch(() => null)
