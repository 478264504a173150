import { shellModalTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { Dialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'

/** A photo in full: `?modal=photo&photo=/path`. Only pictures of our own host are shown, and no words of the address. */
export default function PhotoModal({ close, query }: ModalProps) {
  const say = useSay()
  const source = query.get('photo') ?? ''
  const words = say(shellModalTexts.photo)
  const isOurs = /^\/[^/\\]/.test(source)
  return (
    <Dialog title={words} shape="wide" onClose={close}>
      {isOurs && <img className="shell-photo" src={source} alt={words} />}
    </Dialog>
  )
}
