import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readKeyFile } from '../../platform/key-file'

/** Encrypts secrets, so that a copy of the database alone does not reveal them. */
export interface Vault {
  /** Encrypts a text. Decrypting it needs the same `owner`, so that one member's secret cannot be used for another. */
  seal(text: string, owner: string): string
  /** @throws Error when it was sealed with another key or for another owner */
  open(sealed: string, owner: string): string
  /** A digest of a short code, which could be guessed from a bare hash. */
  digest(code: string, owner: string): string
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const deriveKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `pasar ${purpose}`, 32))

export function openVault(dataDir: string): Vault {
  const key = Buffer.from(readKeyFile(dataDir, 'secrets.key'), 'hex')
  const sealKey = deriveKey(key, 'seal')
  const digestKey = deriveKey(key, 'digest')
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (code, owner) => createHmac('sha256', digestKey).update(`${owner}\n${code}`).digest('hex'),
  }
}
