import { documentAccept } from '@homecare/sdk/documents'
import type { Sayable } from '@homecare/sdk/kit'
import { Icon, type Glyph } from '../kit/icons/Icon'
import { useSay } from '../kit/say'
import './Documents.css'

interface FileButtonProps {
  label: Sayable
  /** What is heard, where the label alone does not say which file. */
  heard?: Sayable
  id?: string
  look?: 'quiet' | 'plain'
  icon?: Glyph
  /** The kinds of file that are offered: documents', unless told. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  describedBy?: string
  onPick: (files: File[]) => void
}

/** A native file input that looks like a button, and stays one for the keyboard. */
export function FileButton(props: FileButtonProps) {
  const { label, heard, id, look = 'plain', icon, accept = documentAccept, onPick } = props
  const say = useSay()
  return (
    <label className="button file-button" data-look={look} data-off={props.disabled || undefined}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={props.multiple}
        disabled={props.disabled}
        aria-label={heard ? say(heard) : undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be picked again after it was taken out.
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      {icon && <Icon of={icon} />}
      {say(label)}
    </label>
  )
}
