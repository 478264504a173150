import type { PageHref } from '@homecare/sdk/addresses'
import type { WaitingList } from '@homecare/sdk/kit'
import { staffDeskTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useApp } from '../frame/app'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { DecidedBanner } from './DecidedBanner'

/** What staff decided last in a queue, with Undo, which opens it again; null where there is nothing to take back. */
export function useDecided<T extends { readonly id: number }, D>(
  { last }: Pick<WaitingList<T, D>, 'last'>,
  hrefOf: (record: T) => PageHref,
): ReactNode {
  const say = useSay()
  const { navigation, toasts } = useApp()
  const decided = useValue(last)
  if (!decided) return null
  const { record, said, undo } = decided
  const takeBack = async () => {
    if ((await undo.run()) === undefined) return
    toasts.success(words.undone)
    void navigation.go(hrefOf(record), { evenUnsaved: true })
  }
  return <DecidedBanner tone="good" said={say(said)} undo={undo} onUndo={takeBack} />
}
