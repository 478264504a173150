import type { ReactNode } from 'react'

interface PageProps {
  /** The one `h1`; it takes focus after a page change. */
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** What can be done on the page as a whole. */
  actions?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  /** The class of the screen, under which its stylesheet lives. */
  className?: string
  children?: ReactNode
}

/** A page's content with its heading. The shell puts it in `<main>`. */
export function Page({ title, lead, actions, width = 'wide', className, children }: PageProps) {
  return (
    <div className={className ? `page ${className}` : 'page'} data-width={width}>
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
