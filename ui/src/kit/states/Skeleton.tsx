import { uiTexts } from '@homecare/sdk/texts'
import { useSay } from '../say'

interface SkeletonProps {
  /** The shape of what is coming. */
  shape?: 'text' | 'person' | 'box'
  /** How many of them. */
  count?: number
}

/** The shape of what is coming, in its place and size. Says 'Loading' once. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  const say = useSay()
  return (
    <div className="list" role="status">
      <span className="hidden">{say(uiTexts.loading)}</span>
      {Array.from({ length: count }, (_, index) => (
        <Bones key={index} shape={shape} />
      ))}
    </div>
  )
}

function Bones({ shape }: { shape: SkeletonProps['shape'] }) {
  if (shape === 'box') return <span className="bone" data-part="box" />
  const lines = (
    <div className="skeleton">
      <span className="bone" data-part="title" />
      <span className="bone" />
      <span className="bone" data-part="end" />
    </div>
  )
  if (shape === 'text') return lines
  return (
    <div className="card person-bones">
      <span className="bone" data-part="face" />
      {lines}
    </div>
  )
}
