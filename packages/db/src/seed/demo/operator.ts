import { OPERATOR_SETTING, type Operator } from '@pasar/domain'
import type { SeedWriter } from '../writer'

/** Made up: no such company, number or mailbox exists. */
const OPERATOR: Operator = {
  name: 'Pasar Contoh Digital Sdn. Bhd.',
  registration: '202601000000 (1000000-X)',
  sst: '',
  address: 'Level 8, Menara Contoh, 1 Jalan Contoh, 50450 Kuala Lumpur, Malaysia',
  email: 'hello@pasar.test',
  phone: '+60300000000',
}

/** Who the terms and invoices of the demonstration name. */
export function writeOperator(writer: SeedWriter, now: number): void {
  for (const [field, value] of Object.entries(OPERATOR))
    writer.insert('settings', {
      name: OPERATOR_SETTING[field as keyof Operator],
      value,
      updated_at: now,
    })
}
