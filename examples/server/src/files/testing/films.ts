import { place } from '../../testing/placedPhoto.ts'

/** A box of a film: its length, its name of four letters, and what is in it. */
export function box(name: string, ...inside: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    inside.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A film as a telephone writes it, with where it was taken in every place that has one. */
export function filmOfAPlace(kind: 'mp4' | 'mov', pictures = 'pictures'): Buffer {
  const keys = box(
    'meta',
    box('keys', 'com.apple.quicktime.location.ISO6709'),
    box('ilst', `+37.80-122.27/${place}`),
  )
  const words = box('udta', box('\xa9xyz', `+37.8043-122.2711/${place}`), box('loci', place))
  return Buffer.concat([
    kind === 'mp4' ? box('ftyp', 'isom\0\0\0\x01isommp42') : box('ftyp', 'qt  \0\0\0\x01qt  '),
    box('moov', box('mvhd', 'head'), words, keys, box('trak', box('tkhd', 'track'), box('udta', place))),
    box('uuid', place),
    box('mdat', pictures),
  ])
}
