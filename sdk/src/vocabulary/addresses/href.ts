import type { Pattern } from './addresses.js'
import type { ProfileModalSegment } from './modals.js'

/**
 * A path of the product. What a pattern names an id is a number; any other name stands for any text. A literal that
 * names no page does not compile, and a template is checked by its parts: `/messages/${id}`.
 */
export type PagePath =
  | PathOf<Pattern>
  | `/caregiver/profile/${PathOf<ProfileModalSegment>}`
  // What the server answers itself, besides pages.
  | `/accounts/social/${string}`

/** A path of the product, with a query or a hash where there is one. */
export type PageHref = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`

/** A pattern, or what others lie below: `/help` of `/help/family`. */
export type PageOrAbove = AtOrAbove<Pattern>
type AtOrAbove<P extends string, Before extends string = ''> = P extends `/${infer Segment}/${infer Rest}`
  ? `${Before}/${Segment}` | AtOrAbove<`/${Rest}`, `${Before}/${Segment}`>
  : `${Before}${P}`

type PathOf<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? `${Value<Segment>}/${PathOf<Rest>}`
  : Value<P>
type Value<Segment extends string> = Segment extends `:${infer Name}`
  ? Name extends 'id' | `${string}Id` | `${string}_id`
    ? `${number}`
    : string
  : Segment
