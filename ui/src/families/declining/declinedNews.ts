import type { ApplicantAnswer, Declined } from '@homecare/sdk/families'
import { signal, type Signal } from '@preact/signals-core'
import { useEffect } from 'react'
import { useApp, type App } from '../../frame/app'
import { oneOf, scopeKey } from '../../frame/scope'

/** That somebody was declined in the dialog, for the page beneath; null once a page has taken it in. */
interface DeclinedNews {
  readonly of: Declined
  readonly answer: ApplicantAnswer
}

const key = scopeKey<Signal<DeclinedNews | null>>()

/** The place of the news. */
export const declinedNews = (app: App) => oneOf(app, key, () => signal<DeclinedNews | null>(null))

/** Hears of who was declined while the page stands; what `take` answers true to is taken in, and told to nobody else. */
export function useDeclinedNews(take: (news: DeclinedNews) => boolean): void {
  const news = declinedNews(useApp())
  useEffect(() =>
    news.subscribe((told) => {
      if (told && take(told)) news.value = null
    }),
  )
}
