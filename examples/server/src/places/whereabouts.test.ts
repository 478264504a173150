import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locateByIp } from '@homecare/sdk/places'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smallWorld } from '../testing/world.ts'

const asked: (string | undefined)[] = []
let answer: unknown
let service: Server
let origin: string
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((closed) => void service.close(() => closed())))

const server = smallWorld(() => ({
  IP_LOCATION_URL: `${origin}/{ip}`,
  LOOKUP_PATIENCE_MS: '60000',
  TRUST_PROXY: '1',
}))
beforeEach(() => {
  asked.length = 0
  answer = { latitude: '37.77', longitude: -122.42 }
})
const whereIs = async (ip: string, query = '') => {
  const response = await server.fetch(`/v1/location_from_ip/${query}`, { headers: { 'X-Forwarded-For': ip } })
  return ((await response.json()) as { data?: unknown }).data
}
const nowhere = { latitude: null, longitude: null }

test('a caller is where the service says of their own address, and of no other', async () => {
  expect(await whereIs('203.0.113.9')).toEqual({ latitude: 37.77, longitude: -122.42 })
  expect(await whereIs('203.0.113.9', '?ip_address=203.0.113.77')).toBeUndefined()
  expect(asked).toEqual(['/203.0.113.9'])
})

test('staff ask of any address; caregivers and families of their own alone', async () => {
  const query = { ip_address: '203.0.113.77' }
  for (const who of ['caregiver', 'family'] as const)
    await expect((await server.as(who)).call(locateByIp, { query })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  expect(await (await server.as('staff')).call(locateByIp, { query })).toMatchObject({ latitude: 37.77 })
  expect(asked).toEqual(['/203.0.113.77'])
})

test('nobody is asked of a private address, and what is no point is no place', async () => {
  for (const ip of ['10.1.2.3', '192.168.1.7', '127.0.0.1']) expect(await whereIs(ip)).toEqual(nowhere)
  expect(asked).toEqual([])
  for (const said of [{}, { latitude: 91, longitude: 0 }, { latitude: 'x', longitude: 1 }, null]) {
    answer = said
    expect(await whereIs('203.0.113.9')).toEqual(nowhere)
  }
})
