import type en from '../../en/stores/feeds'

export default {
  title: 'Suapan produk',
  lead: 'Berikan alamat ini kepada Google Merchant Center dan Meta (Facebook dan Instagram). Mereka akan mengambil barang anda dari situ secara automatik.',
  google: 'Untuk Google Merchant Center',
  meta: 'Untuk katalog Meta',
  copy: 'Salin alamat',
  copyOf: 'Salin alamat: {{name}}',
  copied: 'Alamat disalin',
  notCopied: 'Alamat tidak dapat disalin. Pilih dan salin sendiri.',
  which:
    'Suapan mengandungi barang berharga tetap yang sedang dijual dan mempunyai gambar; muat turun hanya untuk Google. Perubahan terus masuk ke dalamnya; Google dan Meta mengambilnya beberapa kali sehari.',
} satisfies typeof en
