import { localeTags, type Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { Icon } from '../icons/Icon'
import { left, right } from '../icons/basic'
import { useSay } from '../say'
import type { Href } from '../href'
import './Pagination.css'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page; the list's state is in the address. */
  hrefFor: (page: number) => Href
  /** Of what, where a page has several lists. */
  label?: Sayable
}

/** The pages of a list, as links. Nothing when there is only one. */
export function Pagination({ page, pages, hrefFor, label = uiTexts.pages }: PaginationProps) {
  const say = useSay()
  if (pages <= 1) return null
  const shown = around(page, pages)
  const number = new Intl.NumberFormat(localeTags[say.locale])
  return (
    <nav className="pagination" aria-label={say(label)}>
      {page > 1 && (
        <a className="button" data-look="quiet" rel="prev" href={hrefFor(page - 1)}>
          <Icon of={left} />
          {say(uiTexts.previousPage)}
        </a>
      )}
      <span className="pagination-here">
        {say(uiTexts.pageOf, { page: number.format(page), pages: number.format(pages) })}
      </span>
      <ol className="pagination-list">
        {shown.map((one) => (
          // Apart from what is before it where pages were left out there.
          <li key={one} data-apart={(one > 1 && !shown.includes(one - 1)) || undefined}>
            <a
              className="chip"
              href={hrefFor(one)}
              aria-label={say(uiTexts.page, { page: number.format(one) })}
              aria-current={one === page ? 'page' : undefined}
            >
              {number.format(one)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="button" data-look="quiet" rel="next" href={hrefFor(page + 1)}>
          {say(uiTexts.nextPage)}
          <Icon of={right} />
        </a>
      )}
    </nav>
  )
}

/** The first, the last, and those about the current one. */
export function around(page: number, pages: number): number[] {
  const all = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  return [...new Set(all)].sort((a, b) => a - b)
}

/** The address of a page of a list, by that of its first page; a page that this names itself gives way. */
export function pageHref<H extends Href>(first: H, page: number): H {
  const list = first.replace(/([?&])page=[^&]*&?/, '$1').replace(/[?&]$/, '')
  if (page === 1) return list as H
  return `${list}${list.includes('?') ? '&' : '?'}page=${page}` as H
}
