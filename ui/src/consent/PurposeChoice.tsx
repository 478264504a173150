import { purposes, type Purpose } from '@homecare/sdk/consent'
import { message, type Sayable } from '@homecare/sdk/kit'
import { consentTexts as words } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useApp } from '../frame/app'
import { useSay } from '../kit/say'
import { hostsOf } from './pageConsent'

interface PurposeChoiceProps {
  purpose: Purpose
  checked: boolean
  /** Without it, it can only be read. */
  onChange?: ((yes: boolean) => void) | undefined
}

/** One purpose to allow or not, with what it means and who is behind it. */
export function PurposeChoice({ purpose, checked, onChange }: PurposeChoiceProps) {
  const say = useSay()
  const id = useId()
  const hosts = hostsOf(useApp().config)
  const hints: Readonly<Record<Purpose, Sayable>> = {
    chat: message(words.chatHint, { host: hosts.chat }),
    care_needs: message(words.needsHint, { host: hosts.chat }),
    measuring: message(words.counterHint, { host: hosts.counter }),
  }
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        disabled={!onChange}
        aria-describedby={id}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>{say(purposes.get(purpose).label)}</span>
      <span className="hint" id={id}>
        {say(hints[purpose])}
      </span>
    </label>
  )
}
