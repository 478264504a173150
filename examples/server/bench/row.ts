/**
 * A figure as `npm run bench` prints it: times in `unit`, `ratio` ours over the peer's, `budget` the most that it may be, or
 * that `budgetOf` may be.
 */
export interface Row {
  readonly name: string
  readonly ours: number
  readonly peer?: number
  readonly peerName?: string
  readonly unit: string
  readonly ratio?: number
  readonly budget?: number
  readonly budgetOf?: 'ours' | 'ratio'
}
