import { createPlanWatch, type PlanWatch } from '@homecare/sdk/careplans'
import { useEffect, useState } from 'react'
import { useChat } from '../../chat/useChat'
import { useApp } from '../../frame/app'

interface Watched {
  readonly planId: number
  readonly version: string
  readonly busy?: () => boolean
  /** Something is typed or chosen on the page. */
  readonly dirty?: () => boolean
}

/** Keeps the page of a plan up to date while others change it. */
export function useWatchedPlan({ planId, version, busy, dirty }: Watched): PlanWatch {
  const { navigation, session, unsaved } = useApp()
  const chat = useChat()
  const [watch] = useState(() =>
    createPlanWatch({
      ...{ planId, version, me: session.identity.peek().user_id },
      ...(busy && { busy }),
      dirty: () => unsaved.any('page') || dirty?.() === true,
      reload: () => navigation.reload(),
    }),
  )
  useEffect(() => (chat ? watch.begin(chat.watch) : undefined), [chat, watch])
  return watch
}
