import { homePath } from '@homecare/sdk/addresses'
import { shellTexts } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** The name of the product, which leads home. */
export function Brand() {
  const say = useSay()
  const { session, config } = useApp()
  const { name } = config.brand
  return (
    <A
      className="shell-brand"
      href={homePath(useValue(session.identity))}
      aria-label={say(shellTexts.homeLink, { name })}
    >
      <House />
      <span>{name}</span>
    </A>
  )
}

/** The brand's drawing; a deployment colours it by its theme. */
function House() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d="M4 18 18 5l14 13v11a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="var(--action)" />
      <path
        d="M18 27c-5-3.5-7-6-7-8.6 0-2 1.5-3.4 3.4-3.4 1.5 0 2.8.8 3.6 2.2.8-1.4 2.1-2.2 3.6-2.2 1.9 0 3.4 1.4 3.4 3.4 0 2.6-2 5.1-7 8.6z"
        fill="var(--ground)"
      />
    </svg>
  )
}
