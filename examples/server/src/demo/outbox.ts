import { desc } from 'drizzle-orm'
import { outbox } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { escapeHtml, plainPage } from '../http/html.ts'

/** How many letters and messages are shown. */
const shown = 200

/** `GET /demo/outbox/`: mail and text messages in place of the world outside, newest first; a page, or JSON by Accept. */
export async function answerOutbox(request: Request, db: Db, nonce: string): Promise<Response> {
  const letters = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown)
  if (!(request.headers.get('Accept') ?? '').includes('text/html')) return Response.json(letters)
  const articles = letters.map(
    ({ channel, recipient, subject, body, created_at }) =>
      `<article><h2>${escapeHtml(subject || channel)}</h2><p>${channel} · ${escapeHtml(recipient)} · <time>${created_at.toISOString()}</time></p><pre>${linked(body)}</pre></article>`,
  )
  const page = plainPage('Outbox', articles.join('') || '<p>Nothing was sent yet.</p>', nonce)
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

const linked = (body: string) =>
  escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
