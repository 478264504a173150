import type { PageHref } from '@homecare/sdk/addresses'
import type { Config } from './config.ts'

/** A page of the product as letters name it: one that does not exist does not compile. */
export const pageUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, href: PageHref): string => publicUrl + href
