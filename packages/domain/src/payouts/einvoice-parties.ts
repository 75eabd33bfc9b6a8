import type { Sen } from '../kernel/money'
import type { Operator } from '../platform/operator'
import { taxCountryCode } from './tax-countries'
import { GENERAL_PUBLIC, NO_STATE, NONE, type TaxDetails, taxNumbers, taxStateCode } from './tax-details'
import type { TaxIdKind } from './tax-id-kinds'
import type { Taxpayer } from './taxpayer'

/** The industry of a person who does no business. */
const NO_MSIC = '00000'

/** A supplier or a buyer of an e-invoice. Null is what this market does not know. */
export interface EInvoiceParty {
  name: string
  tin: string | null
  registration: string | null
  registrationType: TaxIdKind | null
  /** For sales and service tax, and for tourism tax; "NA" for who is not registered. */
  sst: string
  ttx: string
  /** Of the industry, as the tax authority lists them, and what the business does in words; of suppliers. */
  msic: string | null
  activity: string | null
  address: string | null
  city: string | null
  postcode: string | null
  /** The tax authority's code. */
  state: string | null
  country: string
  email: string | null
  phone: string | null
}

/** Somebody with what they were charged or are paid in the month, in sen; below 0 when more was given back. */
export interface EInvoiceMember {
  userId: string
  name: string
  amount: Sen
  business: {
    name: string
    registration: string
    sstNumber: string | null
    address: string
    email: string
    phone: string
  } | null
  /** What the member has said for e-invoices. */
  details: (TaxDetails & { email: string; phone: string | null }) | null
}

const known = (text: string | null | undefined): string | null =>
  text == null || text.trim() === '' ? null : text

/** The new number of a company where both stand there: "202601000000 (1000000-X)". */
const registrationOf = (text: string | null | undefined): string | null =>
  /(?<!\d)\d{12}(?!\d)/.exec(text ?? '')?.[0] ?? known(text)

export const operatorParty = (operator: Operator, taxpayer: Taxpayer): EInvoiceParty => ({
  name: operator.name,
  tin: known(taxpayer.tin),
  registration: registrationOf(operator.registration),
  registrationType: known(operator.registration) === null ? null : 'BRN',
  sst: known(operator.sst) ?? NONE,
  ttx: NONE,
  msic: known(taxpayer.msic),
  activity: known(taxpayer.activity),
  address: known(operator.address),
  city: known(taxpayer.city),
  postcode: known(taxpayer.postcode),
  state: known(taxpayer.state),
  country: 'MYS',
  email: known(operator.email),
  phone: known(operator.phone),
})

/** Somebody else: what they have said for e-invoices, and what else is known of them in law. */
export function memberParty(
  role: 'supplier' | 'buyer',
  { name, business, details }: Pick<EInvoiceMember, 'name' | 'business' | 'details'>,
): EInvoiceParty {
  const registration = registrationOf(business?.registration)
  const numbers =
    details === null
      ? { tin: null, registration, registrationType: registration === null ? null : ('BRN' as const) }
      : taxNumbers(details, role)
  const isPerson = details !== null && details.idKind !== 'BRN'
  return {
    name: details?.name ?? business?.name ?? name,
    ...numbers,
    sst: known(details?.sstNumber) ?? known(business?.sstNumber) ?? NONE,
    ttx: NONE,
    // A person who is paid without being in business has no industry.
    msic: known(details?.msic) ?? (isPerson && business === null ? NO_MSIC : null),
    activity: known(details?.activity) ?? (isPerson && business === null ? NONE : null),
    address: known(details?.line) ?? known(business?.address),
    city: known(details?.city),
    postcode: known(details?.postcode),
    state: details === null ? null : taxStateCode(details.state),
    country: details === null ? 'MYS' : taxCountryCode(details.country),
    email: known(business?.email) ?? known(details?.email),
    phone: known(business?.phone) ?? known(details?.phone),
  }
}

/** All buyers who asked for no e-invoice of their own. */
export const generalPublic: EInvoiceParty = {
  ...GENERAL_PUBLIC,
  registration: NONE,
  registrationType: 'BRN',
  sst: NONE,
  ttx: NONE,
  msic: null,
  activity: null,
  address: NONE,
  city: NONE,
  postcode: null,
  state: NO_STATE,
  country: 'MYS',
  email: null,
  phone: NONE,
}

/** What an e-invoice needs of a party; the industry only of suppliers. An email may be left out. */
const NEEDED = ['name', 'tin', 'registration', 'address', 'city', 'state', 'phone'] as const
const NEEDED_OF_SUPPLIERS = [...NEEDED, 'msic', 'activity'] as const

export const missingOf = (role: 'supplier' | 'buyer', party: EInvoiceParty): string[] =>
  (role === 'supplier' ? NEEDED_OF_SUPPLIERS : NEEDED)
    .filter((field) => party[field] === null || party[field] === '')
    .map((field) => `${role}.${field}`)
