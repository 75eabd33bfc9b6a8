import type en from '../../en/selling/variants'

export default {
  title: 'Pilihan',
  lead: 'Ada pelbagai saiz atau warna? Namakan sehingga dua pilihan; setiap gabungan ada harga dan stok sendiri.',
  name0: 'Pilihan pertama',
  name1: 'Pilihan kedua',
  nameHint0: 'Contohnya: Saiz',
  nameHint1: 'Contohnya: Warna',
  values0: 'Nilai pilihan pertama',
  values1: 'Nilai pilihan kedua',
  valuesHint: 'Pisahkan dengan koma: S, M, L',
  update: 'Kemas kini jadual',
  tableLead: 'Satu baris bagi setiap gabungan. Gabungan yang tiada lagi dalam jadual tidak boleh dibeli.',
  of: '{{label}} bagi {{name}}',
  inTable: 'Harga dan stok ada dalam jadual pilihan di bawah.',
} satisfies Record<keyof typeof en, string>
