import type { Changes } from '@pasar/db'

/** Of a commit that changed nothing that pages show. */
export const NO_CHANGES: Changes = {
  items: new Set(),
  stores: new Set(),
  figures: new Set(),
  lists: false,
  catalogue: false,
  banners: false,
  blog: false,
  settings: false,
  everything: false,
}
