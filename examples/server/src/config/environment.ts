import { settings, type SettingName } from './settings.ts'

/** Environment variables as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Whether what travels to an address is nobody else's to read: by https, or within this machine. */
export function isPrivateLine(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
  )
}

/** A setting has a value that cannot be: its message is the one sentence to print. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/** Reads the settings of an environment, each as what it is; one that is not set has its default. */
export interface Reader {
  text(name: SettingName): string
  /** Undefined where nothing is set. */
  maybe(name: SettingName): string | undefined
  on(name: SettingName): boolean
  /** Throws BadSetting for what is no whole number from `least` to `most`. */
  whole(name: SettingName, least: number, most: number): number
  /** One of `choices`; undefined where nothing is set. Throws BadSetting for another. */
  oneOf<T extends string>(name: SettingName, choices: readonly T[]): T | undefined
  /** What stands between commas. */
  list(name: SettingName): string[]
}

export function readerOf(env: Environment): Reader {
  const text = (name: SettingName): string =>
    env[name]?.trim() || settings.find((setting) => setting.name === name)!.default
  return {
    text,
    maybe: (name) => text(name) || undefined,
    on: (name) => ['1', 'true', 'yes'].includes(text(name).toLowerCase()),
    whole(name, least, most) {
      const value = Number(text(name))
      if (Number.isInteger(value) && value >= least && value <= most) return value
      throw new BadSetting(
        `${name} must be a whole number from ${least} to ${most}, and it is ‘${text(name)}’.`,
      )
    },
    oneOf(name, choices) {
      const value = text(name)
      if (value === '') return undefined
      const found = choices.find((choice) => choice === value)
      if (found !== undefined) return found
      throw new BadSetting(`${name} must be one of ${choices.join(', ')}, and it is ‘${value}’.`)
    },
    list: (name) =>
      text(name)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
  }
}
