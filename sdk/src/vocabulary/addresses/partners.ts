import type { AddressTable } from './row.js'

const open = { who: 'anyone', public: true, place: null } as const

/** Ways in for partners: their frames, their short forms, and their landing pages: by code, some also by a
 * short address of their own. */
export const partnerAddresses = {
  '/embed/signup': { who: 'anyone', place: null, flow: true },
  '/embed/signup/:step': { who: 'anyone', place: null, flow: true },
  '/employers': { ...open, listed: true },
  '/partners/:partnerCode': open,
  '/partners/:partnerCode/:formName': { who: 'visitors', place: null, flow: true },
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
