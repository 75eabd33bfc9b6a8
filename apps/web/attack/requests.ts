import { type Got, type Sent, send } from '../e2e/testing/own-requests'
import type { OwnServer } from '../e2e/testing/own-server'
import type { Exchange } from './report'

/** Sends a request and keeps what was sent beside what came. A connection that breaks is an answer with status 0. */
export async function exchange(
  server: Pick<OwnServer, 'port' | 'url'>,
  path: string,
  sent: Sent = {},
): Promise<Exchange> {
  try {
    return { path, sent, got: await send(server, path, sent) }
  } catch (error) {
    return { path, sent, got: { status: 0, headers: {}, text: String(error) } satisfies Got }
  }
}

/** Of a form as pages send them. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

export interface FilePart {
  name: string
  fileName: string
  type: string
  bytes: Buffer
}

const BOUNDARY = '----attack-boundary-7d1f'

/** A form with files, as browsers send it. */
export function makeMultipart(
  fields: Readonly<Record<string, string>>,
  files: readonly FilePart[] = [],
): { body: Buffer; headers: Record<string, string> } {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => ({
      head: `Content-Disposition: form-data; name="${name}"`,
      bytes: Buffer.from(value),
    })),
    ...files.map(({ name, fileName, type, bytes }) => ({
      head: `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
      bytes,
    })),
  ]
  const body = Buffer.concat([
    ...parts.flatMap(({ head, bytes }) => [
      Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}
