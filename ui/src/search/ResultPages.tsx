import { pageHref, Pagination } from '../kit/layout/Pagination'
import type { SearchData } from './searchPage'

/** The ways to the other pages of the list. */
export function ResultPages({ data }: { data: SearchData }) {
  return (
    <Pagination
      page={data.search.page}
      pages={data.notice ? 0 : data.pages}
      hrefFor={(page) => pageHref(data.firstPage, page)}
    />
  )
}
