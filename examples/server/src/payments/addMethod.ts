import { mandateVersion, type MethodPurpose } from '@homecare/sdk/payments'
import { methodTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { SessionUser } from '../people/session.ts'
import { carryOut } from '../provider/carryOut.ts'
import type { PaymentProvider, ProviderMethod } from '../provider/provider.ts'
import { refuse } from '../refusals/refuse.ts'
import { paymentMethods, type Mandate } from '../tables/money/payments.ts'
import { customerOf, payeeOf } from './customers.ts'
import { said } from './failing.ts'
import { keepDefault, lockMethods, makeDefault, type MethodRow } from './methodRows.ts'
import { columnsOf } from './settleSetup.ts'

interface Adding {
  readonly deps: Pick<Deps, 'db' | 'mail' | 'config'>
  readonly provider: PaymentProvider
  readonly user: SessionUser
  readonly now: number
}

/** A card or an account that pays, by the setup that the provider's field has filled. */
export async function addByToken(
  { deps: { db }, provider, user, now }: Adding,
  {
    kind,
    token,
    mandate,
    wantsDefault,
  }: {
    readonly kind: MethodRow['kind']
    readonly token: string
    readonly mandate: Mandate | null
    readonly wantsDefault: boolean
  },
  behind: (tx: Tx, row: MethodRow) => Promise<void> = async () => undefined,
): Promise<MethodRow> {
  if (!/^seti_\w{8,100}$/.test(token)) throw refuse.invalid({ token: [words.tokenUnknown] })
  const customer = await customerOf(db, provider, user, now)
  const found = await said(provider.readMethod(token))
  requireOwn(found, customer, kind)
  return db.transaction(async (tx) => {
    await lockMethods(tx, user.id)
    const [known] = await tx.select().from(paymentMethods).where(eq(paymentMethods.setup_ref, token))
    if (known && known.user_id !== user.id) throw refuse.invalid({ token: [words.tokenUnknown] })
    if (known) return known
    await refuseKnown(tx, user.id, 'pay', found.method?.fingerprint ?? null)
    const [row] = await tx
      .insert(paymentMethods)
      .values({
        ...{ user_id: user.id, kind, purpose: 'pay', setup_ref: token, mandate, created_at: new Date(now) },
        ...columnsOf(found, now),
      })
      .returning()
    if (wantsDefault && row!.state === 'verified') await makeDefault(tx, row!)
    else await keepDefault(tx, user.id, 'pay', row)
    await behind(tx, row!)
    return row!
  })
}

/** A setup is somebody's own, of the kind that was asked, and done as far as a page can do it. */
function requireOwn(
  { customer: whose, method, state }: ProviderMethod,
  customer: string,
  kind: string,
): void {
  if (whose !== customer || (method && method.kind !== kind))
    throw refuse.invalid({ token: [words.tokenUnknown] })
  if (state === 'asks') throw refuse.conflict(words.notFinished).because('not_finished')
  if (!method || state === 'failed') throw refuse.form(words.providerRefused).because('setup_failed')
}

/** The same card or account twice would be two to choose from, and none the wiser. */
async function refuseKnown(
  tx: Tx,
  userId: number,
  purpose: MethodPurpose,
  fingerprint: string | null,
): Promise<void> {
  if (fingerprint === null) return
  const same = and(
    eq(paymentMethods.user_id, userId),
    eq(paymentMethods.purpose, purpose),
    eq(paymentMethods.fingerprint, fingerprint),
    inArray(paymentMethods.state, ['pending', 'verified']),
  )
  if ((await tx.$count(paymentMethods, same)) > 0) throw refuse.conflict(words.already).because('already')
}

/** The account that somebody is paid to from now on, by the token that the provider's field made. */
export async function addPayoutAccount(
  { deps: { db }, provider, user, now }: Adding,
  { token, clientKey }: { readonly token: string; readonly clientKey: string | undefined },
): Promise<MethodRow> {
  if (!/^btok_\w{1,100}$/.test(token)) throw refuse.invalid({ token: [words.tokenUnknown] })
  const payee = await payeeOf(db, provider, user, now)
  const client_key = clientKey === undefined ? null : `add:${clientKey}`.slice(0, 200)
  return said(
    carryOut(db, {
      async begin(tx) {
        await lockMethods(tx, user.id)
        const [begun] = client_key === null ? [] : await byClientKey(tx, user.id, client_key)
        if (begun) return begun
        const [row] = await tx
          .insert(paymentMethods)
          .values({
            ...{ user_id: user.id, kind: 'bank', purpose: 'payout', state: 'begun', client_key },
            created_at: new Date(now),
          })
          .returning()
        return row!
      },
      ask: async (row) =>
        row.state === 'begun' ? provider.setPayoutAccount(row.attempt, payee, token) : null,
      async settle(tx, { id }, outcome) {
        const own = eq(paymentMethods.id, id)
        const [row] = await tx.select().from(paymentMethods).where(own).for('update')
        if (row!.state !== 'begun') return row!
        if ('failed' in outcome) {
          await tx
            .update(paymentMethods)
            .set({
              state: 'removed',
              removed_at: new Date(now),
              detached_at: new Date(now),
              failure: outcome.failed.code,
            })
            .where(own)
          return row!
        }
        const { ref, bankName, accountType, last4, fingerprint } = outcome.done!
        const [added] = await tx
          .update(paymentMethods)
          .set({
            ...{ state: 'verified', provider_ref: ref, bank_name: bankName, account_type: accountType },
            ...{ last4, fingerprint },
          })
          .where(own)
          .returning()
        // The provider pays to the one that was added last.
        await makeDefault(tx, added!)
        return { ...added!, is_default: true }
      },
    }),
  ).then((row) => {
    if (row.state !== 'verified') throw refuse.form(words.providerRefused).because('setup_failed')
    return row
  })
}

const byClientKey = (tx: Tx, userId: number, key: string) =>
  tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.user_id, userId), eq(paymentMethods.client_key, key)))

/** What somebody agrees to, as it is kept: refused where they have not, or to words of another version. */
export function mandateOf(
  given: { readonly version: string; readonly agreed: true } | undefined,
  from: { readonly ip: string; readonly request: Request },
  now: number,
): Mandate {
  if (!given) throw refuse.invalid({ mandate: [words.mandateNeeded] })
  if (given.version !== mandateVersion) throw refuse.invalid({ mandate: [words.mandateChanged] })
  return {
    ...{ version: given.version, agreed_at: new Date(now).toISOString(), address: from.ip },
    browser: (from.request.headers.get('User-Agent') ?? '').slice(0, 300),
  }
}
