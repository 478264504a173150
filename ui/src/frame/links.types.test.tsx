import { expect, test } from 'vitest'
import { A, Link } from '../kit/Link'
import { given } from '../kit/href'
import type { Navigation } from './navigation'
import { redirectTo } from './screen'

/** What must not compile: a line that begins to compile makes its `@ts-expect-error` an error. */
test('what leads to no page does not compile', () => {
  const id: number = 7
  const anywhere: string = '/help/family'
  const goodLinks = [
    <Link key="" href="/help/family">
      Help
    </Link>,
    <Link key="" href={`/messages/${id}?modal=photo`}>
      Photo
    </Link>,
    <A key="" href="#reviews" />,
    <A key="" href={`tel:${anywhere}`} />,
    <A key="" href={given(anywhere)} />,
  ]
  const badLinks = [
    // @ts-expect-error no such page
    <Link key="" href="/help/staff">
      Help
    </Link>,
    // @ts-expect-error no such page
    <A key="" href={`/message/${id}`} />,
    // @ts-expect-error any text
    <A key="" href={anywhere} />,
  ]
  const moves = ({ go, openModal }: Navigation) => [
    go('/documents'),
    // @ts-expect-error no such page
    go('/document'),
    openModal('verifyPhone'),
    // @ts-expect-error a modal of a part that is not built
    openModal('featureInProgress'),
  ]
  // @ts-expect-error no such page
  const load = () => redirectTo('/login')
  expect([...goodLinks, ...badLinks, moves, load]).not.toEqual([])
})
