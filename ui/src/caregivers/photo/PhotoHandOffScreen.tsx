import { askNative } from '@homecare/sdk'
import { pictureScreenTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useNavigation } from '../../frame/app'
import type { HeadOf, ScreenProps } from '../../frame/screen'
import { Banner } from '../../kit/Banner'
import { Button } from '../../kit/Button'
import { Page } from '../../kit/Page'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/Skeleton'
import { PhotoEditor } from './PhotoEditor'
import { usePicture } from './usePicture'

export const head: HeadOf<undefined> = () => ({ title: pictureScreenTexts.handOffTitle })

/**
 * Hands the taking of a photo to the app that shows the page; where there is none, the profile's photo is uploaded
 * here (D2 §2, §6). A photo for a task of a timesheet is the app's alone.
 */
export default function PhotoHandOffScreen({ params }: ScreenProps) {
  const say = useSay()
  const taskId = params['taskId']
  const [taken, setTaken] = useState<boolean | null>(null)
  useEffect(() => {
    setTaken(askNative(window, { type: 'photoUpload', ...(taskId && { taskId: Number(taskId) }) }))
  }, [taskId])
  return (
    <Page title={say(pictureScreenTexts.handOffTitle)} width="medium">
      {taken === null && <Skeleton shape="box" />}
      {taken && (
        <Banner
          actions={
            !taskId && <Button onClick={() => setTaken(false)}>{say(pictureScreenTexts.handOffHere)}</Button>
          }
        >
          <p>{say(pictureScreenTexts.handOffAsked)}</p>
        </Banner>
      )}
      {taken === false && (taskId ? <OnlyInApp /> : <UploadHere />)}
    </Page>
  )
}

function OnlyInApp() {
  const say = useSay()
  return (
    <Banner tone="warn">
      <p>{say(pictureScreenTexts.handOffTask)}</p>
    </Banner>
  )
}

function UploadHere() {
  const { go } = useNavigation()
  const store = usePicture()
  useEffect(() => store.go('upload'), [store])
  return <PhotoEditor store={store} level={2} leave={() => void go('/caregiver/profile')} />
}
