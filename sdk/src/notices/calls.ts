import {
  boolean,
  enums,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { noticeKinds } from '../vocabulary/notices/catalogue.js'
import { noticeDeeds, noticeLinkStates } from './deeds.js'

/** What a browser needs to ask for notices on this device: the key that the server signs with, null where it has none. */
export const PushOffer = type({ public_key: nullable(string()), devices: number() })
export type PushOffer = Infer<typeof PushOffer>
/** Whether this server can make devices ring, and how many of the caller's it would. */
export const getPushOffer = call('GET /v1/notices/devices/', { out: PushOffer, extension: true })

const address = size(string(), 1, 1000)
/** Has a device ring for the caller's notices: the subscription as its browser made it. Again is once. */
export const addPushDevice = call(
  'POST /v1/notices/devices/',
  {
    in: object({ endpoint: address, p256dh: size(string(), 80, 100), auth: size(string(), 16, 40) }),
    out: PushOffer,
    extension: true,
    repeatable: true,
  },
  {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/an-example',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
)
/** Has a device ring no more. */
export const removePushDevice = call(
  'POST /v1/notices/devices/remove/',
  { in: object({ endpoint: address }), out: PushOffer, extension: true, repeatable: true },
  { body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/an-example' } },
)

/** The shift that a link is about. Instants; cents an hour. */
export const NoticeShift = type({
  facility: string(),
  start: string(),
  end: string(),
  time_zone: string(),
  rate: number(),
})
export type NoticeShift = Infer<typeof NoticeShift>

/**
 * What a link of a notice does, before it is done: one of `noticeDeeds`, with the shift or the kind of notice that it is
 * about. Only a link whose `state` is `open` does anything, and only such a one says what it is about.
 */
export const NoticeLink = type({
  deed: enums(noticeDeeds.ids),
  state: enums(noticeLinkStates),
  shift: nullable(NoticeShift),
  kind: nullable(enums(noticeKinds.ids)),
})
export type NoticeLink = Infer<typeof NoticeLink>

/** What a link of a notice would do; looking changes nothing. `notFound` for one that never was. */
export const getNoticeLink = call(
  'GET /v1/notices/links/:token/',
  { out: NoticeLink, extension: true },
  { token: 'a-b' },
)
/**
 * Does the one deed of a link, without a session and without beginning one. A second time, too late, or once the deed can be
 * done no more, nothing is done and `state` says why.
 */
export const answerNoticeLink = call(
  'POST /v1/notices/links/:token/',
  { out: type({ done: boolean(), state: enums(noticeLinkStates) }), extension: true },
  { token: 'a-b' },
)
