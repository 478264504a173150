import { searchTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../frame/laterDialog'
import { Icon } from '../kit/icons/Icon'
import { shield } from '../kit/icons/care'
import { useSay } from '../kit/say'

const VettedDialog = laterDialog(() => import('./VettedDialog'))

/** 'Vetted', which explains itself at a press. */
export default function VettedBadge({ id, name }: { id: number; name: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="badge vetted-badge"
        data-tone="good"
        aria-label={say(searchTexts.vettedWhy, { name })}
        onClick={() => setOpen(true)}
      >
        <Icon of={shield} />
        {say(searchTexts.vetted)}
      </button>
      {open && <VettedDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
