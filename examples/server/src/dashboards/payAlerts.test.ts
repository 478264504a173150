import { getOwnDay } from '@homecare/sdk/dashboards'
import { addBankAccount } from '@homecare/sdk/payments'
import { beforeEach, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
let connection: number
const { marisol, card, handedIn, pay, settled, payoutAccount } = moneyWorld(server, () => connection)

beforeEach(async () => {
  server.change()
  connection = await someWork(server)
})

it('pay that waits is asked for by what is missing: an account, then who its caregiver is', async () => {
  const alerts = async () =>
    (await (await marisol()).call(getOwnDay)).alerts
      .map(({ kind }) => kind)
      .filter((kind) => ['pay_waits', 'identity_missing', 'account_missing'].includes(kind))
  await card()
  await pay(await handedIn())
  await settled()
  expect(await alerts()).toEqual(['pay_waits'])
  await (await marisol()).call(addBankAccount, { body: { token: 'btok_us_verified' } })
  await settled()
  expect(await alerts()).toEqual(['identity_missing'])
  await payoutAccount()
  expect(await alerts()).toEqual([])
})
