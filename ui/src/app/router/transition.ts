import { lazyLoadTimes } from '@homecare/sdk/kit'
import type { Signal } from '@preact/signals-core'
import type { Progress } from '../../frame/navigation'
import { hintAfterMs } from './router'

/**
 * Changes of page, one at a time: `run` does the work of one, tells by `progress` that it is under way or slow, and
 * resolves to undefined where a newer one, or `end`, has taken its place meanwhile: then it neither arrives nor fails.
 */
export function createTransitions(window: Window, progress: Signal<Progress>) {
  let end = () => {}
  return {
    end: () => end(),
    async run<T>(work: (signal: AbortSignal) => Promise<T>, { quiet = false } = {}): Promise<T | undefined> {
      end()
      const controller = new AbortController()
      const { signal } = controller
      const hint = (what: Progress, afterMs: number) =>
        window.setTimeout(() => (progress.value = what), afterMs)
      const hints = quiet ? [] : [hint('loading', hintAfterMs), hint('slow', slowAfterMs)]
      const stopHints = () => hints.forEach((timer) => window.clearTimeout(timer))
      end = () => {
        controller.abort()
        stopHints()
      }
      try {
        const done = await work(signal)
        return signal.aborted ? undefined : done
      } catch (fault) {
        if (signal.aborted) return undefined
        throw fault
      } finally {
        stopHints()
      }
    },
  }
}

/** When a change of page is told to be slow. */
export const slowAfterMs = lazyLoadTimes.messageAfterMs
