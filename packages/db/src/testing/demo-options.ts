import { BANNER_COUNT, GOODS, STORES } from '../seed'
import type { DemoOptions } from '../seed/demo'

const picture = (key: string) => ({ key, width: 960, height: 960, blur: '' })
const file = (index: number) => ({
  name: `good-${index}.pdf`,
  key: `key-${index}`,
  bytes: 100 + index,
  sha256: '0'.repeat(64),
  kind: 'application/pdf',
})

/** What the demo market is made from, without its pictures and files. */
export const demoOptions = (now: number): DemoOptions => ({
  now,
  passwordHash: 'hash',
  pictures: GOODS.map((_, index) => [picture(`demo-${index}-0`), picture(`demo-${index}-1`)]),
  customerPhotos: GOODS.map((_, index) => (index % 3 === 0 ? [picture(`review-demo-${index}-0`)] : [])),
  files: GOODS.map(({ isVirtual }, index) => (isVirtual ? [file(index)] : [])),
  logos: STORES.map(({ slug }) => picture(`store-${slug}`)),
  banners: Array.from({ length: BANNER_COUNT }, (_, index) => picture(`banner-${index}`)),
  seal: (accountNumber: string, userId: string) => `${userId}:${accountNumber}`,
})
