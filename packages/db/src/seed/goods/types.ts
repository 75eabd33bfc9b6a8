import type { ServicePlace } from '@pasar/domain'

export interface DemoStore {
  slug: string
  name: string
  ownerName: string
  city: string
  /** three-letter lower-case code of a Malaysian state, '' abroad */
  state: string
  /** two-letter country code */
  country: string
  description: string
  /** file name without extension in the emoji package */
  emoji: string
}

export interface DemoVariant {
  name: string
  /** only when it differs from the price of the good */
  priceSen?: number
  stock: number
}

export type DemoCondition = 'new' | 'like_new' | 'used'

export interface DemoService {
  place: ServicePlace
  area: string
}

export interface DemoGood {
  title: string
  /** file name without extension in the emoji package */
  emoji: string
  category: string
  /** slug of a DemoStore */
  store: string
  /** start price when it is an auction */
  priceSen: number
  originalPriceSen?: number
  /** safe Markdown */
  description: string
  condition: DemoCondition
  weightG: number
  lengthCm: number
  widthCm: number
  heightCm: number
  /** sum of the variants where there are any */
  stock: number
  baseShippingSen: number
  isVirtual?: boolean
  /** where a service takes place, and its area */
  service?: DemoService
  auction?: true
  variants?: DemoVariant[]
}

/** A good as it is written down in the lists: short, and with the emoji itself. */
export interface GoodRow {
  title: string
  emoji: string
  store: string
  sen: number
  /** the price before, when it is on offer */
  was?: number
  /** of a service: where it takes place, and its area */
  at?: readonly [place: ServicePlace, area: string]
  /** weight in g; length, width, height in cm. Without a box the good is virtual, or a service. */
  box?: readonly [number, number, number, number]
  /** left out when `options` say it */
  stock?: number
  condition?: DemoCondition
  auction?: true
  /** name, stock, and the price in sen where it differs */
  options?: readonly (readonly [name: string, stock: number, sen?: number])[]
  text: string
}
