import type { disputes } from '@pasar/domain/kernel/errors/disputes'

export default {
  CLAIM_NOT_POSSIBLE: 'Anda tidak boleh membuat tuntutan untuk ini sekarang.',
  CLAIM_EMPTY: 'Sila pilih barang yang terlibat.',
  CLAIM_DECIDED: '{{who}} telah pun memutuskan tuntutan ini.',
  CLAIM_MOVED: 'Tuntutan ini telah dikemas kini sejak anda membukanya.',
  CLAIM_AMOUNT: 'Sila isi jumlah yang kurang daripada tuntutan. Untuk semuanya, pilih bayaran balik penuh.',
  TOO_MANY_PICTURES: 'Sila pilih paling banyak {{rule.claimPhotos}} gambar.',
} satisfies Record<keyof typeof disputes, string>
