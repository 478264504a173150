import { uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import type { Href } from '../href'
import { Icon } from '../icons/Icon'
import { left } from '../icons/basic'
import { useSay } from '../say'

interface PageProps {
  /** The one `h1`; it takes focus after a page change. */
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** What can be done on the page as a whole. */
  actions?: ReactNode
  /**
   * How wide it grows: to 40rem for forms, texts and one record, to 80rem for homes and lists, to 100rem for boards.
   * Each begins at the start line.
   */
  width?: 'read' | 'home' | 'board'
  /** Where Back leads; none for the pages of the bar. */
  up?: Up | null | undefined
  /** The class of the screen, under which its stylesheet lives. */
  className?: string
  children?: ReactNode
}

/** A page above this one, and its name. */
interface Up {
  readonly href: Href
  readonly words: ReactNode
}

/** A page's content with its heading. The shell puts it in `<main>`. */
export function Page({ title, lead, actions, width = 'home', up, className, children }: PageProps) {
  return (
    <div className={className ? `page ${className}` : 'page'} data-width={width}>
      {up && <Back {...up} />}
      <div className="row" data-spread>
        <div className="page-head">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** Leads up, to the filters that were last chosen there; the browser's Back leads where one was. */
export function Back({ href, words }: Up) {
  const say = useSay()
  return (
    <a className="back" data-up href={href}>
      <Icon of={left} />
      <span className="hidden">{say(uiTexts.backTo)} </span>
      {words}
    </a>
  )
}
