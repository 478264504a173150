import { signal, type ReadonlySignal } from '@preact/signals-core'
import { planNewsPath, type PlanNews } from '../planNews.js'

/** Watches a place of the realtime tree, as `Chat.watch` does. */
export type Watch = <T>(path: string, on: (value: T | null) => void, lost?: () => void) => () => void

/** Somebody else has changed the plan that is open. */
export interface ShownNews {
  readonly by: number | null
  readonly task: number | null
  /** It is on the page already; else it comes with `show`. */
  readonly shown: boolean
}

/** Keeps a page of a plan up to date while others change it. */
export interface PlanWatch {
  /** What is said quietly on the page; null for nothing. */
  readonly news: ReadonlySignal<ShownNews | null>
  /** Brings the page up to date, also where something is typed. */
  show(): Promise<void>
  dismiss(): void
  /** The version that the page shows, as an answer says it: news of it is none. */
  shows(version: string): void
  /** Considers again what was heard meanwhile, once what was under way has ended. */
  look(): void
  /** Begins to watch; returns how to end it. */
  begin(watch: Watch): () => void
}

interface PlanWatchOptions {
  readonly planId: number
  /** The version that the page begins with. */
  readonly version: string
  /** Whose own changes are said by nobody. */
  readonly me: number | null
  /** Whether something of the page is under way: its answer tells the version then. */
  readonly busy?: () => boolean
  /** Whether something is typed that loading the page anew would lose or hide. */
  readonly dirty?: () => boolean
  /** Loads the page anew, in place. */
  readonly reload: () => Promise<unknown>
}

/**
 * A clean page takes in what others have changed and says by whom; one in which something is typed is left alone, and says that
 * there is something to be seen. Once the plan may be seen no more the page is loaded anew, which says so.
 */
export function createPlanWatch(options: PlanWatchOptions): PlanWatch {
  const { planId, me, busy, dirty, reload } = options
  const news = signal<ShownNews | null>(null)
  const known = new Set([options.version])
  let latest: PlanNews | null = null

  async function consider(): Promise<void> {
    const heard = latest
    if (!heard || known.has(heard.version) || busy?.()) return
    const isOwn = typeof heard.by === 'number' && heard.by === me
    const [by, task] = [heard.by ?? null, heard.task ?? null]
    if (dirty?.()) {
      if (!isOwn) news.value = { by, task, shown: false }
      return
    }
    known.add(heard.version)
    await reload()
    if (!isOwn) news.value = { by, task, shown: true }
  }

  return {
    news,
    async show() {
      if (latest) known.add(latest.version)
      news.value = null
      await reload()
    },
    dismiss: () => void (news.value = null),
    shows(version) {
      known.add(version)
      void consider()
    },
    look: () => void consider(),
    begin: (watch) =>
      watch<PlanNews>(
        planNewsPath(planId),
        (value) => {
          latest = value
          void consider()
        },
        () => void reload(),
      ),
  }
}
