import { describe, expect, it, test } from 'vitest'
import { callerAddress, countedAddress, networkOf } from './caller.ts'

test.each([
  ['nobody in between', null, 0, '10.0.0.9'],
  ['a header without a proxy of ours', '1.1.1.1', 0, '10.0.0.9'],
  ['one proxy', '7.7.7.7', 1, '7.7.7.7'],
  ['one proxy, and what the caller wrote', '1.1.1.1, 2.2.2.2, 7.7.7.7', 1, '7.7.7.7'],
  ['two proxies, and what the caller wrote', '1.1.1.1, 7.7.7.7, 10.0.0.2', 2, '7.7.7.7'],
  ['one proxy that says nothing', '', 1, '10.0.0.9'],
  ['fewer entries than proxies', '7.7.7.7', 2, '7.7.7.7'],
  ['empty entries', ' , 7.7.7.7 ,', 1, '7.7.7.7'],
])('the caller behind %s', (_, forwarded, proxies, address) => {
  expect(callerAddress(forwarded, '10.0.0.9', proxies)).toBe(address)
})

test.each([
  ['7.7.7.7', '7.7.7.7'],
  ['::ffff:7.7.7.7', '7.7.7.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:db8:5:6::9', '2001:db8:5'],
    ['2001:0DB8::9', '2001:db8:0'],
    ['1::4:5:6:7:8', '1:0:0'],
    ['::1', '0:0:0'],
    ['', ''],
    ['somewhere', ''],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
