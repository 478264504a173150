import { askNative, handOffPatienceMs } from '@homecare/sdk/native'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useNavigation } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { PhotoEditor } from './PhotoEditor'
import { useProfilePhoto } from './useProfilePhoto'

export const head: HeadOf<undefined> = () => ({ title: profilePhotoScreenTexts.handOffTitle })

/**
 * Hands the taking of a photo to the app that shows the page. Where there is none, where it fails, and where it
 * has not covered the page after a moment, the photo is added here: a profile's at once, a timesheet's on its shift.
 */
export default function PhotoHandOffScreen({ params }: ScreenProps) {
  const say = useSay()
  const taskId = params['taskId']
  const [taken, setTaken] = useState<boolean | null>(null)
  const [here, setHere] = useState(false)
  useEffect(() => {
    const isTaken = askNative(window, { type: 'photoUpload', ...(taskId && { taskId: Number(taskId) }) })
    setTaken(isTaken)
    setHere(!isTaken)
    const timer = isTaken ? setTimeout(() => setHere(true), handOffPatienceMs) : undefined
    return () => clearTimeout(timer)
  }, [taskId])
  return (
    <Page title={say(profilePhotoScreenTexts.handOffTitle)} width="read">
      {taken === null && <Skeleton shape="box" />}
      {taken && (
        <Banner>
          <p>{say(profilePhotoScreenTexts.handOffAsked)}</p>
        </Banner>
      )}
      {here && (taskId ? <OnTheShift /> : <UploadHere />)}
    </Page>
  )
}

function OnTheShift() {
  const say = useSay()
  return (
    <Banner
      tone="warn"
      live
      actions={
        <Link href="/nursingshifts" look="quiet">
          {say(profilePhotoScreenTexts.handOffShifts)}
        </Link>
      }
    >
      <p>{say(profilePhotoScreenTexts.handOffTask)}</p>
    </Banner>
  )
}

function UploadHere() {
  const { go } = useNavigation()
  const store = useProfilePhoto()
  useEffect(() => store.go('upload'), [store])
  return <PhotoEditor store={store} level={2} leave={() => void go('/caregiver/profile')} />
}
