import type { PartnerSettings } from '@homecare/sdk/partners'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { ofUser } from './account.ts'

/**
 * Business partners who refer families, and how their landing pages and framed sign-ups look.
 * `allowed_views` is null for the default list. The slogans are written by staff alone.
 */
export const partners = pgTable('partners', {
  code: text('code').primaryKey(),
  id: integer('id').notNull().unique('partners_id').generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  allowed_views: text('allowed_views').array(),
  logo_image: text('logo_image'),
  lead_source: text('lead_source').notNull().default(''),
  is_landing_page: boolean('is_landing_page').notNull().default(true),
  is_active: boolean('is_active').notNull().default(true),
  phone_number: text('phone_number'),
  slogan_html: text('slogan_html').notNull().default(''),
  /** Empty: the English one stands in Spanish too. */
  slogan_html_es: text('slogan_html_es').notNull().default(''),
  /** What its members have to know, in both languages. */
  welcome: jsonb('welcome').$type<PartnerSettings['welcome']>(),
})

/** What came in by partners' short forms; `user_id` is the account that was made or known. */
export const partnerSignups = pgTable(
  'partner_signups',
  {
    id: id(),
    partner_code: text('partner_code')
      .notNull()
      .references(() => partners.code),
    user_id: ofUser(),
    form_name: text('form_name'),
    phone: text('phone'),
    zip_code: text('zip_code'),
    member_id: text('member_id'),
    message: text('message'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('partner_signups_partner').on(t.partner_code), index('partner_signups_user').on(t.user_id)],
)
