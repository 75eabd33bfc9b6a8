/** A file that does harm where it is read, served or decoded without care. */
export interface Hostile {
  name: string
  type: string
  bytes: Buffer
}
