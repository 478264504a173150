import { useSay } from '../kit/say'
import type { FreeView } from './freeView'

/** Seven days by their parts, the night last: filled where somebody is free, ringed where it was asked for. */
export function FreeStrip({ view }: { view: FreeView }) {
  const say = useSay()
  return (
    <div className="free-strip soft" role="img" aria-label={say(view.label)}>
      {view.days.map(({ name, parts }, day) => (
        <span key={day} aria-hidden="true">
          {say(name)}
          {parts.map(({ free, asked }, part) => (
            <i key={part} className="free-part" data-free={free} data-asked={asked || undefined} />
          ))}
        </span>
      ))}
    </div>
  )
}
