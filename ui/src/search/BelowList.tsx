import { NearbyCities } from './NearbyCities'
import { ResultPages } from './ResultPages'
import type { SearchData } from './searchPage'

/** Below the list: its other pages, and cities close by. */
export default function BelowList({ data }: { data: SearchData }) {
  return (
    <>
      <ResultPages data={data} />
      <NearbyCities cities={data.nearby} />
    </>
  )
}
