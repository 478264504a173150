import type { AddressTable } from './row.js'

const open = { who: 'anyone', public: true } as const

/** Ways in for partners: their frames, their short forms, and the landing pages that the documents name. */
export const partnerAddresses = {
  '/embed/signup': { who: 'anyone' },
  '/embed/signup/:step': { who: 'anyone' },
  '/employers': { ...open, listed: true },
  '/partners/:partnerCode/:formName': { who: 'visitors' },
  '/schools/:country/:state/:city/:entityCode': open,
  '/aarp': open,
  '/getcare': open,
  '/findcare': open,
  '/aarpmedsupp': open,
  '/uhcvais': open,
  '/aarpadvantage': open,
  '/aarpadvantages': open,
  '/aarpbenefits': open,
  '/aarp2019': open,
  '/clthah': open,
  '/insurer-demo': open,
} as const satisfies AddressTable
