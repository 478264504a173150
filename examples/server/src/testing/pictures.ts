import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures that tests upload. */

/** A sharp, well-lit picture: noise. */
export function noise(width: number, height: number, brightness = 128) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: brightness, sigma: 30 },
    },
  })
}

/** A PNG of a few bytes that claims to be this large. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG that is whole, of one pixel; `size` bytes long where that is asked for. */
export function smallPng(size?: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(1, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = (more: number) => [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat([deflateSync(Buffer.alloc(4)), Buffer.alloc(more)])),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const shortest = Buffer.concat(parts(0)).length
  return new Uint8Array(Buffer.concat(parts(size === undefined ? 0 : size - shortest)))
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
