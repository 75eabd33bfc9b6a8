import { createCipheriv, createDecipheriv } from 'node:crypto'
import { makeRandomBytes } from '../../accounts/internal/random-bytes'
import { readKeyFile } from '../key-file'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps what a mail says unreadable for whoever has the database only. */
export interface Seal {
  close(mailId: string, text: string): Uint8Array
  /** @throws when the key is another one, or when the bytes were not sealed for this mail */
  open(mailId: string, sealed: Uint8Array): string
}

/** AES-256-GCM with a key that is stored beside the database. */
export function makeSeal(dataDir: string): Seal {
  const randomBytes = makeRandomBytes()
  const key = Buffer.from(readKeyFile(dataDir, 'mail.key'), 'hex')
  return {
    close: (mailId, text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(mailId),
      )
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open: (mailId, sealed) => {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(mailId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}
