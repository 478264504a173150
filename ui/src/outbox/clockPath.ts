import type { PagePath } from '@homecare/sdk/addresses'

/** The page of a shift or a visit, where its clock is. */
export function clockPath(work: {
  readonly shift_id?: number | undefined
  readonly connection_id?: number | null | undefined
}): PagePath {
  const { connection_id, shift_id } = work
  if (shift_id === undefined) return '/'
  return connection_id === undefined || connection_id === null
    ? `/nursingshifts/shifts/${shift_id}`
    : `/next-shift/${connection_id}/${shift_id}`
}
