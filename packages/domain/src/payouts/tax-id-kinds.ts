/** What somebody is known by at the tax authority, beside the TIN, as its list names it. */
export const TAX_ID_KINDS = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'] as const
export type TaxIdKind = (typeof TAX_ID_KINDS)[number]
