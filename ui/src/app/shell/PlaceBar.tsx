import { barOf } from '@homecare/sdk/addresses'
import { useEffect } from 'react'
import { useApp } from '../../frame/app'
import { helpHref } from '../../frame/helpFor'
import { useValue } from '../../kit/useValue'
import type { Page } from '../router/page'
import { BarView } from './BarView'
import { followKeyboard } from './keyboard'

/** What leads about whoever is signed in: their bar, with what waits in each place, of the messages the unread ones. */
export default function PlaceBar({ page }: { page: Page }) {
  const { place, up } = page.stand
  const { session, unread, waiting } = useApp()
  const identity = useValue(session.identity)
  const messages = useValue(unread)
  const counts = { ...useValue(waiting), messages }
  useEffect(() => followKeyboard(window), [])
  return (
    <BarView
      bar={barOf(identity)}
      place={place}
      pathname={page.pathname}
      up={up}
      counts={counts}
      helpTo={helpHref(identity)}
    />
  )
}
