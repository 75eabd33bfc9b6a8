import type { Address } from '@pasar/domain'

/** Where tests have things sent, and the processes they kill, which have no test runner. */
export const ADDRESS: Address = {
  fullName: 'Daniel Wong',
  phone: '+60198765432',
  line1: '8 Jalan Ampang',
  line2: '',
  city: 'Kuala Lumpur',
  postcode: '50450',
  state: 'kul',
  country: 'MY',
}
