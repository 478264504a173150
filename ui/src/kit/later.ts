/** Runs something after so many milliseconds; what it gives back calls that off. */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
