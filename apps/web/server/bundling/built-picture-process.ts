import { fileURLToPath } from 'node:url'

/** Where unit tests have it: there it finds sharp. */
export const PICTURE_PROCESS = fileURLToPath(
  new URL('../../../../packages/api/node_modules/.cache/picture-process.mjs', import.meta.url),
)
