import { createTrail, loadTrail, type TrailPage } from '@homecare/sdk/trail'
import { trailTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { TrailList } from './TrailList'

export const load: Load<TrailPage> = ({ care, signal }) => loadTrail(care, signal)
export const head: HeadOf<TrailPage> = () => ({ title: words.title })

/** Who looked at one's own record, changed it, exported it or was refused. */
export default function TrailScreen({ data }: ScreenProps<TrailPage>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createTrail(care, toasts, data))
  useTakeIn(store.set, data)
  return (
    <Page width="home" title={say(words.title)} lead={say(words.lead)}>
      <TrailList store={store} />
    </Page>
  )
}
