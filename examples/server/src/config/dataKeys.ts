import { BadSetting } from './environment.ts'

/** A key by its name: 32 bytes. */
export interface DataKey {
  readonly name: string
  readonly key: Buffer
}

/** The keys of DATA_KEYS, each `name:base64`. Throws BadSetting, which never repeats a key. */
export function dataKeysOf(list: readonly string[]): DataKey[] {
  const keys = list.map((one, at) => {
    const [, name, base64] = /^([\w-]{1,20}):([\w+/=-]+)$/.exec(one) ?? []
    const key = Buffer.from(base64 ?? '', 'base64')
    if (name === undefined || key.length !== 32)
      throw new BadSetting(
        `DATA_KEYS must be names and 32 bytes in base64, such as k1:…, and number ${at + 1} of them is not.`,
      )
    return { name, key }
  })
  if (new Set(keys.map(({ name }) => name)).size < keys.length)
    throw new BadSetting('DATA_KEYS must give each key a name of its own.')
  return keys
}
