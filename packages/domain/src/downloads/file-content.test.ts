import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_EXTENSIONS } from './downloads'
import { FILE_HEAD_BYTES, isNamedRight } from './file-content'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const entry = bytes('PK\u0003\u0004', Array<number>(26).fill(0))
const GOOD: Record<string, Uint8Array> = {
  pdf: bytes('%PDF-1.7\n'),
  epub: bytes(Array.from(entry), 'mimetypeapplication/epub+zipPK'),
  zip: bytes(Array.from(entry), 'a.txt'),
  txt: new TextEncoder().encode('Resipi: 糕点\r\n\tAgar-agar'),
  csv: bytes('a;b\r\n\xa3\xe9\r\n'),
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0]),
  jpeg: bytes([0xff, 0xd8, 0xff, 0xdb]),
  png: bytes([0x89], 'PNG\r\n\u001a\n'),
  webp: bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '),
  mp3: bytes('ID3', [4, 0]),
  m4a: bytes([0, 0, 0, 32], 'ftypM4A '),
  wav: bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt '),
  mp4: bytes([0, 0, 0, 32], 'ftypisom'),
  ttf: bytes([0, 1, 0, 0, 0, 12]),
  otf: bytes('OTTO', [0, 12]),
  woff: bytes('wOFF', [0, 1]),
  woff2: bytes('wOF2', [0, 1]),
}
const PROGRAM = bytes('MZ\u0090\u0000\u0003\u0000')

describe('isNamedRight', () => {
  it.each(FILE_EXTENSIONS)('knows %s by its first bytes', (extension) => {
    expect(isNamedRight(`a.${extension}`, GOOD[extension] ?? new Uint8Array(0))).toBe(true)
    expect(isNamedRight(`a.${extension}`, PROGRAM)).toBe(false)
  })

  it('knows one by its frames, and texts of other encodings', () => {
    expect(isNamedRight('a.mp3', bytes([0xff, 0xfb, 0x90, 0x64]))).toBe(true)
    expect(isNamedRight('a.csv', bytes([0xff, 0xfe, 0x61, 0]))).toBe(true)
  })

  it('takes none for another', () => {
    for (const [extension, head] of [
      ['pdf', GOOD.zip],
      ['epub', GOOD.zip],
      ['mp4', GOOD.png],
      ['webp', GOOD.wav],
      ['jpg', bytes('<svg onload=alert(1)>')],
      ['exe', PROGRAM],
      ['html', bytes('<!doctype html>')],
    ] as const)
      expect(isNamedRight(`a.${extension}`, head ?? PROGRAM), extension).toBe(false)
  })

  it('answers for any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: FILE_HEAD_BYTES }),
        fc.constantFrom(...FILE_EXTENSIONS),
        (head, extension) => {
          expect(typeof isNamedRight(`a.${extension}`, head)).toBe('boolean')
        },
      ),
    )
  })
})
