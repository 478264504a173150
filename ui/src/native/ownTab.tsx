import type { UserType } from '@homecare/sdk/account'
import type { PageHref, PagePath } from '@homecare/sdk/addresses'
import type { Text } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import { part } from '../frame/part'
import {
  redirectTo,
  type CodeContext,
  type HeadOf,
  type Load,
  type ScreenModule,
  type ScreenProps,
} from '../frame/screen'

/** A screen of the product as one kind of user sees it in a tab of the app: its file, and the address that it is made for. */
interface OwnScreen {
  readonly title: Text
  readonly file: () => Promise<unknown>
  readonly path: PagePath
  readonly params?: Readonly<Record<string, string>>
}

/** Which screen it is, and what that loaded. */
export interface OwnData {
  readonly type: UserType
  readonly data: unknown
}

/**
 * A tab of the app whose content is another for each kind of user: a screen that the product has, at the tab's own address.
 * Whoever has none is sent to `otherwise`.
 */
export function ownScreen(
  screens: Partial<Readonly<Record<UserType, OwnScreen>>>,
  otherwise: (type: UserType) => PageHref,
) {
  const shown = new Map(
    Object.entries(screens).map(([type, screen]) => {
      const file = screen.file as () => Promise<ScreenModule & { default: never }>
      return [type, { ...screen, file, Part: part<ScreenProps<unknown>>(file) }] as const
    }),
  )
  const load: Load<OwnData> = async (context) => {
    const type = context.identity.user_type
    const screen = shown.get(type)
    if (!screen) return redirectTo(otherwise(type))
    const { params = {}, path } = screen
    const data = await (await screen.file()).load?.({ ...context, path, params })
    return { type, data }
  }
  const code = async (context: CodeContext): Promise<unknown> => {
    const screen = shown.get(context.identity.user_type)
    if (!screen) return undefined
    await screen.Part.load()
    const { path, params = {} } = screen
    return (await screen.file()).code?.({ ...context, path, params })
  }
  const head: HeadOf<OwnData> = ({ type }) => ({ title: shown.get(type)!.title })
  function Shown({ data: { type, data }, query }: ScreenProps<OwnData>): ReactNode {
    const screen = shown.get(type)
    if (!screen) return null
    const { Part, path, params = {} } = screen
    return <Part path={path} params={params} query={query} data={data} />
  }
  return { load, code, head, Shown }
}
