import { supportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../Button'
import { copyText } from '../copyText'
import { useSay } from '../say'

/** The number under which support finds a failure in the log; copied at a press, or by hand where that is closed to us. */
export default function Reference({ id }: { id: string }) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(id))
  return (
    <div className="small soft">
      <p>
        {say(words.reference)} <code>{id}</code>
      </p>
      {'clipboard' in navigator && (
        <div className="row">
          <Button look="plain" onClick={copy}>
            {say(copied ? words.copied : words.copy)}
          </Button>
        </div>
      )}
    </div>
  )
}
