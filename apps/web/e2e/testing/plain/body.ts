import { randomUUID } from 'node:crypto'
import type { Entry } from './fields'

/** A body of parts, as browsers write it. */
export function writeParts(entries: readonly Entry[]): { type: string; body: Buffer } {
  const boundary = `----plain${randomUUID()}`
  const quote = (text: string) => text.replace(/\r?\n/g, '%0D%0A').replaceAll('"', '%22')
  const parts = entries.map(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quote(name)}"`
    if (typeof value === 'string') return Buffer.from(`${head}\r\n\r\n${value}\r\n`)
    const file = `${head}; filename="${quote(value.name)}"\r\ncontent-type: ${value.mimeType}\r\n\r\n`
    return Buffer.concat([Buffer.from(file), value.buffer, Buffer.from('\r\n')])
  })
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}

export const toText = (value: Entry[1]): string => (typeof value === 'string' ? value : value.name)
