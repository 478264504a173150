import type { Sayable } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import './Documents.css'

interface UploadProgressProps {
  /** What is on its way, in words. */
  label: Sayable
  /** How much of it has been sent, from 0 to 1. */
  part: number
}

/** How much of a file has been sent. */
export function UploadProgress({ label, part }: UploadProgressProps) {
  const say = useSay()
  const percent = Math.round(part * 100)
  return (
    <p className="document-progress">
      <progress max={100} value={percent} aria-label={say(label)} />
      <span aria-hidden="true">{say(documentFormTexts.progress, { percent })}</span>
    </p>
  )
}
