import type { PageHref } from '@homecare/sdk/addresses'
import type { WaitingList } from '@homecare/sdk/kit'
import { staffDeskTexts as words } from '@homecare/sdk/texts'
import type { ReadonlySignal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'

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
  return (
    <Banner tone="good" live actions={<Undo busy={undo.busy} onPress={takeBack} />}>
      <p>{say(said)}</p>
    </Banner>
  )
}

function Undo({ busy, onPress }: { busy: ReadonlySignal<boolean>; onPress: () => Promise<void> }) {
  const say = useSay()
  return (
    <Button look="plain" busy={useValue(busy)} onClick={onPress}>
      {say(words.undo)}
    </Button>
  )
}
