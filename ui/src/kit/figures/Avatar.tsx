import { useState } from 'react'

interface AvatarProps {
  /** Whose it is; also the words for those who cannot see it, unless `silent`. */
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** The name stands right beside it and is not said twice. */
  silent?: boolean
  /** In the first view: fetched at once. */
  eager?: boolean
}

/** A face, or the initials where there is no picture or it does not load. */
export function Avatar({ name, src, size = 'medium', silent = true, eager }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const picture = src && src !== broken
  const label = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className="avatar" data-size={size} data-tint={tint(name)} {...(picture ? {} : label)}>
      {picture ? (
        <img
          src={src}
          alt={silent ? '' : name}
          width={sides[size]}
          height={sides[size]}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

const sides = { small: 44, medium: 56, large: 88, huge: 144 }

function initials(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('')
}

/** One of four grounds, always the same for the same name. */
function tint(name: string): number {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return sum % 4
}
