import type { RouteRow } from '../routes/routeRow'

/** What stays mounted from one address to another: the rows that share a word, else one path. */
export const viewOf = (row: RouteRow | null, path: string): string => row?.keeps ?? path
