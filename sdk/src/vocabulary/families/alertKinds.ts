import { dayMs } from '../../kit/constants.js'
import type { Sayable, Text } from '../../kit/text.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import type { BarPlace } from '../addresses/bar.js'
import type { PageHref } from '../addresses/href.js'

/**
 * What a dashboard points out, the most urgent first. The label says where its link leads, the tone how its row is drawn;
 * `place` is where in the bar it is answered, for what waits. The documents name the alerts only: the kinds are ours.
 */
export const alertKinds = catalogue([
  {
    id: 'license_expired',
    label: ['Enter the new date', 'Escribir la fecha nueva'],
    tone: 'bad',
    place: 'me',
  },
  { id: 'document_expired', label: ['See the document', 'Ver el documento'], tone: 'bad', place: 'me' },
  { id: 'deposit_failed', label: ['Use another account', 'Usar otra cuenta'], tone: 'bad', place: 'me' },
  { id: 'offer_waiting', label: ['Read and answer', 'Leer y contestar'], tone: 'good', place: 'work' },
  { id: 'hours_waiting', label: ['Check the hours', 'Revisar las horas'], tone: 'warn', place: 'care' },
  { id: 'offer_declined', label: ['See the answer', 'Ver la respuesta'], tone: 'warn', place: 'care' },
  { id: 'signup_unfinished', label: ['Continue', 'Continuar'], tone: 'warn', place: 'find' },
  { id: 'phone_unverified', label: ['Verify it', 'Verificarlo'], tone: 'warn', place: 'me' },
  { id: 'email_unverified', label: ['Verify it', 'Verificarlo'], tone: 'warn', place: 'me' },
  { id: 'support_answered', label: ['Read the answer', 'Leer la respuesta'], tone: 'good', place: 'me' },
  { id: 'document_requested', label: ['Add it', 'Agregarlo'], tone: 'warn', place: 'me' },
  { id: 'agreement_unsigned', label: ['Read and sign', 'Leer y firmar'], tone: 'warn', place: 'work' },
  { id: 'pay_waits', label: ['Say where it goes', 'Indicar dónde llega'], tone: 'warn', place: 'me' },
  { id: 'identity_missing', label: ['See what is missing', 'Ver qué falta'], tone: 'warn', place: 'me' },
  { id: 'account_missing', label: ['Add your account', 'Agregar su cuenta'], tone: 'warn', place: 'me' },
  {
    id: 'fingerprinting_asked',
    label: ['Read and answer', 'Leer y contestar'],
    tone: 'info',
    place: 'work',
  },
  {
    id: 'license_expiring',
    label: ['Enter the new date', 'Escribir la fecha nueva'],
    tone: 'warn',
    place: 'me',
  },
  { id: 'profile_unfinished', label: ['See what is missing', 'Ver qué falta'], tone: 'warn', place: 'me' },
  { id: 'profile_hidden', label: ['See how it is going', 'Ver cómo va'], tone: 'warn' },
  { id: 'unread', label: ['Read messages', 'Leer los mensajes'], tone: 'info' },
  { id: 'unanswered', label: ['Answer', 'Responder'], tone: 'info' },
  { id: 'applicants', label: ['See who applied', 'Ver quién se postuló'], tone: 'good', place: 'find' },
  { id: 'next_steps', label: ['See what is left', 'Ver qué falta'], tone: 'info' },
  { id: 'review_wanted', label: ['Write a review', 'Escribir una reseña'], tone: 'info' },
  { id: 'photo_missing', label: ['Add a photo', 'Agregar una foto'], tone: 'info' },
  { id: 'about_missing', label: ['Introduce yourself', 'Presentarse'], tone: 'info' },
  { id: 'job_draft', label: ['See your jobs', 'Ver sus trabajos'], tone: 'info', place: 'find' },
])
export type AlertKind = IdOf<typeof alertKinds>

/**
 * The place of the bar where an alert is answered, which counts it; null for what is only advised, or waits for somebody
 * else, and for messages, which have a count of their own.
 */
export function alertPlace({ kind }: { readonly kind: string }): BarPlace | null {
  const known: { readonly place?: BarPlace } | undefined = alertKinds.find(kind)
  return known?.place ?? null
}

/** Whether an alert waits for its reader to do something. */
export const alertWaits = (alert: { readonly kind: string }): boolean => alertPlace(alert) !== null

/** An alert as the rules find it: words in no language yet. */
export interface FoundAlert {
  readonly kind: AlertKind
  /** The record that it is about; 0 for the person as a whole. */
  readonly about: number
  readonly title: Sayable
  readonly body: Sayable
  /** A page of the product. */
  readonly href: PageHref
  /** Since when, as an instant. */
  readonly created_at: string
}

/** The most urgent first, and among those of one kind the latest. */
export function byUrgency(alerts: readonly FoundAlert[]): FoundAlert[] {
  const rank = (alert: FoundAlert) => alertKinds.ids.indexOf(alert.kind)
  return alerts.toSorted((one, other) => rank(one) - rank(other) || latestFirst(one, other))
}

function latestFirst(one: FoundAlert, other: FoundAlert): number {
  if (one.created_at === other.created_at) return 0
  return one.created_at < other.created_at ? 1 : -1
}

/** A number of its own for each kind and record: the same at every load. */
export function alertId({ kind, about }: Pick<FoundAlert, 'kind' | 'about'>): number {
  return (alertKinds.ids.indexOf(kind) + 1) * 1_000_000_000 + about
}

/** How long an answer may take before a conversation is pointed out, in milliseconds. */
export const unansweredAfterMs = dayMs
/** How many unanswered conversations a dashboard names. */
export const unansweredShown = 2

/** A conversation in which the other has spoken last, and has been read. */
export interface Unanswered {
  readonly conversation_id: number
  /** 'Carol I.' */
  readonly name: string
  /** The instant of the last words. */
  readonly since: string
}

/** What both kinds of dashboard ask of the conversations. */
export interface MessageFacts {
  readonly unread: { readonly count: number; readonly latest: string } | null
  readonly unanswered: readonly Unanswered[]
}

/** The words by which messages are pointed out. */
export interface MessageWords {
  readonly unread: { readonly one: Text; readonly other: Text }
  readonly unreadBody: Text
  readonly unanswered: Text
  readonly unansweredBody: Text
}

/** What waits among the messages: those that are not read, and those that are not answered. */
export function messageAlerts({ unread, unanswered }: MessageFacts, words: MessageWords): FoundAlert[] {
  const alerts: FoundAlert[] = []
  if (unread) {
    const { count, latest } = unread
    alerts.push({
      kind: 'unread',
      about: 0,
      title: { text: count === 1 ? words.unread.one : words.unread.other, params: { count } },
      body: words.unreadBody,
      href: '/messages',
      created_at: latest,
    })
  }
  for (const { conversation_id, name, since } of unanswered) {
    alerts.push({
      kind: 'unanswered',
      about: conversation_id,
      title: { text: words.unanswered, params: { name } },
      body: words.unansweredBody,
      href: `/messages/${conversation_id}`,
      created_at: since,
    })
  }
  return alerts
}
