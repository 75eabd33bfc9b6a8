import type { SeedBusiness } from '../businesses'
import type { SeedStore } from '../stores'

/** Every fourth seller is large enough for sales and service tax. */
const SST_EVERY = 4
const SST_BPS = 1_000

const STREETS = ['Jalan Merbau', 'Lorong Kenanga 2', 'Jalan Besar', 'Jalan Perusahaan 5', 'Taman Melati']

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** A number of the length that the companies commission gives out: year, kind, six digits. */
const registerNumber = (year: number, kind: '01' | '03', index: number): string =>
  `${year}${kind}${String((index * 7_919 + 104_729) % 1_000_000).padStart(6, '0')}`

/** Who the sellers of these stores are in law; of a seller with several stores the first counts. */
export function planBusinesses(stores: Iterable<SeedStore>): SeedBusiness[] {
  const businesses = new Map<string, SeedBusiness>()
  for (const store of stores) {
    const index = businesses.size
    if (businesses.has(store.sellerId)) continue
    const isCompany = index % 3 === 0
    const digits = String(32_000_017 + index * 1_113)
    businesses.set(store.sellerId, {
      sellerId: store.sellerId,
      name: isCompany ? `${store.name} Sdn. Bhd.` : `${store.name} Enterprise`,
      registration: registerNumber(2015 + (index % 10), isCompany ? '01' : '03', index),
      sst: index % SST_EVERY === 0 ? { number: `W10-1808-${digits}`, bps: SST_BPS } : null,
      address: `${3 + ((index * 5) % 90)}, ${STREETS[index % STREETS.length]}, ${store.city}, ${countries.of(store.country)}`,
      email: store.sellerEmail,
      phone: `+603${String(20_550_000 + index * 137)}`,
      from: store.createdAt,
    })
  }
  return [...businesses.values()]
}
