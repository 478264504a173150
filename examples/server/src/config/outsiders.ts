import type { ChatWidgetApps } from '@homecare/sdk/chat'
import { consentVersion, type Purpose } from '@homecare/sdk/consent'
import { BadSetting, isPrivateLine, type Reader } from './environment.ts'

/** Services of other companies that may run on public pages, of those that are set up. Nothing in it is secret. */
export interface Outsiders {
  /** A page of the customer chat, with {app} and {language} in their places, and the apps by whom they are for. */
  readonly chat: { readonly url: string; readonly origin: string; readonly apps: ChatWidgetApps } | null
  /** Address of the picture by which visits are counted. */
  readonly pixel: { readonly url: string; readonly origin: string } | null
  /** Of what people are asked. */
  readonly version: string
}

/** What CUSTOMER_CHAT_… and CONVERSION_PIXEL_URL say. Throws BadSetting. */
export function outsidersOf({ maybe }: Pick<Reader, 'maybe'>, publicUrl: string): Outsiders {
  const chatUrl = maybe('CUSTOMER_CHAT_URL')
  const pixelUrl = maybe('CONVERSION_PIXEL_URL')
  const app = (name: Parameters<typeof maybe>[0]) => maybe(name) ?? null
  const apps: ChatWidgetApps = {
    family: { production: app('CUSTOMER_CHAT_FAMILY_APP'), other: app('CUSTOMER_CHAT_FAMILY_TEST_APP') },
    caregiver: {
      production: app('CUSTOMER_CHAT_CAREGIVER_APP'),
      other: app('CUSTOMER_CHAT_CAREGIVER_TEST_APP'),
    },
  }
  const isNamed = Object.values(apps).some(({ production, other }) => production ?? other)
  if ((chatUrl !== undefined) !== isNamed)
    throw new BadSetting(
      'CUSTOMER_CHAT_URL needs an app beside it, such as CUSTOMER_CHAT_FAMILY_APP, and no app is of use without it.',
    )
  if (chatUrl !== undefined && URL.canParse(chatUrl) && new URL(chatUrl).origin === new URL(publicUrl).origin)
    throw new BadSetting(
      'CUSTOMER_CHAT_URL must be on another origin than PUBLIC_URL: its scripts are not ours.',
    )
  const chat = chatUrl === undefined ? null : { ...placeOf('CUSTOMER_CHAT_URL', chatUrl), apps }
  const pixel = pixelUrl === undefined ? null : placeOf('CONVERSION_PIXEL_URL', pixelUrl)
  return { chat, pixel, version: consentVersion([chat, pixel].flatMap((one) => one?.origin ?? [])) }
}

function placeOf(name: string, url: string): { url: string; origin: string } {
  if (!isPrivateLine(url) || /[;,\s'"*]/.test(new URL(url).host))
    throw new BadSetting(`${name} must be an address that begins with https, and it is ‘${url}’.`)
  return { url, origin: new URL(url).origin }
}

/** The purposes that something is set up for. */
export const offeredPurposes = ({ chat, pixel }: Outsiders): readonly Purpose[] => [
  ...(chat ? (['chat', 'care_needs'] as const) : []),
  ...(pixel ? (['measuring'] as const) : []),
]
