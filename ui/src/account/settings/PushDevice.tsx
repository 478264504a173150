import { addPushDevice, getPushOffer, removePushDevice } from '@homecare/sdk/notices'
import { action } from '@homecare/sdk/kit'
import { noticeSettingsTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useCare, useToasts } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

type Standing = 'unknown' | 'none' | 'refused' | 'off' | 'on'

/** Whether this very device shows notices: it is asked at a press alone. */
export function PushDevice() {
  const say = useSay()
  const care = useCare()
  const toasts = useToasts()
  const [standing, setStanding] = useState<Standing>('unknown')
  useEffect(() => {
    let isHere = true
    void standingHere().then((found) => isHere && setStanding(found))
    return () => void (isHere = false)
  }, [])
  const failed = { failed: () => toasts.error(words.pushFailed) }
  const [allowing] = useState(() =>
    action(async () => {
      const permission = await Notification.requestPermission()
      // Whoever closes the browser's question without an answer may be asked again.
      if (permission !== 'granted') return setStanding(permission === 'denied' ? 'refused' : 'off')
      const { public_key } = await care.call(getPushOffer, {})
      const worker = await navigator.serviceWorker.ready
      const old = await worker.pushManager.getSubscription()
      const made =
        old ??
        (await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: public_key ?? '',
        }))
      const { endpoint, keys } = made.toJSON()
      await care.call(addPushDevice, {
        body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      })
      setStanding('on')
    }, failed),
  )
  const [stopping] = useState(() =>
    action(async () => {
      const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
      if (subscription) {
        await care.call(removePushDevice, { body: { endpoint: subscription.endpoint } })
        await subscription.unsubscribe()
      }
      setStanding('off')
    }, failed),
  )
  const [isAllowing, isStopping] = [useValue(allowing.busy), useValue(stopping.busy)]
  if (standing === 'unknown' || standing === 'none') return null
  return (
    <Section title={say(words.devices)}>
      <Card>
        <p role="status">
          {say({ on: words.allowed, refused: words.refused, off: words.devicesHint }[standing])}
        </p>
        {standing === 'off' && (
          <Button look="quiet" busy={isAllowing} onClick={() => void allowing.run()}>
            {say(words.allow)}
          </Button>
        )}
        {standing === 'on' && (
          <Button look="quiet" busy={isStopping} onClick={() => void stopping.run()}>
            {say(words.stopHere)}
          </Button>
        )}
      </Card>
    </Section>
  )
}

/** What this browser can do and has been asked; none where it cannot show notices, or has no worker of ours. */
async function standingHere(): Promise<Standing> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  if (Notification.permission === 'denied') return 'refused'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'none'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}
